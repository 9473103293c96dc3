import UIKit

/// The conversation, and a field for a new message. The view controller sends the user's message to the model controller and updates no
/// view: this window shows it when it receives the event, like every other.
class ChatViewController: UIViewController, UITableViewDataSource, UITextFieldDelegate {

  private let model: ChatModelController
  /// The messages that are shown.
  private(set) var messages: [Message]
  private let table = UITableView(frame: .zero, style: .plain)
  private let field = UITextField()
  private nonisolated(unsafe) var observer: (any NSObjectProtocol)?

  init(model: ChatModelController = .shared) {
    self.model = model
    messages = model.messages
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  deinit {
    if let observer { NotificationCenter.default.removeObserver(observer) }
  }

  /// The text in the field that has not been sent yet.
  var unsent: String {
    get { field.text ?? "" }
    set {
      field.text = newValue
      unsentChanged()
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    table.register(UITableViewCell.self, forCellReuseIdentifier: "message")
    table.dataSource = self
    table.allowsSelection = false
    field.placeholder = "Message"
    field.borderStyle = .roundedRect
    field.delegate = self
    field.addAction(UIAction { [unowned self] _ in unsentChanged() }, for: .editingChanged)
    for view in [table, field] {
      view.translatesAutoresizingMaskIntoConstraints = false
      self.view.addSubview(view)
    }
    let safeArea = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      table.topAnchor.constraint(equalTo: safeArea.topAnchor),
      table.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor),
      table.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor),
      field.topAnchor.constraint(equalTo: table.bottomAnchor, constant: 8),
      field.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor, constant: 12),
      field.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor, constant: -12),
      field.bottomAnchor.constraint(equalTo: safeArea.bottomAnchor, constant: -12),
    ])
    observer = NotificationCenter.default.addObserver(
      forName: UpdateEvent.notification, object: nil, queue: nil
    ) { [weak self] notification in
      guard let event = notification.object as? UpdateEvent else { return }
      MainActor.assumeIsolated { self?.handle(event) }
    }
    updateTitle()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    field.becomeFirstResponder()
    unsentChanged()
  }

  /// A window with a message that was not sent asks before the user closes it.
  private func unsentChanged() {
    viewIfLoaded?.window?.windowScene?.closureConfirmation =
      unsent.isEmpty
      ? nil
      : UISceneClosureConfirmation(
        title: "Close without sending?", message: "The message that you have typed will be lost.", actions: [])
  }

  private func handle(_ event: UpdateEvent) {
    switch event {
    case .newMessage(let message):
      messages.append(message)
      let last = IndexPath(row: messages.count - 1, section: 0)
      table.insertRows(at: [last], with: .automatic)
      table.scrollToRow(at: last, at: .bottom, animated: true)
      updateTitle()
    }
  }

  private func updateTitle() {
    title = messages.isEmpty ? "No messages" : messages.count == 1 ? "1 message" : "\(messages.count) messages"
    table.backgroundView = messages.isEmpty ? UIContentUnavailableView(configuration: emptyConversation) : nil
  }

  private var emptyConversation: UIContentUnavailableConfiguration {
    var content = UIContentUnavailableConfiguration.empty()
    content.image = UIImage(systemName: "bubble.left.and.bubble.right")
    content.text = "No Messages"
    content.secondaryText = "Every window of Chat shows what you send."
    return content
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    guard !unsent.isEmpty else { return false }
    model.add(Message(text: unsent))
    unsent = ""
    return false
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { messages.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "message", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = messages[indexPath.row].text
    cell.contentConfiguration = content
    return cell
  }
}
