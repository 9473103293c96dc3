import SceneSystem
import SceneTrace
import Testing

@testable import SceneSimulator

@Suite("Timelines of device scripts, as if their events had occurred")
struct ScriptTimelineTests {
  static func timeline(_ text: String) throws -> Timeline { try DeviceScript.parse(text, file: "x.trace").timeline }

  @Test("Stimuli and events are in order, with the states that their names imply")
  func launch() throws {
    let timeline = try Self.timeline(
      """
      id: S002
      title: Cold launch

      > tap icon
      AppDelegate.application(_:didFinishLaunchingWithOptions:)
      SceneDelegate.scene(_:willConnectTo:options:) stateRestorationActivity=no
      ViewController.viewDidLoad()
      SceneDelegate.sceneWillEnterForeground(_:)
      ViewController.viewDidLayoutSubviews()
      SceneDelegate.sceneDidBecomeActive(_:)
      | swipe home
      SceneDelegate.sceneWillResignActive(_:)
      SceneDelegate.sceneDidEnterBackground(_:)
      > kill
      """)
    #expect(timeline.title == "S002: Cold launch")
    #expect(!timeline.hasTimes)
    #expect(timeline.lanes.map(\.name) == ["process", "app", "A"])
    #expect(
      timeline.rows.indices.map { timeline.lanes[2].state(at: $0)?.rawValue ?? "-" } == [
        "-", "-", "unattached", "unattached", "unattached", "inactive", "active", "active", "active", "background",
        "background",
      ])
    #expect(
      timeline.events.map(\.applicationBefore).map { "\($0)" } == [
        "background", "background", "background", "background", "background", "inactive", "active", "background",
        "active", "background", "background",
      ])
    #expect(timeline.events[2].details == [.init(key: "stateRestorationActivity", value: "no")])
    #expect(timeline.events.map(\.time) == (0..<11).map { $0 * 1_000_000 })
  }

  @Test("With one session, scene events belong to it; with labels, only labelled events belong to a session")
  func labels() throws {
    let one = try Self.timeline(
      """
      > tap icon
      SceneDelegate.sceneDidBecomeActive(_:)
      post UIScene.didActivateNotification
      post UIApplication.didBecomeActiveNotification
      NotificationCenterDelegate.userNotificationCenter(_:didReceive:withCompletionHandler:)
      scenePhase=active
      """)
    #expect(one.events.map { $0.session?.label ?? "-" } == ["-", "A", "A", "-", "-", "A"])
    let two = try Self.timeline("> tap icon\nSceneDelegate[B].sceneDidBecomeActive(_:)\nViewController.viewDidLoad()\n")
    #expect(two.events.map { $0.session?.label ?? "-" } == ["-", "B", "-"])
  }

  @Test("A notification's class is its owner, as in a recorded trace")
  func notifications() throws {
    let events = try Self.timeline(
      "> tap icon\npost UIScene.didActivateNotification[A]\npost somethingElse\n"
    ).events
    #expect(events[1].owner == "UIScene" && events[1].callback == "didActivateNotification")
    #expect(events[2].owner == "NSNotification.Name" && events[2].callback == "somethingElse")
    #expect(TextTraceWriter().line(for: events[1]).contains("post UIScene.didActivateNotification[A]"))
  }

  @Test("Sessions of the header begin at the first row, and a discarded one ends")
  func sessions() throws {
    let timeline = try Self.timeline(
      """
      app: multi
      sessions: A=Main B=Detail
      restoration: B

      | remove card B
      > tap icon
      AppDelegate.application(_:didDiscardSceneSessions:) sessions={B}
      SceneDelegate[A].scene(_:willConnectTo:options:) stateRestorationActivity=yes
      """)
    #expect(
      timeline.events.prefix(2).map(\.callback) == [
        "Session A (Main) is there.", "Session B (Detail) is there, with a saved state.",
      ])
    #expect(timeline.lanes[2].state(at: 3) == .disconnected)
    #expect(timeline.lanes[3].state(at: 3) == .disconnected)
    #expect(timeline.lanes[3].state(at: 4) == nil)
    #expect(timeline.rows.map(\.mark) == [nil, nil, nil, nil, .discard, .restoration])
  }

  @Test("A state in an event's details overrides the one that its name implies")
  func details() throws {
    let events = try Self.timeline(
      "> lock\nSceneDelegate.sceneDidBecomeActive(_:) scene=background app=inactive\nViewController.viewDidLoad()\n"
    ).events
    #expect(events[1].sceneBefore == .background)
    #expect(events[1].applicationBefore == .inactive)
  }

  @Test("The end of a process ends all scenes")
  func exit() throws {
    let events = try Self.timeline(
      """
      > tap icon
      SceneDelegate.sceneDidBecomeActive(_:)
      > quit
      process.exit
      > tap icon
      AppDelegate.application(_:didFinishLaunchingWithOptions:)
      """
    ).events
    #expect(events[3].kind == .process && events[3].callback == "exit")
    #expect(events[1].applicationBefore == .active)
    #expect(events[5].applicationBefore == .background)
  }

  @Test("Every golden trace gives a timeline with a row for each of its lines")
  func goldenTraces() throws {
    let folder = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3).joined(separator: "/")
    let scripts = try DeviceScript.load(paths: [folder + "/Conformance"])
    #expect(scripts.count > 60)
    for script in scripts {
      let lines = script.sessions.count + script.steps.count + script.steps.map(\.expected.count).reduce(0, +)
      #expect(script.timeline.rows.count == lines, "\(script.id)")
      #expect(script.timeline.rows.allSatisfy { script.timeline.event(of: $0) != nil }, "\(script.id)")
    }
  }
}
