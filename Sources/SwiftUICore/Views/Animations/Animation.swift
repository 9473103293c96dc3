public import Foundation

/// How a change is divided into steps: its duration and its course.
public struct Animation: Hashable, Sendable {
  let base: any CustomAnimation

  /// An animation that an app defines.
  public init<A: CustomAnimation>(_ base: A) { self.base = base }

  /// Whether both are the same animation.
  public static func == (lhs: Animation, rhs: Animation) -> Bool { AnyHashable(lhs.base) == AnyHashable(rhs.base) }

  /// Hashes the animation.
  public func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(base)) }

  /// The time until the end: that of an app's animation is not known, and infinite.
  var duration: Double { (base as? any TimedAnimation)?.duration ?? .infinity }

  /// Where the change from zero to `value` is at a time; `nil` at its end.
  public func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    base.animate(value: value, time: time, context: &context)
  }

  /// The velocity at a time; `nil` if it is not known.
  public func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    base.velocity(value: value, time: time, context: context)
  }

  /// Whether this animation continues one in progress.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    base.shouldMerge(previous: previous, value: value, time: time, context: &context)
  }
}

extension Animation: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The animation as its `CustomAnimation` describes itself.
  public var description: String { "\(base)" }

  /// The same with the names of modules.
  public var debugDescription: String {
    let text = String(reflecting: base)
    // Apps know this module by the name of the one that they import.
    let own = "SwiftUICore."
    return "AnyAnimator(\(text.hasPrefix(own) ? "SwiftUI." + text.dropFirst(own.count) : text))"
  }

  /// The animation with its `CustomAnimation` as its one child.
  public var customMirror: Mirror { Mirror(self, children: ["base": base]) }
}

// MARK: - Curves

extension Animation {
  /// The platform's animation: a spring without bounce.
  public static let `default` = Animation(DefaultAnimation())

  /// An animation along a curve.
  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    Animation(CurveAnimation(curve, duration))
  }

  /// An animation along a Bézier curve with these control points.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    timingCurve(
      .bezier(startControlPoint: UnitPoint(x: p1x, y: p1y), endControlPoint: UnitPoint(x: p2x, y: p2y)),
      duration: duration)
  }

  /// An animation with the same speed throughout.
  public static func linear(duration: TimeInterval) -> Animation { timingCurve(.linear, duration: duration) }
  /// An animation with the same speed throughout.
  public static var linear: Animation { linear(duration: 0.35) }
  /// An animation that is slow at the beginning.
  public static func easeIn(duration: TimeInterval) -> Animation { timingCurve(.easeIn, duration: duration) }
  /// An animation that is slow at the beginning.
  public static var easeIn: Animation { easeIn(duration: 0.35) }
  /// An animation that is slow at the end.
  public static func easeOut(duration: TimeInterval) -> Animation { timingCurve(.easeOut, duration: duration) }
  /// An animation that is slow at the end.
  public static var easeOut: Animation { easeOut(duration: 0.35) }
  /// An animation that is slow at both ends.
  public static func easeInOut(duration: TimeInterval) -> Animation { timingCurve(.easeInOut, duration: duration) }
  /// An animation that is slow at both ends.
  public static var easeInOut: Animation { easeInOut(duration: 0.35) }
}

// MARK: - Springs

extension Animation {
  /// The animation of a spring.
  ///
  /// Differs from Apple: `blendDuration` has no effect.
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation {
    Animation(SpringAnimation(spring: spring))
  }

  /// The animation of a spring by its perceptual duration and its bounce.
  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation { spring(Spring(duration: duration, bounce: bounce), blendDuration: blendDuration) }

  /// The animation of a spring by its response and its damping.
  @_disfavoredOverload public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation {
    spring(Spring(response: response, dampingRatio: dampingFraction), blendDuration: blendDuration)
  }

  /// The animation of a spring without bounce.
  public static var spring: Animation { spring(Spring()) }

  /// The animation of a stiff spring, for what follows a finger.
  @_disfavoredOverload public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(Spring(response: response, dampingRatio: dampingFraction), blendDuration: blendDuration)
  }

  /// The animation of a stiff spring, for what follows a finger.
  public static func interactiveSpring(
    duration: TimeInterval = 0.15, extraBounce: Double = 0, blendDuration: TimeInterval = 0.25
  ) -> Animation { spring(Spring(duration: duration, bounce: 0.14 + extraBounce), blendDuration: blendDuration) }

  /// The animation of a stiff spring, for what follows a finger.
  public static var interactiveSpring: Animation { interactiveSpring() }

  /// The animation of a spring without bounce.
  public static var smooth: Animation { smooth() }
  /// The animation of a spring without bounce.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(.smooth(duration: duration, extraBounce: extraBounce))
  }
  /// The animation of a spring with a small bounce.
  public static var snappy: Animation { snappy() }
  /// The animation of a spring with a small bounce.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(.snappy(duration: duration, extraBounce: extraBounce))
  }
  /// The animation of a spring with a larger bounce.
  public static var bouncy: Animation { bouncy() }
  /// The animation of a spring with a larger bounce.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(.bouncy(duration: duration, extraBounce: extraBounce))
  }

  /// The animation of a spring that is added to those in progress.
  public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0) -> Animation {
    Animation(SpringAnimation(spring: spring, initialVelocity: initialVelocity, merges: false))
  }

  /// The animation of a spring that is added to those in progress, by its physical properties.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    interpolatingSpring(
      Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true),
      initialVelocity: initialVelocity)
  }

  /// The animation of a spring that is added to those in progress.
  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation {
    interpolatingSpring(Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity)
  }

  /// The animation of a spring that is added to those in progress.
  public static var interpolatingSpring: Animation { interpolatingSpring() }
}

// MARK: - Changes

extension Animation {
  /// The animation, begun later.
  public func delay(_ delay: TimeInterval) -> Animation {
    delay > 0 ? Animation(DelayedAnimation(base: self, delay: delay)) : self
  }

  /// The animation with another speed.
  public func speed(_ speed: Double) -> Animation { Animation(SpeedAnimation(base: self, speed: speed)) }

  /// The animation a number of times, every second time backwards unless `autoreverses` is `false`.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    Animation(RepeatedAnimation(base: self, count: max(0, repeatCount), autoreverses: autoreverses))
  }

  /// The animation as long as the view is there, every second time backwards unless `autoreverses` is `false`.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    Animation(RepeatedAnimation(base: self, count: nil, autoreverses: autoreverses))
  }

  /// The animation, which counts as complete after a time.
  public func logicallyComplete(after duration: TimeInterval) -> Animation {
    Animation(LogicalCompletionAnimation(base: self, time: duration))
  }
}
