/// A notification as a desktop shows it: everything that it needs, and nothing that belongs to the app.
package struct PresentedNotification: Hashable, Sendable {
  /// One of the buttons.
  package struct Action: Hashable, Sendable {
    /// What comes back when it is chosen.
    package var identifier: String
    /// What it says.
    package var title: String
  }

  /// The name of the request; a notification that is there under the same name is replaced.
  package var identifier: String
  /// The first line.
  package var title: String
  /// The second line; may be empty.
  package var subtitle: String
  /// The text; may be empty.
  package var body: String
  /// How urgent it is.
  package var level: UNNotificationInterruptionLevel
  /// Whether something is to be heard.
  package var hasSound: Bool
  /// The buttons of its category. Those that ask for a text are left out, because desktops have no field for it.
  package var actions: [Action]
  /// What routes a tap to a scene (E-10). To be kept with the notification, for the tap may come to another process.
  package var targetContentIdentifier: String?

  /// What is shown of a notification.
  ///
  /// - Parameters:
  ///   - notification: The notification.
  ///   - categories: The kinds of notification that the app has set.
  ///   - options: What the app allows of it.
  init(
    _ notification: UNNotification, categories: Set<UNNotificationCategory>, options: UNNotificationPresentationOptions
  ) {
    let content = notification.request.content
    identifier = notification.request.identifier
    title = content.title
    subtitle = content.subtitle
    body = content.body
    level = content.interruptionLevel
    hasSound = content.sound != nil && options.contains(.sound)
    targetContentIdentifier = content.targetContentIdentifier
    let category = categories.first { $0.identifier == content.categoryIdentifier }
    actions = (category?.actions ?? []).filter { !($0 is UNTextInputNotificationAction) }
      .map { Action(identifier: $0.identifier, title: $0.title) }
  }
}
