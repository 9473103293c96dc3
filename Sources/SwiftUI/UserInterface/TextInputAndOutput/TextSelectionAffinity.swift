/// On which side of a place the caret is.
public enum TextSelectionAffinity: Equatable, Hashable, Sendable {
  /// As the platform does it.
  case automatic
  /// Before the place.
  case upstream
  /// After the place.
  case downstream
}
