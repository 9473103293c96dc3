import Foundation
import SceneSystem
import Testing
import ViewBacking

@testable @_spi(Runtime) import UIKitCore

@MainActor final class FieldDelegate: NSObject, UITextFieldDelegate, UITextViewDelegate {
  var received: [String] = []
  var allows = true
  var mayBegin = true
  var mayEnd = true
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { mayBegin }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { mayEnd }
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    received.append("\(range.location)+\(range.length) '\(string)'")
    return allows
  }
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
    received.append("\(range.location)+\(range.length) '\(text)'")
    return allows
  }
  func textViewDidChange(_ textView: UITextView) { received.append("did change '\(textView.text!)'") }
}

@MainActor @Suite("Text that is edited in a widget") struct HostedTextTests {
  private func shownField(_ shown: ShownWindow, _ field: UITextField) -> TextFieldContent {
    guard case .textField(let content)? = shown.backing(of: field).last?.content else {
      Issue.record("A text field shows something else.")
      return TextFieldContent(text: "", appearance: TextAppearance(font: FontDescription(size: 1)))
    }
    return content
  }

  @Test("an edit calls the delegate with a range and a text, and sends editingChanged") func typing() {
    let (field, delegate) = (UITextField(), FieldDelegate())
    field.text = "held"
    field.delegate = delegate
    var changes: [String?] = []
    field.addAction(UIAction { changes.append(($0.sender as! UITextField).text) }, for: .editingChanged)
    let shown = ShownWindow(field)
    shown.person(.textChanged("hello", selection: 5..<5), field)
    #expect(delegate.received == ["3+1 'lo'"])
    #expect(changes == ["hello"] && field.text == "hello")
  }

  @Test("a refused change restores the widget's text") func refused() {
    let (field, delegate) = (UITextField(), FieldDelegate())
    field.text = "old"
    field.delegate = delegate
    delegate.allows = false
    let shown = ShownWindow(field)
    let before = shownField(shown, field)
    shown.person(.textChanged("olds", selection: 4..<4), field)
    #expect(field.text == "old")
    let after = shownField(shown, field)
    #expect(after.text == "old" && after.revision == before.revision + 1)
  }

  @Test("an action that shortens the text back to the shown one updates the widget, too") func cutBack() {
    let field = UITextField()
    field.text = "abc"
    field.addAction(
      UIAction {
        let field = $0.sender as! UITextField; field.text = String(field.text!.prefix(3))
      }, for: .editingChanged)
    let shown = ShownWindow(field)
    let before = shownField(shown, field)
    shown.person(.textChanged("abcd", selection: 4..<4), field)
    #expect(field.text == "abc")
    #expect(shownField(shown, field).revision == before.revision + 1)
  }

  @Test("a text view calls, notifies and restores in the same way") func view() {
    let (view, delegate) = (UITextView(), FieldDelegate())
    view.text = "aaa"
    view.delegate = delegate
    let shown = ShownWindow(view)
    shown.person(.textChanged("aaaa", selection: 1..<1), view)
    #expect(delegate.received == ["0+0 'a'", "did change 'aaaa'"])
    delegate.allows = false
    shown.person(.textChanged("", selection: 0..<0), view)
    #expect(view.text == "aaaa")
    guard case .textEditor(let content)? = shown.backing(of: view).last?.content else { return }
    #expect(content.text == "aaaa" && content.revision == 1)
  }

  @Test("the widget's focus makes the first responder, and the first responder gets the widget's focus") func focus() {
    let (one, two) = (UITextField(), UITextView())
    let shown = ShownWindow(one, two)
    shown.person(.focused, one)
    #expect(one.isEditing && shown.window.firstResponder === one)
    two.becomeFirstResponder()
    shown.turn()
    #expect(shown.backing(of: one).focus == [true, false])
    #expect(shown.backing(of: two).focus == [true])
    two.resignFirstResponder()
    shown.turn()
    #expect(shown.backing(of: two).focus == [true, false])
    shown.turn()
    #expect(shown.backing(of: two).focus.count == 2)
  }

