import Testing
import UIKitCore

@testable import SceneTesting

/// State across the end of a scene, a process, or the device.
@MainActor @Suite("State is expected to survive") struct RestorationAssertionTests {
  @Test(
    "A state in the restoration activity is restored after every interruption, on every kind of device",
    arguments: Interruption.allCases, [DeviceProfile.phone, .pad, .mac, .desktop])
  func survives(interruption: Interruption, profile: DeviceProfile) throws {
    let app = try Device(profile).install(
      SampleAppDelegate.self, manifest: .scenes(SampleSceneDelegate.self).activityTypes("draft"))
    app.tapIcon()
    app.scene().delegate(as: SampleSceneDelegate.self)?.draft = "Dear Ada"
    expectStateRestored(app, app.scene(), after: interruption) { $0.delegate(as: SampleSceneDelegate.self)?.draft }
    #expect(app.scene().delegate(as: SampleSceneDelegate.self)?.draft == "Dear Ada")
  }

  @Test("The second of two windows keeps its own state")
  func twoWindows() throws {
    let app = try Device(.pad).install(
      SampleAppDelegate.self, manifest: .scenes(SampleSceneDelegate.self).activityTypes("draft"))
    app.tapIcon()
    app.openNewWindow()
    for label in ["A", "B"] { app.scene(label).delegate(as: SampleSceneDelegate.self)?.draft = "in \(label)" }
    for interruption in Interruption.allCases {
      expectStateRestored(app, app.scene("B"), after: interruption) { $0.delegate(as: SampleSceneDelegate.self)?.draft }
    }
    #expect(app.scene("B").delegate(as: SampleSceneDelegate.self)?.draft == "in B")
  }

  @Test("Lost state is shown with what was saved and all calls that the app received")
  func lost() throws {
    let app = try Device().install(SampleAppDelegate.self, manifest: .scenes(SampleSceneDelegate.self))
    app.tapIcon()
    app.scene().delegate(as: SampleSceneDelegate.self)?.draft = "Dear Ada"
    let text = try #require(
      RestorationCheck.problem(app, app.scene(), by: .kill) { $0.delegate(as: SampleSceneDelegate.self)?.draft })
    #expect(
      text.hasPrefix(
        "The state of scene A did not survive: it was Optional(\"Dear Ada\"), and after kill it is Optional(\"\").\n"
          + "The device had saved no activity for the session.\n> swipe home\n"))
    #expect(text.contains("NSUserActivityTypes"))
    #expect(text.contains("\n> kill\n> tap icon\n"))
  }

  @Test("Without a scene there is no state to lose, and the failure states that")
  func notConnected() throws {
    let app = try Device().install(SampleAppDelegate.self, manifest: .scenes(SampleSceneDelegate.self))
    #expect(RestorationCheck.problem(app, app.scene(), by: .kill) { _ in 1 }?.contains("is not connected") == true)
    withKnownIssue { expectStateRestored(app, app.scene(), after: .kill) { _ in 1 } }
  }
}
