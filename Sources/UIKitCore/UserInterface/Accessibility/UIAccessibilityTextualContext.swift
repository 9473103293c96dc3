/// The kind of a text, from which a screen reader may infer how to read it. iOS 13.
public struct UIAccessibilityTextualContext: RawRepresentable, Hashable, Sendable {
  /// Apple's constant.
  public let rawValue: String
  /// The kind with Apple's constant `rawValue`.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A document.
  public static let wordProcessing = UIAccessibilityTextualContext(
    rawValue: "UIAccessibilityTextualContextWordProcessing")
  /// Prose, such as in a book.
  public static let narrative = UIAccessibilityTextualContext(rawValue: "UIAccessibilityTextualContextNarrative")
  /// Messages.
  public static let messaging = UIAccessibilityTextualContext(rawValue: "UIAccessibilityTextualContextMessaging")
  /// Cells of a spreadsheet.
  public static let spreadsheet = UIAccessibilityTextualContext(rawValue: "UIAccessibilityTextualContextSpreadsheet")
  /// Names of files.
  public static let fileSystem = UIAccessibilityTextualContext(rawValue: "UIAccessibilityTextualContextFileSystem")
  /// Code.
  public static let sourceCode = UIAccessibilityTextualContext(rawValue: "UIAccessibilityTextualContextSourceCode")
  /// Input and output of a console.
  public static let console = UIAccessibilityTextualContext(rawValue: "UIAccessibilityTextualContextConsole")
}
