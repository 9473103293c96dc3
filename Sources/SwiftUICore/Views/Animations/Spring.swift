public import Foundation

/// The motion of a spring towards a target.
public struct Spring: Hashable, Sendable {
  /// The angular frequency without damping.
  private var frequency: Double
  /// The damping as a fraction of the critical one.
  private var ratio: Double
  private var weight = 1.0

  private init(frequency: Double, ratio: Double, weight: Double = 1) {
    self.frequency = frequency.isFinite && frequency > 0 ? frequency : 1e6
    self.ratio = ratio.isFinite ? max(0, ratio) : 1
    self.weight = weight.isFinite && weight > 0 ? weight : 1
  }

  /// A spring by its perceptual duration, and how much it bounces, from -1 to 1.
  public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
    let bounce = min(max(bounce, -0.999), 1)
    self.init(frequency: 2 * .pi / duration, ratio: bounce >= 0 ? 1 - bounce : 1 / (1 + bounce))
  }

  /// A spring by its stiffness, as the time of one oscillation, and its damping as a fraction of the critical one.
  public init(response: Double, dampingRatio: Double) {
    self.init(frequency: 2 * .pi / response, ratio: dampingRatio)
  }

  /// A spring by its physical properties.
  public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
    let frequency = (stiffness / mass).squareRoot()
    let ratio = damping / (2 * (stiffness * mass).squareRoot())
    self.init(frequency: frequency, ratio: allowOverDamping ? ratio : min(ratio, 1), weight: mass)
  }

  /// A spring that settles in a time.
  public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
    let unit = Spring(frequency: 1, ratio: dampingRatio)
    self.init(
      frequency: unit.settlingDuration(amplitude: 1, speed: 0, epsilon: epsilon) / settlingDuration,
      ratio: dampingRatio)
  }

  /// The perceptual duration in seconds.
  public var duration: TimeInterval { 2 * .pi / frequency }
  /// How much the spring bounces.
  public var bounce: Double { ratio <= 1 ? 1 - ratio : 1 / ratio - 1 }
  /// The time of one oscillation without damping.
  public var response: Double { 2 * .pi / frequency }
  /// The damping as a fraction of the critical one.
  public var dampingRatio: Double { ratio }
  /// The mass.
  public var mass: Double { weight }
  /// The stiffness.
  public var stiffness: Double { frequency * frequency * weight }
  /// The damping.
  public var damping: Double { 2 * ratio * frequency * weight }
  /// The time after which a motion of length 1 is as good as over.
  public var settlingDuration: TimeInterval { settlingDuration(amplitude: 1, speed: 0, epsilon: 0.001) }

  /// A spring without bounce.
  public static var smooth: Spring { smooth() }
  /// A spring without bounce, or with an additional one.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }
  /// A spring with a small bounce.
  public static var snappy: Spring { snappy() }
  /// A spring with a small bounce, and an additional one.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }
  /// A spring with a larger bounce.
  public static var bouncy: Spring { bouncy() }
  /// A spring with a larger bounce, and an additional one.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  // MARK: Motion

  /// The motion at a time: the factors of the initial distance and of the initial velocity, for the distance and for the velocity.
  private func factors(
    _ time: Double
  ) -> (distance: (distance: Double, velocity: Double), velocity: (distance: Double, velocity: Double)) {
    let (w, z, t) = (frequency, ratio, max(0, time))
    if abs(z - 1) < 1e-6 {
      let decay = exp(-w * t)
      return (((1 + w * t) * decay, t * decay), (-w * w * t * decay, (1 - w * t) * decay))
    }
    if z < 1 {
      let (decay, damped) = (exp(-z * w * t), w * (1 - z * z).squareRoot())
      let (c, s) = (cos(damped * t), sin(damped * t))
      return (
        (decay * (c + z * w / damped * s), decay * s / damped),
        (-decay * w * w / damped * s, decay * (c - z * w / damped * s))
      )
    }
    let root = w * (z * z - 1).squareRoot()
    let (fast, slow) = (-z * w - root, -z * w + root)
    let (a, b) = (exp(slow * t), exp(fast * t))
    let width = slow - fast
    return (
      ((slow * b - fast * a) / width, (a - b) / width),
      (slow * fast * (b - a) / width, (slow * a - fast * b) / width)
    )
  }

  /// The distance from zero on the way to `target`, at a time.
  public func value<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
    let factors = factors(time).distance
    return target - target.scaled(by: factors.distance) + initialVelocity.scaled(by: factors.velocity)
  }

  /// The velocity on the way from zero to `target`, at a time.
  public func velocity<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
    let factors = factors(time).velocity
    return initialVelocity.scaled(by: factors.velocity) - target.scaled(by: factors.distance)
  }

  /// The value between two others, at a time.
  public func value<V: Animatable>(fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval) -> V {
    var result = toValue
    result.animatableData =
      fromValue.animatableData
      + value(
        target: toValue.animatableData - fromValue.animatableData, initialVelocity: initialVelocity.animatableData,
        time: time)
    return result
  }

  /// The velocity between two values, at a time.
  public func velocity<V: Animatable>(fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval) -> V {
    var result = toValue
    result.animatableData = velocity(
      target: toValue.animatableData - fromValue.animatableData, initialVelocity: initialVelocity.animatableData,
      time: time)
    return result
  }

  /// The force on a position that has a velocity.
  public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
    (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
  }

  /// The force on a position that has a velocity.
  public func force<V: Animatable>(fromValue: V, toValue: V, position: V, velocity: V) -> V {
    var result = toValue
    result.animatableData = force(
      target: toValue.animatableData, position: position.animatableData, velocity: velocity.animatableData)
    return result
  }

  /// Moves a value, which has a velocity, towards a target for some time.
  public func update<V: VectorArithmetic>(value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval) {
    let way = target - value
    let moved = self.value(target: way, initialVelocity: velocity, time: deltaTime)
    velocity = self.velocity(target: way, initialVelocity: velocity, time: deltaTime)
    value += moved
  }

  /// Moves a value, which has a velocity, towards a target for some time.
  @_disfavoredOverload public func update<V: Animatable>(
    value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval
  ) {
    var data = (value: value.animatableData, velocity: velocity.animatableData)
    update(value: &data.value, velocity: &data.velocity, target: target.animatableData, deltaTime: deltaTime)
    value.animatableData = data.value
    velocity.animatableData = data.velocity
  }

  /// The time after which the distance to the target stays below `epsilon`.
  public func settlingDuration<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, epsilon: Double
  ) -> TimeInterval {
    settlingDuration(
      amplitude: target.magnitudeSquared.squareRoot(), speed: initialVelocity.magnitudeSquared.squareRoot(),
      epsilon: epsilon)
  }

  /// The time after which the distance to the target stays below `epsilon`.
  public func settlingDuration<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, epsilon: Double
  ) -> TimeInterval {
    settlingDuration(
      target: toValue.animatableData - fromValue.animatableData, initialVelocity: initialVelocity.animatableData,
      epsilon: epsilon)
  }

  func settlingDuration(amplitude: Double, speed: Double, epsilon: Double) -> TimeInterval {
    let (w, z) = (frequency, min(ratio, 1e3))
    guard amplitude > 0 || speed > 0, epsilon > 0 else { return 0 }
    guard z > 1e-4 else { return .infinity }
    if z < 1 - 1e-6 {
      let damped = w * (1 - z * z).squareRoot()
      let peak = amplitude + (speed + z * w * amplitude) / damped
      return max(0, log(peak / epsilon) / (z * w))
    }
    // The distance decreases in the end: the last time at which it is too large is found by bisection.
    func distance(_ time: Double) -> Double {
      let factors = factors(time).distance
      return amplitude * factors.distance + speed * factors.velocity
    }
    var (low, high) = (1 / w, 2 / w)
    for _ in 0..<60 where distance(high) > epsilon { (low, high) = (high, high * 2) }
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if distance(middle) > epsilon { low = middle } else { high = middle }
    }
    return high
  }
}
