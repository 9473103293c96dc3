import Foundation

/// The conversation. All changes are made here, and every window is notified, including the one that made the change.
@MainActor final class ChatModelController {
  /// The user's conversation.
  static let shared = ChatModelController(file: userFile)

  private(set) var messages: [Message]
  private let file: URL?

  /// A conversation that is kept in `file`; without one it ends with the process.
  init(file: URL? = nil) {
    self.file = file
    messages = file.map(ChatModelController.read) ?? []
  }

  func add(_ message: Message) {
    messages.append(message)
    keep()
    UpdateEvent.newMessage(message).post()
  }

  private func keep() {
    guard let file else { return }
    do {
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try JSONEncoder().encode(messages).write(to: file, options: .atomic)
    } catch {
      NSLog("Chat: the conversation could not be kept: %@", "\(error)")
    }
  }

  /// The messages in a file. One that cannot be read is kept beside the new one.
  private static func read(_ file: URL) -> [Message] {
    guard FileManager.default.fileExists(atPath: file.path) else { return [] }
    do {
      return try JSONDecoder().decode([Message].self, from: Data(contentsOf: file))
    } catch {
      let copy = file.deletingPathExtension().appendingPathExtension("unreadable.json")
      NSLog("Chat: the conversation cannot be read, and is now in %@: %@", copy.path, "\(error)")
      try? FileManager.default.removeItem(at: copy)
      try? FileManager.default.moveItem(at: file, to: copy)
      return []
    }
  }

  private static var userFile: URL? {
    try? FileManager.default.url(
      for: .applicationSupportDirectory, in: .userDomainMask, appropriateFor: nil, create: true
    ).appendingPathComponent("Chat/Conversation.json")
  }
}
