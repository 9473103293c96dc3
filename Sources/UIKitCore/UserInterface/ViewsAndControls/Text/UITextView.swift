public import Foundation
package import ViewBacking

/// Text of many lines that the user edits.
///
/// On the desktop it is the desktop's own text view, with its selection, clipboard, input methods and undoing; it scrolls
/// its content.
///
/// Differs from Apple: it is not a scroll view, and has no attributes.
@preconcurrency @MainActor
open class UITextView: UIView, UITextInput, UITextInputTraits, EditedText, UIContentSizeCategoryAdjusting {
  /// Whether the font changes with the preferred text size. Stored, without effect: see ``UIContentSizeCategoryAdjusting``.
  open var adjustsFontForContentSizeCategory = false
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

  /// The text; `nil` sets the empty text. Setting it does not notify the delegate.
  open var text: String! {
    get { content }
    set { write(newValue ?? "") }
  }
  /// The colour of the text, or `nil` for ``UIColor/label``.
  open var textColor: UIColor? {
    didSet { setNeedsShow() }
  }
  /// The font, or `nil` for the system's.
  open var font: UIFont? {
    didSet { contentChanged() }
  }
  /// The alignment of the lines.
  open var textAlignment = NSTextAlignment.natural {
    didSet { setNeedsShow() }
  }
  /// Whether the user can edit. Default: `true`.
  open var isEditable = true {
    didSet { setNeedsShow() }
  }
  /// Whether the user can select and copy text. Default: `true`.
  open var isSelectable = true {
    didSet { setNeedsShow() }
  }
  /// Whether text that is larger than the view scrolls. If `false`, the view's intrinsic height is that of its text. Default: `true`.
  open var isScrollEnabled = true {
    didSet { contentChanged() }
  }
  /// The insets between text and edges. Default: 8 points above and below.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { contentChanged() }
  }
  /// Whether the text is obscured. Differs from Apple: stored, and without effect in text of several lines.
  open var isSecureTextEntry = false
  /// The type of keyboard. Default: `default`.
  open var keyboardType = UIKeyboardType.default
  /// The label of the return key. Default: `default`.
  open var returnKeyType = UIReturnKeyType.default
  /// The automatic capitalization. Default: `sentences`.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Whether words are corrected automatically. Default: `default`.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// Notified of editing. Not retained.
  open weak var delegate: (any UITextViewDelegate)?
  final var content = "" {
    didSet { if content != oldValue { contentChanged() } }
  }
  final var revision = 0
  final var selection = TextSelection()

  /// The selection, in UTF-16 units; empty for the insertion point, which is at the end of a text that the app has set. A range that
  /// exceeds the text is clamped.
  open var selectedRange: NSRange {
    get { selection.range }
    set { select(newValue, asks: true) }
  }

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

  /// Replaces the selection by `text`, like typing.
  open func insertText(_ text: String) { insert(text) }

  /// Deletes the selection, or otherwise the character before the insertion point, like the backspace key.
  open func deleteBackward() { deleteBack() }

  final func mayChange(_ range: NSRange, to text: String) -> Bool {
    isEditable && delegate?.textView(self, shouldChangeTextIn: range, replacementText: text) ?? true
  }

  final func selectionDidChange() { delegate?.textViewDidChangeSelection(self) }

  final func didChange() {
    delegate?.textViewDidChange(self)
    NotificationCenter.default.post(name: UITextView.textDidChangeNotification, object: self)
  }

  // MARK: The host

  package override var shownContent: ViewContent {
    let font = font ?? .systemFont(ofSize: 17)
    var editor = TextEditorContent(
      text: content,
      appearance: TextAppearance(
        font: font.description(), color: resolvedTextColor(textColor), alignment: TextAlignment(textAlignment)),
      isEditable: isEditable)
    editor.isSelectable = isSelectable
    editor.isScrollable = isScrollEnabled
    editor.insets = EdgeInsets(textContainerInset)
    editor.revision = revision
    editor.selection = selection.asked
    return .textEditor(editor)
  }

  package override func receive(_ event: ViewEvent) {
    if !receiveEditing(event) { super.receive(event) }
  }

  /// The size of the text and the insets around it, in lines no wider than `size`.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { measure(shownContent, fitting: size) }

  /// The size of the text in lines as wide as the view, if it does not scroll; none if it scrolls.
  open override var intrinsicContentSize: CGSize {
    isScrollEnabled
      ? super.intrinsicContentSize : measure(shownContent, fitting: CGSize(width: bounds.width, height: 0))
  }

  override func height(forWidth width: CGFloat) -> CGFloat? {
    isScrollEnabled ? nil : sizeThatFits(CGSize(width: width, height: 0)).height
  }
}
