import SwiftUICore
import UIKitCore

/// A view of UIKit that an app has made, in a view of SwiftUI's own, which is hidden and resized in its place.
final class PlatformViewHost: UIView {
  let content: UIView

  init(_ content: UIView) {
    self.content = content
    super.init(frame: .zero)
    addSubview(content)
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    if content.frame != bounds { content.frame = bounds }
  }
}

extension UIView {
  /// The size of the view at a proposal, by the size and the priorities of its content: it is not smaller than its content if it resists
  /// compression, and not larger if it hugs it.
  func sizeOfRepresentable(at proposal: ProposedViewSize) -> CGSize {
    var natural = intrinsicContentSize
    if natural.width == UIView.noIntrinsicMetric || natural.height == UIView.noIntrinsicMetric,
      !constraints.isEmpty || self is UIStackView
    {
      let fitting = systemLayoutSizeFitting(CGSize(width: proposal.width ?? 0, height: proposal.height ?? 0))
      if natural.width == UIView.noIntrinsicMetric, fitting.width > 0 { natural.width = fitting.width }
      if natural.height == UIView.noIntrinsicMetric, fitting.height > 0 { natural.height = fitting.height }
    }
    func length(_ natural: CGFloat, _ proposed: CGFloat?, _ axis: NSLayoutConstraint.Axis) -> CGFloat {
      guard natural != UIView.noIntrinsicMetric else { return proposed ?? 10 }
      guard let proposed else { return natural }
      let least = contentCompressionResistancePriority(for: axis) > UILayoutPriority(500) ? natural : 0
      let most = contentHuggingPriority(for: axis) > UILayoutPriority(500) ? natural : CGFloat.infinity
      return min(max(proposed, least), max(least, most))
    }
    return CGSize(
      width: length(natural.width, proposal.width, .horizontal),
      height: length(natural.height, proposal.height, .vertical))
  }
}
