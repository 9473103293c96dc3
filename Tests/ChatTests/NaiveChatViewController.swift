import UIKit

@testable import Chat

/// The conversation as it was written while an app had one window: what the user says goes into the view, and into the
/// model besides. A second window hears nothing.
class NaiveChatViewController: UIViewController {
  private(set) var messages: [Message] = []

  func say(_ text: String) {
    messages.append(Message(text: text))
    ChatModelController.shared.add(Message(text: text))
  }
}
