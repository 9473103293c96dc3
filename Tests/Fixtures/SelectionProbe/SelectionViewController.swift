import UIKit

/// The field is focused at first. In both, typing "#" is refused and selects the second and third character instead.
class SelectionViewController: UIViewController, UITextFieldDelegate, UITextViewDelegate {

  private let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 34))
  private let editor = UITextView(frame: CGRect(x: 20, y: 70, width: 200, height: 100))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    field.borderStyle = .roundedRect
    field.delegate = self
    editor.delegate = self
    field.addAction(UIAction { [unowned self] _ in log("field \(field.text ?? "")") }, for: .editingChanged)
    view.addSubview(field)
    view.addSubview(editor)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    field.becomeFirstResponder()
  }

  // MARK: The field; the return key moves on to the text view.

  func textFieldDidBeginEditing(_ textField: UITextField) { log("field begins") }

  func textFieldDidChangeSelection(_ textField: UITextField) {
    guard let range = textField.selectedTextRange else { return }
    let start = textField.offset(from: textField.beginningOfDocument, to: range.start)
    log("field marks \(start)+\(textField.offset(from: range.start, to: range.end))")
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    guard string == "#" else { return true }
    if let start = textField.position(from: textField.beginningOfDocument, offset: 1),
      let end = textField.position(from: start, offset: 2)
    {
      textField.selectedTextRange = textField.textRange(from: start, to: end)
    }
    return false
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool { editor.becomeFirstResponder() }

  // MARK: The text view

  func textViewDidBeginEditing(_ textView: UITextView) { log("editor begins") }
  func textViewDidChange(_ textView: UITextView) { log("editor \(textView.text ?? "")") }

  func textViewDidChangeSelection(_ textView: UITextView) {
    log("editor marks \(textView.selectedRange.location)+\(textView.selectedRange.length)")
  }

  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
    guard text == "#" else { return true }
    textView.selectedRange = NSRange(location: 1, length: 2)
    return false
  }
}
