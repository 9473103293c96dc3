import Foundation

/// A change of one property with the movement of the device along an axis. iOS 7. See ``UIMotionEffect``.
@preconcurrency @MainActor open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// The direction of a movement.
  public enum EffectType: Int, Hashable, Sendable {
    /// To the left and the right.
    case tiltAlongHorizontalAxis = 0
    /// Up and down.
    case tiltAlongVerticalAxis = 1
  }

  /// The key path of the property.
  open private(set) var keyPath: String
  /// The direction.
  open private(set) var type: EffectType
  /// The value at one end.
  open var minimumRelativeValue: Any?
  /// The value at the other end.
  open var maximumRelativeValue: Any?

  /// An effect on a property.
  public init(keyPath: String, type: EffectType) {
    (self.keyPath, self.type) = (keyPath, type)
    super.init()
  }
}
