import Foundation

/// Text of one line that the user edits.
///
/// Differs from Apple: it is a plain view and no control, has no selection and no attributes; text is inserted and
/// deleted at the end, and a line break is the return key.
@preconcurrency @MainActor open class UITextField: UIView, UIKeyInput {
  /// Posted after the user has changed the text; the object is the field.
  public class var textDidChangeNotification: NSNotification.Name { .init("UITextFieldTextDidChangeNotification") }
  /// Posted after editing has begun; the object is the field.
  public class var textDidBeginEditingNotification: NSNotification.Name {
    .init("UITextFieldTextDidBeginEditingNotification")
  }
  /// Posted after editing has ended; the object is the field.
  public class var textDidEndEditingNotification: NSNotification.Name {
    .init("UITextFieldTextDidEndEditingNotification")
  }

  /// The text; `nil` is taken for the empty text, which is what an empty field answers. Setting it tells nobody.
  open var text: String? {
    get { content }
    set { content = newValue ?? "" }
  }
  /// What an empty field shows, or `nil`.
  open var placeholder: String?
  /// The colour of the text, or `nil` for ``UIColor/label``.
  open var textColor: UIColor?
  /// The font, or `nil` for the system's. Differs from Apple: text is measured with fixed metrics, whatever its font.
  open var font: UIFont?
  /// To which side the text goes.
  open var textAlignment = NSTextAlignment.natural
  /// Whether the text is kept from view. Default: `false`.
  open var isSecureTextEntry = false
  /// Whether the user can edit. Default: `true`.
  open var isEnabled = true
  /// Told how the text is edited. Not retained.
  open weak var delegate: (any UITextFieldDelegate)?
  private var content = ""

  /// Whether there is any text.
  open var hasText: Bool { !content.isEmpty }
  /// Whether the user is editing.
  open var isEditing: Bool { isFirstResponder }

  /// Whether the user can edit.
  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Begins editing, if the delegate allows it.
  @discardableResult open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard delegate?.textFieldShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else { return false }
    delegate?.textFieldDidBeginEditing(self)
    NotificationCenter.default.post(name: UITextField.textDidBeginEditingNotification, object: self)
    return true
  }

  /// Ends editing, if the delegate allows it.
  @discardableResult open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    guard delegate?.textFieldShouldEndEditing(self) ?? true, super.resignFirstResponder() else { return false }
    delegate?.textFieldDidEndEditing(self)
    NotificationCenter.default.post(name: UITextField.textDidEndEditingNotification, object: self)
    return true
  }

  /// Puts `text` at the end, as typing does. Each line break in it presses the return key instead.
  open func insertText(_ text: String) {
    for (index, part) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if index > 0 { _ = delegate?.textFieldShouldReturn(self) }
      guard !part.isEmpty else { continue }
      replace(NSRange(location: content.utf16.count, length: 0), with: String(part)) { $0 + part }
    }
  }

  /// Deletes the last character, as the backspace key does.
  open func deleteBackward() {
    guard let last = content.last else { return }
    let length = String(last).utf16.count
    replace(NSRange(location: content.utf16.count - length, length: length), with: "") { String($0.dropLast()) }
  }

  private func replace(_ range: NSRange, with text: String, edit: (String) -> String) {
    guard isEnabled,
      delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: text) ?? true
    else { return }
    content = edit(content)
    NotificationCenter.default.post(name: UITextField.textDidChangeNotification, object: self)
  }

  /// The size of the text, or of the placeholder where there is none.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    TextMetrics.size(of: content.isEmpty ? placeholder ?? "" : content, width: 0, lines: 1)
  }
}
