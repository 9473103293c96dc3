import Foundation

extension UIViewController {
  /// Manages the presentation of this controller, or of the nearest of its parents that is presented. It exists before the presentation, so
  /// that its delegate can be set.
  public var presentationController: UIPresentationController? {
    let owner = ancestors.first { $0.presenter != nil } ?? self
    if let made = owner.storedPresentationController { return made }
    let made =
      owner.modalPresentationStyle == .popover || owner is UIAlertController
      ? UIPopoverPresentationController(presented: owner) : UIPresentationController(presented: owner)
    owner.storedPresentationController = made
    return made
  }

  /// Manages the popover of a controller that is presented as one; otherwise `nil`.
  public var popoverPresentationController: UIPopoverPresentationController? {
    presentationController as? UIPopoverPresentationController
  }

  var storedPopoverController: UIPopoverPresentationController? {
    storedPresentationController as? UIPopoverPresentationController
  }

  /// Whether the view is shown as a card over the existing content, rather than filling the window.
  var usesPresentationContainer: Bool {
    switch shownPresentationStyle {
    case .pageSheet, .formSheet, .automatic, .popover: true
    default: self is UIAlertController
    }
  }

  /// The style that the controller is shown in.
  var shownPresentationStyle: UIModalPresentationStyle {
    if self is any HostDialogController { return .overFullScreen }
    return modalPresentationStyle == .automatic ? .pageSheet : modalPresentationStyle
  }

  /// The user dismisses the sheet.
  func dismissByUser() {
    guard let control = presentationController else { return }
    let allows = !isModalInPresentation && control.delegate?.presentationControllerShouldDismiss(control) ?? true
    guard allows else {
      control.delegate?.presentationControllerDidAttemptToDismiss(control)
      return
    }
    control.delegate?.presentationControllerWillDismiss(control)
    presenter?.dismiss(animated: true) { control.delegate?.presentationControllerDidDismiss(control) }
  }
}
