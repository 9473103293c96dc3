import Foundation
import SceneTesting
import SwiftUI
import Testing

/// An app of three kinds of windows. Its views say which events they take, as a test has set.
private struct EventsApp: App {
  @MainActor static var preferring: Set<String> = []
  @MainActor static var allowing: Set<String> = ["*"]
  @MainActor static var sets = false

  init() {}

  var body: some Scene {
    WindowGroup("Recipes", id: "recipes") { EventsView(name: "recipes") }.handlesExternalEvents(matching: ["recipe"])
    WindowGroup("Main", id: "main") { EventsView(name: "main") }
    WindowGroup("Café", id: "cafe") { EventsView(name: "cafe") }.handlesExternalEvents(matching: ["café", ""])
    WindowGroup("Never", id: "never") { EventsView(name: "never") }.handlesExternalEvents(matching: [""])
  }
}

private struct EventsView: View {
  let name: String
  @Environment(\.openWindow) private var openWindow
  @State private var urls: [String] = []

  var body: some View {
    let content = VStack {
      Text("window \(name)")
      Text("opened \(urls.joined(separator: " "))")
      Button("Recipes") { openWindow(id: "recipes") }
    }
    .onOpenURL { urls.append($0.absoluteString) }
    if EventsApp.sets {
      content.handlesExternalEvents(preferring: EventsApp.preferring, allowing: EventsApp.allowing)
    } else {
      content
    }
  }
}

/// Which window an event from outside opens, or brings to the front.
@MainActor @Suite(.serialized) struct ExternalEventTests {
  private let manifest = AppManifest.scenes([], multiple: true).urlSchemes("trips", "recipe")

  private func installed(
    _ profile: DeviceProfile = .pad, preferring: Set<String>? = nil, allowing: Set<String>? = nil
  ) throws -> AppUnderTest {
    EventsApp.sets = preferring != nil || allowing != nil
    EventsApp.preferring = preferring ?? []
    EventsApp.allowing = allowing ?? []
    return try Device(profile).install(EventsApp.self, manifest: manifest)
  }

  @Test(
    "Facts 167, 168: a launch by a URL shows the first scene whose conditions are in it, regardless of case and diacritics"
  )
  func matchingScene() throws {
    for (url, name) in [
      ("recipe://soup", "recipes"), ("trips://RECIPE", "recipes"), ("trips://CAFE/1", "cafe"), ("trips://rome", "main"),
    ] {
      let app = try installed()
      app.launch(url: url)
      expectExists(app.scene("A").text("window \(name)"))
      expectExists(app.scene("A").text("opened \(url)"))
    }
  }

  @Test("Fact 167: without conditions an event goes to the scene that is open, and no window is made")
  func openScene() throws {
    let app = try installed()
    app.tapIcon()
    #expect(app.scene("A").text("window main").exists)
    app.launch(url: "trips://rome")
    expectExists(app.scene("A").text("opened trips://rome"))
    #expect(app.sessionLabels == ["A"])
  }

  @Test("Facts 167, 170: an event that no open scene allows makes a new window of the scene that is declared for it")
  func newWindow() throws {
    let app = try installed(preferring: [], allowing: [])
    app.tapIcon()
    app.launch(url: "recipe://soup")
    #expect(app.sessionLabels == ["A", "B"])
    expectExists(app.scene("B").text("window recipes"))
    expectExists(app.scene("B").text("opened recipe://soup"))
    app.launch(url: "trips://rome")
    expectExists(app.scene("C").text("window main"))
  }

  @Test("Fact 167: of two open scenes the one that prefers the event receives it")
  func preferred() throws {
    let app = try installed(preferring: ["recipe"], allowing: [])
    app.tapIcon()
    EventsApp.preferring = ["rome"]
    app.scene("A").button("Recipes").tap()
    #expect(app.scene("B").text("window recipes").exists)
    app.launch(url: "trips://rome")
    #expect(app.sessionLabels == ["A", "B"])
    expectExists(app.scene("B").text("opened trips://rome"))
    app.launch(url: "recipe://soup")
    #expect(app.sessionLabels == ["A", "B"])
    expectExists(app.scene("A").text("opened recipe://soup"))
  }

  @Test("Fact 169: where the app shows one window, conditions of views are ignored and the event goes to that one")
  func oneWindow() throws {
    EventsApp.sets = true
    EventsApp.preferring = []
    EventsApp.allowing = []
    let app = try Device(.phone).install(EventsApp.self, manifest: AppManifest.none.urlSchemes("trips", "recipe"))
    app.tapIcon()
    app.launch(url: "recipe://soup")
    #expect(app.sessionLabels == ["A"])
    expectExists(app.scene("A").text("opened recipe://soup"))
  }
}
