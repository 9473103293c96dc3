import UIKit

/// Recipient, subject, text, and a button that sends them.
class ComposeViewController: UIViewController, UITextViewDelegate {

  private(set) var draft: Draft
  private let store: MailStore
  private let recipient = UITextField()
  private let subject = UITextField()
  private let body = UITextView()

  init(draft: Draft, store: MailStore = .shared) {
    self.draft = draft
    // From the beginning, so that a window that is restored finds what was typed last.
    self.draft.id = draft.id ?? UUID().uuidString
    self.store = store
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Send", primaryAction: UIAction { [unowned self] _ in send() })
    recipient.placeholder = "To"
    recipient.text = draft.recipient
    recipient.addAction(UIAction { [unowned self] _ in changed() }, for: .editingChanged)
    subject.placeholder = "Subject"
    subject.text = draft.subject
    subject.addAction(UIAction { [unowned self] _ in changed() }, for: .editingChanged)
    body.text = draft.body
    body.delegate = self
    for field in [recipient, subject] { field.borderStyle = .roundedRect }
    for view in [recipient, subject, body] {
      view.translatesAutoresizingMaskIntoConstraints = false
      self.view.addSubview(view)
    }
    let safeArea = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      recipient.topAnchor.constraint(equalTo: safeArea.topAnchor, constant: 12),
      recipient.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor, constant: 12),
      recipient.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor, constant: -12),
      subject.topAnchor.constraint(equalTo: recipient.bottomAnchor, constant: 8),
      subject.leadingAnchor.constraint(equalTo: recipient.leadingAnchor),
      subject.trailingAnchor.constraint(equalTo: recipient.trailingAnchor),
      body.topAnchor.constraint(equalTo: subject.bottomAnchor, constant: 8),
      body.leadingAnchor.constraint(equalTo: recipient.leadingAnchor),
      body.trailingAnchor.constraint(equalTo: recipient.trailingAnchor),
      body.bottomAnchor.constraint(equalTo: safeArea.bottomAnchor, constant: -12),
    ])
    changed()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    (draft.recipient.isEmpty ? recipient : body).becomeFirstResponder()
  }

  func textViewDidChange(_ textView: UITextView) { changed() }

  private func changed() {
    (draft.recipient, draft.subject, draft.body) = (recipient.text ?? "", subject.text ?? "", body.text ?? "")
    store.keep(draft)
    title = draft.subject.isEmpty ? "New Message" : draft.subject
    navigationItem.rightBarButtonItem?.isEnabled = !draft.recipient.isEmpty
    viewIfLoaded?.window?.windowScene?.title = title
  }

  /// Sends the message, and closes its window with the dismissal animation for committed content.
  private func send() {
    store.send(draft)
    guard let session = view.window?.windowScene?.session else { return }
    let options = UIWindowSceneDestructionRequestOptions()
    options.windowDismissalAnimation = .commit
    UIApplication.shared.requestSceneSessionDestruction(session, options: options, errorHandler: nil)
  }
}
