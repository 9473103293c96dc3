import Foundation

/// Text of many lines that the user edits.
///
/// Differs from Apple: it does not scroll, has no selection and no attributes; text is inserted and deleted at the end.
@preconcurrency @MainActor open class UITextView: UIView, UIKeyInput {
  /// Posted after the user has changed the text; the object is the view.
  public class var textDidChangeNotification: NSNotification.Name { .init("UITextViewTextDidChangeNotification") }
  /// Posted after editing has begun; the object is the view.
  public class var textDidBeginEditingNotification: NSNotification.Name {
    .init("UITextViewTextDidBeginEditingNotification")
  }
  /// Posted after editing has ended; the object is the view.
  public class var textDidEndEditingNotification: NSNotification.Name {
    .init("UITextViewTextDidEndEditingNotification")
  }

  /// The text; `nil` is taken for the empty text. Setting it tells nobody.
  open var text: String! {
    get { content }
    set { content = newValue ?? "" }
  }
  /// The colour of the text, or `nil` for ``UIColor/label``.
  open var textColor: UIColor?
  /// The font, or `nil` for the system's. Differs from Apple: text is measured with fixed metrics, whatever its font.
  open var font: UIFont?
  /// To which side the lines go.
  open var textAlignment = NSTextAlignment.natural
  /// Whether the user can edit. Default: `true`.
  open var isEditable = true
  /// Told how the text is edited. Not retained.
  open weak var delegate: (any UITextViewDelegate)?
  private var content = ""

  /// Whether there is any text.
  open var hasText: Bool { !content.isEmpty }

  /// Whether the user can edit.
  open override var canBecomeFirstResponder: Bool { isEditable }

  /// Begins editing, if the delegate allows it.
  @discardableResult open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard delegate?.textViewShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else { return false }
    delegate?.textViewDidBeginEditing(self)
    NotificationCenter.default.post(name: UITextView.textDidBeginEditingNotification, object: self)
    return true
  }

  /// Ends editing, if the delegate allows it.
  @discardableResult open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    guard delegate?.textViewShouldEndEditing(self) ?? true, super.resignFirstResponder() else { return false }
    delegate?.textViewDidEndEditing(self)
    NotificationCenter.default.post(name: UITextView.textDidEndEditingNotification, object: self)
    return true
  }

  /// Puts `text` at the end, as typing does.
  open func insertText(_ text: String) {
    replace(NSRange(location: content.utf16.count, length: 0), with: text) { $0 + text }
  }

  /// Deletes the last character, as the backspace key does.
  open func deleteBackward() {
    guard let last = content.last else { return }
    let length = String(last).utf16.count
    replace(NSRange(location: content.utf16.count - length, length: length), with: "") { String($0.dropLast()) }
  }

  private func replace(_ range: NSRange, with text: String, edit: (String) -> String) {
    guard isEditable, delegate?.textView(self, shouldChangeTextIn: range, replacementText: text) ?? true else { return }
    content = edit(content)
    delegate?.textViewDidChange(self)
    NotificationCenter.default.post(name: UITextView.textDidChangeNotification, object: self)
  }

  /// The size of the text, in lines no wider than `size`.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    TextMetrics.size(of: content, width: size.width, lines: 0)
  }
}
