import Foundation
import SceneTesting
import SwiftUI
import Testing

private struct ModifiedApp: App {
  init() {}

  var body: some Scene {
    AssistiveAccess { Text("simple") }
    WindowGroup("Trips") { SettingsOpener() }
      .defaultSize(width: 300, height: 200)
      .defaultWindowPlacement { root, context in
        let size = root.sizeThatFits(.unspecified)
        Journal.lines.append("\(size) in \(context.defaultDisplay.bounds.size)")
        return WindowPlacement(size: CGSize(width: size.width + 20, height: size.height))
      }
    WindowGroup("Notes", id: "notes") { Text("notes") }.keyboardShortcut("k")
    Window("Map", id: "map") { Text("map") }.keyboardShortcut("m", modifiers: [.command, .shift])
    UtilityWindow("Tools", id: "tools") { Text("tools") }.commandsRemoved()
    Settings { Text("settings") }
  }
}

private struct SettingsOpener: View {
  @Environment(\.openSettings) private var openSettings
  @State private var isUnsaved = false

  var body: some View {
    VStack {
      Button("Settings") { openSettings() }.keyboardShortcut("1")
      Button("Edit") { isUnsaved.toggle() }.keyboardShortcut("2")
    }
    .dismissalConfirmationDialog("Really?", shouldPresent: isUnsaved) { Button("Delete") {} }
  }
}

/// What scenes say about their windows.
@MainActor @Suite(.serialized) struct SceneModifierTests {
  private func installed(_ profile: DeviceProfile = .pad) throws -> AppUnderTest {
    _ = Journal.take()
    let app = try Device(profile).install(ModifiedApp.self, manifest: .scenes([], multiple: true))
    app.tapIcon()
    return app
  }

  private func texts(_ scene: SceneUnderTest) -> [String] {
    func texts(in view: UIView) -> [String] {
      ((view as? UILabel)?.text.map { [$0] } ?? []) + view.subviews.flatMap(texts)
    }
    return scene.window.map(texts) ?? []
  }

  @Test("The menu has a new window of each group, the single windows and the settings, with the scenes' keys")
  func menu() throws {
    let app = try installed()
    let scene = app.scene("A")
    #expect(texts(scene) == ["Settings", "Edit"])
    #expect(scene.chooseMenuItem("File", "New Notes Window"))
    #expect(texts(app.scene("B")) == ["notes"])
    #expect(scene.pressKey("k", modifiers: .command))
    #expect(texts(app.scene("C")) == ["notes"])
    #expect(scene.pressKey("M", modifiers: [.command, .shift]))
    #expect(texts(app.scene("D")) == ["map"])
    #expect(scene.chooseMenuItem("Window", "Map"))
    #expect(!scene.chooseMenuItem("Window", "Tools"))
    #expect(app.sessionLabels == ["A", "B", "C", "D"])
    #expect(scene.chooseMenuItem("File", "New Trips Window"))
    #expect(texts(app.scene("E")) == ["Settings", "Edit"])
  }

  @Test("openSettings opens the settings' window once")
  func settings() throws {
    let app = try installed()
    #expect(app.scene("A").pressKey("1", modifiers: .command))
    #expect(texts(app.scene("B")) == ["settings"])
    #expect(app.scene("A").pressKey("1", modifiers: .command))
    #expect(app.sessionLabels == ["A", "B"])
  }

  @Test("A placement returns the size of a new window from the default size and the display")
  func placement() throws {
    let app = try installed(.desktop)
    let bounds = try #require(app.scene("A").window).screen.bounds.size
    #expect(Journal.take() == ["\(CGSize(width: 300, height: 200)) in \(bounds)"])
    #expect((app.scene("A").scene as? UIWindowScene)?.sizeRestrictions?.minimumSize == CGSize(width: 320, height: 200))
  }

  @Test("A confirmation is the scene's while its condition holds")
  func confirmation() throws {
    let app = try installed()
    let scene = try #require(app.scene("A").scene as? UIWindowScene)
    #expect(scene.closureConfirmation == nil)
    #expect(app.scene("A").pressKey("2", modifiers: .command))
    #expect(scene.closureConfirmation != nil)
    #expect(app.scene("A").pressKey("2", modifiers: .command))
    #expect(scene.closureConfirmation == nil)
  }
}
