/// An activity that the user continues, and the command that waits for it.
struct PendingAccept {
  /// The app, or `nil` for a web page.
  var app: String?
  /// `nil` if the user continues it from a notification.
  var command: LocalConnection?
}
