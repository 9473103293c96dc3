import SceneSimulator
import SceneSystem
import Testing

@testable import SceneConformance

@Suite("Comparison of events as device-script.md defines it")
struct TraceComparisonTests {
  /// The difference after the last stimulus of a script whose app then logs `seen`.
  func difference(_ script: String, _ seen: String) throws -> [String] {
    let script = try DeviceScript.parse(script, file: "x.trace")
    let lines = try seen.split(separator: "\n").map { try TraceLine(parsing: $0) }
    return TraceComparison(script).difference(expected: script.steps.last?.expected ?? [], seen: lines)
  }

  @Test("The listed events in order and no others: no difference")
  func same() throws {
    #expect(
      try difference(
        """
        > tap icon
        AppDelegate.application(_:didFinishLaunchingWithOptions:)
        SceneDelegate.sceneDidBecomeActive(_:)
        """,
        """
        AppDelegate.application(_:didFinishLaunchingWithOptions:) app=background
        SceneDelegate[A].sceneDidBecomeActive(_:) scene=foregroundActive
        """
      ).isEmpty)
  }

  @Test("A missing, extra or misplaced event is a difference, shown as a diff")
  func differences() throws {
    let script = "> tap icon\nViewController.viewDidLoad()\nViewController.viewWillAppear(_:)\n"
    #expect(
      try difference(script, "ViewController.viewDidLoad()") == [
        " ViewController.viewDidLoad()", "-ViewController.viewWillAppear(_:)",
      ])
    #expect(
      try difference(
        script, "ViewController.viewDidLoad()\nViewController.viewWillAppear(_:)\nViewController.viewDidAppear(_:)")
        == [" ViewController.viewDidLoad()", " ViewController.viewWillAppear(_:)", "+ViewController.viewDidAppear(_:)"])
    #expect(
      try difference(script, "ViewController.viewWillAppear(_:)\nViewController.viewDidLoad()")
        == ["-ViewController.viewDidLoad()", " ViewController.viewWillAppear(_:)", "+ViewController.viewDidLoad()"])
    #expect(
      try difference(
        script, "ViewController.viewDidLoad()\nViewController.viewDidLoad()\nViewController.viewWillAppear(_:)"
      ).contains("+ViewController.viewDidLoad()"))
    #expect(
      try difference("> kill\n", "SceneDelegate.sceneDidDisconnect(_:)") == ["+SceneDelegate.sceneDidDisconnect(_:)"])
  }

  @Test(
    "Callbacks outside the list are compared only in a file that names them",
    arguments: [
      "AppDelegate.init()", "AppDelegate.application(_:willFinishLaunchingWithOptions:)",
      "ViewController.viewIsAppearing(_:)",
      "SceneDelegate.stateRestorationActivity(for:)", "SceneDelegate.scene(_:restoreInteractionStateWith:)",
      "AppDelegate.applicationDidReceiveMemoryWarning(_:)",
      "AppDelegate.applicationProtectedDataWillBecomeUnavailable(_:)",
      "SceneDelegate.windowScene(_:didUpdate:interfaceOrientation:traitCollection:)", "ContentView.body",
      "SceneDelegate.deinit",
      "AppDelegate.application(_:shouldSaveApplicationState:)",
    ])
  func onlyWhenNamed(event: String) throws {
    #expect(try difference("> tap icon\n", event).isEmpty)
    #expect(try difference("> tap icon\n\(event)\n", event).isEmpty)
    #expect(try difference("> tap icon\n\(event)\n", "") == ["-\(event)"])
    #expect(try difference("> tap icon\n\(event)\n", "\(event)\n\(event)") == [" \(event)", "+\(event)"])
    // A name in an earlier stimulus counts, too.
    #expect(try difference("> tap icon\n\(event)\n> dismiss\n", event) == ["+\(event)"])
    #expect(try difference("absent: \(event)\n\n> tap icon\n", event).last == "!\(event)    (must not occur)")
  }

  @Test(
    "Deliveries, transitions, layout and deinit are compared wherever their owner is listed",
    arguments: [
      "SceneDelegate.scene(_:openURLContexts:)", "SceneDelegate.scene(_:continue:)",
      "SceneDelegate.sceneWillResignActive(_:)",
      "SceneDelegate.windowScene(_:performActionFor:completionHandler:)", "AppDelegate.applicationWillTerminate(_:)",
      "AppDelegate.application(_:didDiscardSceneSessions:)", "AppDelegate.application(_:open:options:)",
      "AppDelegate.application(_:didReceiveRemoteNotification:fetchCompletionHandler:)", "ViewController.deinit",
      "ViewController.viewDidLayoutSubviews()",
      "NotificationCenterDelegate.userNotificationCenter(_:didReceive:withCompletionHandler:)",
    ])
  func always(event: String) throws {
    #expect(try difference("> tap icon\n", event) == ["+\(event)"])
  }

  @Test("only: the events of other owners are ignored")
  func only() throws {
    #expect(try difference("only: AppDelegate\n\n> tap icon\n", "SceneDelegate.sceneDidBecomeActive(_:)").isEmpty)
    #expect(
      try difference("only: SceneDelegate\n\n> tap icon\n", "SceneDelegate.sceneDidBecomeActive(_:)") == [
        "+SceneDelegate.sceneDidBecomeActive(_:)"
      ])
  }

  @Test("post, process and scenePhase are compared only where `only` names them")
  func silentOwners() throws {
    for event in ["process.exit", "process.killed", "scenePhase=active"] {
      #expect(try difference("> tap icon\n", event).isEmpty)
    }
    #expect(try difference("only: process\n\n> tap icon\n", "process.exit") == ["+process.exit"])
    #expect(try difference("only: scenePhase\n\n> tap icon\n", "scenePhase=active") == ["+scenePhase=active"])
    #expect(try difference("only: process\n\n> kill\nprocess.killed\n", "process.exit").count == 2)
  }

  @Test("Each single notification is compared only in a file that names it")
  func notifications() throws {
    let seen = "post UIScene.willConnectNotification[A]\npost UIScene.didActivateNotification[A]"
    #expect(try difference("only: post\n\n> tap icon\n", seen).isEmpty)
    #expect(try difference("only: post\n\n> tap icon\npost UIScene.didActivateNotification\n", seen).isEmpty)
    #expect(
      try difference(
        "only: post\n\n> tap icon\npost UIScene.didActivateNotification\n",
        seen + "\npost UIScene.didActivateNotification[B]")
        == [" post UIScene.didActivateNotification", "+post UIScene.didActivateNotification"])
  }

  @Test("A listed detail is compared with the value; a set in any order")
  func details() throws {
    let script = "> tap icon\nAppDelegate.application(_:didDiscardSceneSessions:) sessions={A,B}\n"
    let event = "AppDelegate.application(_:didDiscardSceneSessions:)"
    #expect(try difference(script, "\(event) app=active sessions={B,A}").isEmpty)
    #expect(
      try difference(script, "\(event) app=active sessions={A}") == [
        "-\(event) sessions={A,B}", "+\(event) sessions={A}",
      ])
    #expect(try difference(script, event) == ["-\(event) sessions={A,B}", "+\(event)"])
    #expect(try difference("> tap icon\n\(event)\n", "\(event) sessions={Z}").isEmpty)
    #expect(try difference("> tap icon\n\(event) sessions={}\n", "\(event) sessions={}").isEmpty)
    #expect(try difference("> tap icon\n\(event) sessions={}\n", "\(event) sessions={A}").count == 2)
  }

  @Test("A label must be that of the session; without a label any session matches")
  func labels() throws {
    let script = "> tap icon\nSceneDelegate[B].sceneDidBecomeActive(_:)\n"
    #expect(try difference(script, "SceneDelegate[B].sceneDidBecomeActive(_:)").isEmpty)
    #expect(try difference(script, "SceneDelegate[A].sceneDidBecomeActive(_:)").count == 2)
    #expect(try difference(script, "SceneDelegate.sceneDidBecomeActive(_:)").count == 2)
  }

  @Test("partial: other events may occur in between, but the order holds and none may be missing")
  func partial() throws {
    let script = "partial: yes\n\n> tap icon\nViewController.viewDidLoad()\nViewController.viewDidAppear(_:)\n"
    #expect(
      try difference(
        script,
        "ViewController.viewDidLoad()\nViewController.viewWillAppear(_:)\nViewController.viewDidAppear(_:)\nViewController.deinit"
      ).isEmpty)
    #expect(
      try difference(script, "ViewController.viewDidAppear(_:)\nViewController.viewDidLoad()").contains(
        "-ViewController.viewDidAppear(_:)"))
    #expect(
      try difference(script, "ViewController.viewDidLoad()") == [
        " ViewController.viewDidLoad()", "-ViewController.viewDidAppear(_:)",
      ])
  }

  @Test("unordered: any order, but no event more and none less")
  func unordered() throws {
    let script = "unordered: yes\n\n> tap icon\nViewController.viewDidLoad()\nViewController.viewDidAppear(_:)\n"
    #expect(try difference(script, "ViewController.viewDidAppear(_:)\nViewController.viewDidLoad()").isEmpty)
    #expect(try difference(script, "ViewController.viewDidAppear(_:)").contains("-ViewController.viewDidLoad()"))
    #expect(
      try difference(script, "ViewController.viewDidAppear(_:)\nViewController.viewDidLoad()\nViewController.deinit")
        .contains("+ViewController.deinit"))
  }

  @Test("unordered: a loose event is not matched before an exact one")
  func unorderedMatching() throws {
    let event = "SceneDelegate.scene(_:continue:)"
    #expect(
      try difference(
        "unordered: yes\n\n> tap icon\n\(event)\n\(event) userActivities={a}\n",
        "\(event) userActivities={a}\n\(event) userActivities={b}"
      ).isEmpty)
  }

  @Test("unordered and partial: the listed events in any order, and others with them")
  func unorderedPartial() throws {
    let script =
      "unordered: yes\npartial: yes\n\n> tap icon\nViewController.viewDidLoad()\nViewController.viewDidAppear(_:)\n"
    #expect(
      try difference(script, "ViewController.deinit\nViewController.viewDidAppear(_:)\nViewController.viewDidLoad()")
        .isEmpty)
    #expect(try !difference(script, "ViewController.viewDidLoad()").isEmpty)
  }

  @Test("absent: must not occur, with its label or detail, regardless of `only`")
  func absent() throws {
    let event = "SceneDelegate[B].sceneDidBecomeActive(_:)"
    #expect(
      try difference("only: AppDelegate\nabsent: \(event)\n\n> tap icon\n", event) == ["!\(event)    (must not occur)"])
    #expect(
      try difference("only: AppDelegate\nabsent: \(event)\n\n> tap icon\n", "SceneDelegate[A].sceneDidBecomeActive(_:)")
        .isEmpty)
    #expect(
      try !difference(
        "only: post\nabsent: post UIScene.didActivateNotification\n\n> tap icon\n",
        "post UIScene.didActivateNotification[A]"
      ).isEmpty)
  }

  @Test("Identifiers are replaced by labels in brackets, sets and values; a discarded session keeps its label")
  func labelled() throws {
    var state = PersistentState(identifierSeed: 1)
    let a = state.addSession(configuration: SceneConfiguration())
    let b = state.addSession(configuration: SceneConfiguration())
    var kernel = Kernel(
      profile: .padN, app: InstalledApp(bundleIdentifier: "e", supportsMultipleScenes: true), persistent: state)
    let names = [a, b].map { id in kernel.sessions.first { $0.id == id }!.persistentIdentifier }
    var labels = SessionLabels()
    labels.update(from: kernel)
    _ = kernel.handle(.removeCard(b))
    labels.update(from: kernel)
    #expect(labels.isNeeded)
    let line = try TraceLine(
      parsing: "SceneDelegate[\(names[1])].x() sessions={\(names[1]),\(names[0])} one=\(names[0]) other={z}")
    #expect(labels.labelled(line).description == "SceneDelegate[B].x() sessions={B,A} one=A other={z}")
  }
}
