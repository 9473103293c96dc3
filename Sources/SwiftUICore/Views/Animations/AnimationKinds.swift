import Foundation

/// An animation whose duration is known.
protocol TimedAnimation: CustomAnimation {
  /// The time until the end; infinite if there is none.
  var duration: Double { get }
}

/// An animation along a curve.
struct CurveAnimation: TimedAnimation {
  let curve: UnitCurve
  let duration: Double

  init(_ curve: UnitCurve, _ duration: Double) {
    self.curve = curve
    self.duration = duration.isFinite ? max(0, duration) : 0
  }

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    guard time < duration else {
      context.isLogicallyComplete = true
      return nil
    }
    return value.scaled(by: curve.value(at: time / duration))
  }

  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    guard duration > 0 else { return .zero }
    return value.scaled(by: curve.velocity(at: time / duration) / duration)
  }
}

/// An animation of a spring. A new one continues the motion of one in progress.
struct SpringAnimation: TimedAnimation {
  let spring: Spring
  /// As a part of the whole way each second.
  var initialVelocity = 0.0
  /// Whether a new change continues this one.
  var merges = true

  /// Where a continued motion was when it was given another target.
  private struct Start<V: VectorArithmetic> {
    var time = 0.0
    var offset = V.zero
    var velocity: V?
  }

  private enum Key<V: VectorArithmetic>: AnimationStateKey {
    static var defaultValue: Start<V> { Start() }
  }

  var duration: Double {
    spring.settlingDuration(amplitude: 1, speed: abs(initialVelocity), epsilon: 0.001)
  }

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    let start = context.state[Key<V>.self]
    let elapsed = time - start.time
    let way = value - start.offset
    let velocity = start.velocity ?? value.scaled(by: initialVelocity)
    if elapsed >= spring.duration { context.isLogicallyComplete = true }
    guard elapsed < settlingTime(way, velocity) else {
      context.isLogicallyComplete = true
      return nil
    }
    return start.offset + spring.value(target: way, initialVelocity: velocity, time: elapsed)
  }

  /// A motion that has a velocity and no way to go is over when it is small against what the velocity would do in a second.
  private func settlingTime<V: VectorArithmetic>(_ way: V, _ velocity: V) -> Double {
    let (length, speed) = (way.magnitudeSquared.squareRoot(), velocity.magnitudeSquared.squareRoot())
    let scale = max(length, speed * spring.duration / 10)
    guard scale > 0 else { return 0 }
    return spring.settlingDuration(amplitude: length / scale, speed: speed / scale, epsilon: 0.001)
  }

  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    let start = context.state[Key<V>.self]
    return spring.velocity(
      target: value - start.offset, initialVelocity: start.velocity ?? value.scaled(by: initialVelocity),
      time: time - start.time)
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    let last = previous.base as? SpringAnimation ?? (previous.base as? DefaultAnimation)?.spring
    guard merges, let last, last.merges else { return false }
    var copy = context
    let offset = last.animate(value: value, time: time, context: &copy) ?? value
    let velocity = last.velocity(value: value, time: time, context: context) ?? .zero
    context.state[Key<V>.self] = Start(time: time, offset: offset, velocity: velocity)
    context.isLogicallyComplete = false
    return true
  }
}

/// The platform's animation, which has no properties that an app can see.
struct DefaultAnimation: TimedAnimation {
  var spring: SpringAnimation { SpringAnimation(spring: Spring(response: 0.55, dampingRatio: 1)) }

  var duration: Double { spring.duration }

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    spring.animate(value: value, time: time, context: &context)
  }

  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    spring.velocity(value: value, time: time, context: context)
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool { spring.shouldMerge(previous: previous, value: value, time: time, context: &context) }
}

/// An animation that begins later.
struct DelayedAnimation: TimedAnimation {
  let base: Animation
  let delay: Double

  var duration: Double { delay + base.duration }

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    time < delay ? .zero : base.base.animate(value: value, time: time - delay, context: &context)
  }

  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    time < delay ? .zero : base.base.velocity(value: value, time: time - delay, context: context)
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    guard let last = previous.base as? DelayedAnimation else { return false }
    return base.base.shouldMerge(previous: last.base, value: value, time: time - delay, context: &context)
  }
}

/// An animation with another speed.
struct SpeedAnimation: TimedAnimation {
  let base: Animation
  let speed: Double

  var duration: Double { speed > 0 ? base.duration / speed : .infinity }

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    base.base.animate(value: value, time: time * speed, context: &context)
  }

  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    base.base.velocity(value: value, time: time * speed, context: context)?.scaled(by: speed)
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    guard let last = previous.base as? SpeedAnimation else { return false }
    return base.base.shouldMerge(previous: last.base, value: value, time: time * speed, context: &context)
  }
}

/// An animation that is repeated, a number of times or forever.
struct RepeatedAnimation: TimedAnimation {
  let base: Animation
  let count: Int?
  let autoreverses: Bool

  private struct Progress {
    var iteration = 0
    var start = 0.0
  }

  private enum Key: AnimationStateKey {
    static var defaultValue: Progress { Progress() }
  }

  var duration: Double { count.map { Double($0) * base.duration } ?? .infinity }

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    var progress = context.state[Key.self]
    let length = base.duration
    if length.isFinite {
      guard length > 0 else { return nil }
      progress.iteration = Int(min(max(0, (time / length).rounded(.down)), 1e9))
      progress.start = Double(progress.iteration) * length
    }
    while count.map({ progress.iteration < $0 }) ?? true {
      // The base begins anew, without the state of the iteration before.
      var inner = context.withState(progress.start == context.state[Key.self].start ? context.state : AnimationState())
      inner.isLogicallyComplete = false
      let isReversed = autoreverses && progress.iteration % 2 == 1
      if let result = base.base.animate(value: value, time: time - progress.start, context: &inner) {
        var state = inner.state
        state[Key.self] = progress
        context.state = state
        return isReversed ? value - result : result
      }
      if length.isFinite { return isReversed ? .zero : value }
      progress = Progress(iteration: progress.iteration + 1, start: time)
      if inner.isLogicallyComplete, time == 0 { break }
    }
    context.isLogicallyComplete = true
    return nil
  }
}

/// An animation that counts as complete at a time.
struct LogicalCompletionAnimation: TimedAnimation {
  let base: Animation
  let time: Double

  var duration: Double { base.duration }

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    let result = base.base.animate(value: value, time: time, context: &context)
    context.isLogicallyComplete = result == nil || time >= self.time
    return result
  }

  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    base.base.velocity(value: value, time: time, context: context)
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    base.base.shouldMerge(previous: previous, value: value, time: time, context: &context)
  }
}
