/// The appearance of an on-screen keyboard. Stored, and without effect. Raw values are Apple's.
public enum UIKeyboardAppearance: Int, Hashable, Sendable {
  /// The default.
  case `default` = 0
  /// Dark.
  case dark = 1
  /// Light.
  case light = 2
  /// That of alerts, which is dark.
  public static let alert = UIKeyboardAppearance.dark
}
