import Foundation
import SceneTesting
import SwiftUI
import Testing

/// What an app writes down while it runs. A device's app is in the test's own process.
@MainActor final class Journal {
  static var lines: [String] = []
  static func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// An app that writes down the phases that it sees.
private struct PhaseApp: App {
  @Environment(\.scenePhase) private var phase

  init() {}

  var body: some Scene {
    WindowGroup { PhaseView() }
      .onChange(of: phase) { old, new in Journal.lines.append("app \(old) \(new)") }
  }
}

private struct PhaseView: View {
  @Environment(\.scenePhase) private var phase

  var body: some View {
    Text("\(String(describing: phase))")
      .onChange(of: phase) { old, new in Journal.lines.append("view \(old) \(new)") }
      .onAppear { Journal.lines.append("appear") }
      .onDisappear { Journal.lines.append("disappear") }
  }
}

/// The phases of scenes, in views and in the app.
@MainActor @Suite(.serialized) struct PhaseTests {
  private func installed(
    _ profile: DeviceProfile = .phone, manifest: AppManifest = .none
  ) throws -> (Device, AppUnderTest) {
    _ = Journal.take()
    let device = Device(profile)
    return (device, try device.install(PhaseApp.self, manifest: manifest))
  }

  @Test(
    "U-02: on a phone the phases are active at launch, inactive in a gesture, background at home, and inactive and active on return"
  )
  func phone() throws {
    let (device, app) = try installed()
    app.tapIcon()
    #expect(Journal.take() == ["appear", "app background active", "view inactive active"])
    try device.perform("begin swipe-up")
    #expect(Journal.take() == ["app active inactive", "view active inactive"])
    try device.perform("cancel gesture")
    #expect(Journal.take() == ["app inactive active", "view inactive active"])
    device.swipeHome()
    #expect(
      Journal.take() == [
        "app active inactive", "view active inactive", "app inactive background", "view inactive background",
      ])
    app.tapIcon()
    #expect(
      Journal.take() == [
        "app background inactive", "view background inactive", "app inactive active", "view inactive active",
      ])
  }

  @Test("Facts 159, 160: the app's phase is that of its most active scene, and a view's that of its own")
  func twoScenes() throws {
    let (device, app) = try installed(.desktop, manifest: .scenes([], multiple: true))
    app.tapIcon()
    #expect(app.openNewWindow().rejectionReason == nil)
    _ = Journal.take()
    try device.perform("minimise B")
    #expect(Journal.take().allSatisfy { $0.hasPrefix("view") }, "the app stays active with the first window")
  }

  @Test("The views of a scene that is disconnected disappear, and a new process begins anew")
  func reclaim() throws {
    let (device, app) = try installed()
    app.tapIcon()
    device.swipeHome()
    _ = Journal.take()
    device.reclaim(app.scene("A"))
    #expect(Journal.take() == ["disappear"])
    app.tapIcon()
    #expect(Journal.take().first == "appear")
    device.kill(app)
    _ = Journal.take()
    app.tapIcon()
    #expect(Journal.take() == ["appear", "app background active", "view inactive active"])
  }
}
