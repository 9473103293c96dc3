import Foundation

/// What text fields and text views do alike: a change that a person makes to the text is asked for before it is made, and
/// told afterwards.
@MainActor protocol EditedText: UIView {
  /// The text.
  var content: String { get set }
  /// Counts how often the text in the widget was another than the one that came of it: the host puts this one back.
  var revision: Int { get set }
  /// Whether `text` may take the place of `range`, counted in UTF-16 units.
  func mayChange(_ range: NSRange, to text: String) -> Bool
  /// A person has changed the text.
  func didChange()
}

extension EditedText {
  /// Puts `text` at the end.
  func append(_ text: String) {
    change(NSRange(location: content.utf16.count, length: 0), to: text, becoming: content + text)
  }

  /// Takes the last character away.
  func deleteLast() {
    guard let length = content.last?.utf16.count else { return }
    let range = NSRange(location: content.utf16.count - length, length: length)
    change(range, to: "", becoming: String(content.dropLast()))
  }

  /// What the host tells of the text and of the keyboard's focus. Answers whether the event was about them.
  func receiveEditing(_ event: ViewEvent) -> Bool {
    switch event {
    case .textChanged(let text, let selection): edited(to: text, caret: selection?.lowerBound)
    case .focused, .unfocused: receiveFocus(event)
    default: return false
    }
    return true
  }

  /// The widget's text has become another; it stays so if it may.
  private func edited(to text: String, caret: Int?) {
    if let edit = TextEdit(from: content, to: text, caret: caret) {
      change(edit.range, to: edit.replacement, becoming: text)
    }
    guard content != text else { return }
    revision += 1
    setNeedsShow()
  }

  private func change(_ range: NSRange, to text: String, becoming edited: @autoclosure () -> String) {
    guard mayChange(range, to: text) else { return }
    content = edited()
    didChange()
  }
}
