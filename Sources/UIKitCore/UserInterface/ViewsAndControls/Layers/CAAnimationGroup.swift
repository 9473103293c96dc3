import Foundation

/// Several animations at a time. Their times begin with the group's, and what is beyond its duration is not shown.
@preconcurrency @MainActor open class CAAnimationGroup: CAAnimation {
  /// The animations.
  open var animations: [CAAnimation]?

  override var animatedPaths: [String] { (animations ?? []).flatMap(\.animatedPaths) }

  override func apply(to layer: CALayer, _ phase: Phase) {
    for animation in animations ?? [] where animation !== self {
      animation.transactionDuration = animation.transactionDuration ?? runDuration
      animation.apply(to: layer, at: phase.part * runDuration, begin: animation.beginTime)
    }
  }
}
