import Foundation

/// What text fields and text views do alike: a change that a person makes to the text is asked for before it is made, and
/// told afterwards.
@MainActor protocol EditedText: UIView {
  /// The text.
  var content: String { get set }
  /// Counts how often the text in the widget was another than the one that came of it: the host puts this one back.
  var revision: Int { get set }
  /// What is marked.
  var selection: TextSelection { get set }
  /// What is marked has become another.
  func selectionDidChange()
  /// Whether `text` may take the place of `range`, counted in UTF-16 units.
  func mayChange(_ range: NSRange, to text: String) -> Bool
  /// A person has changed the text.
  func didChange()
}

extension EditedText {
  /// The app has written the text: the insertion point goes behind it.
  func write(_ text: String) {
    guard text != content else { return }
    content = text
    select(NSRange(location: text.utf16.count, length: 0), asks: true)
  }

  /// Puts `text` in the place of what is marked.
  func insert(_ text: String) { replace(inText(selection.range), with: text) }

  /// Takes away what is marked, or else the character before the insertion point.
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

  /// As much of a range as there is.
  private func inText(_ range: NSRange) -> NSRange {
    let count = content.utf16.count
    let start = min(max(0, range.location), count)
    return NSRange(location: start, length: min(max(0, range.length), count - start))
  }

  /// Marks a range, as much of it as there is.
  ///
  /// - Parameters:
  ///   - range: In UTF-16 units.
  ///   - asks: Whether the host is to mark it; otherwise it has told of it.
  func select(_ range: NSRange, asks: Bool) {
    let marked = inText(range)
    let former = selection
    guard former.range != marked || asks else { return }
    selection = TextSelection(range: marked, isAsked: asks)
    if former.isAsked || asks { setNeedsShow() }
    if former.range != marked { selectionDidChange() }
  }

  /// What the host tells of the text and of the keyboard's focus. Answers whether the event was about them.
  func receiveEditing(_ event: ViewEvent) -> Bool {
    switch event {
    case .textChanged(let text, let selection): edited(to: text, caret: selection?.lowerBound)
    case .selected(let range): select(NSRange(range), asks: false)
    case .focused, .unfocused: receiveFocus(event)
    default: return false
    }
    return true
  }

  /// The widget's text has become another; it stays so if it may.
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
    content = edited
    select(marked, asks: asks)
    didChange()
  }
}

/// What is marked in a text: a range in UTF-16 units, of no length for an insertion point.
struct TextSelection: Hashable {
  var range = NSRange(location: 0, length: 0)
  /// Whether the app has asked for it, so that the host is to mark it.
  var isAsked = false

  /// For the host.
  var asked: Range<Int>? { isAsked ? range.location..<range.location + range.length : nil }
}
