@testable import SceneTesting
import SceneTrace
import Testing
import UIKitCore

@MainActor @Suite("The timeline of a device") struct TimelineTests {
  @Test("It shows the stimuli and the callbacks in every format")
  func formats() throws {
    let device = Device(.pad)
    let app = try device.install(ProbeAppDelegate.self, manifest: .scenes(ProbeSceneDelegate.self))
    app.tapIcon()
    device.swipeHome()
    for format in TimelineFormat.allCases {
      let text = device.timeline(format)
      #expect(text.contains("sceneDidEnterBackground"), "\(format)")
      #expect(text.contains("swipe home"), "\(format)")
    }
  }

  @Test(
    "A test attaches it, under its own name, with the format's file extension", arguments: TimelineFormat.allCases)
  func attachment(format: TimelineFormat) throws {
    let device = Device()
    try device.install(ProbeAppDelegate.self, manifest: .scenes(ProbeSceneDelegate.self)).tapIcon()
    device.attachTimeline(format: format)
    let endings: [TimelineFormat: String] = [
      .text: "txt", .jsonl: "jsonl", .html: "html", .svg: "svg", .chrome: "json", .mermaid: "mmd",
    ]
    let test = try #require(Test.current)
    let file = device.timelineFile(for: test, named: nil, format)
    #expect(file.name == "device.\(try #require(endings[format]))")
    #expect(file.text == device.timeline(format, title: try #require(test.displayName)))
    #expect(file.text.contains("sceneDidBecomeActive"))
    if format == .html || format == .svg { #expect(file.text.contains("A test attaches it, under its own name")) }
    #expect(device.timelineFile(for: test, named: "login.out", format).name == "login.out")
  }

  @Test("A device without tracing has an empty timeline")
  func untraced() throws {
    let device = Device(tracing: false)
    try device.install(ProbeAppDelegate.self, manifest: .scenes(ProbeSceneDelegate.self)).tapIcon()
    #expect(device.trace.isEmpty)
    #expect(!device.timeline(.text).contains("sceneDidBecomeActive"))
  }
}
