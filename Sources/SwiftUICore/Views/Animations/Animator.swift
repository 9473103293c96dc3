import AttributeGraph
import SwiftUILayout

/// A value in motion: it is moved to its target by animations, whose effects are added.
@MainActor package final class Animator<Value: VectorArithmetic> {
  private struct Run {
    var animation: Animation {
      didSet { curve = animation.base as? CurveAnimation }
    }
    /// The animation, if it is one along a curve, as most are: it is computed without its context.
    var curve: CurveAnimation?
    /// The whole change.
    var interval: Value
    let start: Double
    var context: AnimationContext<Value>
    var completions: [AnimationCompletion]
  }

  /// Where the value will be in the end.
  package private(set) var target: Value
  private var runs: [Run] = []
  private weak var clock: FrameClock?

  package init(_ value: Value) { target = value }

  isolated deinit { finish() }

  package var isRunning: Bool { !runs.isEmpty }

  /// Moves to another target, at once if the transaction has no animation.
  package func setTarget(_ new: Value, _ transaction: Transaction, _ clock: FrameClock) {
    let change = new - target
    target = new
    self.clock = clock
    guard let animation = transaction.animation, clock.isDriven else { return finish() }
    for completion in transaction.completions { completion.hold() }
    if var last = runs.last {
      let time = clock.now - last.start
      var context = last.context
      if animation.shouldMerge(previous: last.animation, value: last.interval, time: time, context: &context) {
        last.animation = animation
        last.interval += change
        last.context = context
        last.completions += transaction.completions
        runs[runs.count - 1] = last
        return
      }
    }
    runs.append(
      Run(
        animation: animation, curve: animation.base as? CurveAnimation, interval: change, start: clock.now,
        context: AnimationContext(),
        completions: transaction.completions))
  }

  /// Moves the target, and the present value with it.
  func shift(to new: Value) { target = new }

  /// Ends all animations: the value is the target.
  func finish() {
    let ended = runs
    runs = []
    for run in ended { release(run.completions) }
  }

  /// The present value.
  package func value(_ clock: FrameClock) -> Value {
    var result = target
    var ended: [AnimationCompletion] = []
    var index = 0
    while index < runs.count {
      if let curve = runs[index].curve {
        let time = clock.now - runs[index].start
        guard time < curve.duration else {
          ended += runs.remove(at: index).completions
          continue
        }
        let interval = runs[index].interval
        result += interval.scaled(by: curve.curve.value(at: time / curve.duration)) - interval
        index += 1
        continue
      }
      let (animation, interval, start) = (runs[index].animation, runs[index].interval, runs[index].start)
      var context = runs[index].context
      let value = animation.animate(value: interval, time: clock.now - start, context: &context)
      // The animation is the app's code.
      guard index < runs.count else { break }
      runs[index].context = context
      guard let value else {
        ended += runs.remove(at: index).completions
        continue
      }
      result += value - interval
      if context.isLogicallyComplete, !runs[index].completions.isEmpty {
        ended += runs[index].completions.filter { $0.criteria == .logicallyComplete }
        runs[index].completions.removeAll { $0.criteria == .logicallyComplete }
      }
      index += 1
    }
    if ended.isEmpty { return result }
    release(ended.sorted { $0.criteria == .logicallyComplete && $1.criteria != .logicallyComplete })
    return result
  }

  private func release(_ completions: [AnimationCompletion]) {
    for completion in completions {
      completion.release { [weak clock] action in
        if let clock { clock.call(action) } else { action() }
      }
    }
  }
}

/// A value whose animatable data moves to that of another attribute.
struct AnimatedRule<Value: Animatable>: @MainActor Rule {
  let source: Attribute<Value>
  let state: AnimatedState<Value.AnimatableData>

  @MainActor func value(in graph: Graph) throws(AttributeError) -> Value {
    var value = try graph.value(of: source)
    if let data = state.data(for: value.animatableData) { value.animatableData = data }
    return value
  }

  @MainActor static var comparison: Comparison<Value> { ViewComparison.comparison() }

  @MainActor var label: String { "animated \(Value.self)" }
}

/// The motion of one animated value.
@MainActor final class AnimatedState<Data: VectorArithmetic> {
  private let inputs: _ViewInputs
  private var animator: Animator<Data>?

  init(_ inputs: _ViewInputs) { self.inputs = inputs }

  /// The data to show; `nil` for the target's own.
  func data(for target: Data) -> Data? {
    guard let animator else {
      self.animator = Animator(target)
      return nil
    }
    let clock = inputs.viewGraph.clock
    if animator.target != target { animator.setTarget(target, inputs.transaction, clock) }
    guard animator.isRunning else { return nil }
    let value = animator.value(clock)
    guard animator.isRunning else { return nil }
    clock.dependOnNextFrame()
    return value
  }
}

@MainActor extension _ViewInputs {
  /// The transaction whose writes are applied now, for a view with these inputs.
  package var transaction: Transaction {
    var transaction = viewGraph.transaction
    transactionLink?.apply(to: &transaction, since: viewGraph.graph.applyCount)
    return transaction
  }

  /// The value in steps, if it is animatable and its changes are animated.
  package func animated<Value>(_ value: _GraphValue<Value>) -> _GraphValue<Value> {
    func animated<Known: Animatable>(_ type: Known.Type) -> _GraphValue<Value> {
      guard Known.AnimatableData.self != EmptyAnimatableData.self, let known = value as? _GraphValue<Known> else {
        return value
      }
      let rule = AnimatedRule(source: known.attribute, state: AnimatedState<Known.AnimatableData>(self))
      return _GraphValue(viewGraph.graph.attribute(rule, in: scope.subgraph)) as? _GraphValue<Value> ?? value
    }
    guard let type = Value.self as? any Animatable.Type else { return value }
    return animated(type)
  }
}
