import UIKit

/// Shows why a document could not be read. The file is left unchanged.
class UnreadableViewController: UIViewController {

  private let reason: String

  init(reason: String) {
    self.reason = reason
    super.init(nibName: nil, bundle: nil)
    title = "Cannot be read"
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let label = UILabel()
    label.text = reason
    label.numberOfLines = 0
    label.frame = view.bounds
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(label)
  }
}
