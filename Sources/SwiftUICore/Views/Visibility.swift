/// Whether a part of a view is shown.
@frozen public enum Visibility: Hashable, CaseIterable, Sendable {
  /// As the platform decides.
  case automatic
  /// Shown.
  case visible
  /// Not shown.
  case hidden
}
