import Foundation

/// An object that can respond to the user: a view, a view controller, a window, a scene, the application.
///
/// Responders form a chain: a view's next responder is the controller whose view it is, or else its superview; then come
/// the window, its scene, the application, and the application's delegate where it is a responder.
///
/// Differs from Apple: there are no touches, presses or motions; a responder receives text through ``UIKeyInput``.
@preconcurrency @MainActor
open class UIResponder: NSObject, UIUserActivityRestoring,
  UIActivityItemsConfigurationProviding
{
  /// The activity that this responder keeps up to date, or `nil`. It is saved with the scene that shows it.
  open var userActivity: NSUserActivity?

  /// What the responder offers to be shared, or `nil` to leave it to the next one. iOS 13. Default: `nil`.
  ///
  /// Differs from Apple: kept; no host has a way to share that would ask it.
  open var activityItemsConfiguration: (any UIActivityItemsConfigurationReading)?

  /// A responder that belongs to no chain yet.
  public override init() { super.init() }

  /// The next object up the chain, or `nil` at its end.
  open var next: UIResponder? { self is UIScene ? UIApplication.current : nil }

  /// Whether the receiver is the first responder of its window: the one that typed text goes to.
  open var isFirstResponder: Bool { chainWindow?.firstResponder === self }

  /// Whether the receiver accepts to become first responder. Default: `false`.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether the receiver, being first responder, accepts to give it up. Default: `true`.
  open var canResignFirstResponder: Bool { true }

  /// Makes the receiver the first responder of its window, and tells the former one to resign.
  ///
  /// Each window has its own first responder, so that two scenes side by side do not take it from each other.
  /// - Returns: `false` if the receiver is in no window, refuses, or the former first responder refuses to resign.
  @discardableResult open func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder, let window = chainWindow else { return false }
    if let former = window.firstResponder {
      guard former.canResignFirstResponder, former.resignFirstResponder() else { return false }
    }
    window.firstResponder = self
    return true
  }

  /// Gives up being first responder.
  /// - Returns: `false` if the receiver refuses; `true` otherwise, also if it was not first responder.
  @discardableResult open func resignFirstResponder() -> Bool {
    guard canResignFirstResponder else { return false }
    if let window = chainWindow, window.firstResponder === self { window.firstResponder = nil }
    return true
  }

  /// Called when ``userActivity`` is about to be saved: write the state worth restoring into `activity`.
  /// The default does nothing.
  open func updateUserActivityState(_ activity: NSUserActivity) {}

  /// Called to bring the receiver into the state that `activity` describes. The default does nothing.
  open func restoreUserActivityState(_ activity: NSUserActivity) {}

  /// The window up the chain. A controller that was never loaded is in none, and asking does not load it.
  var chainWindow: UIWindow? {
    var responder: UIResponder? = self
    var steps = 0
    // An app may override `next` so that the chain is a circle; a thousand steps are more than any chain has.
    while let current = responder, steps < 1000 {
      if let window = current as? UIWindow { return window }
      responder = current.next
      steps += 1
    }
    return nil
  }
}
