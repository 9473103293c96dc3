import Foundation

/// The messages of all windows. A window that changes them has no reference to the others: they are notified by notifications.
@MainActor final class MailStore {
  /// The user's messages.
  static let shared = MailStore(draftsFile: userFile)

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

  /// The messages that were not sent yet, the latest first.
  private(set) var drafts: [Draft]
  private let draftsFile: URL?

  /// A store that keeps drafts in a file; without one they end with the process.
  init(draftsFile: URL? = nil) {
    self.draftsFile = draftsFile
    drafts = draftsFile.map(MailStore.readDrafts) ?? []
  }

  func message(_ id: Int) -> Message? { inbox.first { $0.id == id } }

  func draft(_ id: String) -> Draft? { drafts.first { $0.id == id } }

  /// Keeps what was typed; an empty draft is removed.
  func keep(_ draft: Draft) {
    guard let id = draft.id else { return }
    let index = drafts.firstIndex { $0.id == id }
    guard index.map({ drafts[$0] != draft }) ?? !draft.isEmpty else { return }
    if let index { drafts.remove(at: index) }
    if !draft.isEmpty { drafts.insert(draft, at: index ?? 0) }
    draftsChanged()
  }

  func deleteDraft(_ id: String) {
    guard draft(id) != nil else { return }
    drafts.removeAll { $0.id == id }
    draftsChanged()
  }

  func send(_ draft: Draft) {
    if let id = draft.id { deleteDraft(id) }
    sent.append(Message(id: 1000 + sent.count, sender: "me", subject: draft.subject, body: draft.body))
    NotificationCenter.default.post(name: MailStore.didChange, object: self)
  }

  func delete(_ id: Int) {
    inbox.removeAll { $0.id == id }
    NotificationCenter.default.post(name: MailStore.didChange, object: self)
  }

  private func draftsChanged() {
    if let draftsFile {
      do {
        let folder = draftsFile.deletingLastPathComponent()
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try JSONEncoder().encode(drafts).write(to: draftsFile, options: .atomic)
      } catch {
        NSLog("Mail: the drafts could not be kept: %@", "\(error)")
      }
    }
    NotificationCenter.default.post(name: MailStore.didChange, object: self)
  }

  /// The drafts in a file. One that cannot be read is kept beside the new one.
  private static func readDrafts(_ file: URL) -> [Draft] {
    guard FileManager.default.fileExists(atPath: file.path) else { return [] }
    do {
      return try JSONDecoder().decode([Draft].self, from: Data(contentsOf: file))
    } catch {
      let copy = file.deletingPathExtension().appendingPathExtension("unreadable.json")
      NSLog("Mail: the drafts cannot be read, and are now in %@: %@", copy.path, "\(error)")
      try? FileManager.default.removeItem(at: copy)
      try? FileManager.default.moveItem(at: file, to: copy)
      return []
    }
  }

  private static var userFile: URL? {
    try? FileManager.default.url(
      for: .applicationSupportDirectory, in: .userDomainMask, appropriateFor: nil, create: true
    ).appendingPathComponent("Mail/Drafts.json")
  }
}
