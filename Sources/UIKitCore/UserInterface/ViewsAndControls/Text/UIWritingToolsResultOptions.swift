/// What the system's writing tools may insert. iOS 18.
public struct UIWritingToolsResultOptions: OptionSet, Hashable, Sendable {
  /// The options as bits, with UIKit's values.
  public let rawValue: UInt
  /// Options as bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Text without attributes.
  public static let plainText = UIWritingToolsResultOptions(rawValue: 1 << 0)
  /// Text with attributes.
  public static let richText = UIWritingToolsResultOptions(rawValue: 1 << 1)
  /// Lists.
  public static let list = UIWritingToolsResultOptions(rawValue: 1 << 2)
  /// Tables.
  public static let table = UIWritingToolsResultOptions(rawValue: 1 << 3)
}
