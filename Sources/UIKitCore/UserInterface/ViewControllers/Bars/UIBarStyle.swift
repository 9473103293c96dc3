/// The style of a bar.
public enum UIBarStyle: Int, Hashable, Sendable {
  /// The style of the environment.
  case `default` = 0
  /// Dark, with light text.
  case black = 1
  /// The same as ``black``. Deprecated on a device.
  case blackTranslucent = 2

  /// The former name of ``black``.
  @available(*, deprecated, renamed: "black")
  public static var blackOpaque: UIBarStyle { .black }
}
