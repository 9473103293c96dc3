import Foundation

/// Recognises one thing that the user does with a finger or the pointer on a view.
///
/// The desktop does the recognising; double clicks and long presses are as long and as quick as they are everywhere there.
///
/// Differs from Apple: targets with selectors need Objective-C and are absent; add a `UIAction`, whose sender is the
/// recogniser. There are no touches, so that recognisers of the app's own and dependencies between recognisers are absent.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
  /// How far a gesture has come.
  public enum State: Int, Hashable, Sendable {
    /// Nothing so far.
    case possible = 0
    /// A gesture that lasts has begun.
    case began = 1
    /// It goes on.
    case changed = 2
    /// It has ended; a gesture that does not last has happened.
    case ended = 3
    /// Something has broken it off.
    case cancelled = 4
    /// It was none.
    case failed = 5
    /// A gesture that does not last has happened.
    public static let recognized = State.ended
  }

  /// How far the gesture has come. Read it in the action.
  open private(set) var state = State.possible
  /// The view that has the recogniser.
  open internal(set) weak var view: UIView?
  /// Whether it recognises anything. A gesture that is going on ends as cancelled when it becomes `false`. Default: `true`.
  open var isEnabled = true {
    didSet { if !isEnabled { breakOff() } }
  }
  /// Asked before a gesture is recognised. Not retained.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// A name to tell it by.
  open var name: String?

  private var actions: [UIAction] = []
  private var point = CGPoint.zero

  /// What the host is asked to recognise; `nil` for nothing.
  var gesture: GestureDescription? { nil }

  /// A recogniser that runs `action`.
  init(action: UIAction?) {
    super.init()
    if let action { addAction(action) }
  }

  /// Runs `action` whenever ``state`` has become another, with the recogniser as its sender.
  open func addAction(_ action: UIAction) {
    removeAction(action)
    actions.append(action)
  }

  /// No longer runs `action`.
  open func removeAction(_ action: UIAction) { actions.removeAll { $0.identifier == action.identifier } }

  /// How many fingers the gesture has: one.
  open var numberOfTouches: Int { 1 }

  /// Where the gesture is, in the coordinates of `view`, or of the window for `nil`.
  open func location(in view: UIView?) -> CGPoint { self.view?.convert(point, to: view) ?? point }

  /// The host has recognised a phase.
  final func receive(_ phase: GesturePhase) {
    guard isEnabled else { return }
    switch phase {
    case .began(let point): enter(.began, point)
    case .changed(let point): enter(.changed, point)
    case .ended(let point): enter(.ended, point)
    case .cancelled: enter(.cancelled, point)
    }
  }

  /// A gesture that is going on is over.
  final func breakOff() {
    if state == .began || state == .changed { enter(.cancelled, point) }
  }

  private func enter(_ new: State, _ point: CGPoint) {
    let isFirst = state == .possible
    // What was refused at its beginning goes on unheard.
    guard isFirst ? new != .changed && new != .cancelled : true else { return }
    self.point = point
    if isFirst, new == .ended, !isDiscrete { return }
    if isFirst, delegate?.gestureRecognizerShouldBegin(self) == false { return }
    state = new
    for action in actions { action.performWithSender(self, target: nil) }
    if new == .ended || new == .cancelled { state = .possible }
  }

  /// Whether the gesture happens all at once.
  var isDiscrete: Bool { true }
}

/// Asked about gestures.
@preconcurrency @MainActor public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  /// Whether the gesture may be recognised now.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
}

extension UIGestureRecognizerDelegate {
  /// Answers `true`.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
}
