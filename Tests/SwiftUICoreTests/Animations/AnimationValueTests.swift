import Foundation
@testable import SwiftUICore
import Testing

/// The curves and springs of animations, as numbers.
@Suite struct AnimationValueTests {
  private func value(_ animation: Animation, at time: Double) -> Double? {
    var context = AnimationContext<Double>()
    return animation.animate(value: 1, time: time, context: &context)
  }

  private func values(_ curve: UnitCurve) -> [Double] { [0.25, 0.5, 0.75].map { curve.value(at: $0) } }

  private func isClose(_ one: [Double], _ other: [Double], _ distance: Double) -> Bool {
    zip(one, other).allSatisfy { abs($0 - $1) <= distance }
  }

  @Test("Fact 149: the default durations")
  func durations() {
    for animation in [Animation.linear, .easeIn, .easeOut, .easeInOut] {
      #expect(value(animation, at: 0.349) != nil)
      #expect(value(animation, at: 0.35) == nil)
    }
    #expect(Animation.spring(response: 0.5) == .spring(Spring(response: 0.5, dampingRatio: 0.825)))
    for time in [0.1, 0.3, 0.55] {
      #expect(value(.default, at: time) == value(.spring(Spring(response: 0.55, dampingRatio: 1)), at: time))
    }
    #expect(Animation.interactiveSpring(response: 0.15) == .spring(Spring(response: 0.15, dampingRatio: 0.86)))
    #expect([Spring.smooth, .snappy, .bouncy].map(\.duration).allSatisfy { abs($0 - 0.5) < 1e-9 })
    #expect(isClose([Spring.smooth.bounce, Spring.snappy.bounce, Spring.bouncy.bounce], [0, 0.15, 0.3], 1e-9))
  }

  @Test("Fact 150: ease in, ease out, and both")
  func easing() {
    #expect(isClose(values(.easeIn), [0.09, 0.32, 0.62], 0.01))
    #expect(isClose(values(.easeOut), [0.38, 0.68, 0.91], 0.01))
    #expect(isClose(values(.easeInOut), [0.13, 0.5, 0.87], 0.01))
  }

  @Test("Fact 151: outside of 0 to 1 a curve has the values of its ends")
  func outside() {
    for curve in [UnitCurve.linear, .easeInOut, .circularEaseIn] {
      #expect(curve.value(at: -0.5) == 0)
      #expect(curve.value(at: 1.5) == 1)
    }
  }

  @Test("Fact 152: circular curves")
  func circular() {
    #expect(isClose(values(.circularEaseIn), [0.032, 0.134, 0.339], 0.001))
    #expect(isClose(values(.circularEaseOut), [0.661, 0.866, 0.968], 0.001))
  }

  @Test("The speed of a Bézier curve is its slope, and 1 where it begins without a direction")
  func bezierSpeed() {
    let times = [0, 0.25, 0.5, 0.75, 1]
    func speeds(_ curve: UnitCurve) -> [Double] { times.map { curve.velocity(at: $0) } }
    #expect(isClose(speeds(.easeIn), [0, 0.67, 1.07, 1.37, 0], 0.01))
    #expect(isClose(speeds(.easeOut), [1, 1.37, 1.07, 0.67, 0], 0.01))
    #expect(isClose(speeds(.easeInOut), [0, 1.06, 1.72, 1.06, 0], 0.01))
    #expect(UnitCurve.easeIn.velocity(at: 0) == 0)
    #expect(UnitCurve.easeInOut.velocity(at: 1) == 0)
    // Beyond 0 and 1 the horizontal coordinates of control points do not count.
    let steep = UnitCurve.bezier(startControlPoint: UnitPoint(x: -0.5, y: 2), endControlPoint: UnitPoint(x: 1.5, y: -1))
    #expect(isClose([steep.value(at: 0.5), steep.velocity(at: 0.5)], [0.5, -1], 1e-9))
    let vertical = UnitCurve.bezier(startControlPoint: UnitPoint(x: 0, y: 1), endControlPoint: UnitPoint(x: 1, y: 0))
    #expect(vertical.velocity(at: 0) == .infinity)
  }

