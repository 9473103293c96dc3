import SwiftUICore
import UIKitCore

/// The layout of a row: a background, the content with space around it, and a badge.
struct RowLayout: Layout {
  typealias AnimatableData = EmptyAnimatableData

  static let platformInsets = EdgeInsets(top: 6, leading: 16, bottom: 6, trailing: 16)

  var insets = RowLayout.platformInsets
  var hasBackground = false
  var hasBadge = false
  var minimumHeight: CGFloat = 44

  private func parts(
    _ proposal: ProposedViewSize, _ subviews: Subviews
  ) -> (content: LayoutSubview?, badge: LayoutSubview?, badgeWidth: CGFloat, offer: ProposedViewSize) {
    let content = subviews.indices.contains(hasBackground ? 1 : 0) ? subviews[hasBackground ? 1 : 0] : nil
    let badge = hasBadge ? subviews.last : nil
    let badgeWidth = badge.map { $0.sizeThatFits(.unspecified).width + 8 } ?? 0
    let width = proposal.width.map { max(0, $0 - insets.leading - insets.trailing - badgeWidth) }
    let height = proposal.height.map { max(0, $0 - insets.top - insets.bottom) }
    return (content, badge, badgeWidth, ProposedViewSize(width: width, height: height))
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let parts = parts(proposal, subviews)
    let size = parts.content?.sizeThatFits(parts.offer) ?? .zero
    return CGSize(
      width: proposal.width ?? size.width + parts.badgeWidth + insets.leading + insets.trailing,
      height: max(minimumHeight, size.height + insets.top + insets.bottom))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    if hasBackground { subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
    let own = ProposedViewSize(width: bounds.width, height: nil)
    let parts = parts(own, subviews)
    let middle = bounds.minY + insets.top + max(0, bounds.height - insets.top - insets.bottom) / 2
    parts.content?.place(
      at: CGPoint(x: bounds.minX + insets.leading, y: middle), anchor: .leading, proposal: parts.offer)
    parts.badge?.place(
      at: CGPoint(x: bounds.maxX - insets.trailing, y: middle), anchor: .trailing, proposal: .unspecified)
  }
}
