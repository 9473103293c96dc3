/// What one notification shows.
struct OfferNotification: Hashable, Sendable {
  /// The name of the app that the notification is of.
  var appName: String
  /// The name of the icon, or its address.
  var icon: String
  /// The first line, which is no markup.
  var summary: String
  /// The second line, without markup.
  var body: String
  /// The label of the button.
  var action: String
  /// The identifier of the app's desktop file; `nil` without the app.
  var desktopEntry: String?
}
