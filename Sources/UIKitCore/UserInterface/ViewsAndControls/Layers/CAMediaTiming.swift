public import Foundation

/// What is shown of an animation outside of its duration.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String
  /// A mode by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Its end.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// Its beginning.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// Both.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  /// The layer without it.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

/// The times of an animation or a layer.
@preconcurrency @MainActor public protocol CAMediaTiming {
  /// When it begins.
  var beginTime: CFTimeInterval { get set }
  /// The duration of one run, in seconds.
  var duration: CFTimeInterval { get set }
  /// The speed.
  var speed: Float { get set }
  /// The offset in its own time.
  var timeOffset: CFTimeInterval { get set }
  /// How often it is repeated.
  var repeatCount: Float { get set }
  /// How long it is repeated.
  var repeatDuration: CFTimeInterval { get set }
  /// Whether it runs backwards afterwards.
  var autoreverses: Bool { get set }
  /// What is shown outside of its duration.
  var fillMode: CAMediaTimingFillMode { get set }
}

/// The name of a curve.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String
  /// A curve by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The same speed throughout.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// Slow at the start.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// Slow at the end.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// Slow at both ends.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// The curve of most animations of the system.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// A curve of time.
@preconcurrency @MainActor open class CAMediaTimingFunction: NSObject {
  private let points: [CGPoint]

  /// A curve by its name; an unknown one is linear.
  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
    case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
    case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
    case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
    default: self.init(controlPoints: 0, 0, 1, 1)
    }
  }

  /// A Bézier curve with two control points.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    points = [
      .zero, CGPoint(x: CGFloat(c1x), y: CGFloat(c1y)), CGPoint(x: CGFloat(c2x), y: CGFloat(c2y)), CGPoint(x: 1, y: 1),
    ]
    super.init()
  }

  /// Copies the coordinates of a point of the curve, from 0 to 3. An index out of range leaves them unchanged.
  open func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
    guard points.indices.contains(idx) else { return }
    ptr[0] = Float(points[idx].x)
    ptr[1] = Float(points[idx].y)
  }

  /// The curve as UIKit's animations have it.
  final var timing: AnimationTiming { .cubic(points[1], points[2]) }
}
