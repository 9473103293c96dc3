public import Foundation
public import Selectors
import ViewBacking

/// Recognises a gesture of fingers or the pointer on a view and in it.
///
/// A recogniser receives the touches that begin in its view before the view does, and changes its ``state``. Each change calls a target's
/// method, or runs a `UIAction`, whose sender is the recogniser. A subclass overrides the methods for touches, calls `super`, and sets
/// ``state``.
///
/// Differs from Apple: pinches and rotations on a touchpad, and the pointer over a view, are recognised by the desktop.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
  /// The state of a gesture.
  public enum State: Int, Hashable, Sendable {
    /// No gesture yet.
    case possible = 0
    /// A continuous gesture has begun.
    case began = 1
    /// A continuous gesture has changed.
    case changed = 2
    /// The gesture has ended; for a discrete gesture, it was recognised.
    case ended = 3
    /// The gesture was cancelled.
    case cancelled = 4
    /// The gesture was not recognised.
    case failed = 5
    /// A discrete gesture was recognised.
    public static let recognized = State.ended
  }

  /// The state of the gesture. Read it in the action; a subclass sets it. A change that is not possible has no effect, such as one from
  /// `failed`.
  open var state: State {
    get { current }
    set { request(newValue) }
  }
  /// The view that has the recogniser.
  open internal(set) weak var view: UIView?
  /// Whether it recognises gestures. Setting `false` cancels a gesture in progress. Default: `true`.
  open var isEnabled = true {
    didSet { if !isEnabled { abort() } }
  }
  /// Called before a gesture is recognised. Not retained.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// A name that identifies the recogniser.
  open var name: String?
  /// Whether the view's own methods for touches are cancelled when the gesture is recognised. Default: `true`.
  open var cancelsTouchesInView = true
  /// Whether the view's own methods are called only after the recogniser has failed. Default: `false`.
  open var delaysTouchesBegan = false
  /// Whether the end of a touch reaches the view only after the recogniser has failed. Default: `true`.
  open var delaysTouchesEnded = true
  /// Whether only touches of one type are received at a time. Default: `true`. Stored: hosts report fingers and the pointer one at a time.
  open var requiresExclusiveTouchType = true
  /// The types of presses that are received, as raw values of `UIPress.PressType`. Default: none. Has no effect: a press is not a gesture
  /// here.
  open var allowedPressTypes: [NSNumber] = []
  /// The types of touches that are received, as raw values of `UITouch.TouchType`. Default: all.
  open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3].map { NSNumber(value: $0) }

  /// Who recognises a gesture.
  enum Source {
    /// The recogniser, from touches.
    case touches
    /// The host.
    case host
    /// The recogniser from touches, and the host from what is no touch, such as fingers on a touchpad.
    case both
  }

  private var actions: [UIAction] = []
  private var targets: [TargetAction] = []
  /// The location in the window.
  private(set) var point = CGPoint.zero

  private var current = State.possible
  /// The touches that the recogniser receives.
  private(set) var tracked: [UITouch] = []
  /// All touches since the last reset.
  private(set) var sequenceTouches: [UITouch] = []
  /// What decides about the recogniser, from its first touch to its reset.
  weak var arbiter: GestureArbiter?
  /// The state that the recogniser enters once those have failed that it waits for.
  private var heldState: State?
  /// Whether a gesture has ended that has not begun yet, because it waits.
  private var isHeldEnded = false
  private var required: [WeakRecognizer] = []

  private struct WeakRecognizer {
    weak var recognizer: UIGestureRecognizer?
  }

  /// The gesture that the host recognises; `nil` for none.
  var gesture: GestureDescription? { nil }
  /// Who recognises ``gesture`` if the host reports touches.
  var source: Source { .touches }
  /// Whether the recogniser waits for further touches although none is on the screen.
  var awaitsTouches: Bool { false }

  /// A recogniser that calls a method of `target`: it has no argument or one, the recogniser. The target is not retained.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// A recogniser without a target.
  public convenience override init() { self.init(target: nil, action: nil) }

  /// A recogniser that runs `action`.
  public convenience init(action: UIAction?) {
    self.init(target: nil, action: nil)
    if let action { addAction(action) }
  }

  /// Calls a method of `target` each time ``state`` has changed. Has no effect if it does so already.
  open func addTarget(_ target: Any, action: Selector) {
    let added = TargetAction(target, action)
    if !targets.contains(where: { $0.matches(added) }) { targets.append(added) }
  }

  /// Stops calling a method.
  ///
  /// - Parameters:
  ///   - target: The object; `nil` for all.
  ///   - action: The method; `nil` for all.
  open func removeTarget(_ target: Any?, action: Selector?) {
    let object = target.map { $0 as AnyObject }
    targets.removeAll { (object == nil || $0.target === object) && (action == nil || $0.action == action) }
  }

  /// Runs `action` each time ``state`` has changed, with the recogniser as its sender.
  open func addAction(_ action: UIAction) {
    removeAction(action)
    actions.append(action)
  }

  /// Stops running `action`.
  open func removeAction(_ action: UIAction) { actions.removeAll { $0.identifier == action.identifier } }

  /// Recognises only after `otherGestureRecognizer` has failed; fails when that one recognises its gesture. It is not retained.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    required.removeAll { $0.recognizer == nil }
    guard otherGestureRecognizer !== self, !requires(failureOf: otherGestureRecognizer) else { return }
    required.append(WeakRecognizer(recognizer: otherGestureRecognizer))
  }

  final func requires(failureOf other: UIGestureRecognizer) -> Bool { required.contains { $0.recognizer === other } }

  /// The number of touches of the gesture. A gesture that the host recognises has one.
  open var numberOfTouches: Int { arbiter == nil ? 1 : tracked.count }

  /// The location of the gesture, the middle of its touches, in the coordinates of `view`, or of the window for `nil`.
  open func location(in view: UIView?) -> CGPoint {
    if let view, !(view is UIWindow) { return view.convert(point, from: nil) }
    return point
  }

  /// The location of a touch in the coordinates of `view`, or of the window for `nil`. An index out of range means the gesture's location.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    tracked.indices.contains(touchIndex) ? tracked[touchIndex].location(in: view) : location(in: view)
  }

  // MARK: For subclasses

  /// Touches have begun in the view. The default does nothing.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Touches have moved. The default does nothing.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Touches have ended. The default does nothing.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// The system has cancelled touches. The default does nothing.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// The gesture has ended, failed or was cancelled, and the next one may begin: clear what belongs to the last one. Call `super`. The default
  /// does nothing.
  open func reset() {}

  /// Stops receiving a touch.
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    tracked.removeAll { $0 === touch }
    touch.gestureRecognizers?.removeAll { $0 === self }
  }

  /// Whether the recogniser, having recognised its gesture, makes another one fail. Default: `true`.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether another recogniser, having recognised its gesture, makes this one fail. Default: `true`.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether the recogniser waits for the failure of another one. Default: `false`.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Whether another recogniser waits for the failure of this one. Default: `false`.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Whether the recogniser receives the touches of an event. iOS 13.4. Default: `true`.
  open func shouldReceive(_ event: UIEvent) -> Bool { true }

  // MARK: Touches

  /// Whether the recogniser receives a touch that begins.
  final func accepts(_ touch: UITouch) -> Bool {
    guard isEnabled, arbiter == nil || !isFinished, source != .host else { return false }
    guard allowedTouchTypes.contains(where: { $0.intValue == touch.type.rawValue }) else { return false }
    guard !leavesToControl(touch) else { return false }
    return delegate?.gestureRecognizer(self, shouldReceive: touch) ?? true
  }

  /// Whether a control in the view handles the touch instead, as a button does with a tap.
  private func leavesToControl(_ touch: UITouch) -> Bool {
    guard let tap = self as? UITapGestureRecognizer, tap.numberOfTapsRequired == 1, tap.numberOfTouchesRequired == 1,
      let hit = touch.view, hit !== view
    else { return false }
    return hit is UIButton || hit is UISwitch || hit is UISlider || hit is UIStepper || hit is UISegmentedControl
  }

  final func track(_ touch: UITouch) {
    tracked.append(touch)
    sequenceTouches.append(touch)
  }

  final func untrack(_ touch: UITouch) { tracked.removeAll { $0 === touch } }

  /// Handles changes of touches.
  final func receive(_ touches: [UITouch], _ event: UIEvent) {
    updatePoint()
    let set = Set(touches)
    switch touches.first?.phase {
    case .began:
      guard shouldReceive(event), delegate?.gestureRecognizer(self, shouldReceive: event) ?? true else {
        for touch in touches { ignore(touch, for: event) }
        return
      }
      touchesBegan(set, with: event)
    case .moved: touchesMoved(set, with: event)
    case .ended: touchesEnded(set, with: event)
    case .cancelled:
      touchesCancelled(set, with: event)
      // A subclass that does not handle it.
      if current == .began || current == .changed { request(.cancelled) }
    default: break
    }
  }

  private func updatePoint() {
    guard !tracked.isEmpty else { return }
    let sum = tracked.reduce(CGPoint.zero) { CGPoint(x: $0.x + $1.point.x, y: $0.y + $1.point.y) }
    point = CGPoint(x: sum.x / CGFloat(tracked.count), y: sum.y / CGFloat(tracked.count))
  }

  /// Whether both have received the same touch.
  final func sharesTouches(with other: UIGestureRecognizer) -> Bool {
    sequenceTouches.contains { touch in other.sequenceTouches.contains { $0 === touch } }
  }

  // MARK: States

  /// Whether the gesture is not decided yet.
  final var isPossible: Bool { current == .possible }
  /// Whether the gesture has begun, or was recognised.
  final var hasRecognized: Bool { current == .began || current == .changed || current == .ended }
  /// Whether the gesture has ended or has failed.
  final var isFinished: Bool { current == .ended || current == .failed || current == .cancelled }
  /// Whether the gesture is recognised as soon as others have failed.
  final var isHeld: Bool { heldState != nil }

  private func request(_ new: State) {
    switch (current, new) {
    case (.possible, .began), (.possible, .ended): recognize(new)
    case (.possible, .failed), (.possible, .cancelled): fail()
    case (.began, .changed), (.began, .ended), (.began, .cancelled), (.changed, .changed), (.changed, .ended),
      (.changed, .cancelled):
      enter(new)
    case (.began, .failed), (.changed, .failed): enter(.cancelled)
    default: break
    }
  }

  private func recognize(_ new: State) {
    if heldState != nil {
      if new == .ended { isHeldEnded = true }
      return
    }
    guard view?.gestureRecognizerShouldBegin(self) != false, delegate?.gestureRecognizerShouldBegin(self) != false,
      arbiter?.isPrevented(self) != true
    else { return fail() }
    if arbiter?.mustWait(self) == true {
      heldState = new
    } else {
      enter(new)
    }
  }

  /// Enters the state that was held back.
  final func releaseHold() {
    guard let held = heldState else { return }
    heldState = nil
    guard arbiter?.isPrevented(self) != true else { return fail() }
    enter(held)
    if isHeldEnded, held == .began { enter(.ended) }
  }

  /// Enters a state and calls the targets.
  private func enter(_ new: State) {
    let isFirst = current == .possible
    current = new
    if isFirst { arbiter?.didRecognize(self) }
    callTargets()
    // Without an arbiter there are no touches that have to be over first.
    if let arbiter { arbiter.settle() } else if isFinished { endSequence() }
  }

  /// The gesture was not recognised.
  final func fail() {
    guard current == .possible else { return }
    heldState = nil
    current = .failed
    if let arbiter { arbiter.didFail(self) } else { endSequence() }
  }

  /// Returns to the state before a gesture.
  final func endSequence() {
    current = .possible
    heldState = nil
    isHeldEnded = false
    tracked = []
    sequenceTouches = []
    arbiter = nil
    reset()
  }

  private func callTargets() {
    for action in actions { action.performWithSender(self, target: nil) }
    for known in targets {
      if let target = known.target {
        SelectorMessage.deliver(known.action, to: target, SelectorArguments(objects: self))
      }
    }
  }

  // MARK: The host

  /// Handles a phase that the host has recognised.
  final func receive(_ phase: GesturePhase) {
    // Fingers on the screen are touches too, which come first.
    guard isEnabled, tracked.isEmpty else { return }
    willReceive(phase)
    switch phase {
    case .transformed(_, let point): enter(.changed, at: inWindow(point))
    case .began(let point): enter(.began, at: inWindow(point))
    case .changed(let point): enter(.changed, at: inWindow(point))
    case .ended(let point): enter(.ended, at: inWindow(point))
    case .cancelled: enter(.cancelled, at: point)
    }
  }

  /// A point of the view in the window's coordinates.
  final func inWindow(_ point: CGPoint) -> CGPoint { view?.convert(point, to: nil) ?? point }

  /// Cancels a gesture in progress.
  final func abort() {
    if current == .began || current == .changed {
      enter(.cancelled)
    } else if arbiter != nil, current == .possible {
      fail()
    }
  }

  private func enter(_ new: State, at point: CGPoint) {
    let isFirst = current == .possible
    // Later phases of a gesture that was refused at its beginning are ignored.
    guard isFirst ? new != .changed && new != .cancelled : true else { return }
    self.point = point
    if isFirst, new == .ended, !isDiscrete { return }
    if isFirst {
      guard view?.gestureRecognizerShouldBegin(self) != false, delegate?.gestureRecognizerShouldBegin(self) != false
      else { return }
    }
    enter(new)
  }

  /// Called with each phase that the host has recognised, before the state changes.
  func willReceive(_ phase: GesturePhase) {}

  /// Whether the gesture is discrete.
  var isDiscrete: Bool { true }
}
