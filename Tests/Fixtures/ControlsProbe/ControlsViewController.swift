import UIKit

/// A control in each row; the row's number is the control's tag, and its centre is at 40 times that number plus 30 points.
class ControlsViewController: UIViewController, UITextFieldDelegate, UITextViewDelegate {

  private var row = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let field = UITextField()
    field.borderStyle = .roundedRect
    field.delegate = self
    field.addAction(UIAction { log("field \((($0.sender as? UITextField)?.text) ?? "")") }, for: .editingChanged)
    add(field)
    add(
      UIButton(
        configuration: .filled(), primaryAction: UIAction(title: "Press") { _ in log("button") }))
    let toggle = UISwitch()
    toggle.addAction(UIAction { log("switch \(($0.sender as? UISwitch)?.isOn == true)") }, for: .valueChanged)
    add(toggle)
    let slider = UISlider()
    slider.isContinuous = false
    slider.addAction(
      UIAction { log("slider \(Int(((($0.sender as? UISlider)?.value) ?? 0) * 100))") }, for: .valueChanged)
    add(slider)
    let segments = UISegmentedControl(items: ["One", "Two"])
    segments.addAction(
      UIAction { log("segment \((($0.sender as? UISegmentedControl)?.selectedSegmentIndex) ?? -1)") },
      for: .valueChanged)
    add(segments)
    let patch = Patch()
    patch.backgroundColor = .systemYellow
    patch.layer.cornerRadius = 8
    patch.addGestureRecognizer(UITapGestureRecognizer(action: UIAction { _ in log("tap") }))
    patch.addGestureRecognizer(
      UILongPressGestureRecognizer(
        action: UIAction { if ($0.sender as? UIGestureRecognizer)?.state == .began { log("long press") } }))
    add(patch)
    let menu = UIButton(configuration: .bordered())
    menu.configuration?.title = "Menu"
    menu.showsMenuAsPrimaryAction = true
    menu.menu = UIMenu(
      children: ["first", "second"].map { title in UIAction(title: title) { _ in log("chose \(title)") } })
    add(menu)
    let refusing = UITextView()
    refusing.delegate = self
    refusing.text = "fixed"
    refusing.backgroundColor = .secondarySystemBackground
    add(refusing)
  }

  private func add(_ control: UIView) {
    control.tag = row
    control.frame = CGRect(x: 24, y: 40 * CGFloat(row) + 14, width: 200, height: 32)
    view.addSubview(control)
    row += 1
  }

  func textFieldDidBeginEditing(_ textField: UITextField) { log("field begins") }
  func textFieldDidEndEditing(_ textField: UITextField) { log("field ends") }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    return true
  }
  /// Digits are refused.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    let isRefused = string.contains(where: \.isNumber)
    if isRefused { log("refuses \(range.location)+\(range.length) \(string)") }
    return !isRefused
  }
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
    log("text view refuses \(range.location)+\(range.length) \(text), keeps \(textView.text ?? "")")
    return false
  }
}

/// A view that is busy for a while when a touch begins, as an app that computes something then.
private final class Patch: UIView {
  private let busySeconds =
    CommandLine.arguments.lazy.compactMap { $0.hasPrefix("--busy=") ? TimeInterval($0.dropFirst(7)) : nil }.first ?? 0

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    if busySeconds > 0 { Thread.sleep(forTimeInterval: busySeconds) }
  }
}
