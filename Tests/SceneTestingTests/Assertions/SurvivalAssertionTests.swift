import Testing
import UIKitCore

@testable import SceneTesting

/// State over the end of a scene, of a process, of the device's power.
@MainActor @Suite("State is expected to survive") struct SurvivalAssertionTests {
  @Test(
    "What an app saves by its restoration activity survives everything, on every kind of device",
    arguments: Interruption.allCases, [DeviceProfile.phone, .pad, .mac, .desktop])
  func survives(interruption: Interruption, profile: DeviceProfile) throws {
    let app = try Device(profile).install(
      SampleAppDelegate.self, manifest: .scenes(SampleSceneDelegate.self).activityTypes("draft"))
    app.tapIcon()
    app.scene().delegate(as: SampleSceneDelegate.self)?.draft = "Dear Ada"
    expectStateSurvives(app, app.scene(), by: interruption) { $0.delegate(as: SampleSceneDelegate.self)?.draft }
    #expect(app.scene().delegate(as: SampleSceneDelegate.self)?.draft == "Dear Ada")
  }

  @Test("The second of two windows keeps its own state")
  func twoWindows() throws {
    let app = try Device(.pad).install(
      SampleAppDelegate.self, manifest: .scenes(SampleSceneDelegate.self).activityTypes("draft"))
    app.tapIcon()
    app.newWindow()
    for label in ["A", "B"] { app.scene(label).delegate(as: SampleSceneDelegate.self)?.draft = "in \(label)" }
    for interruption in Interruption.allCases {
      expectStateSurvives(app, app.scene("B"), by: interruption) { $0.delegate(as: SampleSceneDelegate.self)?.draft }
    }
    #expect(app.scene("B").delegate(as: SampleSceneDelegate.self)?.draft == "in B")
  }

  @Test("What is lost is shown with what was kept and with everything that the app was called with")
  func lost() throws {
    let app = try Device().install(SampleAppDelegate.self, manifest: .scenes(SampleSceneDelegate.self))
    app.tapIcon()
    app.scene().delegate(as: SampleSceneDelegate.self)?.draft = "Dear Ada"
    let text = try #require(
      Survival.problem(app, app.scene(), by: .kill) { $0.delegate(as: SampleSceneDelegate.self)?.draft })
    #expect(
      text.hasPrefix(
        "The state of scene A did not survive: it was Optional(\"Dear Ada\"), and after kill it is Optional(\"\").\n"
          + "The device had kept no activity for the session.\n> swipe home\n"))
    #expect(text.contains("NSUserActivityTypes"))
    #expect(text.contains("\n> kill\n> tap icon\n"))
  }

  @Test("Without a scene there is nothing to lose, and the failure says so")
  func notConnected() throws {
    let app = try Device().install(SampleAppDelegate.self, manifest: .scenes(SampleSceneDelegate.self))
    #expect(Survival.problem(app, app.scene(), by: .kill) { _ in 1 }?.contains("is not connected") == true)
    withKnownIssue { expectStateSurvives(app, app.scene(), by: .kill) { _ in 1 } }
  }
}
