public import Foundation
import Selectors

/// An animation of a layer: a change of what is shown that leaves the layer's own values as they are.
///
/// It is shown for each frame while its layer is on screen. Where animations take no time it ends when it is added.
///
/// Differs from Apple: a change of a layer's property has no animation of its own, and the animation is the object that was added, not a copy.
@preconcurrency @MainActor open class CAAnimation: NSObject, CAMediaTiming {
  /// When it begins, in the layer's time; 0 for when it is added.
  open var beginTime: CFTimeInterval = 0
  /// The duration of one run, in seconds; 0 for that of the transaction.
  open var duration: CFTimeInterval = 0
  /// The speed.
  open var speed: Float = 1
  /// The offset in its own time.
  open var timeOffset: CFTimeInterval = 0
  /// How often it is repeated.
  open var repeatCount: Float = 0
  /// How long it is repeated.
  open var repeatDuration: CFTimeInterval = 0
  /// Whether it runs backwards afterwards.
  open var autoreverses = false
  /// What is shown outside of its duration.
  open var fillMode = CAMediaTimingFillMode.removed
  /// The curve.
  open var timingFunction: CAMediaTimingFunction?
  /// Called at the start and the end. Retained until the animation has ended.
  open var delegate: (any CAAnimationDelegate)?
  /// Whether the animation is removed from its layer at its end. Default: `true`.
  open var isRemovedOnCompletion = true
  /// The duration of the transaction in which it was added.
  var transactionDuration: CFTimeInterval?
  /// What apps set by `setValue(_:forKey:)`, for instance to know an animation again in its delegate.
  private final nonisolated(unsafe) var keyedValues: [String: Any] = [:]

  /// An animation.
  public override init() { super.init() }

  /// The duration of one run.
  final var runDuration: CFTimeInterval {
    if duration > 0, duration.isFinite { return duration }
    return transactionDuration ?? CATransaction.animationDuration()
  }

  /// The duration of all runs in the animation's own time; infinite if it does not end.
  private var activeDuration: CFTimeInterval {
    if repeatDuration > 0 { return repeatDuration }
    let run = autoreverses ? runDuration * 2 : runDuration
    guard repeatCount.isFinite, repeatCount < .greatestFiniteMagnitude else { return .infinity }
    return run * (repeatCount > 0 ? Double(repeatCount) : 1)
  }

  /// The time from its begin until its end, in seconds of its layer; `nil` if it does not end.
  final var total: CFTimeInterval? {
    let active = activeDuration
    guard active.isFinite, speed > 0 else { return nil }
    return max(0, active - timeOffset) / Double(speed)
  }

  /// Where an animation is in its runs.
  struct Phase {
    /// The part of the present run without its curve, from 0 to 1.
    var part: Double
    /// The number of runs before.
    var round: Int
  }

  /// Where the animation is at a time of its layer; `nil` if it shows nothing then.
  final func phase(at time: CFTimeInterval, begin: CFTimeInterval) -> Phase? {
    let active = (time - begin) * Double(speed) + timeOffset
    guard active.isFinite else { return nil }
    let (run, end) = (runDuration, activeDuration)
    if active < 0 { return fillMode == .backwards || fillMode == .both ? Phase(part: 0, round: 0) : nil }
    if active >= end {
      guard fillMode == .forwards || fillMode == .both else { return nil }
      return phase(active: end, run: run, isEnd: true)
    }
    return phase(active: active, run: run, isEnd: false)
  }

  private func phase(active: Double, run: Double, isEnd: Bool) -> Phase {
    guard run > 0 else { return Phase(part: autoreverses ? 0 : 1, round: 0) }
    let whole = autoreverses ? run * 2 : run
    var round = min((active / whole).rounded(.down), 1e9)
    var rest = active - round * whole
    // The end of the last run, and not the start of another one.
    if isEnd, round > 0, rest < whole * 1e-9 { (round, rest) = (round - 1, whole) }
    return Phase(part: rest > run ? 2 - rest / run : rest / run, round: Int(round))
  }

  /// Sets what the animation shows on a layer, at a time of the layer.
  final func apply(to layer: CALayer, at time: CFTimeInterval, begin: CFTimeInterval) {
    guard var phase = phase(at: time, begin: begin) else { return }
    if let timingFunction { phase.part = timingFunction.timing.progress(at: phase.part) }
    apply(to: layer, phase)
  }

  /// Sets what the animation shows. The kinds of animations override it.
  func apply(to layer: CALayer, _ phase: Phase) {}

  /// The key paths that the animation changes.
  var animatedPaths: [String] { [] }
}

extension CAAnimation: KeyValueContainer {
  package nonisolated func keyedValue(forKey key: String) -> Any? { keyedValues[key] }

  package nonisolated func setKeyedValue(_ value: Any?, forKey key: String) { keyedValues[key] = value }
}
