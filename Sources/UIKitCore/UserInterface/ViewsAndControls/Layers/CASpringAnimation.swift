public import Foundation

/// An animation between two values with a spring.
@preconcurrency @MainActor open class CASpringAnimation: CABasicAnimation {
  /// The mass. Default: 1.
  open var mass: CGFloat = 1
  /// The stiffness. Default: 100.
  open var stiffness: CGFloat = 100
  /// The damping. Default: 10.
  open var damping: CGFloat = 10
  /// The initial velocity. Default: 0.
  open var initialVelocity: CGFloat = 0
  /// How long the spring moves, in seconds, until a thousandth of its movement is left.
  open var settlingDuration: CFTimeInterval {
    let (mass, stiffness, damping) = (max(Double(mass), 0.0001), max(Double(stiffness), 0.0001), Double(damping))
    let frequency = (stiffness / mass).squareRoot()
    let ratio = min(max(damping / (2 * (stiffness * mass).squareRoot()), 0.01), 1)
    return 6.9 / (ratio * frequency)
  }

  override func progress(at part: Double) -> Double {
    let (mass, stiffness, damping) = (max(Double(mass), 0.0001), max(Double(stiffness), 0.0001), Double(damping))
    let frequency = (stiffness / mass).squareRoot()
    let ratio = max(damping.isFinite ? damping / (2 * (stiffness * mass).squareRoot()) : 1, 0)
    let (time, speed) = (part * runDuration, initialVelocity.isFinite ? Double(initialVelocity) : 0)
    guard ratio < 1 else {
      return 1 - exp(-frequency * time) * (1 + (frequency - speed) * time)
    }
    let damped = frequency * (1 - ratio * ratio).squareRoot()
    let wave = cos(damped * time) + (ratio * frequency - speed) / damped * sin(damped * time)
    return 1 - exp(-ratio * frequency * time) * wave
  }
}
