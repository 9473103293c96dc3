public import Foundation
public import Selectors
package import ViewBacking

/// A view that the user operates, and that runs the actions added for its events. An app's own control, which draws itself or consists of
/// views, is pressed as a whole.
///
/// An action is a closure, `control.addAction(UIAction { _ in ... }, for: .valueChanged)`, or a target's method.
@preconcurrency @MainActor open class UIControl: UIView, UIContextMenuInteractionDelegate {
  /// Whether the control can be operated. Default: `true`.
  open var isEnabled = true {
    didSet {
      if !isEnabled { isTracking = false }
      if oldValue != isEnabled { stateChanged() }
    }
  }
  /// Whether the control is selected. Most controls do not show it. Default: `false`.
  open var isSelected = false {
    didSet { if oldValue != isSelected { stateChanged() } }
  }
  /// Whether the control is being pressed. Differs from Apple: only the app sets it; the desktop theme shows presses.
  open var isHighlighted = false {
    didSet { if oldValue != isHighlighted { stateChanged() } }
  }
  /// The vertical alignment of the content. Default: `center`.
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { setNeedsShow() }
  }
  /// The horizontal alignment of the content. Default: `center`.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { setNeedsShow() }
  }
  /// The horizontal alignment as left and right: ``contentHorizontalAlignment``, where leading and trailing are those of the direction.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    let isLeftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
    return switch contentHorizontalAlignment {
    case .leading: isLeftToRight ? .left : .right
    case .trailing: isLeftToRight ? .right : .left
    case .center, .left, .right, .fill: contentHorizontalAlignment
    }
  }
  /// Whether changes of a symbol are animated. Default: `false`. Has no effect: the desktop's icons are not animated.
  open var isSymbolAnimationEnabled = false
  /// Whether a press opens the control's menu in place of its action. Default: `false`.
  open var showsMenuAsPrimaryAction = false {
    didSet { setNeedsShow() }
  }

  /// The actions to run, in the order in which they were added.
  private var handlers: [(handler: Handler, events: Event)] = []

  /// What runs for an event.
  private enum Handler {
    case action(UIAction)
    case target(TargetAction)

    var action: UIAction? { if case .action(let action) = self { action } else { nil } }
    var target: TargetAction? { if case .target(let target) = self { target } else { nil } }
  }

  /// A control with the frame `frame`.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// A control with the frame `frame` that runs `primaryAction` when it is operated.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// A control from a storyboard.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The state of the control.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    if isFirstResponder { state.insert(.focused) }
    return state
  }

  /// The events with actions.
  open var allControlEvents: Event { handlers.reduce(into: []) { $0.formUnion($1.events) } }

  /// Whether the control is currently being operated, for instance a slider that is being dragged.
  open internal(set) var isTracking = false
  /// Whether the row of a list that the control is in operates it, so that the Tab key does not stop at it.
  package final var isOperatedByRow = false {
    didSet { if isOperatedByRow != oldValue { setNeedsShow() } }
  }
  /// Whether the touch that operates the control is in its bounds.
  open internal(set) var isTouchInside = false

  /// A touch has begun in the control. Returns whether the control follows it. The default returns `true`.
  ///
  /// These methods are called for a control that draws itself or consists of views; UIKit's own controls are the desktop's.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// The touch has moved. Returns whether the control goes on following it. The default returns `true`.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// The touch has ended. The default does nothing.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  /// The touch was cancelled. The default does nothing.
  open func cancelTracking(with event: UIEvent?) {}

  /// Begins to follow a touch, unless the control is one of the desktop.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { trackBegin(touches, event) }
  /// Follows a touch.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { trackMove(touches, event) }
  /// Ends to follow a touch; if it is inside, the control is operated.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { trackEnd(touches, event) }
  /// Cancels to follow a touch.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { trackCancel(event) }

  /// Runs `action` when one of `controlEvents` happens, in place of an action with the same identifier that was added for that event
  /// before: only one action per identifier runs.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    handlers.append((.action(action), controlEvents))
  }

  /// Stops running `action` when one of `controlEvents` happens.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Stops running the actions with the identifier `actionIdentifier` when one of `controlEvents` happens.
  open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
    for index in handlers.indices where handlers[index].handler.action?.identifier == actionIdentifier {
      handlers[index].events.subtract(controlEvents)
    }
    handlers.removeAll { $0.events.isEmpty }
  }

  /// Calls a method of `target` when one of `controlEvents` happens. The target is not retained.
  ///
  /// - Parameters:
  ///   - target: The object; `nil` for the first responder in the chain that has the method.
  ///   - action: The method: it has no argument, the control, or the control and the event.
  ///   - controlEvents: The events. Another call for the same target and method adds to them.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    let added = TargetAction(target, action)
    if let index = handlers.firstIndex(where: { $0.handler.target?.matches(added) == true }) {
      handlers[index].events.formUnion(controlEvents)
    } else {
      handlers.append((.target(added), controlEvents))
    }
  }

  /// Stops calling a method when one of `controlEvents` happens.
  ///
  /// - Parameters:
  ///   - target: The object; `nil` for all.
  ///   - action: The method; `nil` for all.
  ///   - controlEvents: The events.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    let object = target.map { $0 as AnyObject }
    for index in handlers.indices {
      guard let known = handlers[index].handler.target, object == nil || known.target === object,
        action == nil || known.action == action
      else { continue }
      handlers[index].events.subtract(controlEvents)
    }
    handlers.removeAll { $0.events.isEmpty }
  }

  /// The targets; `NSNull` stands for a search in the responder chain.
  open var allTargets: Set<AnyHashable> {
    var targets: Set<AnyHashable> = []
    for handler in handlers {
      guard let known = handler.handler.target else { continue }
      if !known.hasTarget { targets.insert(NSNull()) }
      if let target = known.target as? NSObject { targets.insert(target) }
    }
    return targets
  }

  /// The names of the methods of a target that are called for an event; `nil` for none.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let object = target.map { $0 as AnyObject }
    let names = handlers.compactMap { handler -> String? in
      guard handler.events.contains(controlEvent), let known = handler.handler.target else { return nil }
      return known.hasTarget == (object != nil) && known.target === object ? known.action.description : nil
    }
    return names.isEmpty ? nil : names
  }

  /// Calls `iterator` with each action, or each target and method, and its events, until it sets its last argument.
  open func enumerateEventHandlers(_ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void) {
    var stop = false
    for handler in handlers where !stop {
      iterator(handler.handler.action, handler.handler.target.map { ($0.target, $0.action) }, handler.events, &stop)
    }
  }

  /// Runs `action` with this control as the sender. Override it to observe or suppress the control's actions.
  open func sendAction(_ action: UIAction) { action.performWithSender(self, target: nil) }

  /// Calls a method of `target` with this control as the sender, through the application. Override it to observe or suppress the calls.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    ActionMessage.send(action, to: target, from: self, for: event)
  }

  /// Runs the actions for `controlEvents`, as if the user had caused them, even if the control is disabled.
  open func sendActions(for controlEvents: Event) {
    for handler in handlers where !handler.events.isDisjoint(with: controlEvents) {
      switch handler.handler {
      case .action(let action): sendAction(action)
      case .target(let target):
        // A target that is gone gets nothing, and no other object in its place.
        if target.isReachable { sendAction(target.action, to: target.target, for: nil) }
      }
    }
  }

  // MARK: Menus

  /// The interaction that requests the control's menu; `nil` if ``isContextMenuInteractionEnabled`` is `false`.
  open var contextMenuInteraction: UIContextMenuInteraction? {
    interactions.lazy.compactMap { $0 as? UIContextMenuInteraction }.first { $0.delegate === self }
  }

  /// Whether a secondary click requests a menu from the control, like a long press on a device. Default: `false`. A button with a menu sets
  /// it automatically.
  open var isContextMenuInteractionEnabled: Bool {
    get { contextMenuInteraction != nil }
    set {
      if let interaction = contextMenuInteraction {
        if !newValue { removeInteraction(interaction) }
      } else if newValue {
        addInteraction(UIContextMenuInteraction(delegate: self))
      }
    }
  }

  /// The menu for a location in the control. The default has none.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { nil }

  /// The preview of a menu that is about to be shown. Not called: a desktop's menu has no preview. The default has none.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }

  /// The preview of a menu that is about to be closed. Not called: a desktop's menu has no preview. The default has none.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }

  /// The menu is about to be shown. The default sends `menuActionTriggered`.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { sendActions(for: .menuActionTriggered) }

  /// The menu was closed. The default does nothing.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  /// The preview of a menu was pressed. Not called: a desktop's menu has no preview. The default does nothing.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}

  /// The point at which the control's menu is attached, in the control's coordinates. Not called: the desktop places menus at the pointer or
  /// below the control. The default is the middle.
  open func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
    CGPoint(x: bounds.midX, y: bounds.midY)
  }

  /// Runs the primary action as if the user had pressed the control. Has no effect if the control is disabled. iOS 17.4.
  open func performPrimaryAction() { if isEnabled { sendActions(for: .primaryActionTriggered) } }

  // MARK: The host

  /// Called after the enabled, selected or highlighted state has changed.
  func stateChanged() { setNeedsShow() }

  /// The user has operated the control so that `events` happened, and with them its primary action.
  final func operate(_ events: Event...) {
    for event in events + [.primaryActionTriggered] { sendActions(for: event) }
  }

  package override func describe(_ description: inout ViewDescription) {
    super.describe(&description)
    description.isEnabled = isEnabled
    if isPressable(description.content), !UIProcess.current.reportsTouches {
      description.gestures.append(.tap(count: 1))
    }
    if isPressable(description.content), hasPressAction {
      description.accessibility.role = .button
      description.isFocusable = isEnabled && !isOperatedByRow
      description.keys = [.space, .return]
    }
  }

  /// Whether something happens when the control is pressed, so that it is a button for keys and screen readers.
  private var hasPressAction: Bool {
    handlers.contains { !$0.events.isDisjoint(with: [.touchUpInside, .primaryActionTriggered]) }
  }

  /// Whether the control is pressed as a whole: if its content is not a widget with its own interaction, such as a control that draws
  /// itself or consists of views.
  final func isPressable(_ content: ViewContent) -> Bool {
    switch content {
    case .plain, .drawing: true
    default: false
    }
  }

  package override func receive(_ event: ViewEvent) {
    let recognized = describedGestureCount
    switch event {
    case .recognized(recognized, .ended) where isPressable(shownContent): break
    case .key(.space) where isPressable(shownContent), .key(.return) where isPressable(shownContent): break
    default: return super.receive(event)
    }
    guard isEnabled else { return }
    sendActions(for: .touchDown)
    operate(.touchUpInside)
  }
}
