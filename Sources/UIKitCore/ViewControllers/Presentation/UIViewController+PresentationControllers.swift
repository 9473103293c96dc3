import Foundation

extension UIViewController {
  /// What looks after the presentation of this controller, or of the nearest of its parents that is presented. Before it is
  /// presented it is there already, so that it can be given a delegate.
  public var presentationController: UIPresentationController? {
    let owner = ancestors.first { $0.presenter != nil } ?? self
    if let made = owner.madePresentationController { return made }
    let made =
      owner.modalPresentationStyle == .popover || owner is UIAlertController
      ? UIPopoverPresentationController(presented: owner) : UIPresentationController(presented: owner)
    owner.madePresentationController = made
    return made
  }

  /// What looks after the popover, for a controller that is presented as one; otherwise `nil`.
  public var popoverPresentationController: UIPopoverPresentationController? {
    presentationController as? UIPopoverPresentationController
  }

  var madePopoverController: UIPopoverPresentationController? {
    madePresentationController as? UIPopoverPresentationController
  }

  /// Whether the view comes as a card over what is there, rather than fill the window.
  var comesOnStage: Bool {
    switch modalPresentationStyle {
    case .pageSheet, .formSheet, .automatic, .popover: true
    default: self is UIAlertController
    }
  }

  /// A person wants the sheet away.
  func dismissByHand() {
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
