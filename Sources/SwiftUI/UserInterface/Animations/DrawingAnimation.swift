import SwiftUICore
import UIKitCore

/// What is drawn, as numbers that can move to those of another value.
protocol AnimatableDrawing: Equatable {
  /// The parts of its colours, its points and its angles. Two values of the same kind have as many.
  func animatableValues(isDark: Bool) -> AnimatableValues
  /// The value with other numbers.
  func with(_ values: AnimatableValues) -> Self
  /// Whether the numbers of both have the same meanings.
  func isSameKind(as other: Self) -> Bool
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
  private var motion: DrawingMotion<Value>?

  /// Shows a value. A call in each update in which the value, or what `action` does with it, has changed.
  mutating func show(
    _ new: Value, after old: Value?, in environment: @autoclosure () -> EnvironmentValues, _ inputs: _ViewInputs,
    _ action: @escaping @MainActor (Value) -> Void
  ) {
    if let motion, motion.isRunning, motion.isContinued(by: new) {
      motion.action = action
      return motion.move(to: new, environment(), inputs)
    }
    motion = nil
    guard let old, old != new, inputs.viewGraph.clock.isDriven, old.isSameKind(as: new),
      inputs.transaction.animation != nil
    else { return action(new) }
    let environment = environment()
    let motion = DrawingMotion(from: old, environment, inputs, action)
    self.motion = motion
    motion.move(to: new, environment, inputs)
  }
}

/// What is drawn, in motion.
@MainActor private final class DrawingMotion<Value: AnimatableDrawing> {
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

  func isContinued(by new: Value) -> Bool { target.isSameKind(as: new) }

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

extension Color: AnimatableDrawing {
  func animatableValues(isDark: Bool) -> AnimatableValues {
    let color = resolved(isDark: isDark)
    return AnimatableValues(
      values: [Double(color.red), Double(color.green), Double(color.blue), Double(color.opacity)])
  }

  func with(_ values: AnimatableValues) -> Color {
    // A spring may go beyond what there is.
    let parts = values.values.map { Float(max(0, min(1, $0))) }
    guard parts.count >= 4 else { return self }
    return Color(
      Resolved(colorSpace: .sRGB, red: parts[0], green: parts[1], blue: parts[2], opacity: parts[3]))
  }

  func isSameKind(as other: Color) -> Bool { true }
}

extension Shading: AnimatableDrawing {
  func animatableValues(isDark: Bool) -> AnimatableValues {
    switch self {
    case .color(let color): color.animatableValues(isDark: isDark)
    case .image: .zero
    case .gradient(let fill):
      AnimatableValues(
        values: fill.kind.numbers
          + fill.gradient.stops.flatMap { $0.color.animatableValues(isDark: isDark).values + [Double($0.location)] })
    }
  }

  func with(_ values: AnimatableValues) -> Shading {
    switch self {
    case .color(let color): return .color(color.with(values))
    case .image: return self
    case .gradient(var fill):
      let count = fill.kind.numbers.count
      guard values.values.count == count + fill.gradient.stops.count * 5 else { return self }
      fill.kind = fill.kind.with(Array(values.values.prefix(count)))
      for index in fill.gradient.stops.indices {
        let parts = Array(values.values[(count + index * 5)..<(count + index * 5 + 5)])
        fill.gradient.stops[index] = Gradient.Stop(
          color: fill.gradient.stops[index].color.with(AnimatableValues(values: parts)), location: CGFloat(parts[4]))
      }
      return .gradient(fill)
    }
  }

  func isSameKind(as other: Shading) -> Bool {
    switch (self, other) {
    case (.color, .color): true
    case (.gradient(let one), .gradient(let two)):
      one.kind.isSameKind(as: two.kind) && one.gradient.stops.count == two.gradient.stops.count
    default: false
    }
  }
}

extension GradientFill.Kind {
  /// Its points, lengths and angles.
  fileprivate var numbers: [Double] {
    switch self {
    case .linear(let start, let end): [Double(start.x), Double(start.y), Double(end.x), Double(end.y)]
    case .linearPoints(let start, let end): [Double(start.x), Double(start.y), Double(end.x), Double(end.y)]
    case .radial(let center, let start, let end), .elliptical(let center, let start, let end):
      [Double(center.x), Double(center.y), Double(start), Double(end)]
    case .radialPoints(let center, let start, let end):
      [Double(center.x), Double(center.y), Double(start), Double(end)]
    case .angular(let center, let start, let end): [Double(center.x), Double(center.y), start.radians, end.radians]
    case .conicPoints(let center, let angle): [Double(center.x), Double(center.y), angle.radians]
    }
  }

  fileprivate func with(_ values: [Double]) -> Self {
    let first = UnitPoint(x: values[0], y: values[1])
    let point = CGPoint(x: values[0], y: values[1])
    switch self {
    case .linear: return .linear(first, UnitPoint(x: values[2], y: values[3]))
    case .linearPoints: return .linearPoints(point, CGPoint(x: values[2], y: values[3]))
    case .radial: return .radial(first, CGFloat(values[2]), CGFloat(values[3]))
    case .elliptical: return .elliptical(first, CGFloat(values[2]), CGFloat(values[3]))
    case .radialPoints: return .radialPoints(point, CGFloat(values[2]), CGFloat(values[3]))
    case .angular: return .angular(first, .radians(values[2]), .radians(values[3]))
    case .conicPoints: return .conicPoints(point, .radians(values[2]))
    }
  }

  fileprivate func isSameKind(as other: Self) -> Bool {
    switch (self, other) {
    case (.linear, .linear), (.linearPoints, .linearPoints), (.radial, .radial), (.elliptical, .elliptical),
      (.radialPoints, .radialPoints), (.angular, .angular), (.conicPoints, .conicPoints):
      true
    default: false
    }
  }
}
