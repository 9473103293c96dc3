public import Foundation
public import Selectors

/// An object that can respond to the user: a view, a view controller, a window, a scene, the application.
///
/// Responders form a chain: a view's next responder is the controller whose view it is, otherwise its superview; then follow the window,
/// its scene, the application, and the application's delegate if it is a responder.
///
/// Differs from Apple: there are no motions; a responder receives text through ``UIKeyInput``.
@preconcurrency @MainActor
open class UIResponder: NSObject, UIUserActivityRestoring, UIResponderStandardEditActions,
  UIActivityItemsConfigurationProviding
{
  /// The activity that this responder keeps up to date, or `nil`. It is saved with the scene that shows it.
  ///
  /// It becomes current when the responder is the first one with an activity in the responder chain of the scene that has the focus, and
  /// resigns when it is no longer.
  open var userActivity: NSUserActivity? {
    didSet { if userActivity !== oldValue { UIProcess.current.responderActivitiesChanged() } }
  }

  /// The content that the responder offers for sharing, or `nil` to use the next one's. iOS 13. Default: `nil`.
  ///
  /// Differs from Apple: stored; no host has a share command that would read it.
  open var activityItemsConfiguration: (any UIActivityItemsConfigurationReading)?

  /// A responder that belongs to no chain yet.
  public override init() { super.init() }

  /// Called when a property that the responder observes by its key path (`addObserver(_:forKeyPath:options:context:)`) has changed. The
  /// default logs that the change was not handled.
  ///
  /// - Parameters:
  ///   - keyPath: The key path that was passed to `addObserver`.
  ///   - object: The object with the property.
  ///   - change: The values that the options request.
  ///   - context: The context that was passed to `addObserver`.
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) { superObserveValue(forKeyPath: keyPath, of: object, change: change, context: context) }

  /// The next object up the chain, or `nil` at its end.
  open var next: UIResponder? { nil }

  /// Whether the receiver is the first responder of its window: the one that typed text goes to.
  open var isFirstResponder: Bool { chainWindow?.firstResponder === self }

  /// Whether the receiver accepts to become first responder. Default: `false`.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether the receiver, being first responder, accepts to resign. Default: `true`.
  open var canResignFirstResponder: Bool { true }

  /// Makes the receiver the first responder of its window, and resigns the previous one.
  ///
  /// Each window has its own first responder, so that two scenes side by side do not affect each other.
  /// - Returns: `false` if the receiver is in no window, refuses, or the previous first responder refuses to resign.
  @discardableResult open func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder, let window = chainWindow else { return false }
    if let previous = window.firstResponder {
      guard previous.canResignFirstResponder, previous.resignFirstResponder() else { return false }
    }
    window.firstResponder = self
    return true
  }

  /// Resigns first responder.
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

  /// The keys that do something while the receiver is in the chain of the first responder, or `nil` for none. Default: `nil`.
  open var keyCommands: [UIKeyCommand]? { nil }

  /// Whether the receiver can perform `action` now. The default is whether it has the method.
  ///
  /// - Parameters:
  ///   - action: The method.
  ///   - sender: The control or item, or `nil`.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { responds(to: action) }

  /// The first responder up the chain, from the receiver on, that can perform `action`; `nil` for none.
  ///
  /// - Parameters:
  ///   - action: The method.
  ///   - sender: The control or item, or `nil`.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    var responder: UIResponder? = self
    var steps = 0
    // An app may override `next` so that the chain is a cycle.
    while let current = responder, steps < 1000 {
      if current.canPerformAction(action, withSender: sender) { return current }
      responder = current.next
      steps += 1
    }
    return nil
  }

  // MARK: Input

  /// The view in place of the keyboard on the screen, or `nil`. Default: `nil`. Differs from Apple: it is not shown, because there is no
  /// such keyboard.
  open var inputView: UIView? { nil }
  /// The view above the keyboard on the screen, or `nil`. Default: `nil`. Differs from Apple: it is not shown, because there is no such
  /// keyboard.
  open var inputAccessoryView: UIView? { nil }
  /// Updates the input views of the first responder. Differs from Apple: without effect, because they are not shown.
  open func reloadInputViews() {}

  /// The groups of buttons beside the suggestions of a keyboard on the screen. iOS 9. Has no effect, because there is no such keyboard.
  public var inputAssistantItem: UITextInputAssistantItem {
    if let assistantItem { return assistantItem }
    let made = UITextInputAssistantItem()
    assistantItem = made
    return made
  }
  private final var assistantItem: UITextInputAssistantItem?
  /// The name under which the keyboard's language is remembered, or `nil`. iOS 7. Default: `nil`. Never read: the desktop remembers the
  /// language.
  open var textInputContextIdentifier: String? { nil }
  /// The language of the text that the user enters. iOS 7. The default is the app's preferred language; the desktop does not report the
  /// keyboard's.
  open var textInputMode: UITextInputMode? { UITextInputMode.current }
  /// Whether the gestures for undo, copy and paste apply to the responder. iOS 13. Default: `default`. Never read, because there are no
  /// such gestures.
  open var editingInteractionConfiguration: UIEditingInteractionConfiguration { .default }

  /// The undo manager of the responder. The default is that of the next responder; the window at the end of the chain has one.
  open var undoManager: UndoManager? {
    let process = UIProcess.current
    // An app may override `next` so that the chain is a cycle.
    guard process.touchChainDepth < 1000 else { return nil }
    process.touchChainDepth += 1
    defer { process.touchChainDepth -= 1 }
    return next?.undoManager
  }

  // MARK: Editing

  /// Removes the selection and puts it on the pasteboard. The default does nothing.
  open func cut(_ sender: Any?) {}
  /// Puts the selection on the pasteboard. The default does nothing.
  open func copy(_ sender: Any?) {}
  /// Inserts the pasteboard's content. The default does nothing.
  open func paste(_ sender: Any?) {}
  /// Selects what is at the insertion point. The default does nothing.
  open func select(_ sender: Any?) {}
  /// Selects everything. The default does nothing.
  open func selectAll(_ sender: Any?) {}
  /// Removes the selection. The default does nothing.
  open func delete(_ sender: Any?) {}
  /// Makes the selection bold, or not. The default does nothing.
  open func toggleBoldface(_ sender: Any?) {}
  /// Makes the selection italic, or not. The default does nothing.
  open func toggleItalics(_ sender: Any?) {}
  /// Underlines the selection, or not. The default does nothing.
  open func toggleUnderline(_ sender: Any?) {}
  /// Makes the text larger. The default does nothing.
  open func increaseSize(_ sender: Any?) {}
  /// Makes the text smaller. The default does nothing.
  open func decreaseSize(_ sender: Any?) {}

  // MARK: Presses

  /// Keys were pressed that nothing else has handled, while the receiver or a responder in it is the first responder. The default passes
  /// them to the next responder.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    passTouchesOn { $0.pressesBegan(presses, with: event) }
  }

  /// The force of presses has changed. Never called, because no host reports it. The default passes them to the next responder.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    passTouchesOn { $0.pressesChanged(presses, with: event) }
  }

  /// Keys were released. The default passes them to the next responder.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    passTouchesOn { $0.pressesEnded(presses, with: event) }
  }

  /// The system has cancelled presses. The default passes them to the next responder.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    passTouchesOn { $0.pressesCancelled(presses, with: event) }
  }

  // MARK: Motions

  /// A motion such as a shake has begun. Never called, because hosts report none. The default passes it to the next responder.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    passTouchesOn { $0.motionBegan(motion, with: event) }
  }

  /// A motion has ended. Never called, because hosts report none. The default passes it to the next responder.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    passTouchesOn { $0.motionEnded(motion, with: event) }
  }

  /// A motion was cancelled. Never called, because hosts report none. The default passes it to the next responder.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    passTouchesOn { $0.motionCancelled(motion, with: event) }
  }

  /// A command of a headset or of the lock screen has arrived. Never called, because hosts report none. The default passes it to the next
  /// responder.
  open func remoteControlReceived(with event: UIEvent?) {
    passTouchesOn { $0.remoteControlReceived(with: event) }
  }

  // MARK: Touches

  /// Touches have begun in the view. The default passes them to the next responder.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    passTouchesOn { $0.touchesBegan(touches, with: event) }
  }

  /// Touches have moved. The default passes them to the next responder.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    passTouchesOn { $0.touchesMoved(touches, with: event) }
  }

  /// Touches have ended. The default passes them to the next responder.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    passTouchesOn { $0.touchesEnded(touches, with: event) }
  }

  /// Touches were cancelled, for instance because a recogniser has taken them. The default passes them to the next responder.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    passTouchesOn { $0.touchesCancelled(touches, with: event) }
  }

  /// The force or the angle of touches was measured more precisely. Never called, because hosts report neither.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

  private func passTouchesOn(_ call: (UIResponder) -> Void) {
    let process = UIProcess.current
    guard let next else {
      process.touchReachedEnd = true
      return
    }
    // An app may override `next` so that the chain is a cycle.
    guard process.touchChainDepth < 1000 else { return }
    process.touchChainDepth += 1
    defer { process.touchChainDepth -= 1 }
    call(next)
  }

  /// Called on the application and its delegate to change the menus of the app's windows, when a menu is first needed and after
  /// ``UIMenuSystem/setNeedsRebuild()``. The default does nothing.
  open func buildMenu(with builder: any UIMenuBuilder) {}

  /// Called after a storyboard or nib has made the object and connected its outlets and actions; call `super`. The default does nothing.
  ///
  /// Differs from Apple: only responders are called, because other objects have no such method off Apple's platforms.
  open func awakeFromNib() {}

  /// Called by Xcode before it shows the view in its editor; never called here. The default does nothing.
  open func prepareForInterfaceBuilder() {}

  /// The window up the chain. A controller whose view is not loaded is in none, and reading the property does not load it.
  var chainWindow: UIWindow? {
    var responder: UIResponder? = self
    var steps = 0
    // An app may override `next` so that the chain is a cycle; a thousand steps exceed any real chain.
    while let current = responder, steps < 1000 {
      if let window = current as? UIWindow { return window }
      responder = current.next
      steps += 1
    }
    return nil
  }
}

// The superclass is not isolated to the main actor; UIKit's properties change on it.
extension UIResponder: @preconcurrency KeyValueStringObserver {}
