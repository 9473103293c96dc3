/// Whether two hyphens are replaced by a dash while typing. Stored, and without effect. Raw values are Apple's.
public enum UITextSmartDashesType: Int, Hashable, Sendable {
  /// As the system decides.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}
