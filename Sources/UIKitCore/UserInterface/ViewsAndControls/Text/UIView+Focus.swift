import ViewBacking

extension UIView {
  /// The view's widget has received or lost the keyboard focus; the first responder changes accordingly, if allowed.
  final func receiveFocus(_ event: ViewEvent) {
    switch event {
    case .focused where !becomeFirstResponder(), .unfocused where !resignFirstResponder():
      // The widget has the focus that the view was refused: send the first responder to the host again.
      chainWindow?.setNeedsShowFocus()
    default: break
    }
  }
}

extension UIWindow {
  /// Requests that the host is sent the view with the keyboard focus.
  final func setNeedsShowFocus() {
    isFocusShown = false
    UIWindow.hasPendingWork = true
  }

  /// Moves the keyboard focus to the first responder's widget, if it has changed.
  final func showFocus() {
    guard !isFocusShown else { return }
    let responder = firstResponder as? UIView
    // The responder may be in a part of the window that is not shown yet.
    if let responder, responder.backing == nil { return }
    isFocusShown = true
    if let previous = focusedView, previous !== responder { previous.backing?.setFocused(false) }
    focusedView = responder
    responder?.backing?.setFocused(true)
  }
}
