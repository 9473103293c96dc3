/// A command that waits for the activity that its user continues.
struct PendingAccept {
  /// The app, or `nil` for a web page.
  var app: String?
  var command: LocalConnection
}
