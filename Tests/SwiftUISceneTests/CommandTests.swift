import Foundation
import SceneTesting
import SwiftUI
import Testing

private struct TitleKey: FocusedValueKey { typealias Value = Binding<String> }

extension FocusedValues {
  fileprivate var title: Binding<String>? {
    get { self[TitleKey.self] }
    set { self[TitleKey.self] = newValue }
  }
}

private final class Counter: ObservableObject {
  @Published var count = 0
}

private struct RenameCommands: Commands {
  @FocusedBinding(\.title) private var title
  @FocusedObject private var counter: Counter?

  var body: some Commands {
    CommandMenu("Title") {
      Button("Rename \(title ?? "nothing")") { title?.append("!") }.keyboardShortcut("r").disabled(title == nil)
      Toggle("Marked", isOn: .constant(true))
      Divider()
      Button("Count \(counter?.count ?? -1)") { counter?.count += 1 }
      Menu("More") { Button("Archive") { Journal.lines.append("archive") } }
    }
  }
}

private struct CommandApp: App {
  @State private var isAdvanced = false

  init() {}

  var body: some Scene {
    WindowGroup { TitleView() }
      .commands {
        RenameCommands()
        CommandGroup(after: .newItem) {
          Button("Import") { Journal.lines.append("import") }.keyboardShortcut("i", modifiers: [.command, .shift])
        }
        CommandGroup(after: .newItem) { Button("Export") {} }
        CommandGroup(before: .undoRedo) { Button("Advanced") { isAdvanced.toggle() } }
        if isAdvanced { CommandGroup(replacing: .help) { Button("Manual") { Journal.lines.append("manual") } } }
        SidebarCommands()
      }
    Settings { Text("settings") }
  }
}

private struct TitleView: View {
  @State private var title = "Rome"
  @StateObject private var counter = Counter()
  @State private var isShown = false

  var body: some View {
    VStack {
      Text(title)
      Button("Save") { Journal.lines.append("save \(title)") }.keyboardShortcut("s")
      Button("Done") { Journal.lines.append("done") }.keyboardShortcut(.defaultAction)
      Button("Sheet") { isShown = true }.keyboardShortcut("t")
    }
    .focusedSceneValue(\.title, $title)
    .focusedSceneObject(counter)
    .sheet(isPresented: $isShown) {
      Button("Cancel") { isShown = false }.keyboardShortcut(.cancelAction)
    }
  }
}

private struct PlainApp: App {
  init() {}
  var body: some Scene {
    WindowGroup { KeyView() }
      .commandsReplaced { CommandGroup(replacing: .newItem) { Button("Compose") {}.keyboardShortcut("n") } }
  }
}

private struct KeyView: View {
  @FocusState private var isFocused: Bool

  var body: some View {
    VStack {
      Button("Focus") { isFocused = true }
      Text("keys").focusable().focused($isFocused)
        .onKeyPress(.upArrow) {
          Journal.lines.append("up")
          return .handled
        }
        .onKeyPress(characters: .letters) { press in
          Journal.lines.append("letter \(press.characters) \(press.modifiers == .shift)")
          return press.characters == "x" ? .ignored : .handled
        }
    }
    .onKeyPress { press in
      Journal.lines.append("outer \(press.characters)")
      return .handled
    }
  }
}

final class MenuDelegate: UIResponder, UIApplicationDelegate {
  static var builds = 0

  override func buildMenu(with builder: any UIMenuBuilder) {
    Self.builds += 1
    builder.insertSibling(
      UIMenu(title: "Tools", children: [UIAction(title: "Measure") { _ in Journal.lines.append("measure") }]),
      afterMenu: .file)
    builder.replaceChildren(ofMenu: .help) {
      $0 + [UIKeyCommand(title: "Guide", input: "?") { _ in Journal.lines.append("guide") }]
    }
    builder.remove(menu: .edit)
  }
}

