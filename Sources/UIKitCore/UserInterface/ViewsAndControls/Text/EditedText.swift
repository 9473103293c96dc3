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
    content = text
    select(NSRange(location: text.utf16.count, length: 0), asks: true)
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
    let units = content.utf16
    let start = units.index(units.startIndex, offsetBy: range.location)
    let end = units.index(start, offsetBy: range.length)
    let caret = NSRange(location: range.location + text.utf16.count, length: 0)
    change(range, to: text, becoming: String(content[..<start]) + text + String(content[end...]), caret, asks: true)
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
    selection = TextSelection(range: marked, isAsked: asks)
    if previous.isAsked || asks { setNeedsShow() }
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
