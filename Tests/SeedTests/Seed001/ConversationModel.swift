import Foundation
import UIKitCore

extension Conversation {
  struct Message: Hashable, Sendable {
    var text: String
  }

  /// A change of the model, for every view of it.
  enum UpdateEvent: Sendable {
    case newMessage(Message)

    static let notification = Notification.Name("org.example.chat.update")

    func post() { NotificationCenter.default.post(name: UpdateEvent.notification, object: self) }
  }

  /// The conversation. The process's instance belongs to its app delegate.
  @MainActor final class ChatModelController {
    static var shared: ChatModelController? { (UIApplication.shared.delegate as? AppDelegate)?.model }

    private(set) var messages: [Message]

    init() {
      messages = (UserDefaults.standard.stringArray(forKey: "messages") ?? []).map(Message.init)
    }

    /// Saves first, so that observers find the message there.
    func add(_ message: Message) {
      messages.append(message)
      UserDefaults.standard.set(messages.map(\.text), forKey: "messages")
      UpdateEvent.newMessage(message).post()
    }
  }

  /// Both forms of the window: a message goes to the model, and is shown as a row and a count.
  class RoomViewController: UIViewController {
    let field = UITextField()
    let badge = UILabel()
    private(set) var rows: [String] = []
    private(set) var room = "lobby"

    override func viewDidLoad() {
      super.viewDidLoad()
      field.addAction(
        UIAction { [weak self] action in
          if let field = action.sender as? UITextField { self?.didEnterMessage(sender: field) }
        }, for: .editingDidEndOnExit)
      view.addSubview(field)
      view.addSubview(badge)
      for message in ChatModelController.shared?.messages ?? [] { animateNewRow(for: message) }
      updateBadgeCount()
    }

    func enter(_ room: String) {
      self.room = room
      let activity = NSUserActivity(activityType: Conversation.reading)
      activity.userInfo = ["room": room]
      userActivity = activity
    }

    func didEnterMessage(sender: UITextField) {}

    func animateNewRow(for message: Message) { rows.append(message.text) }

    func updateBadgeCount() { badge.text = "\(rows.count)" }
  }

  /// The form before: the controller updates its own view, then the model. No other window is notified.
  final class NaiveChatViewController: RoomViewController {
    override func didEnterMessage(sender: UITextField) {
      let message = Message(text: sender.text ?? "")
      animateNewRow(for: message)
      updateBadgeCount()
      ChatModelController.shared?.add(message)
    }
  }

  /// The form after: the controller updates the model only. Its own view changes with the event, like that of every other window.
  final class ChatViewController: RoomViewController {
    private nonisolated(unsafe) var observer: (any NSObjectProtocol)?

    override func viewDidLoad() {
      super.viewDidLoad()
      observer = NotificationCenter.default.addObserver(
        forName: UpdateEvent.notification, object: nil, queue: nil
      ) { [weak self] notification in
        guard let event = notification.object as? UpdateEvent else { return }
        MainActor.assumeIsolated { self?.handle(event) }
      }
    }

    deinit {
      if let observer { NotificationCenter.default.removeObserver(observer) }
    }

    private func handle(_ event: UpdateEvent) {
      switch event {
      case .newMessage(let message):
        animateNewRow(for: message)
        updateBadgeCount()
      }
    }

    override func didEnterMessage(sender: UITextField) {
      ChatModelController.shared?.add(Message(text: sender.text ?? ""))
    }
  }
}