  @Test("a view that became first responder before it was shown gets the focus when it is") func early() {
    let field = UITextField()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.addSubview(field)
    field.becomeFirstResponder()
    let host = RecordingHost()
    _ = window.show(in: host)
    window.showFocus()
    #expect((field.backing as? RecordingHost.Backing)?.focus == [true])
  }

  @Test("a refused beginning removes the widget's focus, and a refused end restores it") func refusedFocus() {
    let (one, two, delegate) = (UITextField(), UITextField(), FieldDelegate())
    one.delegate = delegate
    let shown = ShownWindow(one, two)
    shown.person(.focused, two)
    delegate.mayBegin = false
    shown.person(.focused, one)
    #expect(!one.isEditing && two.isEditing)
    #expect(shown.backing(of: two).focus.last == true)
    delegate.mayBegin = true
    shown.person(.focused, one)
    delegate.mayEnd = false
    shown.person(.unfocused, one)
    #expect(one.isEditing)
    #expect(shown.backing(of: one).focus.last == true)
  }

  @Test("return calls the delegate, and ends editing only with an action for that event") func returning() {
    let field = UITextField()
    let shown = ShownWindow(field)
    shown.person(.focused, field)
    shown.person(.returned, field)
    #expect(field.isEditing)
    var received: [String] = []
    field.addAction(UIAction { _ in received.append("exit") }, for: .editingDidEndOnExit)
    field.addAction(UIAction { _ in received.append("end") }, for: .editingDidEnd)
    shown.person(.returned, field)
    #expect(!field.isEditing && received == ["exit", "end"])
  }

  @Test("the clear button is visible according to its mode") func clearButton() {
    let field = UITextField()
    field.clearButtonMode = .whileEditing
    let shown = ShownWindow(field)
    #expect(!shownField(shown, field).showsClearButton)
    shown.person(.focused, field)
    shown.person(.textChanged("x", selection: nil), field)
    #expect(shownField(shown, field).showsClearButton)
  }
}

@Suite("Derivation of an edit from two texts") struct TextEditTests {
  @Test(
    "the insertion point decides between equal letters",
    arguments: [
      ("aaa", "aaaa", 1, 0, 0, "a"), ("aaa", "aaaa", 4, 3, 0, "a"), ("aaa", "aa", 1, 1, 1, ""),
      ("ab", "ab\u{1F600}", 4, 2, 0, "\u{1F600}"), ("", "x", 1, 0, 0, "x"), ("xyz", "", 0, 0, 3, ""),
    ])
  func caret(old: String, new: String, caret: Int, location: Int, length: Int, replacement: String) {
    let edit = TextEdit(from: old, to: new, caret: caret)
    #expect(edit?.range == NSRange(location: location, length: length))
    #expect(edit?.replacement == replacement)
  }

  @Test("equal texts give no edit") func same() { #expect(TextEdit(from: "a", to: "a", caret: 1) == nil) }

  @Test("any edit of any text gives the new text when it is applied, and splits no character", arguments: 1...40)
  func property(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let alphabet = ["a", "b", "e\u{301}", "\u{1F600}", "\u{1F44D}\u{1F3FD}", "\r\n", "\u{1F1EB}\u{1F1F7}", " "]
    func text() -> String {
      (0..<Int.random(in: 0...6, using: &random)).map { _ in alphabet.randomElement(using: &random)! }.joined()
    }
    for _ in 0..<50 {
      let (head, middle, tail, typed) = (text(), text(), text(), text())
      let (old, new) = (head + middle + tail, head + typed + tail)
      let caret = Bool.random(using: &random) ? (head + typed).utf16.count : nil
      guard let edit = TextEdit(from: old, to: new, caret: caret) else {
        #expect(old == new, "seed \(seed)")
        continue
      }
      let range = Range(edit.range, in: old)
      #expect(range != nil, "seed \(seed): \(edit.range) cuts a character of \(old.debugDescription)")
      if let range { #expect(old.replacingCharacters(in: range, with: edit.replacement) == new, "seed \(seed)") }
    }
  }
}
