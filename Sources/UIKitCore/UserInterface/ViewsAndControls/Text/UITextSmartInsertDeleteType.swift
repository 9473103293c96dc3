/// Whether spaces are added and removed around pasted words while typing. Stored, and without effect. Raw values are Apple's.
public enum UITextSmartInsertDeleteType: Int, Hashable, Sendable {
  /// As the system decides.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}
