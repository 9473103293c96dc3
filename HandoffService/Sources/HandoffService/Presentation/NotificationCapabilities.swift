/// What a notification server can do.
struct NotificationCapabilities: Hashable, Sendable {
  /// The unique name of the server's process.
  var owner: String
  /// Whether it reads markup in bodies.
  var hasMarkup: Bool
  /// Whether it shows actions.
  var hasActions: Bool
}
