import Foundation

/// Several effects at a time. iOS 7. See ``UIMotionEffect``.
@preconcurrency @MainActor open class UIMotionEffectGroup: UIMotionEffect {
  /// The effects.
  open var motionEffects: [UIMotionEffect]?
}
