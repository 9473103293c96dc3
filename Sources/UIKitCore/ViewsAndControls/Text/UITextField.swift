import Foundation

/// Text of one line that the user edits.
///
/// On the desktop it is the desktop's own entry, with its selection, clipboard, input methods and undoing.
///
/// Differs from Apple: attributes and views at the sides are absent. In text that a script types a line
/// break is the return key.
@preconcurrency @MainActor open class UITextField: UIControl, UITextInput, UITextInputTraits, EditedText {
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
  /// To which side the text goes.
  open var textAlignment = NSTextAlignment.natural {
    didSet { setNeedsShow() }
  }
  /// What is drawn around the field. Default: `none`.
  open var borderStyle = BorderStyle.none {
    didSet { contentChanged() }
  }
  /// When there is a button that empties the field. Default: `never`.
  open var clearButtonMode = ViewMode.never {
    didSet { setNeedsShow() }
  }
  /// Whether the field is emptied when editing begins, if the delegate allows it. Default: `false`.
  open var clearsOnBeginEditing = false
  /// Whether the text is kept from view. Default: `false`.
  open var isSecureTextEntry = false {
    didSet { setNeedsShow() }
  }
  /// Which keys are offered. Default: `default`.
  open var keyboardType = UIKeyboardType.default {
    didSet { setNeedsShow() }
  }
  /// What the return key says. Default: `default`.
  open var returnKeyType = UIReturnKeyType.default
  /// Which letters are made capitals. Default: `sentences`.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Whether words are corrected. Default: `default`.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// Told how the text is edited. Not retained.
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

  /// Puts `text` in the place of what is marked, as typing does. Each line break in it presses the return key instead.
  open func insertText(_ text: String) {
    for (index, part) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if index > 0 { pressReturn() }
      if !part.isEmpty { insert(String(part)) }
    }
  }

  /// Deletes what is marked, or else the character before the insertion point, as the backspace key does.
  open func deleteBackward() { deleteBack() }

  final func mayChange(_ range: NSRange, to text: String) -> Bool {
    isEnabled && delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: text) ?? true
  }

  final func selectionDidChange() { delegate?.textFieldDidChangeSelection(self) }

  final func didChange() {
    sendActions(for: .editingChanged)
    NotificationCenter.default.post(name: UITextField.textDidChangeNotification, object: self)
  }

  /// The return key: the delegate is asked, and an action for `editingDidEndOnExit` ends editing.
  private func pressReturn() {
    guard isEnabled, delegate?.textFieldShouldReturn(self) ?? true else { return }
    let ends = allControlEvents.contains(.editingDidEndOnExit)
    sendActions(for: .editingDidEndOnExit)
    sendActions(for: .primaryActionTriggered)
    if ends { resignFirstResponder() }
  }

  /// The clear button: the delegate is asked whether the field may be emptied, and not about the text that goes.
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
      look: TextLook(font: font.description(), color: themedText(textColor), alignment: textAlignment))
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

  /// The size of the text, or of the placeholder where there is none, with the border around it.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { measure(shownContent, fitting: .zero) }

  /// The size of the text, or of the placeholder where there is none, with the border around it.
  open override var intrinsicContentSize: CGSize { measure(shownContent, fitting: .zero) }

  override var baselines: (first: CGFloat, last: CGFloat)? { TextMetrics.baselines(ofLineIn: bounds.height) }
}
