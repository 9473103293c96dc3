/// The subviews of a container, in their order. iOS 18. As a view it shows all of them.
public struct SubviewsCollection {
  let source: SubviewSource
  let paths: [ViewListPath]
}

extension SubviewsCollection: RandomAccessCollection {
  /// A part of the collection.
  public typealias SubSequence = SubviewsCollectionSlice
  /// The position of the first subview.
  public var startIndex: Int { 0 }
  /// The position after the last subview.
  public var endIndex: Int { paths.count }
  /// The subview at a position.
  public subscript(index: Int) -> Subview { Subview(source: source, path: paths[index]) }
  /// The subviews at positions.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(base: self, bounds: bounds)
  }
}

@MainActor extension SubviewsCollection: View {
  /// All subviews.
  public var body: some View { ForEach(self) { $0 } }
}

extension SubviewsCollection: EquivalenceComparable {
  func isSame(as other: SubviewsCollection) -> Bool { source === other.source && paths == other.paths }
}
