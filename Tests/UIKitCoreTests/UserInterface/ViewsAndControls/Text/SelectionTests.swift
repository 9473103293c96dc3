import Foundation
import Testing
import ViewBacking

@testable @_spi(Runtime) import UIKitCore

@MainActor @Suite("Text selection") struct SelectionTests {
  private final class Listener: NSObject, UITextFieldDelegate, UITextViewDelegate {
    var received: [String] = []
    var refuses = false

    func textFieldDidChangeSelection(_ textField: UITextField) { note(textField) }
    func textViewDidChangeSelection(_ textView: UITextView) { note(textView) }
    func textViewDidChange(_ textView: UITextView) { received.append("changed") }
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
      received.append("\(range.location)+\(range.length) '\(text)'")
      return !refuses
    }
    private func note(_ editor: any EditedText) {
      received.append("\(editor.selection.range.location)+\(editor.selection.range.length)")
    }
  }

  private func range(_ editor: any EditedText) -> [Int] {
    [editor.selection.range.location, editor.selection.range.length]
  }

  /// The selection that the host is requested to show.
  private func asked(_ editor: any EditedText) -> Range<Int>? {
    switch editor.shownContent {
    case .textField(let content): content.selection
    case .textEditor(let content): content.selection
    default: nil
    }
  }

  @Test(
    "After the app sets a text the insertion point is at its end, and typing continues there",
    arguments: Editor.allCases)
  func written(kind: Editor) throws {
    let editor = kind.make("z\u{1F600}")
    #expect(range(editor) == [3, 0], "counted in UTF-16 units")
    let input = try #require(editor as? any UITextInput)
    input.insertText("!")
    #expect(editor.content == "z\u{1F600}!" && range(editor) == [4, 0])
    input.deleteBackward()
    input.deleteBackward()
    #expect(editor.content == "z" && range(editor) == [1, 0], "a character at a time")
  }

  @Test("Typing replaces the selection, and deleting removes it", arguments: Editor.allCases)
  func replacing(kind: Editor) throws {
    let editor = kind.make("one two three")
    let input = try #require(editor as? any UITextInput)
    editor.select(NSRange(location: 4, length: 3), asks: true)
    input.insertText("2")
    #expect(editor.content == "one 2 three" && range(editor) == [5, 0])
    editor.select(NSRange(location: 0, length: 4), asks: true)
    input.deleteBackward()
    #expect(editor.content == "2 three" && range(editor) == [0, 0])
    input.deleteBackward()
    #expect(editor.content == "2 three", "there is nothing before it")
  }

  @Test(
    "A range beyond the text is limited to it",
    arguments: [
      (NSRange(location: 1, length: 2), [1, 2]), (NSRange(location: 2, length: 9), [2, 1]),
      (NSRange(location: 7, length: 1), [3, 0]), (NSRange(location: NSNotFound, length: 0), [3, 0]),
      (NSRange(location: -4, length: 2), [0, 2]), (NSRange(location: 1, length: -1), [1, 0]),
      (NSRange(location: 1, length: .max), [1, 2]),
    ])
  func clamped(wanted: NSRange, marked: [Int]) {
    let view = UITextView()
    view.text = "abc"
    view.selectedRange = wanted
    #expect([view.selectedRange.location, view.selectedRange.length] == marked)
  }

  @Test("The host shows a selection by the app, until the user changes it", arguments: Editor.allCases)
  func bothWays(kind: Editor) {
    let editor = kind.make("abc")
    let shown = ShownWindow(editor)
    editor.select(NSRange(location: 1, length: 2), asks: true)
    shown.turn()
    #expect(asked(editor) == 1..<3)
    editor.receive(.selected(1..<3))
    #expect(asked(editor) == 1..<3, "that is what was asked for")
    shown.person(.selected(2..<2), editor)
    #expect(range(editor) == [2, 0] && asked(editor) == nil)
    editor.select(NSRange(location: 1, length: 2), asks: true)
    #expect(asked(editor) == 1..<3, "asked for again")
    shown.person(.textChanged("aX", selection: 2..<2), editor)
    #expect(range(editor) == [2, 0] && asked(editor) == nil, "typing moves it")
    shown.person(.selected(5..<90), editor)
    #expect(range(editor) == [2, 0], "no more than there is")
  }

  @Test("Without a report from the host the insertion point is after the typed text", arguments: Editor.allCases)
  func unknown(kind: Editor) {
    let editor = kind.make("ad")
    editor.receive(.textChanged("abcd", selection: nil))
    #expect(range(editor) == [3, 0])
  }

  @Test("The delegate receives every change of the selection once, and that of the text after it")
  func delegate() {
    let listener = Listener()
    let view = UITextView()
    view.delegate = listener
    view.text = "abc"
    view.selectedRange = NSRange(location: 1, length: 1)
    view.selectedRange = NSRange(location: 1, length: 1)
    view.receive(.selected(0..<0))
    view.receive(.textChanged("xabc", selection: 1..<1))
    #expect(listener.received == ["3+0", "1+1", "0+0", "0+0 'x'", "1+0", "changed"])
    listener.received = []
    listener.refuses = true
    view.receive(.textChanged("xyabc", selection: 2..<2))
    #expect(listener.received == ["1+0 'y'"] && view.selectedRange == NSRange(location: 1, length: 0))
    let field = UITextField()
    field.delegate = listener
    field.text = "ab"
    #expect(listener.received.last == "2+0")
  }

  @Test("A delegate that sets its own text may restore the insertion point, as number formatters do")
  func formatter() {
    final class Grouping: NSObject, UITextFieldDelegate {
      func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
      ) -> Bool {
        textField.text = "1,234"
        if let place = textField.position(from: textField.beginningOfDocument, offset: 2) {
          textField.selectedTextRange = textField.textRange(from: place, to: place)
        }
        return false
      }
    }
    let field = UITextField()
    let grouping = Grouping()
    field.text = "134"
    field.delegate = grouping
    let shown = ShownWindow(field)
    shown.person(.textChanged("1234", selection: 2..<2), field)
    guard case .textField(let content) = shown.backing(of: field).last?.content else {
      Issue.record("no text field is shown")
      return
    }
    #expect(content.text == "1,234" && content.selection == 2..<2)
  }

  @Test("A selection set while an edit is refused is sent again, because the widget's insertion point has moved")
  func askedAgain() {
    final class Refusing: NSObject, UITextViewDelegate {
      func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
        textView.selectedRange = NSRange(location: 1, length: 0)
        return false
      }
    }
    let view = UITextView()
    let refusing = Refusing()
    view.text = "abc"
    view.delegate = refusing
    let shown = ShownWindow(view)
    shown.person(.selected(1..<1), view)
    #expect(asked(view) == nil)
    shown.person(.textChanged("aXbc", selection: 2..<2), view)
    #expect(asked(view) == 1..<1)
  }

  @Test("In a field that was cleared typing begins at the start")
  func cleared() {
    let field = UITextField()
    field.text = "abc"
    field.receive(.cleared)
    #expect(range(field) == [0, 0])
    field.insertText("x")
    #expect(field.text == "x" && range(field) == [1, 0])
  }

  @Test("Positions are named, compared and counted in UTF-16 units", arguments: Editor.allCases)
  func places(kind: Editor) throws {
    let editor = kind.make("a\u{1F600}b")
    let input = try #require(editor as? any UITextInput)
    let (first, last) = (input.beginningOfDocument, input.endOfDocument)
    #expect(input.offset(from: first, to: last) == 4 && input.offset(from: last, to: first) == -4)
    #expect(input.compare(first, to: last) == .orderedAscending && input.compare(last, to: first) == .orderedDescending)
    let middle = try #require(input.position(from: last, offset: -1))
    #expect(input.compare(middle, to: try #require(input.position(from: first, offset: 3))) == .orderedSame)
    for (place, offset) in [(first, -1), (last, 1), (first, 5), (last, Int.max)] {
      #expect(input.position(from: place, offset: offset) == nil)
    }
    let backwards = try #require(input.textRange(from: middle, to: first))
    #expect(backwards.start == first && backwards.end == middle && !backwards.isEmpty)
    #expect(input.text(in: backwards) == "a\u{1F600}")
    input.selectedTextRange = backwards
    #expect(input.selectedTextRange == backwards && range(editor) == [0, 3])
    input.selectedTextRange = nil
    #expect(range(editor) == [0, 3], "nothing changes")
  }

  @Test("Positions beyond a shortened text are invalid")
  func stale() throws {
    let field = UITextField()
    field.text = "long text"
    let all = try #require(field.textRange(from: field.beginningOfDocument, to: field.endOfDocument))
    field.text = "x"
    #expect(field.text(in: all) == nil && field.textRange(from: all.start, to: all.end) == nil)
    field.selectedTextRange = all
    #expect(field.selectedTextRange.flatMap { field.text(in: $0) } == "x")
  }
}
