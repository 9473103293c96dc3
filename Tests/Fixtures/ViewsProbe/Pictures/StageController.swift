import UIKit

/// Shows a view at a fixed position and of a fixed size, whatever the window's.
class StageController: UIViewController {

  static let frame = CGRect(x: 20, y: 20, width: 320, height: 240)
  private let stage: UIView

  init(_ stage: UIView) {
    self.stage = stage
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    stage.accessibilityIdentifier = "stage"
    stage.frame = StageController.frame
    view.addSubview(stage)
  }
}

extension UIView {
  /// Adds a view under a name, by which its frame can be requested.
  @discardableResult func add<Added: UIView>(_ view: Added, _ name: String, _ frame: CGRect) -> Added {
    view.accessibilityIdentifier = name
    view.frame = frame
    addSubview(view)
    return view
  }
}
