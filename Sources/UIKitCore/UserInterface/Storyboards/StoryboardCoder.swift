import Foundation

/// The coder for `init(coder:)` of controllers and views from a storyboard. It has no values for keys, where `NSCoder` itself would stop the
/// process: it holds the element that describes the object, and UIKit's own initialiser applies it.
final class StoryboardCoder: NSCoder {
  /// The description of the object.
  let element: StoryboardElement
  /// The class of UIKit whose initialiser applies the description: the last one that runs before an app's own.
  let base: AnyClass
  /// Applies the description to the object.
  let apply: @MainActor (NSObject) -> Void
  /// Whether it was applied.
  private(set) var isApplied = false

  init(element: StoryboardElement, base: AnyClass, apply: @escaping @MainActor (NSObject) -> Void) {
    self.element = element
    self.base = base
    self.apply = apply
    super.init()
  }

  /// A coder without a description.
  override convenience init() {
    self.init(element: StoryboardElement(name: "", attributes: [:]), base: NSObject.self) { _ in }
  }

  /// Applies the description to `object`, once, if `level` is the class whose initialiser does that.
  @MainActor func complete(_ object: NSObject, at level: AnyClass) {
    guard level == base, !isApplied else { return }
    isApplied = true
    apply(object)
  }

  override var allowsKeyedCoding: Bool { true }
  override func containsValue(forKey key: String) -> Bool { false }
  override func decodeObject(forKey key: String) -> Any? { nil }
  override func decodeBool(forKey key: String) -> Bool { false }
  override func decodeInteger(forKey key: String) -> Int { 0 }
  override func decodeInt32(forKey key: String) -> Int32 { 0 }
  override func decodeInt64(forKey key: String) -> Int64 { 0 }
  override func decodeFloat(forKey key: String) -> Float { 0 }
  override func decodeDouble(forKey key: String) -> Double { 0 }
  override func encode(_ object: Any?, forKey key: String) {}
  override func encode(_ value: Bool, forKey key: String) {}
  override func encode(_ value: Int, forKey key: String) {}
}

extension NSCoder {
  /// Applies a storyboard's description to `object`, if the coder has one for a class of UIKit and `level` is that class.
  @MainActor func finish(_ object: NSObject, at level: AnyClass) {
    (self as? StoryboardCoder)?.complete(object, at: level)
  }
}
