import Foundation

/// A notification as a desktop presents it: everything that the desktop needs, and no objects of the app.
package struct PresentedNotification: Hashable, Sendable {
  /// One of the buttons.
  package struct Action: Hashable, Sendable {
    /// The identifier that is returned when it is chosen.
    package var identifier: String
    /// Its title.
    package var title: String
  }

  /// The name of the request; a presented notification with the same name is replaced.
  package var identifier: String
  /// The first line.
  package var title: String
  /// The second line; may be empty.
  package var subtitle: String
  /// The text; may be empty.
  package var body: String
  /// Its interruption level.
  package var level: UNNotificationInterruptionLevel
  /// Whether a sound is played.
  package var hasSound: Bool
  /// The buttons of its category. Those with text input are left out, because desktops have no field for it.
  package var actions: [Action]
  /// The path of the picture that is attached first; `nil` for none.
  package var picture: String?
  /// The identifier that routes a tap to a scene (E-10). Stored with the notification, because another process may receive the tap.
  package var targetContentIdentifier: String?

  /// Makes the presented form of a notification.
  ///
  /// - Parameters:
  ///   - notification: The notification.
  ///   - categories: The categories that the app has set.
  ///   - options: The presentation options that the app allows.
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
    picture = content.attachments.first { $0.isPicture }?.url.path
    targetContentIdentifier = content.targetContentIdentifier
    let category = categories.first { $0.identifier == content.categoryIdentifier }
    actions = (category?.actions ?? []).filter { !($0 is UNTextInputNotificationAction) }
      .map { Action(identifier: $0.identifier, title: $0.title) }
  }
}
