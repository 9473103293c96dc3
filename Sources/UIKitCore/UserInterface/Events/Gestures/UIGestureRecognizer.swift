public import Foundation
public import Selectors
import ViewBacking

/// Recognises a gesture of a finger or the pointer on a view.
///
/// The desktop recognises the gestures; the timing of double clicks and long presses is the desktop's.
///
/// It calls a target's method, or runs a `UIAction`, whose sender is the recogniser.
///
/// Differs from Apple: there are no touches, so custom recognisers and dependencies between recognisers are absent.
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

  /// The state of the gesture. Read it in the action.
  open private(set) var state = State.possible
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

  private var actions: [UIAction] = []
  private var targets: [TargetAction] = []
  private var point = CGPoint.zero

  /// The gesture that the host recognises; `nil` for none.
  var gesture: GestureDescription? { nil }

  /// A recogniser that runs `action`.
  init(action: UIAction?) {
    super.init()
    if let action { addAction(action) }
  }

  /// A recogniser that calls a method of `target`: it has no argument or one, the recogniser. The target is not retained.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
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

  /// The number of fingers of the gesture. Always 1.
  open var numberOfTouches: Int { 1 }

  /// The location of the gesture, in the coordinates of `view`, or of the window for `nil`.
  open func location(in view: UIView?) -> CGPoint { self.view?.convert(point, to: view) ?? point }

  /// Handles a phase that the host has recognised.
  final func receive(_ phase: GesturePhase) {
    guard isEnabled else { return }
    willReceive(phase)
    switch phase {
    case .transformed(_, let point): enter(.changed, point)
    case .began(let point): enter(.began, point)
    case .changed(let point): enter(.changed, point)
    case .ended(let point): enter(.ended, point)
    case .cancelled: enter(.cancelled, point)
    }
  }

  /// Cancels a gesture in progress.
  final func abort() {
    if state == .began || state == .changed { enter(.cancelled, point) }
  }

  private func enter(_ new: State, _ point: CGPoint) {
    let isFirst = state == .possible
    // Later phases of a gesture that was refused at its beginning are ignored.
    guard isFirst ? new != .changed && new != .cancelled : true else { return }
    self.point = point
    if isFirst, new == .ended, !isDiscrete { return }
    if isFirst, delegate?.gestureRecognizerShouldBegin(self) == false { return }
    state = new
    for action in actions { action.performWithSender(self, target: nil) }
    for known in targets {
      if let target = known.target {
        SelectorMessage.deliver(known.action, to: target, SelectorArguments(objects: self))
      }
    }
    if new == .ended || new == .cancelled { state = .possible }
  }

  /// Called with each phase that the host has recognised, before the state changes.
  func willReceive(_ phase: GesturePhase) {}

  /// Whether the gesture is discrete.
  var isDiscrete: Bool { true }
}

/// Controls the recognition of gestures.
@preconcurrency @MainActor public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  /// Whether the gesture may be recognised now.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
}

extension UIGestureRecognizerDelegate {
  /// Returns `true`.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
}
