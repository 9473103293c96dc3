import SwiftUICore
import UIKitCore

/// The layout of a view of UIKit that has the content in it: it is as large as the content.
struct ContainerViewLayout: ModifierLayout {
  let view: UIView

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    subviews.first?.sizeThatFits(proposal) ?? .zero
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    subviews.first?.place(at: bounds.origin, proposal: proposal)
  }

  func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing { subviews.first?.spacing ?? ViewSpacing() }

  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGFloat? {
    subviews.first?.dimensions(in: proposal)[explicit: guide]
  }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGFloat? {
    subviews.first?.dimensions(in: proposal)[explicit: guide]
  }
}

extension LayoutContainer where L == ContainerViewLayout {
  /// A node whose content is in a view of UIKit.
  convenience init(_ view: UIView, content: LayoutNode?) {
    self.init(ContainerViewLayout(view: view), content.map { [$0] } ?? [])
    startsCoordinateSpace = true
    assumeMainActor { view.isHidden = true }
    onPlace = { [unowned view] frame in
      assumeMainActor {
        view.isHidden = frame == nil
        if let frame { view.frame = frame }
      }
    }
  }
}
