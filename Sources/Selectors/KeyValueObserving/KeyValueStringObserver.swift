/// An object that observes properties by their key paths. Responders conform to it; the source pass adds the conformance to an app's
/// classes.
///
/// It is a protocol because Foundation's `NSObject` has no such method to override.
public protocol KeyValueStringObserver: AnyObject {
  /// Called when an observed property has changed.
  ///
  /// - Parameters:
  ///   - keyPath: The key path that was passed to `addObserver`.
  ///   - object: The object with the property.
  ///   - change: The values that the options request.
  ///   - context: The context that was passed to `addObserver`.
  func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?)
}
