/// Whether results are suggested for calculations. iOS 18.
public enum UITextMathExpressionCompletionType: Int, Hashable, Sendable {
  /// The system decides.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}
