package import Foundation

/// Space around the content. Negative insets let it extend beyond its frame.
package struct PaddingLayout: ModifierLayout, Equatable {
  /// The platform's padding.
  package static let defaultLength: CGFloat = 16

  package var insets: EdgeInsets

  /// Space by these insets.
  package init(_ insets: EdgeInsets) { self.insets = insets }

  /// Space of one length at some edges; `nil` for the platform's.
  package init(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) {
    insets = EdgeInsets(length ?? Self.defaultLength, edges: edges)
  }

  package func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let size = subviews.first?.sizeThatFits(proposal.inset(by: insets)) ?? .zero
    return CGSize(width: max(0, size.width + insets.horizontal), height: max(0, size.height + insets.vertical))
  }

  package func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    subviews.first?.place(
      at: CGPoint(x: bounds.minX + insets.leading, y: bounds.minY + insets.top), proposal: proposal.inset(by: insets))
  }

  /// The content's distances where there is no padding.
  package func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
    var padded: Edge.Set = []
    if insets.top != 0 { padded.insert(.top) }
    if insets.leading != 0 { padded.insert(.leading) }
    if insets.bottom != 0 { padded.insert(.bottom) }
    if insets.trailing != 0 { padded.insert(.trailing) }
    return (subviews.first?.spacing ?? ViewSpacing()).removing(padded)
  }
}
