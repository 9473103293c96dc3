public import Foundation

/// A change of a view's properties with the movement of the device. iOS 7.
///
/// Differs from Apple: the device does not move, so that an effect is kept and changes nothing.
@preconcurrency @MainActor open class UIMotionEffect: NSObject, NSCopying {
  /// An effect.
  public override init() { super.init() }
  /// The values of properties at a position of the device, by their key paths; `nil` for none. Not called.
  open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? { nil }
  /// The effect itself.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
