import UIKit

/// A button that presents a sheet, in which a switch sets isModalInPresentation.
class SheetPage: UIViewController, UIAdaptivePresentationControllerDelegate {

  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(
      configuration: .filled(), primaryAction: UIAction(title: "Present") { [weak self] _ in self?.show() })
    button.frame = CGRect(x: 40, y: 40, width: 120, height: 36)
    view.addSubview(button)
  }

  private func show() {
    let sheet = SheetController()
    sheet.modalPresentationStyle = .formSheet
    sheet.presentationController?.delegate = self
    present(sheet, animated: true) { log("presented") }
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { log("dismissed by hand") }
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
    log("may not be dismissed")
  }
}

private class SheetController: UIViewController {

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "sheet"
    view.backgroundColor = .systemBackground
    let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 34))
    field.accessibilityIdentifier = "field"
    field.borderStyle = .roundedRect
    field.addAction(UIAction { log("field \((($0.sender as? UITextField)?.text) ?? "")") }, for: .editingChanged)
    let done = UIButton(
      configuration: .filled(),
      primaryAction: UIAction(title: "Done") { [weak self] _ in self?.dismiss(animated: true) })
    done.frame = CGRect(x: 20, y: 70, width: 100, height: 36)
    let hold = UISwitch(frame: CGRect(x: 20, y: 120, width: 60, height: 30))
    hold.accessibilityIdentifier = "hold"
    hold.addAction(
      UIAction { [weak self] action in
        self?.isModalInPresentation = (action.sender as? UISwitch)?.isOn == true
        log("held \(self?.isModalInPresentation == true)")
      }, for: .valueChanged)
    for view in [field, done, hold] { self.view.addSubview(view) }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    log("sheet gone")
  }
}
