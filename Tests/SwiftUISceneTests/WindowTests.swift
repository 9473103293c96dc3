import Foundation
import SceneTesting
import SwiftUI
import Testing

private struct Trip: Codable, Hashable {
  var name: String
}

/// An app of two kinds of windows, which writes down what it does.
private struct TripsApp: App {
  init() {}

  var body: some Scene {
    WindowGroup("Trips") { TripList() }
    WindowGroup("Trip", for: Trip.self) { $trip in TripDetail(trip: $trip) }
    Window("Map", id: "map") { Text("map") }
  }
}

private struct TripList: View {
  @Environment(\.openWindow) private var openWindow
  @Environment(\.supportsMultipleWindows) private var supportsMultipleWindows
  @SceneStorage("filter") private var filter = "all"
  @State private var count = 0

  var body: some View {
    VStack {
      Text("filter \(filter), \(count)")
      Button("Filter") { filter += "+" }
      Button("Count") { count += 1 }
      Button("Open") { openWindow(value: Trip(name: "Rome")) }
      Button("Map") { openWindow(id: "map") }
      Button("Nowhere") { openWindow(id: "nowhere") }
      Text(supportsMultipleWindows ? "many" : "one")
    }
    .onOpenURL { Journal.lines.append("list \($0.absoluteString)") }
    .onContinueUserActivity("trip.view") { Journal.lines.append("list \($0.activityType)") }
  }
}

private struct TripDetail: View {
  @Binding var trip: Trip?
  @Environment(\.dismissWindow) private var dismissWindow

  var body: some View {
    VStack {
      Text("trip \(trip?.name ?? "none")")
      Button("Rename") { trip?.name += "!" }
      Button("Close") { dismissWindow() }
    }
  }
}

/// The windows of an app that is declared as a type: which there are, what they store, what reaches them.
@MainActor @Suite(.serialized) struct WindowTests {
  private static let manifest = AppManifest.scenes([], multiple: true).activityTypes("trip.view")
    .urlSchemes("trips")

  private func installed(
    _ profile: DeviceProfile = .pad, _ manifest: AppManifest = WindowTests.manifest
  ) throws -> (Device, AppUnderTest) {
    _ = Journal.take()
    let device = Device(profile)
    return (device, try device.install(TripsApp.self, manifest: manifest))
  }

  /// The texts that a scene shows.
  private func texts(_ scene: SceneUnderTest) -> [String] {
    func texts(in view: UIView) -> [String] {
      ((view as? UILabel)?.text.map { [$0] } ?? []) + view.subviews.flatMap(texts)
    }
    return scene.rootViewController?.viewIfLoaded.map(texts) ?? []
  }

  /// Presses the button with a title, as its user does.
  private func press(_ title: String, in scene: SceneUnderTest) throws {
    func control(in view: UIView) -> UIControl? {
      if let control = view as? UIControl, view.subviews.contains(where: { ($0 as? UILabel)?.text == title }) {
        return control
      }
      return view.subviews.lazy.compactMap(control).first
    }
    let view = try #require(scene.rootViewController?.view)
    let found = try #require(control(in: view))
    scene.app.perform { _ in found.sendActions(for: .primaryActionTriggered) }
  }

  @Test("Fact 162: two windows of a group have their own state and their own stored values")
  func ownState() throws {
    let (_, app) = try installed()
    app.tapIcon()
    app.openNewWindow()
    try press("Count", in: app.scene("A"))
    try press("Filter", in: app.scene("B"))
    #expect(texts(app.scene("A")).first == "filter all, 1")
    #expect(texts(app.scene("B")).first == "filter all+, 0")
    #expect(texts(app.scene("A")).last == "many")
  }

