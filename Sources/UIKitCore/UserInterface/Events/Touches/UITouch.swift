public import Foundation

/// A finger on the screen, or a pointer that is pressed, from its beginning to its end. The object is the same all the time.
@preconcurrency @MainActor open class UITouch: NSObject {
  /// The phase of a touch. Raw values are Apple's.
  public enum Phase: Int, Hashable, Sendable {
    /// The touch has begun.
    case began = 0
    /// The touch has moved.
    case moved = 1
    /// The touch has not moved since the last event.
    case stationary = 2
    /// The touch has ended.
    case ended = 3
    /// The system has cancelled the touch.
    case cancelled = 4
    /// A pointer has come over a view.
    case regionEntered = 5
    /// A pointer has moved over a view.
    case regionMoved = 6
    /// A pointer has left a view.
    case regionExited = 7
  }

  /// What touches. Raw values are Apple's.
  public enum TouchType: Int, Hashable, Sendable {
    /// A finger on the screen.
    case direct = 0
    /// A finger on a remote control.
    case indirect = 1
    /// A pencil.
    case pencil = 2
    /// A mouse or a touchpad.
    case indirectPointer = 3
    /// A pencil.
    public static let stylus = TouchType.pencil
  }

  /// The time of the last change, in seconds since the system started.
  open internal(set) var timestamp: TimeInterval
  /// The phase of the touch.
  open internal(set) var phase = Phase.began
  /// The number of successive touches at the place, this one included.
  open internal(set) var tapCount = 1
  /// What touches.
  public let type: TouchType
  /// The window in which the touch has begun.
  open internal(set) weak var window: UIWindow?
  /// The view in which the touch has begun.
  open internal(set) weak var view: UIView?
  /// The recognisers that receive the touch.
  open internal(set) var gestureRecognizers: [UIGestureRecognizer]?
  /// The radius of the touch in points. Always 0, because hosts do not report it.
  open var majorRadius: CGFloat { 0 }
  /// The tolerance of ``majorRadius``. Always 0.
  open var majorRadiusTolerance: CGFloat { 0 }
  /// The force of the touch. Always 0, because hosts do not report it.
  open var force: CGFloat { 0 }
  /// The greatest force. Always 0.
  open var maximumPossibleForce: CGFloat { 0 }

  /// The current and the previous location in the window.
  private(set) var point: CGPoint
  private(set) var previousPoint: CGPoint
  /// Where the touch has begun, in the window.
  let startPoint: CGPoint

  init(at point: CGPoint, in window: UIWindow, type: TouchType, timestamp: TimeInterval) {
    self.point = point
    previousPoint = point
    startPoint = point
    self.window = window
    self.type = type
    self.timestamp = timestamp
    super.init()
  }

  func move(to point: CGPoint, phase: Phase, timestamp: TimeInterval) {
    previousPoint = self.point
    self.point = point
    self.phase = phase
    self.timestamp = timestamp
  }

  /// Whether the touch has ended or was cancelled.
  var isOver: Bool { phase == .ended || phase == .cancelled }

  /// The location in the coordinates of `view`, or of the window for `nil`.
  open func location(in view: UIView?) -> CGPoint { UITouch.convert(point, to: view) }

  /// The location before the last change, in the coordinates of `view`, or of the window for `nil`.
  open func previousLocation(in view: UIView?) -> CGPoint { UITouch.convert(previousPoint, to: view) }

  /// The location: hosts report no location that is more precise.
  open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }

  /// The previous location.
  open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

  /// Converts a point in a window to the coordinates of a view in it.
  static func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let view, !(view is UIWindow) else { return point }
    return view.convert(point, from: nil)
  }
}
