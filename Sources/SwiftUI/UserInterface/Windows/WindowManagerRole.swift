/// What a window manager does with a window. A desktop decides, so it has no effect.
public struct WindowManagerRole: Hashable, Sendable {
  private let name: String
  /// As the system does.
  public static let automatic = WindowManagerRole(name: "automatic")
  /// It is one of the app's windows.
  public static let principal = WindowManagerRole(name: "principal")
  /// It belongs to another window.
  public static let associated = WindowManagerRole(name: "associated")
}
