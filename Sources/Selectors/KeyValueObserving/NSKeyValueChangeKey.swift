/// A key of the change dictionary of an observation by key path.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  /// The key as a string, with Foundation's value.
  public let rawValue: String
  /// A key given as a string.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The kind of change, as the raw value of an ``NSKeyValueChange``.
  public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
  /// The new value, with the option `new`; `NSNull` for `nil`.
  public static let newKey = NSKeyValueChangeKey(rawValue: "new")
  /// The value before, with the option `old`; `NSNull` for `nil`.
  public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
  /// The indexes of a change in a collection. Never present.
  public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
  /// Present in notifications before a change, with the option `prior`.
  public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}
