import UIKit

/// One message.
class ReaderViewController: UIViewController {

  var message: Message? {
    didSet { if isViewLoaded { update() } }
  }

  private let subject = UILabel()
  private let sender = UILabel()
  private let body = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    subject.font = .preferredFont(forTextStyle: .title2)
    sender.font = .preferredFont(forTextStyle: .subheadline)
    sender.textColor = .secondaryLabel
    body.numberOfLines = 0
    let stack = UIStackView(arrangedSubviews: [subject, sender, body])
    stack.axis = .vertical
    stack.spacing = 8
    stack.setCustomSpacing(20, after: sender)
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
      stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 24),
      stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -24),
    ])
    update()
  }

  private func update() {
    subject.text = message?.subject
    sender.text = message?.sender
    body.text = message?.body
    view.window?.windowScene?.subtitle = message?.subject ?? ""
    contentUnavailableConfiguration = message == nil ? unselected : nil
  }

  /// What is shown until a message is chosen.
  private var unselected: UIContentUnavailableConfiguration {
    var content = UIContentUnavailableConfiguration.empty()
    content.image = UIImage(systemName: "envelope")
    content.text = "No Message Selected"
    content.secondaryText = "Choose a message from the list."
    return content
  }
}
