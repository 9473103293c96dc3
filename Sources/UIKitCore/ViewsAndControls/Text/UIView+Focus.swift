extension UIView {
  /// The keyboard's focus has come to the view's widget or left it; first responder follows, where it may.
  final func receiveFocus(_ event: ViewEvent) {
    switch event {
    case .focused where !becomeFirstResponder(), .unfocused where !resignFirstResponder():
      // The widget has what the view was refused: the host is told again who is first responder.
      chainWindow?.setNeedsShowFocus()
    default: break
    }
  }
}

extension UIWindow {
  /// The host is to be told whose widget has the keyboard's focus.
  final func setNeedsShowFocus() {
    isFocusShown = false
    UIWindow.hasPendingWork = true
  }

  /// Gives the keyboard's focus to the first responder's widget, if that is another than before.
  final func showFocus() {
    guard !isFocusShown else { return }
    let responder = firstResponder as? UIView
    // It may be in a part of the window that is not shown yet.
    if let responder, responder.backing == nil { return }
    isFocusShown = true
    if let former = focusedView, former !== responder { former.backing?.setFocused(false) }
    focusedView = responder
    responder?.backing?.setFocused(true)
  }
}
