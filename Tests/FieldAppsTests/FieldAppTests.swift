import SceneSystem
import TestTraits
import Testing

/// Complete apps in the style of real ones, with their Info.plist, as processes on a simulated device. Their output is what their authors
/// would see in Xcode's console.
@Suite("Field apps on a simulated device", .waitsForProcesses)
struct FieldAppTests {
  @Test("L-02: an app without scenes is launched by a URL and goes through every state")
  func legacy() throws {
    let device = try FieldDevice("FieldLegacy")
    #expect(
      try device.perform("open url field://a") == [
        "willFinish state=1", "didFinish url=field://a", "viewDidLoad", "open field://a from=unknown",
        "didBecomeActive", "viewDidAppear key=true tint=true",
      ])
    #expect(try device.perform("swipe home") == ["willResignActive", "didEnterBackground", "saved", "task ended"])
    #expect(try device.perform("background fetch") == ["fetch"])
    #expect(try device.perform("tap icon") == ["willEnterForeground", "didBecomeActive"])
    #expect(try device.perform("quick action x") == ["action x"])
    #expect(try device.perform("memory warning") == ["memory"])
    #expect(
      try device.perform("open switcher", "swipe away A") == [
        "willResignActive", "didEnterBackground", "saved", "task ended", "willTerminate", "saved",
      ])
  }

  @Test("P-03: a list opens a detail window with an activity, whose type selects the configuration")
  func opensDetail() throws {
    let device = try FieldDevice("FieldGallery", on: .padN)
    #expect(
      try device.perform("tap icon") == [
        "configure Gallery", "gallery connected scroll=0", "configure Inspector", "inspector connected lake asked",
      ])
  }

  @Test("R-01, R-04: both windows are restored after a reclaim, each with its own state")
  func restores() throws {
    let device = try FieldDevice("FieldGallery", on: .padN)
    _ = try device.perform("tap icon")
    #expect(try device.perform("swipe home") == ["gallery saves 7", "inspector updates lake"])
    #expect(
      try device.perform("reclaim A", "reclaim B").filter { $0.hasSuffix("disconnected") || $0.contains("freed") } == [
        "gallery disconnected", "inspector freed",
      ])
    let back = try device.perform("tap icon")
    #expect(
      Set(back) == [
        "inspector connected lake restored", "gallery connected scroll=7", "gallery interaction org.example.gallery",
      ])
  }

  @Test("L-08: the windows survive a kill, and no configuration is requested again")
  func outlivesKill() throws {
    let device = try FieldDevice("FieldGallery", on: .padN)
    _ = try device.perform("tap icon", "swipe home", "kill")
    let back = try device.perform("tap icon")
    #expect(!back.contains { $0.hasPrefix("configure") })
    #expect(back.contains("inspector connected lake restored") || back.contains("gallery connected scroll=7"))
  }

  @Test("T-08: a window that the user closes is discarded with its saved userInfo")
  func discards() throws {
    let device = try FieldDevice("FieldGallery", on: .padN)
    _ = try device.perform("tap icon")
    let lines = try device.perform("close window B")
    #expect(Array(lines.suffix(3)) == ["inspector disconnected lake", "inspector freed", "discard lake"])
  }

  @Test("Coordinators and tabs: only the visible tab loads, and the work of a task is in a separate turn")
  func tabs() throws {
    let device = try FieldDevice("FieldTabs")
    let lines = try device.perform("tap icon")
    #expect(
      lines == [
        "Home loaded", "Home appeared indigo=true tabs=3", "Profile loaded", "loaded badge=1",
        "Profile appeared indigo=true tabs=3",
      ])
    #expect(try device.perform("swipe home", "tap icon") == [])
  }

  @Test(
    "E-01 to E-06, warm: URL, link, quick action and notification are delivered to the scene, never to the app delegate"
  )
  func routesWarm() throws {
    let device = try FieldDevice("FieldRouter")
    _ = try device.perform("tap icon")
    #expect(try device.perform("open url field://item") == ["route item by url depth=2"])
    #expect(try device.perform("tap link https://example.org/x") == ["will continue", "route /x by link depth=2"])
    #expect(try device.perform("quick action go") == ["route go by action depth=2"])
    #expect(try device.perform("tap notification n") == ["tapped n"])
    #expect(try device.perform("silent push") == ["silent push"])
  }

  @Test(
    "E-01 to E-06, cold: the launch event is in the connection options",
    arguments: [
      ("open url field://item", "route item by url depth=2"),
      ("tap link https://example.org/x", "route /x by link depth=2"),
      ("quick action go", "route go by cold action depth=2"),
      ("tap notification n", "route n by cold notification depth=2"),
    ])
  func routesCold(stimulus: String, route: String) throws {
    let lines = try FieldDevice("FieldRouter").perform(stimulus)
    #expect(lines.first == "launchOptions=nil")
    #expect(lines.filter { $0.hasPrefix("route") } == [route])
    #expect(lines.contains("tapped n") == stimulus.hasPrefix("tap notification"))
    #expect(lines.contains("no push"))
    #expect(!lines.contains { $0.hasPrefix("wrong door") })
  }

  @Test("Subclasses at every level: principal class, scene, window, and a generic delegate as superclass")
  func subclasses() throws {
    let device = try FieldDevice("FieldSubclass")
    #expect(
      try device.perform("tap icon") == [
        "application made", "services made", "finished LoggingApplication 2", "scene made", "window is key",
        "base connected LoggingScene", "base active", "main active Main",
      ])
    #expect(try device.perform("swipe home") == ["base resigns"])
  }

  @Test(
    "The master-detail template has one column on a phone, two on a tablet",
    arguments: [(DeviceProfile.phone, true), (.padN, false)])
  func split(profile: DeviceProfile, collapses: Bool) throws {
    #expect(
      try FieldDevice("FieldSplit", on: profile).perform("tap icon") == [
        "master appeared collapsed=\(collapses)", "detail appeared item=true",
      ])
  }

  @Test("A privacy cover in its own window does not change the key window, and observers receive the same as delegates")
  func observer() throws {
    let device = try FieldDevice("FieldObserver")
    #expect(
      try device.perform("tap icon") == [
        "UIWindowDidBecomeKey", "UISceneWillConnect", "UISceneWillEnterForeground",
        "UIApplicationWillEnterForeground", "uncovered key=true", "UISceneDidActivate", "UIApplicationDidBecomeActive",
      ])
    #expect(
      try device.perform("alert") == [
        "covered windows=2 key=true", "UISceneWillDeactivate", "UIApplicationWillResignActive",
      ])
    #expect(
      try device.perform("dismiss alert") == [
        "uncovered key=true", "UISceneDidActivate", "UIApplicationDidBecomeActive",
      ])
    #expect(
      try device.perform("swipe home") == [
        "covered windows=2 key=true", "UISceneWillDeactivate", "UIApplicationWillResignActive",
        "UISceneDidEnterBackground", "UIApplicationDidEnterBackground",
      ])
  }
}
