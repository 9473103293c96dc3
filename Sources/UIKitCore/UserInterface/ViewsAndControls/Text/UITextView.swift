public import Foundation
package import ViewBacking

/// Text of many lines that the user edits.
///
/// On the desktop it is the desktop's own text view, with its selection, clipboard, input methods and undoing; it scrolls
/// its content.
///
/// Differs from Apple: attachments, shadows and outlines are kept and not shown. A link
/// is followed by a click in a text that cannot be edited.
@preconcurrency @MainActor
open class UITextView: UIScrollView, UITextInput, UITextInputTraits, EditedText, UIContentSizeCategoryAdjusting,
  AdjustableFont
{
  /// Whether the font changes with the preferred text size, if it is a preferred or scaled one. Default: `false`.
  open var adjustsFontForContentSizeCategory = false {
    didSet { adjustFont(to: traitCollection.preferredContentSizeCategory) }
  }
  final var adjustedFont: UIFont? {
    get { font }
    set { font = newValue }
  }
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

  /// The text; `nil` sets the empty text, without attributes. Setting it does not notify the delegate.
  open var text: String! {
    get { content }
    set {
      if storage != nil { return store(NSAttributedString(string: newValue ?? "", attributes: ownAttributes)) }
      if attributed != nil {
        attributed = nil
        contentChanged()
      }
      write(newValue ?? "")
    }
  }
  /// The text with attributes; `nil` sets the empty text. Where it has no font or colour of its own it has ``font`` and ``textColor``.
  open var attributedText: NSAttributedString! {
    get {
      attributed.map { NSAttributedString(attributedString: NSTextStorage.plain($0)) }
        ?? NSAttributedString(string: content, attributes: ownAttributes)
    }
    set {
      if storage != nil { return store(newValue ?? NSAttributedString(string: "")) }
      attributed = newValue.map { NSMutableAttributedString(attributedString: $0) }
      write(newValue?.string ?? "")
      contentChanged()
    }
  }
  /// The text with its attributes, if the app has given it some. Its string is always ``content``.
  private var attributed: NSMutableAttributedString?
  /// The attributes of text without its own.
  private var ownAttributes: [NSAttributedString.Key: Any] {
    [.font: font ?? .systemFont(ofSize: 17), .foregroundColor: textColor ?? .label]
  }
  /// The attributes of text that the user types next. Reading returns those that the app has set, or those at the insertion point.
  ///
  /// Differs from Apple: what the app has set is kept when the selection changes.
  open var typingAttributes: [NSAttributedString.Key: Any] {
    get {
      if let chosenTypingAttributes { return chosenTypingAttributes }
      guard let attributed = attributed.map(NSTextStorage.plain), attributed.length > 0 else { return ownAttributes }
      let location = min(max(0, selection.range.location - 1), attributed.length - 1)
      return ownAttributes.merging(attributed.attributes(at: location, effectiveRange: nil)) { $1 }
    }
    set {
      chosenTypingAttributes = newValue
      if attributed == nil { attributed = NSMutableAttributedString(string: content, attributes: ownAttributes) }
    }
  }
  private var chosenTypingAttributes: [NSAttributedString.Key: Any]?
  /// The attributes of links. Stored: links have the system's colour, unless the text gives them one.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [.foregroundColor: UIColor.link]
  /// The kinds of data that are made links. Stored, without effect.
  open var dataDetectorTypes: UIDataDetectorTypes = []
  /// Whether the user can change attributes. Stored, without effect. Default: `false`.
  open var allowsEditingTextAttributes = false
  /// Whether typing replaces the text. Stored, without effect. Default: `false`.
  open var clearsOnInsertion = false
  /// Whether the size of the text follows the system's for text. iOS 13. Stored, without effect. Default: `false`.
  open var usesStandardTextScaling = false
  /// The space in which the lines are.
  public let textContainer: NSTextContainer
  /// The text with its attributes. Changes of it are shown, and it has the user's changes; its delegate is notified of both.
  ///
  /// It is the text of the container's layout manager, if the view was made with such a container.
  open var textStorage: NSTextStorage {
    if let storage { return storage }
    let made = NSTextStorage(attributedString: attributedText)
    let manager = NSLayoutManager()
    manager.addTextContainer(textContainer)
    made.addLayoutManager(manager)
    adopt(made)
    return made
  }
  /// Locates the characters of the text in the coordinates of ``textContainer``, which is at the insets of the view.
  ///
  /// Differs from Apple: the desktop's text view breaks lines by itself, which can be at other places.
  open var layoutManager: NSLayoutManager {
    // The text of a view without a storage is given one with a layout manager.
    textStorage.layoutManagers.first ?? NSLayoutManager()
  }
  /// The text, once the app has asked for it or has given the view one.
  private var storage: NSTextStorage?
  /// Whether the view itself changes the text.
  private var isStoring = false
  /// A view in place of the keyboard on the screen. Stored, and not shown: there is none.
  open override var inputView: UIView? {
    get { customInputView }
    set { customInputView = newValue }
  }
  private var customInputView: UIView?
  /// A view above the keyboard on the screen. Stored, and not shown: there is none.
  open override var inputAccessoryView: UIView? {
    get { customAccessoryView }
    set { customAccessoryView = newValue }
  }
  private var customAccessoryView: UIView?
  /// The colour of the text, or `nil` for ``UIColor/label``.
  open var textColor: UIColor? {
    didSet {
      storeAttribute(.foregroundColor, textColor ?? .label)
      setNeedsShow()
    }
  }
  /// The font, or `nil` for the system's.
  open var font: UIFont? {
    didSet {
      storeAttribute(.font, font ?? .systemFont(ofSize: 17))
      contentChanged()
    }
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
  open override var isScrollEnabled: Bool {
    didSet { contentChanged() }
  }
  /// The border of the view. iOS 17. Has no effect: a border is one of the view's layer.
  open var borderStyle = BorderStyle.none
  /// The border of a text view. iOS 17.
  public enum BorderStyle: Int, Hashable, Sendable {
    /// No border.
    case none = 0
    /// A rounded line.
    case roundedRect = 1
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
  /// The appearance of the keyboard. Stored, and without effect. Default: `default`.
  open var keyboardAppearance = UIKeyboardAppearance.default
  /// Whether the return key is disabled without text. Stored, and without effect. Default: `false`.
  open var enablesReturnKeyAutomatically = false
  /// The meaning of the text, or `nil`. iOS 10. Stored, and without effect.
  open var textContentType: UITextContentType!
  /// Whether the spelling is checked. Stored, and without effect. Default: `default`.
  open var spellCheckingType = UITextSpellCheckingType.default
  /// Whether quotes are replaced. iOS 11. Stored, and without effect. Default: `default`.
  open var smartQuotesType = UITextSmartQuotesType.default
  /// Whether hyphens are replaced. iOS 11. Stored, and without effect. Default: `default`.
  open var smartDashesType = UITextSmartDashesType.default
  /// Whether spaces are added and removed. iOS 11. Stored, and without effect. Default: `default`.
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  /// What a new password has to be like. Kept: the desktop makes no passwords.
  open var passwordRules: UITextInputPasswordRules?
  /// Whether the words that follow are suggested while typing. iOS 17. Has no effect: the desktop does not.
  open var inlinePredictionType = UITextInlinePredictionType.default
  /// How the system's writing tools are offered. iOS 18. Has no effect: the desktop has none.
  open var writingToolsBehavior = UIWritingToolsBehavior.default
  /// What the writing tools may insert. iOS 18. Has no effect: the desktop has none.
  open var allowedWritingToolsResultOptions: UIWritingToolsResultOptions = []
  /// Whether the writing tools are changing the text. iOS 18. Always `false`: the desktop has none.
  open var isWritingToolsActive: Bool { false }
  /// Whether results are suggested for calculations. iOS 18. Has no effect: the desktop does not.
  open var mathExpressionCompletionType = UITextMathExpressionCompletionType.default
  /// The attributes of highlighted text. iOS 18. Has no effect: highlights are not shown.
  open var textHighlightAttributes: [NSAttributedString.Key: Any] = [:]
  /// Notified of editing and scrolling. Not retained.
  open weak var delegate: (any UITextViewDelegate)? {
    didSet { scrollDelegate = delegate }
  }
  final var content = "" {
    didSet { if content != oldValue { contentChanged() } }
  }
  final var revision = 0
  final var selection = TextSelection()

  /// The range that the host has to make visible, and how often the app has asked for it.
  private var revealed: TextEditorContent.Reveal?

  /// A view with the frame `frame`.
  public override init(frame: CGRect) {
    textContainer = NSTextContainer()
    super.init(frame: frame)
    textContainer.view = self
    backgroundColor = .systemBackground
  }

  /// A view with the frame `frame`, and with lines in `textContainer`; with `nil` in one of its own.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    self.textContainer = textContainer ?? NSTextContainer()
    super.init(frame: frame)
    self.textContainer.view = self
    backgroundColor = .systemBackground
    if let storage = textContainer?.layoutManager?.textStorage { adopt(storage) }
  }

  /// A view with an empty frame. iOS 16. The argument has no effect: there is a layout manager of the first kind only.
  public convenience init(usingTextLayoutManager: Bool) { self.init(frame: .zero, textContainer: nil) }

  /// A view from a storyboard.
  public required init?(coder: NSCoder) {
    textContainer = NSTextContainer()
    super.init(coder: coder)
    textContainer.view = self
    if backgroundColor == nil { backgroundColor = .systemBackground }
    coder.finish(self, at: UITextView.self)
  }

  // MARK: Scrolling

  /// The size of the text with its insets, in lines as wide as the view. Setting it has no effect.
  open override var contentSize: CGSize {
    get {
      guard bounds.width > 0 else { return .zero }
      return CGSize(width: bounds.width, height: sizeThatFits(CGSize(width: bounds.width, height: 0)).height)
    }
    set {}
  }

  /// Scrolls the least distance that makes a range visible, in UTF-16 units. A range that exceeds the text is clamped.
  ///
  /// Differs from Apple: `contentOffset` has changed when the host has scrolled, and not yet when this returns.
  open func scrollRangeToVisible(_ range: NSRange) {
    let count = content.utf16.count
    let start = min(max(0, range.location), count)
    revealed = TextEditorContent.Reveal(
      range: start..<min(start + max(0, range.length), count), count: (revealed?.count ?? 0) &+ 1)
    setNeedsShow()
  }

  override var scrolledContentGuide: UILayoutGuide? { nil }

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
    setNeedsShow()
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

  final func textWillChange(in range: NSRange, to text: String) -> String? {
    if let storage { return store(text, in: range, typingAttributes, to: storage) }
    guard let attributed, range.location + range.length <= attributed.length else { return nil }
    attributed.replaceCharacters(in: range, with: NSAttributedString(string: text, attributes: typingAttributes))
    return nil
  }

  // MARK: Text input

  /// Notified of the changes that the app makes. Not retained.
  open weak var inputDelegate: (any UITextInputDelegate)?
  final var markedRange: NSRange?
  /// The attributes of marked text. Has no effect: the desktop decides how marked text looks.
  open var markedTextStyle: [NSAttributedString.Key: Any]?
  /// Finds words and other units of the text.
  open var tokenizer: any UITextInputTokenizer { stringTokenizer }
  private lazy var stringTokenizer = UITextInputStringTokenizer(textInput: self)

  /// The range of the text that ``setMarkedText(_:selectedRange:)`` has set; `nil` without marked text, and after each other change.
  ///
  /// Differs from Apple: the text that the desktop's input methods compose is not in the text until it is committed.
  open var markedTextRange: UITextRange? {
    markedRange.map { UITextRange(UITextPosition($0.location), UITextPosition($0.location + $0.length)) }
  }

  /// Replaces the marked text, or otherwise the selection, by marked text, and selects a range in it. The delegate is not asked, and is
  /// notified of the change.
  open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    mark(markedText ?? "", selecting: selectedRange)
  }

  /// Ends marking: the text stays.
  open func unmarkText() { markedRange = nil }

  /// Replaces a range, clamped to the text. The delegate is not asked, and is notified of the change.
  open func replace(_ range: UITextRange, withText text: String) { substitute(self.range(range), with: text) }

  /// The rectangle of the insertion point at a position. Called by the app: the desktop draws the insertion point by itself.
  open func caretRect(for position: UITextPosition) -> CGRect { textGeometry.caret(at: position.offset) }

  /// The rectangle of the first line of a range; that of the insertion point for an empty range.
  open func firstRect(for range: UITextRange) -> CGRect {
    textGeometry.rects(of: self.range(range)).first ?? caretRect(for: range.start)
  }

  /// The rectangles of a range, one for each line. Called by the app: the desktop draws the selection by itself.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { selectionRects(in: self.range(range)) }

  /// The position nearest to a point.
  open func closestPosition(to point: CGPoint) -> UITextPosition? {
    UITextPosition(textGeometry.offset(nearestTo: point))
  }

  /// The position in a range that is nearest to a point.
  open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    let limits = self.range(range)
    let offset = textGeometry.offset(nearestTo: point)
    return UITextPosition(min(max(offset, limits.location), limits.location + limits.length))
  }

  /// The character at a point; `nil` where none is.
  open func characterRange(at point: CGPoint) -> UITextRange? {
    textGeometry.character(containing: point).map {
      UITextRange(UITextPosition($0.location), UITextPosition($0.location + $0.length))
    }
  }

  /// The direction of the paragraph at a position: that of its first letter, `natural` without letters.
  open func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection { textGeometry.direction(at: position.offset) }

  /// Sets the direction of writing. Has no effect: the desktop takes it from the text.
  open func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {}

  final var textGeometry: TextGeometry {
    var attributes = ownAttributes
    let style = NSMutableParagraphStyle()
    style.alignment = textAlignment
    attributes[.paragraphStyle] = style
    let text = attributed.map(NSTextStorage.plain) ?? NSAttributedString(string: content)
    let shown = NSMutableAttributedString(string: text.string, attributes: attributes)
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { own, range, _ in
      shown.setAttributes(attributes.merging(own) { $1 }, range: range)
    }
    let inset = textContainerInset
    let rect = CGRect(
      x: inset.left, y: inset.top, width: max(0, bounds.width - inset.left - inset.right), height: 0)
    return TextGeometry(shown, attributes, in: rect, padding: textContainer.lineFragmentPadding, isField: false)
  }

  /// The selection, the part of the text that is visible, and whether the view is edited, as a value that another view can be given. iOS 15.
  /// Values of another kind have no effect.
  open var interactionState: Any {
    get { TextInteractionState(selection: selection.range, isEditing: isFirstResponder, offset: contentOffset) }
    set {
      guard let state = newValue as? TextInteractionState else { return }
      if state.isEditing { becomeFirstResponder() }
      select(state.selection, asks: true)
      if let offset = state.offset { contentOffset = offset }
    }
  }

  // MARK: The storage

  /// Shows a text, and follows its changes.
  private func adopt(_ storage: NSTextStorage) {
    (self.storage, attributed) = (storage, storage)
    storage.didProcessEditing = { [weak self] in MainActor.assumeIsolated { self?.storageDidChange() } }
    storageDidChange()
  }

  private func storageDidChange() {
    guard let storage, !isStoring else { return }
    write(storage.string)
    contentChanged()
  }

  /// Replaces the whole text.
  private func store(_ text: NSAttributedString) {
    guard let storage else { return }
    let whole = NSRange(location: 0, length: storage.string.utf16.count)
    _ = store(text.string, in: whole, [:], to: storage, text)
    write(storage.string)
    contentChanged()
  }

  /// Replaces a part of the text by the methods that each subclass of a storage has. Returns the text, which a delegate can have changed.
  private func store(
    _ text: String, in range: NSRange, _ attributes: [NSAttributedString.Key: Any], to storage: NSTextStorage,
    _ attributed: NSAttributedString? = nil
  ) -> String {
    isStoring = true
    storage.beginEditing()
    storage.replaceCharacters(in: range, with: text)
    let added = NSRange(location: range.location, length: text.utf16.count)
    if let attributed {
      attributed.enumerateAttributes(in: added) { values, part, _ in storage.setAttributes(values, range: part) }
    } else if added.length > 0 {
      storage.setAttributes(attributes, range: added)
    }
    storage.endEditing()
    isStoring = false
    return storage.string
  }

  private func storeAttribute(_ name: NSAttributedString.Key, _ value: Any) {
    guard let storage, !storage.string.isEmpty else { return }
    isStoring = true
    storage.addAttribute(name, value: value, range: NSRange(location: 0, length: storage.string.utf16.count))
    isStoring = false
  }

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
    editor.linePadding = Double(textContainer.lineFragmentPadding)
    editor.offset = contentOffset
    editor.reveal = revealed
    if let attributed {
      editor.styled = StyledText(
        NSTextStorage.plain(attributed), font: font, color: resolvedTextColor(textColor), alignment: textAlignment,
        in: traitCollection)
    }
    editor.revision = revision
    editor.selection = selection.asked
    return .textEditor(editor)
  }

  package override func receive(_ event: ViewEvent) {
    if case .pressedText(let location) = event { return follow(linkAt: location) }
    if !receiveEditing(event) { super.receive(event) }
  }

  /// Opens the link at a location in UTF-16 units, if the delegate allows it.
  private func follow(linkAt location: Int) {
    guard !isEditable, isSelectable, let attributed = attributed.map(NSTextStorage.plain),
      0..<attributed.length ~= location
    else { return }
    var range = NSRange()
    let value = attributed.attribute(.link, at: location, effectiveRange: &range)
    guard let url = value as? URL ?? (value as? String).flatMap(URL.init(string:)),
      delegate?.textView(self, shouldInteractWith: url, in: range, interaction: .invokeDefaultAction) ?? true
    else { return }
    window?.windowScene?.open(url, options: nil)
  }

  /// The size of the text and the insets around it, in lines no wider than `size`.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { measure(shownContent, fitting: size) }

  /// The size of the text in lines as wide as the view, if it does not scroll; none if it scrolls.
  open override var intrinsicContentSize: CGSize {
    isScrollEnabled
      ? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
      : measure(shownContent, fitting: CGSize(width: bounds.width, height: 0))
  }

  override func height(forWidth width: CGFloat) -> CGFloat? {
    isScrollEnabled ? nil : sizeThatFits(CGSize(width: width, height: 0)).height
  }
}
