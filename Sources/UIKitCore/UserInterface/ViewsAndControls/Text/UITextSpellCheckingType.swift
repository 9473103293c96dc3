/// Whether the spelling is checked while typing. Stored, and without effect. Raw values are Apple's.
public enum UITextSpellCheckingType: Int, Hashable, Sendable {
  /// As the text is corrected.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}
