/// How the elements of a view are visited by Switch Control. iOS 8.
public enum UIAccessibilityNavigationStyle: Int, Hashable, Sendable {
  /// The system decides.
  case automatic = 0
  /// One by one.
  case separate = 1
  /// As one.
  case combined = 2
}

/// The direction in which assistive technology scrolls. Raw values are Apple's.
public enum UIAccessibilityScrollDirection: Int, Hashable, Sendable {
  /// To the right.
  case right = 1
  /// To the left.
  case left = 2
  /// Up.
  case up = 3
  /// Down.
  case down = 4
  /// To the next page.
  case next = 5
  /// To the previous page.
  case previous = 6
}

/// Whether a view shows further content when it is activated, and whether it does so now. iOS 18.
public enum UIAccessibilityExpandedStatus: Int, Hashable, Sendable {
  /// There is no further content.
  case unsupported = 0
  /// The further content is visible.
  case expanded = 1
  /// The further content is hidden.
  case collapsed = 2
}

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
