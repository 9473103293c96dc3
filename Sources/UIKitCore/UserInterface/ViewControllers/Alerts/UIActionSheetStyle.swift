/// The appearance of a ``UIActionSheet``. Without effect. Raw values are Apple's.
public enum UIActionSheetStyle: Int, Hashable, Sendable {
  /// That of the bar below it.
  case automatic = -1
  /// The default.
  case `default` = 0
  /// Black and translucent.
  case blackTranslucent = 1
  /// Black and opaque.
  case blackOpaque = 2
}
