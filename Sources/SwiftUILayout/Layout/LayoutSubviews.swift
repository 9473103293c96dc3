/// The subviews of a layout, in order.
public struct LayoutSubviews: Equatable, RandomAccessCollection {
  /// A range of the subviews, with the same indices.
  public typealias SubSequence = LayoutSubviews
  /// A subview.
  public typealias Element = LayoutSubview
  /// A position, from 0.
  public typealias Index = Int
  /// The positions of all subviews.
  public typealias Indices = Range<Int>

  private let nodes: ContiguousArray<LayoutNode>
  let container: LayoutParent

  /// The direction of text in the container. Layouts compute as from left to right, and are mirrored afterwards where it is the other.
  public var layoutDirection: LayoutDirection
  /// The first position.
  public let startIndex: Int
  /// The position after the last.
  public let endIndex: Int

  init(of container: LayoutParent) { self.init(container.children, container, container.layoutDirection) }

  private init(
    _ nodes: ContiguousArray<LayoutNode>, _ container: LayoutParent, _ direction: LayoutDirection,
    _ range: Range<Int>? = nil
  ) {
    self.nodes = nodes
    self.container = container
    layoutDirection = direction
    (startIndex, endIndex) = (range?.lowerBound ?? 0, range?.upperBound ?? nodes.count)
  }

  /// The subview at a position.
  public subscript(index: Int) -> LayoutSubview {
    precondition(index >= startIndex && index < endIndex, "Index \(index) is outside of \(startIndex)..<\(endIndex).")
    return LayoutSubview(node: nodes[index])
  }

  /// The subviews in a range, with the same indices.
  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    precondition(
      bounds.lowerBound >= startIndex && bounds.upperBound <= endIndex,
      "Range \(bounds) is outside of \(startIndex)..<\(endIndex).")
    return LayoutSubviews(nodes, container, layoutDirection, bounds)
  }

  /// The subviews at these positions, with indices from 0.
  public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
    LayoutSubviews(ContiguousArray(indices.map { self[$0].node }), container, layoutDirection)
  }

  /// Whether both have the same subviews in the same order, and the same direction.
  public static func == (lhs: LayoutSubviews, rhs: LayoutSubviews) -> Bool {
    lhs.layoutDirection == rhs.layoutDirection && lhs.elementsEqual(rhs)
  }
}

@available(*, unavailable) extension LayoutSubviews: Sendable {}
