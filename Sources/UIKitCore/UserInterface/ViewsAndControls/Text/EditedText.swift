import Foundation
import ViewBacking

/// The behaviour that text fields and text views share: the delegate is asked before the user's change is applied, and notified afterwards.
@MainActor protocol EditedText: UIView {
  /// The text.
  var content: String { get set }
  /// Counts how often the widget's text differed from the resulting text: the host then restores the view's text.
  var revision: Int { get set }
  /// The selection.
  var selection: TextSelection { get set }
  /// The range of the marked text, or `nil`.
  var markedRange: NSRange? { get set }
  /// Where the characters are.
  var textGeometry: TextGeometry { get }
  /// Notified of the app's changes.
  var inputDelegate: (any UITextInputDelegate)? { get set }
  /// Called after the selection has changed.
  func selectionDidChange()
  /// Whether `text` may replace `range`, in UTF-16 units.
  func mayChange(_ range: NSRange, to text: String) -> Bool
  /// Called before `text` replaces `range`, in UTF-16 units, after the change was allowed. Returns the text after it, if that is not what
  /// follows from the change. The default returns `nil`.
  func textWillChange(in range: NSRange, to text: String) -> String?
  /// Called after the user has changed the text.
  func didChange()
}

extension EditedText {
  func textWillChange(in range: NSRange, to text: String) -> String? { nil }

  /// Sets the text for the app: the insertion point moves to its end.
  func write(_ text: String) {
    guard text != content else { return }
    markedRange = nil
    inputDelegate?.textWillChange(self as? any UITextInput)
    content = text
    select(NSRange(location: text.utf16.count, length: 0), asks: true)
    inputDelegate?.textDidChange(self as? any UITextInput)
  }

  /// Replaces the selection by `text`.
  func insert(_ text: String) { replace(inText(selection.range), with: text) }

  /// Deletes the selection, or otherwise the character before the insertion point.
  func deleteBack() {
    var range = inText(selection.range)
    if range.length == 0 {
      guard let length = content[..<content.utf16.index(content.startIndex, offsetBy: range.location)].last?.utf16.count
      else { return }
      range = NSRange(location: range.location - length, length: length)
    }
    replace(range, with: "")
  }

  private func replace(_ range: NSRange, with text: String) {
    let caret = NSRange(location: range.location + text.utf16.count, length: 0)
    change(range, to: text, becoming: content(replacing: range, with: text), caret, asks: true)
  }

  private func content(replacing range: NSRange, with text: String) -> String {
    let units = content.utf16
    let start = units.index(units.startIndex, offsetBy: range.location)
    let end = units.index(start, offsetBy: range.length)
    return String(content[..<start]) + text + String(content[end...])
  }

  /// Replaces a range for the app, clamped to the text: the delegate is not asked, and is notified.
  ///
  /// - Parameters:
  ///   - range: In UTF-16 units.
  ///   - text: The new text.
  ///   - selected: The range to select in the new text; `nil` for the insertion point after it. The new text is marked if there is one.
  func substitute(_ range: NSRange, with text: String, selecting selected: NSRange? = nil) {
    let range = inText(range)
    let count = text.utf16.count
    var caret = NSRange(location: range.location + count, length: 0)
    if let selected {
      let start = min(max(0, selected.location), count)
      caret = NSRange(location: range.location + start, length: min(max(0, selected.length), count - start))
    }
    inputDelegate?.textWillChange(self as? any UITextInput)
    let edited = content(replacing: range, with: text)
    content = textWillChange(in: range, to: text) ?? edited
    markedRange = selected == nil || count == 0 ? nil : inText(NSRange(location: range.location, length: count))
    select(caret, asks: true)
    inputDelegate?.textDidChange(self as? any UITextInput)
    didChange()
  }

  /// Replaces the marked text, or otherwise the selection, by marked text.
  func mark(_ text: String, selecting selected: NSRange) {
    substitute(markedRange ?? selection.range, with: text, selecting: selected)
  }

  /// The range of two positions, clamped to the text.
  func range(_ range: UITextRange) -> NSRange {
    inText(NSRange(location: range.start.offset, length: max(0, range.end.offset - range.start.offset)))
  }

  /// The rectangles of a range for ``UITextInput``.
  func selectionRects(in range: NSRange) -> [UITextSelectionRect] {
    let rects = textGeometry.rects(of: range)
    return rects.enumerated().map { LineSelectionRect($1, isFirst: $0 == 0, isLast: $0 == rects.count - 1) }
  }

  /// The range, clamped to the text.
  private func inText(_ range: NSRange) -> NSRange {
    let count = content.utf16.count
    let start = min(max(0, range.location), count)
    return NSRange(location: start, length: min(max(0, range.length), count - start))
  }

  /// Selects a range, clamped to the text.
  ///
  /// - Parameters:
  ///   - range: In UTF-16 units.
  ///   - asks: Whether the host has to select it; otherwise the host has reported the selection.
  func select(_ range: NSRange, asks: Bool) {
    let marked = inText(range)
    let previous = selection
    guard previous.range != marked || asks else { return }
    let notified = asks && previous.range != marked ? inputDelegate : nil
    notified?.selectionWillChange(self as? any UITextInput)
    selection = TextSelection(range: marked, isAsked: asks)
    if previous.isAsked || asks { setNeedsShow() }
    notified?.selectionDidChange(self as? any UITextInput)
    if previous.range != marked { selectionDidChange() }
  }

  /// Handles the host's events for the text and the keyboard focus. Returns whether the event was one of these.
  func receiveEditing(_ event: ViewEvent) -> Bool {
    switch event {
    case .textChanged(let text, let selection): edited(to: text, caret: selection?.lowerBound)
    case .selected(let range): select(NSRange(range), asks: false)
    case .focused, .unfocused: receiveFocus(event)
    default: return false
    }
    return true
  }

  /// The widget's text has changed; the change is kept if it is allowed.
  private func edited(to text: String, caret: Int?) {
    if let edit = TextEdit(from: content, to: text, caret: caret) {
      let end = edit.range.location + edit.replacement.utf16.count
      let marked = NSRange(location: caret ?? end, length: 0)
      change(edit.range, to: edit.replacement, becoming: text, marked, asks: false)
    }
    guard content != text else { return }
    revision += 1
    setNeedsShow()
  }

  private func change(_ range: NSRange, to text: String, becoming edited: String, _ marked: NSRange, asks: Bool) {
    guard mayChange(range, to: text) else { return }
    markedRange = nil
    content = textWillChange(in: range, to: text) ?? edited
    select(marked, asks: asks)
    didChange()
  }
}

/// The selection in a text: a range in UTF-16 units, empty for an insertion point.
struct TextSelection: Hashable {
  var range = NSRange(location: 0, length: 0)
  /// Whether the app has set it, so that the host has to select it.
  var isAsked = false

  /// The selection for the host.
  var asked: Range<Int>? { isAsked ? range.location..<range.location + range.length : nil }
}
