/// Whether something is shown.
public enum Visibility: Hashable, CaseIterable, Sendable {
  /// As suits the place.
  case automatic
  /// It is shown.
  case visible
  /// It is not shown.
  case hidden
}
