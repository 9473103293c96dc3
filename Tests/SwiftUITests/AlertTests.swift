import Foundation
import SwiftUI
import Testing

/// Alerts and choices of actions.
@MainActor @Suite("Alerts") struct AlertTests {
  let log = LineLog()

  struct Alerts: View {
    let log: LineLog
    @State private var isNew = false
    @State private var isOld = false
    @State private var isDialog = false
    @State private var isSheet = false
    @State private var isData = false
    @State private var name = "x"
    @State private var data: Int? = 5

    var body: some View {
      VStack {
        Text("new \(isNew), old \(isOld), dialog \(isDialog), name \(name)")
        Button("new") { isNew = true }
        Button("old") { isOld = true }
        Button("dialog") { isDialog = true }
        Button("sheet") { isSheet = true }
        Button("data") { isData = true }
      }
      .alert("Title", isPresented: $isNew) {
        TextField("Name", text: $name)
        Button("Delete", role: .destructive) { log("delete") }
        Button("Keep", role: .cancel) { log("keep") }
      } message: {
        Text("Message")
      }
      .alert(isPresented: $isOld) {
        Alert(
          title: Text("Old"), message: Text("Text"), primaryButton: .destructive(Text("Yes")) { log("yes") },
          secondaryButton: .cancel())
      }
      .confirmationDialog("Choose", isPresented: $isDialog) { Button("One") { log("one") } }
      .actionSheet(isPresented: $isSheet) {
        ActionSheet(title: Text("Actions"), buttons: [.default(Text("A")) { log("a") }])
      }
      .alert("Data", isPresented: $isData, presenting: data) { data in Button("take \(data)") { log("took \(data)") } }
    }
  }

  private func alert(_ shown: TestWindow) throws -> UIAlertController {
    try #require(shown.window.rootViewController?.presentedViewController as? UIAlertController)
  }

  @Test("An alert has the buttons, the fields and the message of its views")
  func views() throws {
    let shown = TestWindow(Alerts(log: log))
    shown.press("new")
    let alert = try alert(shown)
    #expect(alert.title == "Title")
    #expect(alert.message == "Message")
    #expect(alert.preferredStyle == .alert)
    #expect(alert.actions.map(\.title) == ["Delete", "Keep"])
    #expect(alert.actions.map(\.style) == [.destructive, .cancel])
    let field = try #require(alert.textFields?.first)
    #expect(field.text == "x")
    field.text = "y"
    field.sendActions(for: .editingChanged)
    shown.press("Delete")
    #expect(log.take() == ["delete"])
    #expect(shown.texts.contains("new false, old false, dialog false, name y"))
    #expect(shown.window.rootViewController?.presentedViewController == nil)
    shown.press("new")
    #expect(shown.texts.contains("Delete"))
  }

  @Test("An alert that is a value has its buttons, and cancel without an action")
  func value() throws {
    let shown = TestWindow(Alerts(log: log))
    shown.press("old")
    #expect(try alert(shown).actions.map(\.title) == ["Yes", "Cancel"])
    shown.press("Cancel")
    #expect(log.take() == [])
    shown.press("old")
    shown.press("Yes")
    #expect(log.take() == ["yes"])
    #expect(shown.texts.contains("new false, old false, dialog false, name x"))
  }

  @Test("A dialog is a choice of actions, which has a button to cancel")
  func dialog() throws {
    let shown = TestWindow(Alerts(log: log))
    shown.press("dialog")
    #expect(try alert(shown).preferredStyle == .actionSheet)
    #expect(try alert(shown).actions.map(\.title) == ["One", "Cancel"])
    shown.press("One")
    #expect(log.take() == ["one"])
    shown.press("sheet")
    #expect(try alert(shown).actions.map(\.title) == ["A"])
    shown.press("A")
    shown.press("data")
    shown.press("take 5")
    #expect(log.take() == ["a", "took 5"])
  }
}
