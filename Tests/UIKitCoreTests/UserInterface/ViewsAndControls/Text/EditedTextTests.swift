import Foundation
import SceneSystem
import Testing
import TestSupport
import ViewBacking

@testable @_spi(Runtime) import UIKitCore

/// One of the two kinds of view with editable text.
enum Editor: String, CaseIterable, CustomTestStringConvertible, Sendable {
  case field, view

  var testDescription: String { rawValue }

  @MainActor func make(_ text: String = "", delegate: EditorDelegate? = nil) -> any EditedText {
    switch self {
    case .field:
      let field = UITextField()
      field.text = text
      field.delegate = delegate
      return field
    case .view:
      let view = UITextView()
      view.text = text
      view.delegate = delegate
      return view
    }
  }
}

/// A delegate with the same answers for both kinds that records its calls.
@MainActor final class EditorDelegate: NSObject, UITextFieldDelegate, UITextViewDelegate {
  var received: [String] = []
  /// The answer to a change; `true` accepts it.
  var decide: (any EditedText, NSRange, String) -> Bool = { _, _, _ in true }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { note(textField, range, string) }
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
    note(textView, range, text)
  }
  private func note(_ editor: any EditedText, _ range: NSRange, _ text: String) -> Bool {
    received.append("\(range.location)+\(range.length) '\(text)'")
    return decide(editor, range, text)
  }
}

@MainActor @Suite("Behaviour shared by text fields and text views") struct EditedTextTests {
  /// The last text that the host received, and how often the widget's was replaced.
  private func shownText(_ shown: ShownWindow, _ editor: UIView) -> (text: String, revision: Int)? {
    switch shown.backing(of: editor).last?.content {
    case .textField(let content): (content.text, content.revision)
    case .textEditor(let content): (content.text, content.revision)
    default: nil
    }
  }

  @Test(
    "text that a delegate sets before it returns false is shown, as with number formatters",
    arguments: Editor.allCases)
  func formatting(kind: Editor) {
    let delegate = EditorDelegate()
    delegate.decide = { editor, _, _ in
      editor.content = "(12) 3"
      return false
    }
    let editor = kind.make("12", delegate: delegate)
    let shown = ShownWindow(editor)
    shown.person(.textChanged("123", selection: 3..<3), editor)
    #expect(shownText(shown, editor)?.text == "(12) 3" && shownText(shown, editor)?.revision == 1)
  }

  @Test(
    "a delegate that limits the length accepts short texts and refuses long ones", arguments: Editor.allCases)
  func limit(kind: Editor) {
    let delegate = EditorDelegate()
    delegate.decide = { editor, range, text in
      (editor.content as NSString).replacingCharacters(in: range, with: text).count <= 3
    }
    let editor = kind.make(delegate: delegate)
    let shown = ShownWindow(editor)
    for typed in ["a", "ab", "abc", "abcd", "abcde"] { shown.person(.textChanged(typed, selection: nil), editor) }
    #expect(editor.content == "abc" && delegate.received.count == 5)
    #expect(shownText(shown, editor)?.text == "abc")
    shown.person(.textChanged("ab", selection: nil), editor)
    #expect(editor.content == "ab")
  }

  @Test(
    "an edit in the widget calls the delegate with the replaced range, in UTF-16 units",
    arguments: [
      ("hello", "hallo", 2, "1+1 'a'"), ("hello", "hello!", 6, "5+0 '!'"), ("hello", "", 0, "0+5 ''"),
      ("\u{1F600}b", "\u{1F600}ab", 3, "2+0 'a'"), ("a\u{1F600}", "a", 1, "1+2 ''"), ("", "\n", 1, "0+0 '\n'"),
    ])
  func ranges(old: String, new: String, caret: Int, asked: String) {
    for kind in Editor.allCases {
      let delegate = EditorDelegate()
      let editor = kind.make(old, delegate: delegate)
      editor.receive(.textChanged(new, selection: caret..<caret))
      #expect(delegate.received == [asked] && editor.content == new)
    }
  }

  @Test("a report of the current text calls nothing", arguments: Editor.allCases)
  func same(kind: Editor) {
    let delegate = EditorDelegate()
    let editor = kind.make("same", delegate: delegate)
    let shown = ShownWindow(editor)
    #expect(shown.updates(of: editor) { editor.receive(.textChanged("same", selection: 0..<4)) }.isEmpty)
    #expect(delegate.received.isEmpty)
  }

  @Test(
    "any text that a host reports becomes the text, or the host gets the old one again",
    arguments: UInt64(1)...20)
  func property(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let letters = ["a", "b", "\n", "e\u{301}", "\u{1F1EB}\u{1F1F7}", "\u{200D}", "\r\n"]
    for kind in Editor.allCases {
      let delegate = EditorDelegate()
      var answer = true
      delegate.decide = { _, _, _ in answer }
      let editor = kind.make(delegate: delegate)
      let shown = ShownWindow(editor)
      for _ in 0..<30 {
        let text = (0..<random.below(6)).map { _ in letters[random.below(letters.count)] }.joined()
        let (before, asked) = (editor.content, delegate.received.count)
        let revision = shownText(shown, editor)?.revision ?? -1
        answer = random.below(3) > 0
        let caret = random.below(8)
        shown.person(.textChanged(text, selection: caret..<caret), editor)
        let isOther = !before.utf8.elementsEqual(text.utf8)
        #expect(delegate.received.count == asked + (isOther ? 1 : 0), "seed \(seed)")
        #expect(editor.content == (isOther && answer ? text : before), "seed \(seed)")
        if before != text {
          #expect(shownText(shown, editor)?.revision == revision + (answer ? 0 : 1), "seed \(seed)")
        }
        #expect(shownText(shown, editor)?.text == editor.content, "seed \(seed)")
      }
    }
  }

  @Test("a text that the app sets is sent to the host once, and the same text not at all", arguments: Editor.allCases)
  func written(kind: Editor) {
    let editor = kind.make("old")
    let shown = ShownWindow(editor)
    #expect(shown.updates(of: editor) { editor.content = "new" }.count == 1)
    #expect(shown.updates(of: editor) { editor.content = "new" }.isEmpty)
    #expect(shownText(shown, editor)?.revision == 0)
  }

  @Test("a delegate is not retained, and without one everything is allowed", arguments: Editor.allCases)
  func delegateGone(kind: Editor) {
    let editor: any EditedText
    do {
      let delegate = EditorDelegate()
      delegate.decide = { _, _, _ in false }
      editor = kind.make(delegate: delegate)
      editor.receive(.textChanged("a", selection: nil))
      #expect(editor.content == "")
    }
    editor.receive(.textChanged("a", selection: nil))
    #expect(editor.content == "a")
  }

  @Test("a delegate without methods has every default", arguments: Editor.allCases)
  func defaults(kind: Editor) {
    final class Silent: NSObject, UITextFieldDelegate, UITextViewDelegate {}
    let silent = Silent()
    let editor = kind.make()
    (editor as? UITextField)?.delegate = silent
    (editor as? UITextView)?.delegate = silent
    let shown = ShownWindow(editor)
    shown.person(.focused, editor)
    shown.person(.textChanged("a", selection: nil), editor)
    #expect(editor.isFirstResponder && editor.content == "a")
    shown.person(.unfocused, editor)
    #expect(!editor.isFirstResponder)
  }
}
