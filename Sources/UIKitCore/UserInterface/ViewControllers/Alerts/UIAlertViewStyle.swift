/// The fields of a ``UIAlertView``. Raw values are Apple's.
public enum UIAlertViewStyle: Int, Hashable, Sendable {
  /// No field.
  case `default` = 0
  /// One field whose text is hidden.
  case secureTextInput = 1
  /// One field.
  case plainTextInput = 2
  /// Two fields: a name, and a password whose text is hidden.
  case loginAndPasswordInput = 3
}