  @Test("The speed of a circular curve is infinite where it is vertical")
  func circularSpeed() {
    func speeds(_ curve: UnitCurve) -> [Double] { [0.25, 0.5, 0.75].map { curve.velocity(at: $0) } }
    #expect(isClose(speeds(.circularEaseIn), [0.258, 0.577, 1.134], 0.001))
    #expect(isClose(speeds(.circularEaseOut), [1.134, 0.577, 0.258], 0.001))
    #expect(isClose([0.25, 0.75].map { UnitCurve.circularEaseInOut.velocity(at: $0) }, [0.577, 0.577], 0.001))
    #expect([UnitCurve.circularEaseIn.velocity(at: 0), UnitCurve.circularEaseIn.velocity(at: 1)] == [0, .infinity])
    #expect([UnitCurve.circularEaseOut.velocity(at: 0), UnitCurve.circularEaseOut.velocity(at: 1)] == [.infinity, 0])
    #expect(UnitCurve.circularEaseInOut.velocity(at: 0.5) == .infinity)
  }

  @Test("Outside of 0 to 1 the speed is that of the nearest end, and the linear one is 1 everywhere")
  func speedOutside() {
    for time in [-0.5, 0, 0.5, 1, 1.5] { #expect(UnitCurve.linear.velocity(at: time) == 1) }
    #expect(UnitCurve.circularEaseOut.velocity(at: -1) == .infinity)
    #expect(UnitCurve.circularEaseOut.velocity(at: 2) == 0)
  }

  @Test("The inverse of a circular curve is the other one; that of a Bézier curve has its coordinates exchanged")
  func inverses() {
    for time in [0.1, 0.3, 0.7] {
      #expect(UnitCurve.circularEaseIn.inverse.velocity(at: time) == UnitCurve.circularEaseOut.velocity(at: time))
      let both = UnitCurve.circularEaseInOut
      #expect(abs(both.inverse.value(at: both.value(at: time)) - time) < 1e-9)
      #expect(abs(both.inverse.velocity(at: both.value(at: time)) * both.velocity(at: time) - 1) < 1e-9)
    }
    #expect(UnitCurve.circularEaseInOut.inverse.inverse == .circularEaseInOut)
    #expect(
      UnitCurve.bezier(startControlPoint: UnitPoint(x: 0.25, y: 0.1), endControlPoint: UnitPoint(x: 0.75, y: 0.9))
        .inverse
        == .bezier(startControlPoint: UnitPoint(x: 0.1, y: 0.25), endControlPoint: UnitPoint(x: 0.9, y: 0.75)))
  }

  @Test("An animation describes itself by its kind, and in detail by the module that apps import")
  func descriptions() {
    #expect(Animation.default.description == "DefaultAnimation()")
    #expect(Animation.default.debugDescription == "AnyAnimator(SwiftUI.DefaultAnimation())")
    #expect(Animation.default.customMirror.description == "Mirror for Animation")
    #expect(Animation.default.customMirror.children.map(\.label) == ["base"])
  }

  @Test("A spring continues the motion of the platform's animation, and the other way round")
  func mergingWithDefault() {
    var context = AnimationContext<Double>()
    #expect(Animation.smooth.shouldMerge(previous: .default, value: 1, time: 0.1, context: &context))
    context = AnimationContext<Double>()
    #expect(Animation.default.shouldMerge(previous: .smooth, value: 1, time: 0.1, context: &context))
    context = AnimationContext<Double>()
    #expect(!Animation.default.shouldMerge(previous: .linear, value: 1, time: 0.1, context: &context))
  }

