import Foundation

/// The conversation. Whoever changes it does so here, and every window hears of it, the one that asked among them.
@MainActor final class ChatModelController {
  static let shared = ChatModelController()

  private(set) var messages: [Message] = []

  func add(_ message: Message) {
    messages.append(message)
    UpdateEvent.newMessage(message).post()
  }
}
