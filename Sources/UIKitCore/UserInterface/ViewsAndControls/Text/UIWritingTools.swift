/// How the system's writing tools are offered. iOS 18.
public enum UIWritingToolsBehavior: Int, Hashable, Sendable {
  /// Not at all.
  case none = -1
  /// The system decides.
  case `default` = 0
  /// With all functions.
  case complete = 1
  /// Beside the text.
  case limited = 2
}

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

/// Whether the words that follow are suggested while typing. iOS 17.
public enum UITextInlinePredictionType: Int, Hashable, Sendable {
  /// The system decides.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}

/// Whether results are suggested for calculations. iOS 18.
public enum UITextMathExpressionCompletionType: Int, Hashable, Sendable {
  /// The system decides.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}
