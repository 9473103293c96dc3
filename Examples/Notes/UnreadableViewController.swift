import UIKit

/// Stands in for a document that could not be read, and says why. The file is left as it is.
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
