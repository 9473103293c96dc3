/// Whether the user may do something with a window.
public struct WindowInteractionBehavior: Hashable, Sendable {
  private let name: String
  /// As the system does.
  public static let automatic = WindowInteractionBehavior(name: "automatic")
  /// The user may.
  public static let enabled = WindowInteractionBehavior(name: "enabled")
  /// The user may not.
  public static let disabled = WindowInteractionBehavior(name: "disabled")
}
