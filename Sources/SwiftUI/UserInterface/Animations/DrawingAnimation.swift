import SwiftUICore
import UIKitCore

/// What is drawn, as numbers that can move to those of another value.
protocol AnimatableDrawing: Equatable {
  /// The parts of its colours, its points and its angles. Two values of the same kind have as many.
  func animatableValues(isDark: Bool) -> AnimatableValues
  /// The value with other numbers.
  func with(_ values: AnimatableValues) -> Self
  /// Whether the numbers of both have the same meanings, so that those between them are a value too.
  func canInterpolate(to other: Self) -> Bool
}

/// Numbers that move together. A missing one is zero.
struct AnimatableValues: VectorArithmetic {
  var values: [Double] = []

  static var zero: AnimatableValues { AnimatableValues() }

  static func + (lhs: AnimatableValues, rhs: AnimatableValues) -> AnimatableValues { lhs.combined(rhs, +) }

  static func - (lhs: AnimatableValues, rhs: AnimatableValues) -> AnimatableValues { lhs.combined(rhs, -) }

  mutating func scale(by rhs: Double) {
    for index in values.indices { values[index] *= rhs }
  }

  var magnitudeSquared: Double { values.reduce(0) { $0 + $1 * $1 } }

  private func combined(_ other: AnimatableValues, _ combine: (Double, Double) -> Double) -> AnimatableValues {
    let count = max(values.count, other.values.count)
    return AnimatableValues(
      values: (0..<count).map { index in
        combine(
          index < values.count ? values[index] : 0, index < other.values.count ? other.values[index] : 0)
      })
  }
}

/// Shows what a view draws, and moves to it from what was drawn before if the change is animated.
///
/// It has no cost before the first animated change.
@MainActor struct DrawingAnimation<Value: AnimatableDrawing> {
  private var current: DrawingAnimator<Value>?

  /// Shows a value. A call in each update in which the value, or what `action` does with it, has changed.
  mutating func show(
    _ new: Value, after old: Value?, in environment: @autoclosure () -> EnvironmentValues, _ inputs: _ViewInputs,
    _ action: @escaping @MainActor (Value) -> Void
  ) {
    if let current, current.isRunning, current.canInterpolate(to: new) {
      current.action = action
      return current.move(to: new, environment(), inputs)
    }
    current = nil
    guard let old, old != new, inputs.viewGraph.clock.isDriven, old.canInterpolate(to: new),
      inputs.transaction.animation != nil
    else { return action(new) }
    let environment = environment()
    let animator = DrawingAnimator(from: old, environment, inputs, action)
    current = animator
    animator.move(to: new, environment, inputs)
  }
}

/// Draws the values between the one that was drawn and the target, one for each frame.
@MainActor private final class DrawingAnimator<Value: AnimatableDrawing> {
  private let animator: Animator<AnimatableValues>
  private let clock: FrameClock
  private var target: Value
  private var observer: FrameObserver?
  var action: @MainActor (Value) -> Void

  init(
    from value: Value, _ environment: EnvironmentValues, _ inputs: _ViewInputs,
    _ action: @escaping @MainActor (Value) -> Void
  ) {
    animator = Animator(value.animatableValues(isDark: environment.colorScheme == .dark))
    clock = inputs.viewGraph.clock
    target = value
    self.action = action
    let observer = FrameObserver { [unowned self] in showFrame() }
    self.observer = observer
    clock.add(observer)
  }

  var isRunning: Bool { observer != nil }

  func canInterpolate(to new: Value) -> Bool { target.canInterpolate(to: new) }

  func move(to new: Value, _ environment: EnvironmentValues, _ inputs: _ViewInputs) {
    target = new
    let values = new.animatableValues(isDark: environment.colorScheme == .dark)
    if animator.target != values { animator.setTarget(values, inputs.transaction, clock) }
    showFrame()
  }

  private func showFrame() {
    let values = animator.value(clock)
    guard animator.isRunning else {
      observer = nil
      return action(target)
    }
    clock.requestFrame()
    action(target.with(values))
  }
}
