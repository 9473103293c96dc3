import Foundation
import Testing
import ViewBacking

@testable @_spi(Runtime) import UIKitCore

@MainActor private final class FieldGuard: NSObject, UITextFieldDelegate {
  var received: [String] = []
  var returns = true
  var clears = true
  func textFieldDidBeginEditing(_ textField: UITextField) { received.append("did begin") }
  func textFieldDidEndEditing(_ textField: UITextField) { received.append("did end") }
  func textFieldShouldClear(_ textField: UITextField) -> Bool {
    received.append("clear '\(textField.text ?? "")'")
    return clears
  }
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    received.append("change")
    return true
  }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    received.append("return")
    return returns
  }
}

@MainActor @Suite("Text fields") struct TextFieldTests {
  private func content(_ field: UITextField) -> TextFieldContent {
    if case .textField(let content) = field.shownContent { return content }
    Issue.record("A text field shows something else.")
    return TextFieldContent(text: "", appearance: TextAppearance(font: FontDescription(size: 1)))
  }

  private let editing: [(String, UIControl.Event)] = [
    ("begin", .editingDidBegin), ("changed", .editingChanged), ("end", .editingDidEnd), ("exit", .editingDidEndOnExit),
    ("primary", .primaryActionTriggered),
  ]

  @Test("a whole edit: begin, each change, return, end, with the delegate before the actions") func events() {
    let (field, listener) = (UITextField(), FieldGuard())
    field.delegate = listener
    let shown = ShownWindow(field)
    field.observe(editing) { listener.received.append($0) }
    shown.person(.focused, field)
    shown.person(.textChanged("a", selection: 1..<1), field)
    shown.person(.returned, field)
    #expect(
      listener.received == ["did begin", "begin", "change", "changed", "return", "exit", "primary", "did end", "end"])
    #expect(!field.isEditing && field.state == .normal)
  }

  @Test("a delegate that returns false for return prevents any action") func refusedReturn() {
    let (field, listener) = (UITextField(), FieldGuard())
    field.delegate = listener
    listener.returns = false
    let shown = ShownWindow(field)
    shown.person(.focused, field)
    listener.received = []
    field.observe(editing) { listener.received.append($0) }
    shown.person(.returned, field)
    #expect(listener.received == ["return"] && field.isEditing)
  }

  @Test("return moves on to the next field if the delegate does so, and only one is editing") func nextField() {
    final class Next: NSObject, UITextFieldDelegate {
      weak var next: UITextField?
      func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        next?.becomeFirstResponder()
        return false
      }
    }
    let (name, mail, delegate) = (UITextField(), UITextField(), Next())
    name.delegate = delegate
    delegate.next = mail
    let shown = ShownWindow(name, mail)
    shown.person(.focused, name)
    shown.person(.returned, name)
    #expect(!name.isEditing && mail.isEditing)
    #expect(shown.backing(of: mail).focus == [true])
  }

  @Test("typed lines are texts and returns, in this order") func lines() {
    let (field, listener) = (UITextField(), FieldGuard())
    field.delegate = listener
    field.insertText("one\n\ntwo")
    #expect(field.text == "onetwo" && listener.received == ["change", "return", "return", "change"])
  }

  @Test("a field that clears on editing is empty when editing begins, and shouldChange is not called")
  func clearsOnBegin() {
    let field = UITextField()
    field.text = "old"
    field.clearsOnBeginEditing = true
    var texts: [String?] = []
    field.addAction(UIAction { texts.append(($0.sender as! UITextField).text) }, for: .editingDidBegin)
    let shown = ShownWindow(field)
    shown.person(.focused, field)
    #expect(texts == [""])
    guard case .textField(let content)? = shown.backing(of: field).last?.content else { return }
    #expect(content.text == "")
  }

  @Test("the clear button calls shouldClear, not shouldChange, and sends the change")
  func clears() {
    let (field, listener) = (UITextField(), FieldGuard())
    field.text = "old"
    field.delegate = listener
    let shown = ShownWindow(field)
    field.observe(editing) { listener.received.append($0) }
    listener.clears = false
    shown.person(.cleared, field)
    #expect(field.text == "old" && listener.received == ["clear 'old'"])
    listener.clears = true
    shown.person(.cleared, field)
    #expect(field.text == "" && listener.received == ["clear 'old'", "clear 'old'", "changed"])
    // There is no text left to clear.
    shown.person(.cleared, field)
    #expect(listener.received.count == 3 && content(field).text == "")
  }

  @Test("a delegate can keep the text that would be cleared when editing begins") func keepsOnBegin() {
    let (field, listener) = (UITextField(), FieldGuard())
    field.text = "old"
    field.clearsOnBeginEditing = true
    field.delegate = listener
    listener.clears = false
    let shown = ShownWindow(field)
    shown.person(.focused, field)
    #expect(field.text == "old" && listener.received == ["clear 'old'", "did begin"])
  }

  @Test("a delegate with the method for the reason of the end receives it, and the plain method is not called")
  func reason() {
    final class Reasons: NSObject, UITextFieldDelegate {
      var received: [String] = []
      func textFieldDidEndEditing(_ textField: UITextField) { received.append("plain") }
      func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
        received.append("\(reason)")
      }
    }
    let (field, delegate) = (UITextField(), Reasons())
    field.delegate = delegate
    let shown = ShownWindow(field)
    shown.person(.focused, field)
    shown.person(.unfocused, field)
    #expect(delegate.received == ["committed"])
  }

  @Test(
    "the clear button is visible in its mode if there is text",
    arguments: [
      // Mode, whether the field is editing, and whether the button is visible when there is text.
      (UITextField.ViewMode.never, false, false), (.never, true, false), (.whileEditing, false, false),
      (.whileEditing, true, true), (.unlessEditing, false, true), (.unlessEditing, true, false), (.always, false, true),
      (.always, true, true),
    ])
  func clearButton(mode: UITextField.ViewMode, editing: Bool, there: Bool) {
    let field = UITextField()
    field.clearButtonMode = mode
    let shown = ShownWindow(field)
    if editing { shown.person(.focused, field) }
    #expect(!content(field).showsClearButton)
    field.text = "x"
    #expect(content(field).showsClearButton == there)
  }

  @Test(
    "keyboard type and content type reach the input method",
    arguments: [
      (UIKeyboardType.default, TextFieldContent.Purpose.text), (.emailAddress, .email), (.URL, .url),
      (.numberPad, .digits), (.decimalPad, .number), (.phonePad, .phone), (.namePhonePad, .text), (.webSearch, .text),
      (.numbersAndPunctuation, .number), (.asciiCapable, .text), (.twitter, .text),
    ])
  func keyboards(type: UIKeyboardType, purpose: TextFieldContent.Purpose) {
    let field = UITextField()
    let shown = ShownWindow(field)
    #expect(shown.updates(of: field) { field.keyboardType = type }.count == 1)
    #expect(content(field).purpose == purpose)
  }

  @Test("the appearance of a field reaches the host") func looks() {
    let field = UITextField()
    field.text = "secret"
    field.placeholder = "Password"
    field.isSecureTextEntry = true
    field.textAlignment = .right
    field.textColor = .red
    field.font = .boldSystemFont(ofSize: 22)
    let content = content(field)
    #expect(content.isSecure && content.placeholder == "Password" && content.text == "secret")
    #expect(content.appearance.alignment == .right && content.appearance.color == .pureRed)
    #expect(content.appearance.font.size == 22 && content.appearance.font.weight == 700)
  }

  @Test("a field without font or colour has the system's") func defaults() {
    let field = UITextField()
    #expect(content(field).appearance.font.size == 17 && content(field).appearance.color == nil)
    #expect(content(field).placeholder == "" && !content(field).isSecure && field.borderStyle == .none)
    #expect(field.returnKeyType == .default && field.autocapitalizationType == .sentences)
    #expect(field.autocorrectionType == .default && field.clearButtonMode == .never)
  }

  @Test(
    "a field is as wide as its text, or its placeholder, plus its border",
    arguments: [
      (UITextField.BorderStyle.none, TextFieldContent.Border.none, 0.0), (.line, .line, 7), (.bezel, .bezel, 7),
      (.roundedRect, .rounded, 7),
    ])
  func size(style: UITextField.BorderStyle, border: TextFieldContent.Border, room: Double) {
    let field = UITextField()
    field.borderStyle = style
    #expect(content(field).border == border)
    for (text, width) in [("", 80.0), ("four", 32)] {
      field.placeholder = "ten chars!"
      field.text = text
      #expect(field.intrinsicContentSize == CGSize(width: width + 2 * room, height: 20 + 2 * room))
      #expect(field.sizeThatFits(CGSize(width: 3, height: 3)) == field.intrinsicContentSize)
    }
  }

  @Test("a disabled field accepts neither text nor focus, and is disabled in the host") func disabled() {
    let field = UITextField()
    let shown = ShownWindow(field)
    field.isEnabled = false
    shown.person(.focused, field)
    shown.person(.textChanged("a", selection: nil), field)
    shown.person(.returned, field)
    #expect(!field.isEditing && field.text == "")
    #expect(shown.backing(of: field).last?.isEnabled == false)
    guard case .textField(let content)? = shown.backing(of: field).last?.content else { return }
    // The widget's text is restored.
    #expect(content.text == "" && content.revision == 1)
  }

  @Test("removing a field from the screen ends editing, with all callbacks") func removed() {
    let (field, listener) = (UITextField(), FieldGuard())
    field.delegate = listener
    let shown = ShownWindow(field)
    shown.person(.focused, field)
    field.observe(editing) { listener.received.append($0) }
    field.removeFromSuperview()
    #expect(listener.received == ["did begin", "did end", "end"] && shown.window.firstResponder == nil)
  }
}
