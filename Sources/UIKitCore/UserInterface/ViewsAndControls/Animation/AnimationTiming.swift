import Foundation

/// How the progress of an animation depends on time: both from 0 to 1.
enum AnimationTiming: Hashable, Sendable {
  /// A Bézier curve from (0, 0) to (1, 1) with two control points.
  case cubic(CGPoint, CGPoint)
  /// A spring that is at rest at the end, with a damping ratio and an initial velocity.
  case spring(damping: Double, velocity: Double)

  static let easeInOut = AnimationTiming.cubic(CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1))
  static let easeIn = AnimationTiming.cubic(CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1))
  static let easeOut = AnimationTiming.cubic(CGPoint(x: 0, y: 0), CGPoint(x: 0.58, y: 1))
  static let linear = AnimationTiming.cubic(CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 1))

  /// The progress at a part of the duration.
  func progress(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    guard time < 1 else { return 1 }
    switch self {
    case .cubic(let one, let two): return Self.bezier(one, two, time)
    case .spring(let damping, let velocity): return Self.spring(damping, velocity, time)
    }
  }

  private static func bezier(_ one: CGPoint, _ two: CGPoint, _ time: Double) -> Double {
    if one.x == one.y, two.x == two.y { return time }
    func curve(_ first: Double, _ second: Double, _ part: Double) -> Double {
      let rest = 1 - part
      return 3 * rest * rest * part * first + 3 * rest * part * part * second + part * part * part
    }
    // The time grows along the curve, so that its part is found by halving.
    var (low, high) = (0.0, 1.0)
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if curve(min(max(one.x, 0), 1), min(max(two.x, 0), 1), middle) < time { low = middle } else { high = middle }
    }
    return curve(Double(one.y), Double(two.y), (low + high) / 2)
  }

  private static func spring(_ damping: Double, _ velocity: Double, _ time: Double) -> Double {
    let ratio = damping.isFinite ? min(max(damping, 0.01), 1) : 1
    let speed = velocity.isFinite ? velocity : 0
    if ratio < 1 {
      // At the end the amplitude is a thousandth.
      let frequency = 6.9 / ratio
      let damped = frequency * (1 - ratio * ratio).squareRoot()
      let decay = exp(-ratio * frequency * time)
      return 1 - decay * (cos(damped * time) + (ratio * frequency - speed) / damped * sin(damped * time))
    }
    let frequency = 9.2
    return 1 - exp(-frequency * time) * (1 + (frequency - speed) * time)
  }
}
