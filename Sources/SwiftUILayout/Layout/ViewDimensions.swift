public import Foundation

/// The size of a view at a proposal, and the positions of its alignment guides.
public struct ViewDimensions: Equatable {
  let size: CGSize
  /// What has explicit guides; `nil` for a region in which views are aligned.
  let node: LayoutNode?
  let proposal: ProposedViewSize

  init(size: CGSize, node: LayoutNode? = nil, proposal: ProposedViewSize = .unspecified) {
    self.size = size
    self.node = node
    self.proposal = proposal
  }

  /// The width.
  public var width: CGFloat { size.width }
  /// The height.
  public var height: CGFloat { size.height }

  /// The position of a horizontal guide.
  public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }
  /// The position of a vertical guide.
  public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }
  /// The position of a horizontal guide if the view has an explicit one.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { self[explicit: guide.key] }
  /// The position of a vertical guide if the view has an explicit one.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { self[explicit: guide.key] }

  package subscript(key: AlignmentKey) -> CGFloat { self[explicit: key] ?? key.id.defaultValue(in: self).asNumber }
  package subscript(explicit key: AlignmentKey) -> CGFloat? { node?.explicitAlignment(of: key, in: proposal) }

  /// Whether both have the same size and the same guides.
  public static func == (lhs: ViewDimensions, rhs: ViewDimensions) -> Bool {
    lhs.size == rhs.size && lhs.node === rhs.node && lhs.proposal == rhs.proposal
  }
}

@available(*, unavailable) extension ViewDimensions: Sendable {}
