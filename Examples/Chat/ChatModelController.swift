import Foundation

/// The conversation. All changes are made here, and every window is notified, including the one that made the change.
@MainActor final class ChatModelController {
  static let shared = ChatModelController()

  private(set) var messages: [Message] = []

  func add(_ message: Message) {
    messages.append(message)
    UpdateEvent.newMessage(message).post()
  }
}
