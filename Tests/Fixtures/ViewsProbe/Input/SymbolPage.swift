import UIKit

/// Symbols that a theme may lack: alone, in a button, in a bar.
class SymbolPage: UIViewController {

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    let symbol = UIImageView(image: UIImage(systemName: "tornado"))
    symbol.accessibilityIdentifier = "symbol"
    symbol.frame = CGRect(x: 20, y: 20, width: 40, height: 40)
    let label = UILabel(frame: CGRect(x: 80, y: 28, width: 200, height: 24))
    label.text = "Beside it"
    let button = UIButton(
      configuration: .plain(),
      primaryAction: UIAction(title: "Delete", image: UIImage(systemName: "tornado")) { _ in log("pressed") })
    button.accessibilityIdentifier = "button"
    button.frame = CGRect(x: 20, y: 80, width: 160, height: 36)
    for view in [symbol, label, button] { self.view.addSubview(view) }
  }
}
