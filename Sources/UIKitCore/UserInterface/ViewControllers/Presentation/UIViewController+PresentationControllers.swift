import Foundation

extension UIViewController {
  /// Manages the presentation of this controller, or of the nearest of its parents that is presented. It exists before the presentation, so
  /// that its delegate can be set.
  public var presentationController: UIPresentationController? {
    let owner = ancestors.first { $0.presenter != nil } ?? self
    let kind = owner.presentationControllerKind
    if let made = owner.storedPresentationController {
      // The style may have changed after the first access.
      let isOfUIKit = [
        UIPresentationController.self, UISheetPresentationController.self, UIPopoverPresentationController.self,
      ].contains { $0 == type(of: made) }
      if owner.presenter != nil || type(of: made) == kind || !isOfUIKit { return made }
    }
    let made =
      if kind == UIPopoverPresentationController.self {
        UIPopoverPresentationController(presented: owner) as UIPresentationController
      } else if kind == UISheetPresentationController.self {
        UISheetPresentationController(presented: owner) as UIPresentationController
      } else {
        UIPresentationController(presented: owner)
      }
    made.delegate = owner.storedPresentationController?.delegate
    owner.storedPresentationController = made
    return made
  }

  /// Manages the presentation of this controller, or of the nearest of its parents that is presented, while it is presented; otherwise
  /// `nil`. iOS 16.
  public var activePresentationController: UIPresentationController? {
    ancestors.contains { $0.presenter != nil } ? presentationController : nil
  }

  /// What is notified of transitions of the presented controller: its presentation controller, which passes them on.
  final var transitionReceiver: any UIContentContainer { storedPresentationController ?? self }

  /// The class of the presentation controller for the style.
  private var presentationControllerKind: UIPresentationController.Type {
    if modalPresentationStyle == .popover || self is UIAlertController { return UIPopoverPresentationController.self }
    switch shownPresentationStyle {
    case .pageSheet, .formSheet, .automatic: return UISheetPresentationController.self
    default: return UIPresentationController.self
    }
  }

  /// Manages the sheet of a controller that is presented as one; otherwise `nil`. iOS 15.
  public var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }

  /// Manages the popover of a controller that is presented as one; otherwise `nil`.
  public var popoverPresentationController: UIPopoverPresentationController? {
    presentationController as? UIPopoverPresentationController
  }

  /// Whether what the controller presents keeps its view from being operated.
  final var isBlockedByPresentation: Bool {
    guard let presented else { return false }
    let sheet = presented.storedPresentationController as? UISheetPresentationController
    return sheet?.letsPresenterReceiveEvents != true
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

  /// Notifies the delegate of a sheet or a popover that its presentation begins.
  func announcePresentation() {
    guard let control = storedPresentationController, let delegate = control.delegate else { return }
    let isCompact = (presenter?.traitCollection ?? traitCollection).horizontalSizeClass == .compact
    var style = isCompact && usesPresentationContainer ? control.adaptivePresentationStyle : .none
    if style == .automatic { style = modalPresentationStyle == .popover ? .formSheet : .overFullScreen }
    if let popover = control as? UIPopoverPresentationController, style == .none {
      (delegate as? any UIPopoverPresentationControllerDelegate)?.prepareForPopoverPresentation(popover)
    }
    delegate.presentationController(
      control, willPresentWithAdaptiveStyle: style, transitionCoordinator: transitionCoordinator)
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
