import Foundation
import SceneSimulator
import Testing
import TestSupport
import UIKitCore

@testable import SceneTesting

/// Recorded traces: written once, compared afterwards, readable by every reader of device scripts.
@MainActor @Suite("A trace is recorded once and compared afterwards") struct TraceAssertionTests {
  private let folder = TemporaryFolder()

  private func file(_ name: String, isRecording: Bool = false) -> TraceFile {
    var file = TraceFile(name: name, testFile: folder.path + "/SomeTests.swift")
    file.isRecording = isRecording
    return file
  }

  private func run() throws -> Device {
    let device = Device(.pad, osVersion: 18)
    let app = try device.install(
      SampleAppDelegate.self, manifest: .scenes(SampleSceneDelegate.self).activityTypes("draft"))
    app.launch(url: "recipes://soup")
    device.swipeHome()
    device.kill()
    return device
  }

  @Test("Without a recorded trace it is recorded, and the failure names the file; the next run passes")
  func missing() throws {
    let problem = try #require(file("a").problem(with: "id: a\n"))
    #expect(problem.contains("SomeTests/a.trace, so this one was recorded"))
    #expect(file("a").path.hasSuffix("/__Traces__/SomeTests/a.trace"))
    #expect(file("a").problem(with: "id: a\n") == nil)
  }

  @Test("A changed trace fails with a diff, and is replaced only in recording mode")
  func changed() throws {
    #expect(file("a", isRecording: true).problem(with: "id: a\n\n> tap icon\nA.b()\n") == nil)
    let problem = try #require(file("a").problem(with: "id: a\n\n> tap icon\nA.c()\n"))
    #expect(problem.contains("- A.b()\n+ A.c()") && problem.contains("RECORD_TRACES=1"))
    #expect(file("a").problem(with: "id: a\n\n> tap icon\nA.b()\n") == nil)
    #expect(file("a", isRecording: true).problem(with: "id: a\n\n> tap icon\nA.c()\n") == nil)
    #expect(file("a").problem(with: "id: a\n\n> tap icon\nA.c()\n") == nil)
  }

  @Test("A folder that is not writable gives a message, not a trap")
  func unwritable() {
    let file = TraceFile(name: "a", testFile: "/dev/null/SomeTests.swift")
    #expect(file.problem(with: "x")?.hasPrefix("The trace cannot be written to /dev/null/") == true)
  }

  @Test("The recorded text is a device script: the parser of traces reads its header, stimuli and events")
  func format() throws {
    let device = try run()
    let text = TraceText.text(of: device.trace, id: "cold", profile: device.profile)
    #expect(
      text == """
        id: cold
        profile: padN
        os: 18

        > open url recipes://soup
        AppDelegate.application(_:willFinishLaunchingWithOptions:)  # SampleAppDelegate
        AppDelegate.application(_:didFinishLaunchingWithOptions:)  # SampleAppDelegate
        SceneDelegate[A].scene(_:willConnectTo:options:)  # SampleSceneDelegate
        SceneDelegate[A].sceneWillEnterForeground(_:)  # SampleSceneDelegate
        SceneDelegate[A].sceneDidBecomeActive(_:)  # SampleSceneDelegate

        > swipe home
        SceneDelegate[A].sceneWillResignActive(_:)  # SampleSceneDelegate
        SceneDelegate[A].sceneDidEnterBackground(_:)  # SampleSceneDelegate
        SceneDelegate[A].stateRestorationActivity(for:)  # SampleSceneDelegate

        > kill
        process.killed

        """)
    let script = try DeviceScript.parse(text, file: "cold.trace")
    #expect(script.steps.count == 3 && script.osVersion == 18)
    #expect(script.steps.map { $0.expected.count } == [5, 3, 1])
  }

  @Test("Stimuli that no script can express are recorded as lines that the parser accepts")
  func contents() throws {
    let device = Device()
    let app = try device.install(SampleAppDelegate.self, manifest: .scenes(SampleSceneDelegate.self))
    let activity = NSUserActivity(activityType: "reading")
    activity.userInfo = ["page": 7]
    try app.launch(handoff: activity)
    app.launch(share: "https://icloud.example/a", title: "Soups")
    app.launch(notification: "n", title: "Lunch", userInfo: ["a": 1])
    device.offerHandoff("reading")
    try device.deliverHandoff(activity)
    let text = TraceText.text(of: device.trace, id: "x", profile: nil)
    let script = try DeviceScript.parse(text, file: "x.trace")
    #expect(script.steps.count == 5, "\(text)")
  }

  @Test(
    "A trace is named after its test",
    arguments: [("coldLaunch()", "coldLaunch"), ("a b(c:)", "a-b"), ("(x)", "trace")])
  func name(function: String, expected: String) {
    #expect(TraceFile.name(of: function) == expected)
  }

  @Test("The same run gives the same trace as the file beside this one")
  func snapshot() throws {
    expectTrace(of: try run())
  }
}
