/// Whether quotes are replaced by typographic ones while typing. Stored, and without effect. Raw values are Apple's.
public enum UITextSmartQuotesType: Int, Hashable, Sendable {
  /// As the system decides.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}