  @Test("A paused schedule of frames has no dates, nor has one that is updated less often")
  func pausedSchedule() {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    let dates = AnimationTimelineSchedule(minimumInterval: 1.5).entries(from: start, mode: .normal).prefix(3)
    #expect(dates.map(\.timeIntervalSinceReferenceDate) == [0, 1.5, 3])
    var paused = AnimationTimelineSchedule(paused: true).entries(from: start, mode: .normal).makeIterator()
    #expect(paused.next() == nil && paused.next() == nil)
    #expect(Array(AnimationTimelineSchedule().entries(from: start, mode: .lowFrequency)).isEmpty)
  }

  @Test("The inverse of a curve exchanges times and values")
  func inverse() {
    for time in [0.1, 0.5, 0.9] {
      #expect(abs(UnitCurve.easeIn.inverse.value(at: UnitCurve.easeIn.value(at: time)) - time) < 1e-6)
    }
  }

  @Test("Fact 154: repetitions go back and forth unless autoreverses is false")
  func repetition() {
    let animation = Animation.linear(duration: 1)
    #expect(value(animation.repeatForever(), at: 1.25).map { abs($0 - 0.75) < 1e-9 } == true)
    #expect(value(animation.repeatForever(autoreverses: false), at: 1.25).map { abs($0 - 0.25) < 1e-9 } == true)
    #expect(value(animation.repeatCount(3), at: 1.25).map { abs($0 - 0.75) < 1e-9 } == true)
    #expect(value(animation.repeatCount(3), at: 2.5).map { abs($0 - 0.5) < 1e-9 } == true)
    #expect(value(animation.repeatCount(3), at: 3) == nil)
  }

  @Test("A delay begins later, and a speed divides the duration")
  func delayAndSpeed() {
    let animation = Animation.linear(duration: 1)
    #expect(value(animation.delay(2), at: 1) == 0)
    #expect(value(animation.delay(2), at: 2.5) == 0.5)
    #expect(value(animation.speed(2), at: 0.25) == 0.5)
    #expect(value(animation.speed(2), at: 0.5) == nil)
  }

  @Test("A spring ends at its target, and one with a bounce goes beyond it")
  func springs() {
    let times = stride(from: 0.0, through: 3, by: 0.01)
    #expect(times.allSatisfy { Spring.smooth.value(target: 1.0, time: $0) <= 1 })
    #expect(times.contains { Spring.bouncy.value(target: 1.0, time: $0) > 1.01 })
    for spring in [Spring.smooth, .snappy, .bouncy, Spring(response: 0.5, dampingRatio: 1.5)] {
      #expect(abs(spring.value(target: 1.0, time: spring.settlingDuration) - 1) < 0.0011)
      // The velocity is the derivative of the value.
      let (before, after) = (spring.value(target: 1.0, time: 0.1999), spring.value(target: 1.0, time: 0.2001))
      #expect(abs((after - before) / 0.0002 - spring.velocity(target: 1.0, time: 0.2)) < 1e-4)
    }
  }

  @Test("A spring has the same properties in all its descriptions")
  func springProperties() {
    let spring = Spring(mass: 1, stiffness: 100, damping: 10)
    #expect(isClose([spring.stiffness, spring.damping, spring.dampingRatio], [100, 10, 0.5], 1e-9))
    let again = Spring(response: spring.response, dampingRatio: spring.dampingRatio)
    #expect(isClose([again.stiffness, again.damping], [100, 10], 1e-9))
    #expect(abs(Spring(settlingDuration: 1, dampingRatio: 0.7).settlingDuration - 1) < 1e-6)
    #expect(isClose([Spring(duration: 0.4, bounce: -0.5).bounce], [-0.5], 1e-9))
  }

  @Test("A spring moves a value step by step as it does at once")
  func springSteps() {
    let spring = Spring.bouncy
    var (value, velocity) = (0.0, 0.0)
    for _ in 0..<20 { spring.update(value: &value, velocity: &velocity, target: 1, deltaTime: 0.01) }
    #expect(abs(value - spring.value(target: 1.0, time: 0.2)) < 1e-9)
  }
}