  @Test("U-04: what SceneStorage has stored comes back after a kill without warning, in each window its own")
  func kill() throws {
    let (device, app) = try installed()
    app.tapIcon()
    app.openNewWindow()
    try press("Filter", in: app.scene("A"))
    try press("Filter", in: app.scene("B"))
    try press("Filter", in: app.scene("B"))
    device.kill(app)
    app.tapIcon()
    try device.perform("open switcher")
    try device.perform("choose A")
    #expect(texts(app.scene("A")).first == "filter all+, 0")
    try device.perform("open switcher")
    try device.perform("choose B")
    #expect(texts(app.scene("B")).first == "filter all++, 0")
  }

  @Test("U-04: what SceneStorage has stored is gone with its session")
  func discard() throws {
    let (_, app) = try installed()
    app.tapIcon()
    app.openNewWindow()
    try press("Filter", in: app.scene("B"))
    app.closeWindow(app.scene("B"))
    app.openNewWindow()
    #expect(texts(app.scene("C")).first == "filter all, 0")
  }

  @Test("Fact 163: openWindow with a value opens a window that presents it, and then brings that one to the front")
  func value() throws {
    let (_, app) = try installed()
    app.tapIcon()
    try press("Open", in: app.scene("A"))
    #expect(texts(app.scene("B")).first == "trip Rome")
    #expect(app.scene("B").scene?.title == "Trip")
    app.tapIcon()
    try press("Open", in: app.scene("A"))
    #expect(app.application?.openSessions.count == 2)
  }

  @Test("Fact 165: the value that a window presents, as it was changed last, comes back with its session")
  func restoredValue() throws {
    let (device, app) = try installed()
    app.tapIcon()
    try press("Open", in: app.scene("A"))
    try press("Rename", in: app.scene("B"))
    #expect(texts(app.scene("B")).first == "trip Rome!")
    device.kill(app)
    app.tapIcon()
    try device.perform("open switcher")
    try device.perform("choose B")
    #expect(texts(app.scene("B")).first == "trip Rome!")
  }

  @Test("Fact 164: openWindow with the identifier of a Window opens it once")
  func single() throws {
    let (_, app) = try installed()
    app.tapIcon()
    try press("Map", in: app.scene("A"))
    #expect(texts(app.scene("B")) == ["map"])
    app.tapIcon()
    try press("Map", in: app.scene("A"))
    #expect(app.application?.openSessions.count == 2)
  }

  @Test("dismissWindow closes the window of the view, and its session is discarded")
  func dismiss() throws {
    let (_, app) = try installed()
    app.tapIcon()
    try press("Open", in: app.scene("A"))
    try press("Close", in: app.scene("B"))
    #expect(app.application?.openSessions.count == 1)
  }

  @Test("U-05, fact 166: where the app shows one window, openWindow has no effect, and the log names the reason")
  func oneWindow() throws {
    let (_, app) = try installed(.phone, .none)
    app.tapIcon()
    try press("Open", in: app.scene("A"))
    #expect(app.application?.openSessions.count == 1)
    #expect(app.console.count == 1 && app.console[0].contains("UIApplicationSupportsMultipleScenes"), "\(app.console)")
    #expect(texts(app.scene("A")).last == "one")
  }

  @Test("An identifier that no scene has is named in the log")
  func unknown() throws {
    let (_, app) = try installed()
    app.tapIcon()
    try press("Nowhere", in: app.scene("A"))
    #expect(app.console.count == 1 && app.console[0].contains("\"nowhere\""), "\(app.console)")
  }

  @Test("A URL reaches the views of a launch, and those of a running app, once")
  func url() throws {
    let (_, app) = try installed(.phone)
    app.launch(url: "trips://rome")
    #expect(Journal.take() == ["list trips://rome"])
    app.launch(url: "trips://oslo")
    #expect(Journal.take() == ["list trips://oslo"])
  }

  @Test("Fact 171: a universal link arrives as a URL, at a launch and later")
  func universalLink() throws {
    let (device, app) = try installed(.phone)
    try device.perform("tap link https://example.com/rome")
    #expect(Journal.take() == ["list https://example.com/rome"])
    try device.perform("tap link https://example.com/oslo")
    #expect(Journal.take() == ["list https://example.com/oslo"])
    #expect(app.isRunning)
  }
}
