import Foundation

/// What has changed in the documents, for the lists of all windows.
enum NotesEvent {
  case changed(Document)
  case deleted(Document.ID)

  /// The notification that carries an event as its object.
  static let notification = Notification.Name("NotesEvent")

  @MainActor func post() { NotificationCenter.default.post(name: NotesEvent.notification, object: self) }
}
