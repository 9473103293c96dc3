/// The size of a window that is zoomed. Desktops maximise windows, so it has no effect.
public struct WindowIdealSize: Hashable, Sendable {
  private let name: String
  /// As the system does.
  public static let automatic = WindowIdealSize(name: "automatic")
  /// As large as the content is.
  public static let fitToContent = WindowIdealSize(name: "fitToContent")
  /// As large as possible.
  public static let maximum = WindowIdealSize(name: "maximum")
}
