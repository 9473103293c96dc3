public import Foundation
import ViewBacking

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
  /// The pen, for a touch of one.
  private var stylus: TouchInput.Stylus?

  /// The force of a pen, where 1 is that of an average touch. 0 for other touches, because hosts do not report it.
  open var force: CGFloat { stylus.map { min(max(CGFloat($0.pressure), 0), 1) * maximumPossibleForce } ?? 0 }
  /// The greatest force of a pen; 0 for other touches.
  open var maximumPossibleForce: CGFloat { type == .pencil ? 25.0 / 6 : 0 }
  /// The angle between a pen and the screen, in radians: a quarter of a turn for one that is upright, and for other touches.
  open var altitudeAngle: CGFloat {
    guard let stylus else { return .pi / 2 }
    return .pi / 2 * (1 - min(1, (stylus.tiltX * stylus.tiltX + stylus.tiltY * stylus.tiltY).squareRoot()))
  }

  /// The direction in which a pen is tilted in the coordinates of `view`, or of the window for `nil`: in radians from the x axis, clockwise.
  /// 0 for a pen that is upright, and for other touches.
  open func azimuthAngle(in view: UIView?) -> CGFloat {
    let vector = azimuthUnitVector(in: view)
    return atan2(vector.dy, vector.dx)
  }

  /// The direction in which a pen is tilted in the coordinates of `view`, or of the window for `nil`, as a vector of length 1.
  /// Differs from Apple: transforms of views are left out.
  open func azimuthUnitVector(in view: UIView?) -> CGVector {
    guard let stylus, stylus.tiltX != 0 || stylus.tiltY != 0 else { return CGVector(dx: 1, dy: 0) }
    let (start, end) = (point, CGPoint(x: point.x + stylus.tiltX, y: point.y + stylus.tiltY))
    let (from, to) = (UITouch.convert(start, to: view), UITouch.convert(end, to: view))
    let length = from.distance(to: to)
    return length > 0
      ? CGVector(dx: (to.x - from.x) / length, dy: (to.y - from.y) / length) : CGVector(dx: 1, dy: 0)
  }

  /// The properties whose values are estimates. Empty: those that hosts report are final.
  open var estimatedProperties: Properties { [] }
  /// The properties that are updated later. Empty.
  open var estimatedPropertiesExpectingUpdates: Properties { [] }
  /// Identifies an update of estimates. `nil`: there are none.
  open var estimationUpdateIndex: NSNumber? { nil }

  /// Properties of a touch that can be estimates.
  public struct Properties: OptionSet, Hashable, Sendable {
    /// The combination as bits, with UIKit's values.
    public let rawValue: Int
    /// A combination given as bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The force.
    public static let force = Properties(rawValue: 1 << 0)
    /// The direction of a pen.
    public static let azimuth = Properties(rawValue: 1 << 1)
    /// The angle of a pen.
    public static let altitude = Properties(rawValue: 1 << 2)
    /// The location.
    public static let location = Properties(rawValue: 1 << 3)
    /// The angle by which a pen is turned about itself.
    public static let roll = Properties(rawValue: 1 << 4)
  }

  /// The current and the previous location in the window.
  private(set) var point: CGPoint
  private(set) var previousPoint: CGPoint
  /// Where the touch has begun, in the window.
  let startPoint: CGPoint

  init(
    at point: CGPoint, in window: UIWindow, type: TouchType, stylus: TouchInput.Stylus? = nil, timestamp: TimeInterval
  ) {
    self.point = point
    self.stylus = stylus
    previousPoint = point
    startPoint = point
    self.window = window
    self.type = type
    self.timestamp = timestamp
    super.init()
  }

  func move(to point: CGPoint, stylus: TouchInput.Stylus? = nil, phase: Phase, timestamp: TimeInterval) {
    if stylus != nil { self.stylus = stylus }
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
