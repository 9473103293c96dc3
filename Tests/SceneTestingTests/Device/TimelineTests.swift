import SceneTesting
import SceneTrace
import Testing
import UIKitCore

@MainActor @Suite("The timeline of a device") struct TimelineTests {
  @Test("It shows what was done and what the app was told, in every format")
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

  @Test("A test attaches it, under its own name")
  func attachment() throws {
    let device = Device()
    try device.install(ProbeAppDelegate.self, manifest: .scenes(ProbeSceneDelegate.self)).tapIcon()
    device.attachTimeline()
    #expect(device.timeline(title: "A test attaches it").contains("A test attaches it"))
  }

  @Test("A device that does not trace has an empty one")
  func untraced() throws {
    let device = Device(tracing: false)
    try device.install(ProbeAppDelegate.self, manifest: .scenes(ProbeSceneDelegate.self)).tapIcon()
    #expect(device.trace.isEmpty)
    #expect(!device.timeline(.text).contains("sceneDidBecomeActive"))
  }
}
