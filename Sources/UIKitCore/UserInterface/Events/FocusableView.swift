package import ViewBacking

/// A view around others that can have the keyboard focus.
package final class FocusableView: UIView {
  /// Whether it can have the focus.
  package var isFocusable = false {
    didSet {
      guard isFocusable != oldValue else { return }
      if !isFocusable { resignFirstResponder() }
      setNeedsShow()
    }
  }
  /// Called when it has got or lost the focus.
  package var focusDidChange: (Bool) -> Void = { _ in }
  /// Called when it has come into a window or left it.
  package var windowDidChange: () -> Void = {}

  package override var canBecomeFirstResponder: Bool { isFocusable }

  @discardableResult package override func becomeFirstResponder() -> Bool {
    let had = isFirstResponder
    guard super.becomeFirstResponder() else { return false }
    if !had { focusDidChange(true) }
    return true
  }

  @discardableResult package override func resignFirstResponder() -> Bool {
    let had = isFirstResponder
    guard super.resignFirstResponder() else { return false }
    if had { focusDidChange(false) }
    return true
  }

  package override func didMoveToWindow() {
    super.didMoveToWindow()
    windowDidChange()
  }

  package override func describe(_ description: inout ViewDescription) {
    super.describe(&description)
    description.isFocusable = isFocusable
  }

  package override func receive(_ event: ViewEvent) {
    switch event {
    case .focused: becomeFirstResponder()
    case .unfocused: resignFirstResponder()
    default: super.receive(event)
    }
  }
}
