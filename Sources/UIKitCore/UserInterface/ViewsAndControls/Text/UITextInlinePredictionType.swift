/// Whether the words that follow are suggested while typing. iOS 17.
public enum UITextInlinePredictionType: Int, Hashable, Sendable {
  /// The system decides.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}
