import Foundation

/// The coder for `init(coder:)` of controllers and views from a storyboard: it contains no values, and returns none for every key, where
/// `NSCoder` itself would stop the process.
final class StoryboardCoder: NSCoder {
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
