import UIKit

/// A text view and a field that print their delegate calls.
class EditorPage: UIViewController, UITextViewDelegate, UITextFieldDelegate {

  private let editor = UITextView(frame: CGRect(x: 20, y: 20, width: 400, height: 200))
  private let field = UITextField(frame: CGRect(x: 20, y: 240, width: 400, height: 36))

  override func viewDidLoad() {
    super.viewDidLoad()
    editor.accessibilityIdentifier = "editor"
    editor.backgroundColor = .secondarySystemBackground
    editor.delegate = self
    field.accessibilityIdentifier = "field"
    field.borderStyle = .roundedRect
    field.delegate = self
    field.addAction(UIAction { log("field \((($0.sender as? UITextField)?.text) ?? "")") }, for: .editingChanged)
    view.addSubview(editor)
    view.addSubview(field)
  }

  func textViewDidBeginEditing(_ textView: UITextView) { log("editor begins") }
  func textViewDidChange(_ textView: UITextView) {
    log("editor \(textView.text.replacingOccurrences(of: "\n", with: "/"))")
  }
  func textFieldDidBeginEditing(_ textField: UITextField) { log("field begins") }
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    log("replaces \(range.location)+\(range.length) by \(string)")
    return true
  }
}
