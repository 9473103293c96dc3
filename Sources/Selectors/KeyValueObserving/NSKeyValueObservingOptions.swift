/// What an observation of a property is called with, and when.
public struct NSKeyValueObservingOptions: OptionSet, Hashable, Sendable {
  /// The combination as bits, with Apple's values.
  public let rawValue: UInt
  /// A combination given as bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The new value is provided.
  public static let new = NSKeyValueObservingOptions(rawValue: 1 << 0)
  /// The value before is provided.
  public static let old = NSKeyValueObservingOptions(rawValue: 1 << 1)
  /// The handler is called at once, with the present value.
  public static let initial = NSKeyValueObservingOptions(rawValue: 1 << 2)
  /// The handler is also called before a change.
  public static let prior = NSKeyValueObservingOptions(rawValue: 1 << 3)
}
