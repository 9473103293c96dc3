import Foundation

/// What has changed in the conversation, for every window that shows it.
enum UpdateEvent {
  case newMessage(Message)

  /// The notification that carries an event as its object.
  static let notification = Notification.Name("ChatUpdateEvent")

  @MainActor func post() {
    NotificationCenter.default.post(name: UpdateEvent.notification, object: self)
  }
}
