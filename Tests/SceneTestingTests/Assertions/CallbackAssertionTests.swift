import SceneSimulator
import SceneSystem
import Testing
import UIKitCore

@testable import SceneTesting

/// The messages for a developer when callbacks are not as expected.
@MainActor @Suite("Callback assertions fail with a diff") struct CallbackAssertionTests {
  private func launched() throws -> (Device, AppUnderTest) {
    let device = Device(.pad)
    let app = try device.install(
      SampleAppDelegate.self, manifest: .scenes(SampleSceneDelegate.self).activityTypes("draft"))
    app.tapIcon()
    return (device, app)
  }

  @Test("The exact order passes with class and label, with the class, and with the callback alone")
  func passes() throws {
    let (device, app) = try launched()
    let home = device.swipeHome()
    expectCallbacks(
      [
        "SampleSceneDelegate[A].sceneWillResignActive(_:)", "SampleSceneDelegate.sceneDidEnterBackground(_:)",
        "stateRestorationActivity(for:)",
      ], in: home)
    expectCallbacks(containing: ["sceneWillEnterForeground(_:)", "sceneDidBecomeActive(_:)"], in: app.tapIcon())
    expectCallbacks([], in: app.tapIcon())
  }

  @Test("A missing and an extra callback are marked among the matching ones")
  func exactFailure() throws {
    let (device, _) = try launched()
    let text = CallbackOrder.exact(
      ["sceneWillResignActive(_:)", "sceneDidDisconnect(_:)", "stateRestorationActivity(for:)"],
      in: device.swipeHome())
    #expect(
      text == """
        The app was not called as expected after \u{201C}swipe home\u{201D} (- expected, + seen):
          SampleSceneDelegate[A].sceneWillResignActive(_:)
        - sceneDidDisconnect(_:)
        + SampleSceneDelegate[A].sceneDidEnterBackground(_:)
          SampleSceneDelegate[A].stateRestorationActivity(for:)
        """)
  }

  @Test("A callback that is called too early is reported as too early")
  func partialFailure() throws {
    let (device, _) = try launched()
    let text = try #require(
      CallbackOrder.partial(
        ["sceneDidEnterBackground(_:)", "sceneWillResignActive(_:)"], in: device.swipeHome()))
    #expect(
      text == """
        sceneWillResignActive(_:) was not called after sceneDidEnterBackground(_:) in response to \u{201C}swipe home\u{201D}. \
        It was called earlier.
          SampleSceneDelegate[A].sceneWillResignActive(_:)
        = SampleSceneDelegate[A].sceneDidEnterBackground(_:)
        - sceneWillResignActive(_:)
          SampleSceneDelegate[A].stateRestorationActivity(for:)
        """)
  }

  @Test("Another window's callback does not match where the label is given")
  func label() throws {
    let (device, app) = try launched()
    app.openNewWindow()
    let text = CallbackOrder.partial(["SampleSceneDelegate[C].sceneWillResignActive(_:)"], in: device.swipeHome())
    #expect(text?.hasPrefix("SampleSceneDelegate[C].sceneWillResignActive(_:) was not called in response to") == true)
  }

  @Test("A stimulus that was not possible is reported with the failure")
  func rejectionReason() throws {
    let (device, _) = try launched()
    let text = try #require(CallbackOrder.exact(["sceneDidBecomeActive(_:)"], in: device.dismissAlert()))
    #expect(text.contains("\n# "))
  }

  @Test("A failing assertion fails the test")
  func fails() throws {
    let (device, _) = try launched()
    let home = device.swipeHome()
    withKnownIssue {
      expectCallbacks([], in: home)
    } matching: {
      "\($0)".contains("+ SampleSceneDelegate[A]")
    }
    withKnownIssue { expectCallbacks(containing: ["sceneDidDisconnect(_:)"], in: home) }
  }

  @Test("A long trace is shown around its differences, with three dots for the rest")
  func longDiff() {
    let seen = (0..<40).map { "callback \($0)" }
    var expected = seen
    expected[20] = "another"
    let diff = LineDiff(expected: expected, seen: seen)
    #expect(diff.text(context: 1) == "  ...\n  callback 19\n- another\n+ callback 20\n  callback 21\n  ...")
  }

  @Test("Applying a diff's marks gives both lists, whatever they contain")
  func property() {
    for seed in UInt64(1)...200 {
      var generator = SeededGenerator(seed: seed)
      func list() -> [String] {
        (0..<Int.random(in: 0...8, using: &generator)).map { _ in String(Int.random(in: 0...3, using: &generator)) }
      }
      let (expected, seen) = (list(), list())
      let lines = LineDiff(expected: expected, seen: seen).lines
      #expect(lines.filter { $0.mark != "+" }.map(\.element) == expected, "seed \(seed)")
      #expect(lines.filter { $0.mark != "-" }.map(\.element) == seen, "seed \(seed)")
    }
  }
}
