import Foundation
import Testing

@testable @_spi(Runtime) import UIKitCore

/// Records a text view's or text field's delegate calls and notifications in one list, in order.
@MainActor final class TextListener: NSObject, UITextViewDelegate, UITextFieldDelegate {
  private(set) var received: [String] = []
  var beginsEditing = true
  var endsEditing = true
  var changes = true
  private let name: String

  init(_ name: String = "") {
    self.name = name
    super.init()
  }

  func take() -> [String] {
    defer { received = [] }
    return received
  }
  func note(_ line: String) { received.append(name + line) }

  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
    note("should begin")
    return beginsEditing
  }
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
    note("should end")
    return endsEditing
  }
  func textViewDidBeginEditing(_ textView: UITextView) { note("did begin \(textView.isFirstResponder)") }
  func textViewDidEndEditing(_ textView: UITextView) { note("did end \(textView.isFirstResponder)") }
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
    note("should change \(range.location)+\(range.length) '\(text)'")
    return changes
  }
  func textViewDidChange(_ textView: UITextView) { note("did change '\(textView.text ?? "")'") }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    note("should begin")
    return beginsEditing
  }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    note("should end")
    return endsEditing
  }
  func textFieldDidBeginEditing(_ textField: UITextField) { note("did begin \(textField.isFirstResponder)") }
  func textFieldDidEndEditing(_ textField: UITextField) { note("did end \(textField.isFirstResponder)") }
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    note("should change \(range.location)+\(range.length) '\(string)'")
    return changes
  }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    note("should return")
    return true
  }

  /// Runs `body` while the notifications that `view` posts are recorded too.
  func listening(to view: UIView, _ body: () -> Void) {
    let names = [
      UITextView.textDidBeginEditingNotification, UITextView.textDidChangeNotification,
      UITextView.textDidEndEditingNotification, UITextField.textDidBeginEditingNotification,
      UITextField.textDidChangeNotification, UITextField.textDidEndEditingNotification,
    ]
    let tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: view, queue: nil) { [weak self] note in
        let raw = note.name.rawValue
        MainActor.assumeIsolated { self?.note("posted \(raw)") }
      }
    }
    body()
    for token in tokens { NotificationCenter.default.removeObserver(token) }
  }
}