/// The lines of a menu; those inside another menu are indented.
@MainActor private func lines(_ menu: UIMenu?, _ indent: String = "") -> [String] {
  (menu?.children ?? []).flatMap { element -> [String] in
    if let menu = element as? UIMenu {
      if menu.options.contains(.displayInline) { return lines(menu, indent) }
      return [indent + menu.title] + lines(menu, indent + "  ")
    }
    let state = (element as? UIAction)?.attributes.contains(.disabled) == true ? " (off)" : ""
    return [indent + element.title + state]
  }
}

/// Commands in the menus of windows, and the keyboard.
@MainActor @Suite(.serialized) struct CommandTests {
  private func installed<A: App>(_ type: A.Type, _ profile: DeviceProfile = .pad) throws -> AppUnderTest {
    _ = Journal.take()
    return try Device(profile).install(type, manifest: .scenes([], multiple: true))
  }

  private func texts(_ scene: SceneUnderTest) -> [String] {
    func texts(in view: UIView) -> [String] {
      ((view as? UILabel)?.text.map { [$0] } ?? []) + view.subviews.flatMap(texts)
    }
    return scene.window.map(texts) ?? []
  }

  @Test("A window's menu has the app's commands at their places, in their order, with the system's own")
  func menu() throws {
    let app = try installed(CommandApp.self)
    app.tapIcon()
    #expect(
      lines(app.scene("A").mainMenu) == [
        "Settings…", "File", "  New Window", "  Import", "  Export", "Edit", "  Advanced", "View",
        "  Hide Sidebar (off)", "Title", "  Rename Rome", "  Marked", "  Count 0", "  More", "    Archive",
      ])
  }

  @Test("A chosen item does what its button does, and a command under a condition comes and goes")
  func choose() throws {
    let app = try installed(CommandApp.self)
    app.tapIcon()
    let scene = app.scene("A")
    #expect(scene.chooseMenuItem("Title", "More", "Archive"))
    #expect(Journal.take() == ["archive"])
    #expect(!scene.chooseMenuItem("Help", "Manual"))
    // F1 is the key for help, if there is some.
    #expect(!scene.pressKey("\u{F704}"))
    #expect(scene.chooseMenuItem("Edit", "Advanced"))
    #expect(lines(scene.mainMenu).contains("  Manual"))
    #expect(scene.pressKey("\u{F704}") && Journal.take() == ["manual"])
    #expect(!scene.pressKey("\u{F705}") && !scene.pressKey("\u{F704}", modifiers: .shift))
    #expect(scene.chooseMenuItem("Edit", "Advanced"))
    #expect(!lines(scene.mainMenu).contains("  Manual"))
    #expect(!scene.chooseMenuItem("File", "Nothing"))
    #expect(!scene.chooseMenuItem())
  }

  @Test("Commands read and write the focused values of the window whose menu opens")
  func focusedValues() throws {
    let app = try installed(CommandApp.self)
    app.tapIcon()
    app.openNewWindow()
    #expect(app.scene("A").chooseMenuItem("Title", "Rename Rome"))
    #expect(app.scene("A").chooseMenuItem("Title", "Rename Rome!"))
    #expect(texts(app.scene("A")).first == "Rome!!")
    #expect(texts(app.scene("B")).first == "Rome")
    #expect(lines(app.scene("A").mainMenu).contains("  Rename Rome!!"))
    #expect(lines(app.scene("B").mainMenu).contains("  Rename Rome"))
    #expect(app.scene("B").chooseMenuItem("Title", "Count 0"))
    #expect(lines(app.scene("B").mainMenu).contains("  Count 1"))
    #expect(lines(app.scene("A").mainMenu).contains("  Count 0"))
  }

  @Test("The item for a new window opens one, and that for the settings opens their window once")
  func systemItems() throws {
    let app = try installed(CommandApp.self)
    app.tapIcon()
    #expect(app.scene("A").chooseMenuItem("File", "New Window"))
    #expect(texts(app.scene("B")).first == "Rome")
    #expect(app.scene("A").chooseMenuItem("Settings…"))
    #expect(texts(app.scene("C")) == ["settings"])
    #expect(app.scene("A").pressKey(",", modifiers: .command))
    #expect(app.sessionLabels == ["A", "B", "C"])
  }

  @Test("Keys press buttons of the window and choose items of its menu, with exactly their modifiers")
  func shortcuts() throws {
    let app = try installed(CommandApp.self)
    app.tapIcon()
    let scene = app.scene("A")
    #expect(scene.pressKey("r", modifiers: .command))
    #expect(scene.pressKey("s", modifiers: .command))
    #expect(scene.pressKey("I", modifiers: [.command, .shift]))
    #expect(scene.pressKey("\r"))
    #expect(Journal.take() == ["save Rome!", "import", "done"])
    #expect(!scene.pressKey("i", modifiers: .command))
    #expect(!scene.pressKey("s", modifiers: [.command, .alternate]))
    #expect(!scene.pressKey("q"))
    #expect(Journal.take().isEmpty)
    #expect(scene.pressKey("n", modifiers: .command))
    #expect(app.sessionLabels == ["A", "B"])
  }

  @Test("While a sheet is shown, keys press its buttons and not those behind it")
  func sheet() throws {
    let app = try installed(CommandApp.self)
    app.tapIcon()
    let scene = app.scene("A")
    #expect(scene.pressKey("t", modifiers: .command))
    #expect(texts(scene).contains("Cancel"))
    #expect(!scene.pressKey("s", modifiers: .command))
    #expect(scene.pressKey("\u{1B}"))
    #expect(!texts(scene).contains("Cancel"))
    #expect(scene.pressKey("s", modifiers: .command))
    #expect(Journal.take() == ["save Rome"])
  }

  @Test("Replaced commands leave nothing of the system's")
  func replaced() throws {
    let app = try installed(PlainApp.self)
    app.tapIcon()
    #expect(lines(app.scene("A").mainMenu) == ["File", "  Compose"])
    #expect(app.scene("A").pressKey("n", modifiers: .command))
    #expect(app.sessionLabels == ["A"])
  }

  @Test(
    "onKeyPress is called while the focus is in the view, from the inside to the outside until one has handled the key")
  func keyPress() throws {
    let app = try installed(PlainApp.self)
    app.tapIcon()
    let scene = app.scene("A")
    #expect(!scene.pressKey("\u{F700}"))
    #expect(Journal.take().isEmpty)
    func control(in view: UIView) -> UIControl? {
      view as? UIControl ?? view.subviews.lazy.compactMap(control).first
    }
    let button = try #require(scene.window.flatMap(control))
    app.perform { _ in button.sendActions(for: .primaryActionTriggered) }
    #expect(scene.pressKey("\u{F700}"))
    #expect(scene.pressKey("A", modifiers: .shift))
    #expect(scene.pressKey("x"))
    #expect(scene.pressKey("1"))
    #expect(Journal.take() == ["up", "letter A true", "letter x false", "outer x", "outer 1"])
  }

  @Test("An app delegate of UIKit builds the menus once, and again when it is asked for")
  func buildMenu() throws {
    _ = Journal.take()
    MenuDelegate.builds = 0
    let app = try Device(.pad).install(MenuDelegate.self, manifest: .scenes([], multiple: true))
    app.tapIcon()
    let scene = app.scene("A")
    #expect(lines(scene.mainMenu) == ["File", "  New Window", "Tools", "  Measure", "Help", "  Guide"])
    #expect(scene.chooseMenuItem("Tools", "Measure"))
    #expect(scene.pressKey("?", modifiers: .shift))
    #expect(Journal.take() == ["measure", "guide"])
    #expect(MenuDelegate.builds == 1)
    app.perform { _ in UIMenuSystem.main.setNeedsRebuild() }
    #expect(scene.mainMenu != nil)
    #expect(MenuDelegate.builds == 2)
  }
}
