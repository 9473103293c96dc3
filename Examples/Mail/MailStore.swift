import Foundation

/// The messages of all windows. A window that changes them has no reference to the others: they are notified by notifications.
@MainActor final class MailStore {
  static let shared = MailStore()

  /// Posted when the messages have changed.
  static let didChange = Notification.Name("MailStoreDidChange")

  private(set) var inbox = [
    Message(
      id: 1, sender: "ada@example.org", subject: "Notes on the engine",
      body: "The engine weaves algebraic patterns just as the loom weaves flowers and leaves.\n\nAda"),
    Message(
      id: 2, sender: "grace@example.org", subject: "Found the bug",
      body: "It was a moth, in relay 70 of panel F. I have taped it into the log book.\n\nGrace"),
    Message(
      id: 3, sender: "alan@example.org", subject: "Can it think?",
      body: "I propose to consider the question over tea on Thursday.\n\nAlan"),
    Message(
      id: 4, sender: "emmy@example.org", subject: "Symmetry",
      body: "Wherever something stays the same while you look from elsewhere, something is conserved.\n\nEmmy"),
  ]

  /// The sent messages, the latest last.
  private(set) var sent: [Message] = []

  func message(_ id: Int) -> Message? { inbox.first { $0.id == id } }

  func send(_ draft: Draft) {
    sent.append(Message(id: 1000 + sent.count, sender: "me", subject: draft.subject, body: draft.body))
    NotificationCenter.default.post(name: MailStore.didChange, object: self)
  }

  func delete(_ id: Int) {
    inbox.removeAll { $0.id == id }
    NotificationCenter.default.post(name: MailStore.didChange, object: self)
  }
}
