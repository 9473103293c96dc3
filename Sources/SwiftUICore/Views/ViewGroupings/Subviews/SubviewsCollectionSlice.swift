/// Some of the subviews of a container. iOS 18. As a view it shows all of them.
public struct SubviewsCollectionSlice {
  let base: SubviewsCollection
  let bounds: Range<Int>

  init(base: SubviewsCollection, bounds: Range<Int>) {
    precondition(
      bounds.lowerBound >= base.startIndex && bounds.upperBound <= base.endIndex,
      "The subviews \(bounds) are not in a collection of \(base.count).")
    self.base = base
    self.bounds = bounds
  }
}

extension SubviewsCollectionSlice: RandomAccessCollection {
  /// A part of the collection.
  public typealias SubSequence = SubviewsCollectionSlice
  /// The position of the first subview.
  public var startIndex: Int { bounds.lowerBound }
  /// The position after the last subview.
  public var endIndex: Int { bounds.upperBound }
  /// The subview at a position.
  public subscript(index: Int) -> Subview { base[index] }
  /// The subviews at positions.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(base: base, bounds: bounds)
  }
}

@MainActor extension SubviewsCollectionSlice: View {
  /// All subviews of the slice.
  public var body: some View { ForEach(self) { $0 } }
}
