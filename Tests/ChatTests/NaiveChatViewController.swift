import UIKit

@testable import Chat

/// The conversation as written for one window: the user's message is added to the view, and to the model as well. A second window is not
/// updated.
class NaiveChatViewController: UIViewController {
  private(set) var messages: [Message] = []
  private let model = ChatModelController()

  func say(_ text: String) {
    messages.append(Message(text: text))
    model.add(Message(text: text))
  }
}
