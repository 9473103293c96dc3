import Foundation
import SwiftUI
import Testing

/// Fields, editors and the focus.
@MainActor @Suite struct TextFieldTests {
  struct Form1: View {
    let log: EventLog
    @State var name = "Ann"
    var body: some View {
      VStack {
        TextField("Name", text: $name).textFieldStyle(.roundedBorder).keyboardType(.emailAddress)
          .textInputAutocapitalization(.never).autocorrectionDisabled().submitLabel(.go)
          .onSubmit { log.lines.append("submit \(name)") }
        Text(name)
      }
    }
  }

  @Test("What the user enters is the value, and Return submits it")
  func text() throws {
    let log = EventLog()
    let hosted = Hosted(Form1(log: log))
    let field = try #require(hosted.first(UITextField.self))
    #expect(field.text == "Ann")
    #expect(field.placeholder == "Name")
    #expect(field.borderStyle == .roundedRect)
    #expect(field.keyboardType == .emailAddress)
    #expect(field.autocapitalizationType == .none)
    #expect(field.autocorrectionType == .no)
    #expect(field.returnKeyType == .go)
    #expect(field.frame.width == 320)
    field.insertText("e")
    hosted.layOut()
    #expect(hosted.texts == ["Anne"])
    field.insertText("\n")
    #expect(log.lines == ["submit Anne"])
  }

  @Test("A binding that changes what is entered shows the change in the field")
  func filteredText() throws {
    struct Short: View {
      @State var text = ""
      var body: some View {
        TextField("Code", text: Binding(get: { text }, set: { text = String($0.prefix(3)).uppercased() }))
      }
    }
    let hosted = Hosted(Short())
    let field = try #require(hosted.first(UITextField.self))
    field.insertText("abcde")
    hosted.layOut()
    #expect(field.text == "ABC")
  }

  @Test("A value in a format is read while the user enters it, and shown in its format afterwards")
  func format() throws {
    struct Age: View {
      @State var age = 30
      var body: some View {
        VStack {
          TextField("Age", value: $age, format: .number)
          Text("age \(age)")
        }
      }
    }
    let hosted = Hosted(Age())
    let field = try #require(hosted.first(UITextField.self))
    #expect(field.text == "30")
    field.insertText("5")
    hosted.layOut()
    #expect(hosted.texts == ["age 305"])
    field.insertText("x")
    hosted.layOut()
    field.sendActions(for: .editingDidEnd)
    #expect(field.text == "305")
  }

  @Test("The deprecated functions of a field are called")
  func deprecatedFunctions() throws {
    let log = EventLog()
    let hosted = Hosted(
      TextField(
        "a", text: .constant("b"), onEditingChanged: { log.lines.append("editing \($0)") },
        onCommit: { log.lines.append("commit") }))
    let field = try #require(hosted.first(UITextField.self))
    field.sendActions(for: .editingDidBegin)
    field.insertText("\n")
    field.sendActions(for: .editingDidEnd)
    #expect(log.lines == ["editing true", "commit", "editing false"])
  }

  @Test("A field that grows has the lines of its text, between limits")
  func growing() throws {
    let hosted = Hosted(TextField("a", text: .constant("1\n2\n3"), axis: .vertical))
    let view = try #require(hosted.first(UITextView.self))
    #expect(view.frame.height > 40)
    #expect(hosted.texts.isEmpty)
    #expect(Hosted(TextField("a", text: .constant(""), axis: .vertical)).texts == ["a"])
  }

  @Test("A secure field hides its text, and an editor fills the space")
  func others() throws {
    let hosted = Hosted(
      VStack(spacing: 0) {
        SecureField("Password", text: .constant("secret"))
        TextEditor(text: .constant("long"))
      })
    let field = try #require(hosted.first(UITextField.self))
    #expect(field.isSecureTextEntry)
    let editor = try #require(hosted.first(UITextView.self))
    #expect(editor.text == "long")
    #expect(editor.frame.maxY == 480)
  }

  struct Boxed: TextFieldStyle {
    func _body(configuration: TextField<Self._Label>) -> some View {
      HStack {
        Text("box")
        configuration
      }
    }
  }

  @Test("A field style of an app is around the field")
  func style() throws {
    let hosted = Hosted(TextField("Name", text: .constant("")).textFieldStyle(Boxed()))
    #expect(hosted.texts == ["box"])
    #expect(try #require(hosted.first(UITextField.self)).placeholder == "Name")
  }

  struct Focused: View {
    enum Field: Hashable { case name, mail }
    @FocusState var field: Field?
    @State var text = ""
    var body: some View {
      VStack {
        TextField("Name", text: $text).focused($field, equals: .name).onSubmit { field = .mail }
        TextField("Mail", text: $text).focused($field, equals: .mail)
        Text(field.map { "\($0)" } ?? "none")
        Button("Mail") { field = .mail }
        Button("None") { field = nil }
      }
    }
  }

  @Test("The focus follows its state, and the state follows the user's focus")
  func focus() throws {
    let hosted = Hosted(Focused())
    let window = UIWindow(frame: hosted.controller.view.frame)
    window.addSubview(hosted.controller.view)
    let fields = hosted.all(UITextField.self)
    #expect(hosted.texts.first == "none")
    hosted.press("Mail")
    #expect(fields.map(\.isFirstResponder) == [false, true])
    #expect(hosted.texts.first == "mail")
    fields[0].becomeFirstResponder()
    hosted.layOut()
    #expect(hosted.texts.first == "name")
    hosted.press("None")
    #expect(fields.map(\.isFirstResponder) == [false, false])
    fields[0].becomeFirstResponder()
    hosted.layOut()
    fields[0].insertText("\n")
    hosted.layOut()
    #expect(fields.map(\.isFirstResponder) == [false, true])
    #expect(hosted.texts.first == "mail")
  }
}
