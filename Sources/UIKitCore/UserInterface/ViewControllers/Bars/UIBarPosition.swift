/// The place of a bar.
public enum UIBarPosition: Int, Hashable, Sendable {
  /// Not determined.
  case any = 0
  /// At the bottom of its container.
  case bottom = 1
  /// At the top of its container.
  case top = 2
  /// At the top of the window, with the area of a status bar.
  case topAttached = 3
}
