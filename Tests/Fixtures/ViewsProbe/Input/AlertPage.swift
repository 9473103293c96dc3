import UIKit

/// A button that presents an alert with a field, and one that presents an action sheet.
class AlertPage: UIViewController {

  override func viewDidLoad() {
    super.viewDidLoad()
    let ask = UIButton(configuration: .filled(), primaryAction: UIAction(title: "Ask") { [weak self] _ in self?.ask() })
    ask.frame = CGRect(x: 40, y: 40, width: 120, height: 36)
    let offer = UIButton(
      configuration: .bordered(), primaryAction: UIAction(title: "Offer") { [weak self] _ in self?.offer() })
    offer.frame = CGRect(x: 200, y: 40, width: 120, height: 36)
    view.addSubview(ask)
    view.addSubview(offer)
  }

  private func ask() {
    let alert = UIAlertController(title: "New Name", message: "What is it called?", preferredStyle: .alert)
    alert.addTextField { field in
      field.accessibilityIdentifier = "name"
      field.text = "Old"
    }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in log("cancelled") })
    alert.addAction(
      UIAlertAction(title: "Rename", style: .default) { [weak alert] _ in
        log("renamed \(alert?.textFields?.first?.text ?? "")")
      })
    present(alert, animated: true) { log("asks") }
  }

  private func offer() {
    let sheet = UIAlertController(title: nil, message: "What now?", preferredStyle: .actionSheet)
    sheet.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in log("deleted") })
    sheet.addAction(UIAlertAction(title: "Keep", style: .cancel) { _ in log("kept") })
    present(sheet, animated: true) { log("offers") }
  }
}
