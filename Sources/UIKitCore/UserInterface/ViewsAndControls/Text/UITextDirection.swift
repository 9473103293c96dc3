/// A direction in a text, of the storage or of the layout.
public struct UITextDirection: RawRepresentable, Hashable, Sendable {
  /// The raw value of a ``UITextStorageDirection`` or of a ``UITextLayoutDirection``.
  public var rawValue: Int
  /// A direction with a raw value.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// A direction in the order of the characters.
  public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }
  /// A direction of the layout.
  public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }

  /// Whether the direction is towards the beginning.
  var isBackward: Bool {
    rawValue == UITextStorageDirection.backward.rawValue || rawValue == UITextLayoutDirection.left.rawValue
      || rawValue == UITextLayoutDirection.up.rawValue
  }
}
