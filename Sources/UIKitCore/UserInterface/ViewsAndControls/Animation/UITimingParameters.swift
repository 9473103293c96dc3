public import Foundation

/// The curve of an animation. iOS 10.
public enum UITimingCurveType: Int, Hashable, Sendable {
  /// One of UIKit's curves.
  case builtin = 0
  /// A Bézier curve.
  case cubic = 1
  /// A spring.
  case spring = 2
  /// Several curves.
  case composed = 3
}

/// An object that provides the curve of an animation. iOS 10.
@preconcurrency @MainActor public protocol UITimingCurveProvider: NSObjectProtocol {
  /// The kind of curve.
  var timingCurveType: UITimingCurveType { get }
  /// The Bézier curve, or `nil`.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring, or `nil`.
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// A Bézier curve as the timing of an animation. iOS 10.
@preconcurrency @MainActor public final class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  /// One of UIKit's curves.
  public let animationCurve: UIView.AnimationCurve
  /// The first control point.
  public let controlPoint1: CGPoint
  /// The second control point.
  public let controlPoint2: CGPoint
  private let isBuiltin: Bool

  /// The default curve: slow at both ends.
  public convenience override init() { self.init(animationCurve: .easeInOut) }

  /// One of UIKit's curves.
  public init(animationCurve curve: UIView.AnimationCurve) {
    animationCurve = curve
    isBuiltin = true
    if case .cubic(let one, let two) = curve.timing {
      (controlPoint1, controlPoint2) = (one, two)
    } else {
      (controlPoint1, controlPoint2) = (.zero, CGPoint(x: 1, y: 1))
    }
    super.init()
  }

  /// A Bézier curve with two control points.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    animationCurve = .linear
    isBuiltin = false
    (controlPoint1, controlPoint2) = (point1, point2)
    super.init()
  }

  /// `builtin` or `cubic`.
  public var timingCurveType: UITimingCurveType { isBuiltin ? .builtin : .cubic }
  /// The object itself.
  public var cubicTimingParameters: UICubicTimingParameters? { self }
  /// `nil`.
  public var springTimingParameters: UISpringTimingParameters? { nil }

  var timing: AnimationTiming { .cubic(controlPoint1, controlPoint2) }
}

/// A spring as the timing of an animation. iOS 10.
@preconcurrency @MainActor public final class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  /// The initial velocity, in units of the whole change in a second.
  public let initialVelocity: CGVector
  /// The damping ratio.
  let ratio: Double
  /// How long the spring moves, if it is defined by its mass.
  let settling: TimeInterval?

  /// A spring with UIKit's default values.
  public convenience override init() {
    self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: CGVector(dx: 0, dy: 0))
  }

  /// A spring with a damping ratio.
  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: CGVector(dx: 0, dy: 0))
  }

  /// A spring with a damping ratio and an initial velocity.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    self.ratio = Double(ratio)
    initialVelocity = velocity
    settling = nil
    super.init()
  }

  /// A spring as in physics; its duration follows from these values.
  public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
    let (mass, stiffness) = (max(Double(mass), 0.0001), max(Double(stiffness), 0.0001))
    ratio = Double(damping) / (2 * (mass * stiffness).squareRoot())
    let frequency = (stiffness / mass).squareRoot()
    settling = min(10, 6.9 / (max(min(ratio, 1), 0.01) * frequency))
    initialVelocity = velocity
    super.init()
  }

  /// A spring with a perceptual duration and a bounce. iOS 17.
  public init(duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialVelocity: CGVector = CGVector(dx: 0, dy: 0)) {
    ratio = 1 - Double(min(max(bounce, 0), 0.99))
    settling = duration
    self.initialVelocity = initialVelocity
    super.init()
  }

  /// `spring`.
  public var timingCurveType: UITimingCurveType { .spring }
  /// `nil`.
  public var cubicTimingParameters: UICubicTimingParameters? { nil }
  /// The object itself.
  public var springTimingParameters: UISpringTimingParameters? { self }

  var timing: AnimationTiming { .spring(damping: ratio, velocity: Double(initialVelocity.dx)) }
}

extension UIView {
  /// UIKit's curves. Raw values are Apple's.
  public enum AnimationCurve: Int, Hashable, Sendable {
    /// Slow at both ends.
    case easeInOut = 0
    /// Slow at the start.
    case easeIn = 1
    /// Slow at the end.
    case easeOut = 2
    /// The same speed throughout.
    case linear = 3

    var timing: AnimationTiming {
      switch self {
      case .easeInOut: .easeInOut
      case .easeIn: .easeIn
      case .easeOut: .easeOut
      case .linear: .linear
      }
    }
  }
}
