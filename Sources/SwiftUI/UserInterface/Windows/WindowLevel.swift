/// Which windows a window is in front of. A desktop orders windows, so it has no effect.
public struct WindowLevel: Hashable, Sendable {
  private let name: String
  /// As the system does.
  public static let automatic = WindowLevel(name: "automatic")
  /// Among the others.
  public static let normal = WindowLevel(name: "normal")
  /// In front of the others.
  public static let floating = WindowLevel(name: "floating")
  /// Behind the others.
  public static let desktop = WindowLevel(name: "desktop")
}
