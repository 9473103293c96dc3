import Foundation
import ViewBacking

/// The container of a custom presentation: it fills the window, and lays out the presented view as its presentation controller determines.
@MainActor final class CustomPresentationView: UIView {
  private let control: UIPresentationController
  /// Whether the escape key dismisses the presentation.
  var isDismissedByKey = true

  init(_ control: UIPresentationController) {
    self.control = control
    super.init(frame: .zero)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    control.containerViewWillLayoutSubviews()
    // An animator positions the view until it completes the transition.
    if let view = control.presentedView, view.superview === self, control.presentedViewController?.liveTransition == nil
    {
      view.frame = control.frameOfPresentedViewInContainerView
    }
    control.containerViewDidLayoutSubviews()
  }

  override func describe(_ description: inout ViewDescription) {
    super.describe(&description)
    description.accessibility.role = .dialog
    if description.accessibility.label == nil {
      description.accessibility.label = control.presentedViewController?.spokenTitle
    }
    description.accessibility.isModal = true
    description.isFocusable = true
    description.acceptsFocus = true
    if isDismissedByKey { description.keys = [.escape] }
  }

  override func receive(_ event: ViewEvent) {
    guard case .key(.escape) = event else { return super.receive(event) }
    if control.presentedViewController?.presented == nil { control.presentedViewController?.dismissByUser() }
  }
}
