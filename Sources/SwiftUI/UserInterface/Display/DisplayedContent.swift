import SwiftUICore
import UIKitCore

/// The content of a leaf that is shown by a view of UIKit.
@MainActor protocol DisplayedContent: LayoutLeafContent {
  nonisolated var view: UIView { get }
}

extension DisplayedContent {
  nonisolated var shownObject: AnyObject? { view }
}

/// A leaf that is a view of UIKit, in the size that this prefers.
struct UIViewContent: DisplayedContent {
  let view: UIView
  /// The size for a proposal.
  let size: @MainActor (ProposedViewSize) -> CGSize

  nonisolated var explicitGuides: ExplicitGuides { [] }

  nonisolated func sizeThatFits(_ proposal: ProposedViewSize, stackOrientation: Axis?) -> CGSize {
    assumeMainActor { size(proposal) }
  }

  nonisolated func place(in frame: CGRect?, proposal: ProposedViewSize) {
    assumeMainActor {
      if view.isHidden != (frame == nil) { view.isHidden = frame == nil }
      if let frame { view.frame = frame }
    }
  }
}
