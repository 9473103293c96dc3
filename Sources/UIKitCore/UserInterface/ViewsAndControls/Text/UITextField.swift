public import Foundation
package import ViewBacking

/// Text of one line that the user edits.
///
/// On the desktop it is the desktop's own entry, with its selection, clipboard, input methods and undoing.
///
/// Differs from Apple: a text has the same attributes everywhere. A line break in text that a script types counts as the return key.
@preconcurrency @MainActor
open class UITextField: UIControl, UITextInput, UITextInputTraits, EditedText, UIContentSizeCategoryAdjusting,
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
  /// The text with attributes; `nil` sets the empty text. Setting it sets ``defaultTextAttributes`` to those of its first character.
  ///
  /// Differs from Apple: the attributes of the first character apply to the whole text.
  open var attributedText: NSAttributedString? {
    get { NSAttributedString(string: content, attributes: defaultTextAttributes) }
    set {
      if let newValue, newValue.length > 0 {
        defaultTextAttributes.merge(newValue.attributes(at: 0, effectiveRange: nil)) { $1 }
      }
      text = newValue?.string
    }
  }
  /// What an empty field shows, or `nil`. Setting it removes the attributes of ``attributedPlaceholder``.
  open var placeholder: String? {
    get { shownPlaceholder?.string }
    set { attributedPlaceholder = newValue.map { NSAttributedString(string: $0) } }
  }
  /// What an empty field shows, with attributes, or `nil`. Differs from Apple: only the colour of the first character is used.
  open var attributedPlaceholder: NSAttributedString? {
    get { shownPlaceholder }
    set {
      shownPlaceholder = newValue?.copy() as? NSAttributedString
      contentChanged()
    }
  }
  private var shownPlaceholder: NSAttributedString?
  /// The attributes of the text: ``font``, ``textColor``, ``textAlignment`` and what the app has set besides. Setting it sets those.
  ///
  /// Differs from Apple: besides font, colour and alignment no attribute is shown.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get {
      var attributes = otherAttributes
      attributes[.font] = font ?? .systemFont(ofSize: 17)
      attributes[.foregroundColor] = textColor ?? .label
      let style = (attributes[.paragraphStyle] as? NSParagraphStyle)?.mutableCopy() as? NSMutableParagraphStyle
      let paragraph = style ?? NSMutableParagraphStyle()
      paragraph.alignment = textAlignment
      attributes[.paragraphStyle] = paragraph
      return attributes
    }
    set {
      otherAttributes = newValue
      font = newValue[.font] as? UIFont ?? font
      textColor = newValue[.foregroundColor] as? UIColor ?? textColor
      textAlignment = (newValue[.paragraphStyle] as? NSParagraphStyle)?.alignment ?? textAlignment
    }
  }
  private var otherAttributes: [NSAttributedString.Key: Any] = [:]
  /// The attributes of text that the user types next; `nil` while the field is not edited. Differs from Apple: those of the whole text, and
  /// setting it has no effect.
  open var typingAttributes: [NSAttributedString.Key: Any]? {
    get { isEditing ? defaultTextAttributes : nil }
    set {}
  }
  /// Whether the user can change attributes. Stored, without effect. Default: `false`.
  open var allowsEditingTextAttributes = false
  /// Whether typing replaces the text. Stored, without effect. Default: `false`.
  open var clearsOnInsertion = false
  /// The picture behind the text of a field without border. Stored, and not shown.
  open var background: UIImage?
  /// The picture behind the text while the field is disabled. Stored, and not shown.
  open var disabledBackground: UIImage?
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

  // MARK: Views at the sides

  /// A view before the text, or `nil`. It is a subview while it is visible.
  open var leftView: UIView? {
    didSet { sideViewChanged(from: oldValue, to: leftView) }
  }
  /// When ``leftView`` is visible. Default: `never`.
  open var leftViewMode = ViewMode.never {
    didSet { setNeedsLayout() }
  }
  /// A view after the text, or `nil`. It is a subview while it is visible, and takes the place of the clear button.
  open var rightView: UIView? {
    didSet { sideViewChanged(from: oldValue, to: rightView) }
  }
  /// When ``rightView`` is visible. Default: `never`.
  open var rightViewMode = ViewMode.never {
    didSet { setNeedsLayout() }
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
  /// Whether results are suggested for calculations. iOS 18. Has no effect: the desktop does not.
  open var mathExpressionCompletionType = UITextMathExpressionCompletionType.default
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
    editingChanged()
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    NotificationCenter.default.post(name: UITextField.textDidBeginEditingNotification, object: self)
    return true
  }

  /// Ends editing, if the delegate allows it.
  @discardableResult open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    guard delegate?.textFieldShouldEndEditing(self) ?? true, super.resignFirstResponder() else { return false }
    editingChanged()
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

  private func sideViewChanged(from old: UIView?, to new: UIView?) {
    guard old !== new else { return }
    if old?.superview === self { old?.removeFromSuperview() }
    contentChanged()
    setNeedsLayout()
  }

  private var isLeftViewVisible: Bool { leftView != nil && isVisible(leftViewMode) }
  private var isRightViewVisible: Bool { rightView != nil && isVisible(rightViewMode) }

  private func isVisible(_ mode: ViewMode) -> Bool {
    switch mode {
    case .never: false
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    case .always: true
    }
  }

  private static func sideSize(of view: UIView) -> CGSize {
    if view.bounds.size != .zero { return view.bounds.size }
    return view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
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
    var attributes = defaultTextAttributes
    attributes[.attachment] = nil
    // An obscured text is as wide as its dots.
    let shown = isSecureTextEntry ? String(repeating: "•", count: content.utf16.count) : content
    return TextGeometry(
      NSAttributedString(string: shown, attributes: attributes), attributes,
      in: isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds), padding: 0, isField: true)
  }

  // MARK: Drawing

  /// Draws the text in a rectangle, in the middle of its height. Called by the app only.
  ///
  /// Differs from Apple: the desktop's entry draws its text by itself, so that overriding it has no effect.
  open func drawText(in rect: CGRect) {
    draw(isSecureTextEntry ? String(repeating: "•", count: content.count) : content, defaultTextAttributes, in: rect)
  }

  /// Draws the placeholder in a rectangle, in the middle of its height. Called by the app only.
  ///
  /// Differs from Apple: the desktop's entry draws its placeholder by itself, so that overriding it has no effect.
  open func drawPlaceholder(in rect: CGRect) {
    var attributes = defaultTextAttributes
    attributes[.foregroundColor] = UIColor.placeholderText
    if let shownPlaceholder, shownPlaceholder.length > 0 {
      attributes.merge(shownPlaceholder.attributes(at: 0, effectiveRange: nil)) { $1 }
    }
    draw(placeholder ?? "", attributes, in: rect)
  }

  private func draw(_ text: String, _ attributes: [NSAttributedString.Key: Any], in rect: CGRect) {
    guard !text.isEmpty else { return }
    let height = text.size(withAttributes: attributes).height
    text.draw(
      in: CGRect(x: rect.minX, y: rect.midY - height / 2, width: rect.width, height: height),
      withAttributes: attributes)
  }

  /// The selection and whether the field is edited, as a value that another field can be given. iOS 15. Values of another kind have no
  /// effect.
  open var interactionState: Any {
    get { TextInteractionState(selection: selection.range, isEditing: isFirstResponder, offset: nil) }
    set {
      guard let state = newValue as? TextInteractionState else { return }
      if state.isEditing { becomeFirstResponder() }
      select(state.selection, asks: true)
    }
  }

  // MARK: Rectangles

  /// The rectangle inside the border. The default is the whole of `bounds`.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// The rectangle of the text. Override it to leave space around the text. The default is what the border and the views at the sides
  /// leave.
  open func textRect(forBounds bounds: CGRect) -> CGRect { restingTextRect(in: bounds) }

  /// The rectangle of the text while the user edits. The default is ``textRect(forBounds:)``.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  /// The rectangle of the placeholder. The default is ``textRect(forBounds:)``. Differs from Apple: the placeholder is where the text is.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  /// The rectangle of the clear button. Differs from Apple: the desktop's entry decides where it is.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(x: bounds.maxX - 24, y: bounds.midY - 10, width: 19, height: 19)
  }

  /// The rectangle of ``leftView``. The default is at the left edge, in the middle.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    guard let leftView, isLeftViewVisible else { return .zero }
    let size = UITextField.sideSize(of: leftView)
    return CGRect(x: bounds.minX, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }

  /// The rectangle of ``rightView``. The default is at the right edge, in the middle.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    guard let rightView, isRightViewVisible else { return .zero }
    let size = UITextField.sideSize(of: rightView)
    return CGRect(
      x: bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }

  private func restingTextRect(in bounds: CGRect) -> CGRect {
    let padding = Self.border(borderStyle).padding
    var (left, right) = (bounds.minX + padding.width, bounds.maxX - padding.width)
    if isLeftViewVisible { left = leftViewRect(forBounds: bounds).maxX + (borderStyle == .none ? 0 : 4) }
    if isRightViewVisible { right = rightViewRect(forBounds: bounds).minX - (borderStyle == .none ? 0 : 4) }
    return CGRect(
      x: left, y: bounds.minY + padding.height, width: max(0, right - left),
      height: max(0, bounds.height - 2 * padding.height))
  }

  /// The distances between the edges and the text; `nil` for those of the border.
  private var textInsets: EdgeInsets? {
    // Before its first layout a field is measured as if it were large.
    let bounds = bounds.width > 0 && bounds.height > 0 ? bounds : CGRect(x: 0, y: 0, width: 1000, height: 100)
    let rect = isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    let padding = Self.border(borderStyle).padding
    guard rect != bounds.insetBy(dx: padding.width, dy: padding.height),
      [rect.minX, rect.minY, rect.width, rect.height].allSatisfy(\.isFinite)
    else { return nil }
    return EdgeInsets(
      UIEdgeInsets(
        top: max(0, rect.minY - bounds.minY), left: max(0, rect.minX - bounds.minX),
        bottom: max(0, bounds.maxY - rect.maxY), right: max(0, bounds.maxX - rect.maxX)))
  }

  /// Positions the views at the sides.
  open override func layoutSubviews() {
    super.layoutSubviews()
    place(leftView, isVisible: isLeftViewVisible, in: leftViewRect(forBounds: bounds))
    place(rightView, isVisible: isRightViewVisible, in: rightViewRect(forBounds: bounds))
    setNeedsShow()
  }

  private func place(_ view: UIView?, isVisible: Bool, in rect: CGRect) {
    guard let view else { return }
    guard isVisible else {
      if view.superview === self { view.removeFromSuperview() }
      return
    }
    if view.superview !== self { addSubview(view) }
    view.translatesAutoresizingMaskIntoConstraints = true
    if view.frame != rect { view.frame = rect }
  }

  private func editingChanged() {
    setNeedsShow()
    if leftView != nil || rightView != nil { setNeedsLayout() }
  }

  private static func border(_ style: BorderStyle) -> TextFieldContent.Border {
    switch style {
    case .none: .none
    case .line: .line
    case .bezel: .bezel
    case .roundedRect: .rounded
    }
  }

  // MARK: The host

  package override var shownContent: ViewContent {
    let font = font ?? .systemFont(ofSize: 17)
    var field = TextFieldContent(
      text: content, placeholder: placeholder ?? "",
      appearance: TextAppearance(
        font: font.description(), color: resolvedTextColor(textColor), alignment: TextAlignment(textAlignment)))
    if let shownPlaceholder, shownPlaceholder.length > 0 {
      field.placeholderColor = resolved(
        shownPlaceholder.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor)
    }
    field.border = Self.border(borderStyle)
    field.insets = textInsets
    field.purpose =
      switch keyboardType {
      case .default, .asciiCapable, .namePhonePad, .twitter, .webSearch: .text
      case .numbersAndPunctuation, .decimalPad: .number
      case .numberPad, .asciiCapableNumberPad: .digits
      case .phonePad: .phone
      case .URL: .url
      case .emailAddress: .email
      }
    field.isSecure = isSecureTextEntry
    field.showsClearButton = hasText && isVisible(clearButtonMode) && !isRightViewVisible
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