@MainActor @Suite("Text input") struct TextInputTests {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  @Test("a text view: should is called first, did second, and the notification posted third") func viewOrder() {
    let (view, listener) = (UITextView(), TextListener())
    view.delegate = listener
    window.addSubview(view)
    listener.listening(to: view) {
      view.becomeFirstResponder()
      view.becomeFirstResponder()
      view.insertText("hi")
      view.resignFirstResponder()
      view.resignFirstResponder()
    }
    #expect(
      listener.take() == [
        "should begin", "did begin true", "posted UITextViewTextDidBeginEditingNotification",
        "should change 0+0 'hi'", "did change 'hi'", "posted UITextViewTextDidChangeNotification",
        "should end", "did end false", "posted UITextViewTextDidEndEditingNotification",
      ])
  }

  @Test("a text field: should is called first, did second, and the notification posted third") func fieldOrder() {
    let (field, listener) = (UITextField(), TextListener())
    field.delegate = listener
    window.addSubview(field)
    listener.listening(to: field) {
      field.becomeFirstResponder()
      field.insertText("a\n")
      field.deleteBackward()
      field.resignFirstResponder()
    }
    #expect(
      listener.take() == [
        "should begin", "did begin true", "posted UITextFieldTextDidBeginEditingNotification",
        "should change 0+0 'a'", "posted UITextFieldTextDidChangeNotification", "should return",
        "should change 0+1 ''", "posted UITextFieldTextDidChangeNotification",
        "should end", "did end false", "posted UITextFieldTextDidEndEditingNotification",
      ])
  }

  @Test("the new responder's shouldBegin is called before the old one's shouldEnd") func handOver() {
    let listener = TextListener()
    let (view, field) = (UITextView(), UITextField())
    view.delegate = listener
    field.delegate = listener
    window.addSubview(view)
    window.addSubview(field)
    view.becomeFirstResponder()
    _ = listener.take()
    #expect(field.becomeFirstResponder())
    #expect(listener.take() == ["should begin", "should end", "did end false", "did begin true"])
    #expect(window.firstResponder === field)
    listener.endsEditing = false
    #expect(!view.becomeFirstResponder())
    #expect(listener.take() == ["should begin", "should end"])
    #expect(field.isEditing)
  }

  @Test("if a delegate refuses the beginning, the first responder does not change") func refusedBeginning() {
    let (one, two, listener) = (UITextView(), UITextField(), TextListener())
    two.delegate = listener
    window.addSubview(one)
    window.addSubview(two)
    one.becomeFirstResponder()
    listener.beginsEditing = false
    #expect(!two.becomeFirstResponder())
    #expect(one.isFirstResponder)
    #expect(listener.take() == ["should begin"])
  }

  @Test("deleting from an empty text calls nothing and posts nothing") func deleteFromNothing() {
    let (view, field, listener) = (UITextView(), UITextField(), TextListener())
    view.delegate = listener
    field.delegate = listener
    listener.listening(to: view) { view.deleteBackward() }
    listener.listening(to: field) { field.deleteBackward() }
    #expect(listener.take() == [])
    #expect(!view.hasText && !field.hasText)
  }

  @Test(
    "deleting removes a whole character, and its range counts UTF-16 units",
    arguments: [
      ("e", 1), ("e\u{301}", 2), ("\u{1F600}", 2), ("\u{1F1EB}\u{1F1F7}", 4), ("\u{1F44D}\u{1F3FD}", 4),
      ("\u{1F469}\u{200D}\u{1F469}\u{200D}\u{1F467}", 8), ("\u{1112}\u{1161}\u{11AB}", 3), ("\r\n", 2),
    ])
  func wholeCharacters(character: String, units: Int) {
    let (view, listener) = (UITextView(), TextListener())
    view.text = "ab" + character
    view.delegate = listener
    view.deleteBackward()
    #expect(view.text == "ab")
    #expect(listener.take() == ["should change 2+\(units) ''", "did change 'ab'"])
    view.insertText(character)
    view.insertText("c")
    #expect(view.text == "ab" + character + "c")
    #expect(listener.take()[2] == "should change \(2 + units)+0 'c'")
  }

  @Test("a refused change keeps the text, and nothing is called or posted") func refusedChange() {
    let (view, field, listener) = (UITextView(), UITextField(), TextListener())
    view.text = "old"
    field.text = "old"
    view.delegate = listener
    field.delegate = listener
    listener.changes = false
    listener.listening(to: view) {
      view.insertText("x")
      view.deleteBackward()
    }
    listener.listening(to: field) { field.insertText("y") }
    #expect(listener.take() == ["should change 3+0 'x'", "should change 2+1 ''", "should change 3+0 'y'"])
    #expect(view.text == "old")
    #expect(field.text == "old")
  }

  @Test("a text that the app sets is not a change by the user") func setByApp() {
    let (view, field, listener) = (UITextView(), UITextField(), TextListener())
    view.delegate = listener
    field.delegate = listener
    listener.listening(to: view) { view.text = "x" }
    listener.listening(to: field) { field.text = "y" }
    #expect(listener.take() == [])
    field.text = nil
    view.text = nil
    #expect(field.text == "")
    #expect(view.text == "")
  }

  @Test("a text that is not editable becomes no first responder and accepts no input") func disabled() {
    let (view, field) = (UITextView(), UITextField())
    window.addSubview(view)
    window.addSubview(field)
    view.isEditable = false
    field.isEnabled = false
    #expect(!view.becomeFirstResponder() && !field.becomeFirstResponder())
    view.insertText("x")
    field.insertText("x")
    #expect(!view.hasText && !field.hasText)
  }

  @Test("a text view that leaves its window ends editing with all callbacks") func leaving() {
    let (box, view, listener) = (UIView(), UITextView(), TextListener())
    box.addSubview(view)
    window.addSubview(box)
    view.delegate = listener
    view.becomeFirstResponder()
    _ = listener.take()
    listener.listening(to: view) { box.removeFromSuperview() }
    #expect(
      listener.take() == ["should end", "did end false", "posted UITextViewTextDidEndEditingNotification"])
    #expect(window.firstResponder == nil)
    #expect(!view.isFirstResponder)
  }

  @Test("freeing the first responder leaves none") func freed() {
    do {
      let view = UITextView()
      window.addSubview(view)
      view.becomeFirstResponder()
      #expect(window.firstResponder === view)
      view.removeFromSuperview()
    }
    #expect(window.firstResponder == nil)
    let other = UITextField()
    window.addSubview(other)
    #expect(other.becomeFirstResponder())
  }
}
