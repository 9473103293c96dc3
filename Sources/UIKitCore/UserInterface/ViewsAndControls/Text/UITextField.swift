public import Foundation
package import ViewBacking

/// Text of one line that the user edits.
///
/// On the desktop it is the desktop's own entry, with its selection, clipboard, input methods and undoing.
///
/// Differs from Apple: attributes and views at the sides are absent. A line break in text that a script types counts as the return key.
@preconcurrency @MainActor
open class UITextField: UIControl, UITextInput, UITextInputTraits, EditedText, UIContentSizeCategoryAdjusting {
  /// Whether the font changes with the preferred text size. Stored, without effect: see ``UIContentSizeCategoryAdjusting``.
  open var adjustsFontForContentSizeCategory = false
  /// Whether the font becomes smaller where the text does not fit. Stored, without effect: the text scrolls.
  open var adjustsFontSizeToFitWidth = false
  /// The smallest size of the font for ``adjustsFontSizeToFitWidth``. Stored.
  open var minimumFontSize: CGFloat = 0
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

  /// The text; `nil` sets the empty text, which an empty field returns. Setting it notifies no delegate and sends no event.
  open var text: String? {
    get { content }
    set { write(newValue ?? "") }
  }
  /// What an empty field shows, or `nil`.
  open var placeholder: String? {
    didSet { contentChanged() }
  }
  /// The colour of the text, or `nil` for ``UIColor/label``.
  open var textColor: UIColor? {
    didSet { setNeedsShow() }
  }
  /// The font, or `nil` for the system's.
  open var font: UIFont? {
    didSet { contentChanged() }
  }
  /// The alignment of the text.
  open var textAlignment = NSTextAlignment.natural {
    didSet { setNeedsShow() }
  }
  /// The border of the field. Default: `none`.
  open var borderStyle = BorderStyle.none {
    didSet { contentChanged() }
  }
  /// When the field shows a clear button. Default: `never`.
  open var clearButtonMode = ViewMode.never {
    didSet { setNeedsShow() }
  }
  /// Whether the field is cleared when editing begins, if the delegate allows it. Default: `false`.
  open var clearsOnBeginEditing = false
  /// Whether the text is obscured. Default: `false`.
  open var isSecureTextEntry = false {
    didSet { setNeedsShow() }
  }
  /// The type of keyboard. Default: `default`.
  open var keyboardType = UIKeyboardType.default {
    didSet { setNeedsShow() }
  }
  /// The label of the return key. Default: `default`.
  open var returnKeyType = UIReturnKeyType.default
  /// The automatic capitalization. Default: `sentences`.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Whether words are corrected automatically. Default: `default`.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// Notified of editing. Not retained.
  open weak var delegate: (any UITextFieldDelegate)?
  final var content = "" {
    didSet { if content != oldValue { contentChanged() } }
  }
  final var revision = 0
  final var selection = TextSelection()

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
    if clearsOnBeginEditing, hasText, delegate?.textFieldShouldClear(self) ?? true { text = nil }
    setNeedsShow()
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    NotificationCenter.default.post(name: UITextField.textDidBeginEditingNotification, object: self)
    return true
  }

  /// Ends editing, if the delegate allows it.
  @discardableResult open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    guard delegate?.textFieldShouldEndEditing(self) ?? true, super.resignFirstResponder() else { return false }
    setNeedsShow()
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    sendActions(for: .editingDidEnd)
    NotificationCenter.default.post(name: UITextField.textDidEndEditingNotification, object: self)
    return true
  }

  /// Replaces the selection by `text`, like typing. Each line break in it counts as a press of the return key.
  open func insertText(_ text: String) {
    for (index, part) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if index > 0 { pressReturn() }
      if !part.isEmpty { insert(String(part)) }
    }
  }

  /// Deletes the selection, or otherwise the character before the insertion point, like the backspace key.
  open func deleteBackward() { deleteBack() }

  final func mayChange(_ range: NSRange, to text: String) -> Bool {
    isEnabled && delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: text) ?? true
  }

  final func selectionDidChange() { delegate?.textFieldDidChangeSelection(self) }

  final func didChange() {
    sendActions(for: .editingChanged)
    NotificationCenter.default.post(name: UITextField.textDidChangeNotification, object: self)
  }

  /// Handles the return key: the delegate is asked, and an action for `editingDidEndOnExit` ends editing.
  private func pressReturn() {
    guard isEnabled, delegate?.textFieldShouldReturn(self) ?? true else { return }
    let ends = allControlEvents.contains(.editingDidEndOnExit)
    sendActions(for: .editingDidEndOnExit)
    sendActions(for: .primaryActionTriggered)
    if ends { resignFirstResponder() }
  }

  /// Handles the clear button: the delegate is asked whether the field may be cleared, and not about the change of the text.
  private func clear() {
    guard isEnabled, hasText, delegate?.textFieldShouldClear(self) ?? true else { return }
    write("")
    didChange()
  }

  // MARK: The host

  package override var shownContent: ViewContent {
    let font = font ?? .systemFont(ofSize: 17)
    var field = TextFieldContent(
      text: content, placeholder: placeholder ?? "",
      appearance: TextAppearance(
        font: font.description(), color: resolvedTextColor(textColor), alignment: TextAlignment(textAlignment)))
    field.border =
      switch borderStyle {
      case .none: .none
      case .line: .line
      case .bezel: .bezel
      case .roundedRect: .rounded
      }
    field.purpose =
      switch keyboardType {
      case .default, .asciiCapable, .namePhonePad, .twitter, .webSearch: .text
      case .numbersAndPunctuation, .decimalPad: .number
      case .numberPad: .digits
      case .phonePad: .phone
      case .URL: .url
      case .emailAddress: .email
      }
    field.isSecure = isSecureTextEntry
    field.showsClearButton =
      switch clearButtonMode {
      case .never: false
      case .whileEditing: isEditing && hasText
      case .unlessEditing: !isEditing && hasText
      case .always: hasText
      }
    field.revision = revision
    field.selection = selection.asked
    return .textField(field)
  }

  package override func receive(_ event: ViewEvent) {
    switch event {
    case .returned: pressReturn()
    case .cleared: clear()
    default: if !receiveEditing(event) { super.receive(event) }
    }
  }

  /// The size of the text, or of the placeholder if there is none, with the border around it.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { measure(shownContent, fitting: .zero) }

  /// The size of the text, or of the placeholder if there is none, with the border around it.
  open override var intrinsicContentSize: CGSize { measure(shownContent, fitting: .zero) }

  override var baselines: (first: CGFloat, last: CGFloat)? { TextMetrics.baselines(ofLineIn: bounds.height) }
}
