import SceneTesting
import Testing
import UIKitCore

@MainActor @Suite("Seed 001: one process, several windows, and a chat that keeps them in sync") struct Seed001Tests {
  private func install(on profile: DeviceProfile = .pad) throws -> (Device, AppUnderTest) {
    let device = Device(profile)
    let app = try device.install(
      Conversation.AppDelegate.self,
      manifest: .scenes([
        .init("Main", delegate: Conversation.SceneDelegate.self),
        .init("Accessory", delegate: Conversation.MembersSceneDelegate.self),
      ]).activityTypes(Conversation.reading, Conversation.accessory))
    return (device, app)
  }

  private func room(_ label: String, of app: AppUnderTest) -> Conversation.RoomViewController? {
    app.scene(label).rootViewController as? Conversation.RoomViewController
  }

  /// The user types a message into a window and presses Return.
  private func say(_ text: String, in label: String, of app: AppUnderTest) {
    app.perform { _ in
      guard let field = room(label, of: app)?.field else { return }
      field.text = text
      field.sendActions(for: .editingDidEndOnExit)
    }
  }

  // MARK: The life cycle of a scene

  @Test("Set-up, then the configuration request, then the window: there is no UI before the scene connects")
  func launch() throws {
    let (_, app) = try install(on: .phone)
    expectCallbacks(
      [
        "AppDelegate.application(_:willFinishLaunchingWithOptions:)",
        "AppDelegate.application(_:didFinishLaunchingWithOptions:)",
        "AppDelegate.application(_:configurationForConnecting:options:)",
        "SceneDelegate[A].scene(_:willConnectTo:options:)", "SceneDelegate[A].sceneWillEnterForeground(_:)",
        "SceneDelegate[A].sceneDidBecomeActive(_:)",
      ], in: app.tapIcon())
    let delegate = try #require(app.delegate(as: Conversation.AppDelegate.self))
    #expect(delegate.configured.map(\.name) == ["Main"])
    #expect(delegate.configured.map(\.scenes) == [0])
    expectContent(in: app.scene("A"))
  }

  @Test("P-03: a configuration chosen in code makes the accessory window")
  func accessoryConfiguration() throws {
    let (_, app) = try install()
    app.tapIcon()
    app.perform {
      $0.requestSceneSessionActivation(
        nil, userActivity: NSUserActivity(activityType: Conversation.accessory), options: nil)
    }
    #expect(app.delegate(as: Conversation.AppDelegate.self)?.configured.map(\.name) == ["Main", "Accessory"])
    #expect(app.scene("B").rootViewController is Conversation.MembersViewController)
    #expect(app.scene("B").session?.configuration.name == "Accessory")
    #expect(room("A", of: app) != nil, "the first window is as it was")
  }

  @Test("M-06: the app delegate's foreground and background methods are not called once scenes are adopted")
  func silentAppDelegate() throws {
    let (device, app) = try install()
    let calls = [app.tapIcon(), device.swipeHome(), app.tapIcon()].flatMap(\.callbacks)
    let waiting = ["DidBecomeActive", "WillResignActive", "DidEnterBackground", "WillEnterForeground"]
    #expect(!calls.contains { call in waiting.contains { call.contains("application\($0)") } })
  }

  @Test("Home, then a reclaim: windows and views are freed with the scene")
  func disconnection() throws {
    let (device, app) = try install(on: .phone)
    app.tapIcon()
    weak let scene = app.scene("A").scene
    weak let window = app.scene("A").window
    weak let controller = app.scene("A").rootViewController
    weak let view = app.scene("A").rootViewController?.view
    expectCallbacks(
      containing: ["SceneDelegate[A].sceneWillResignActive(_:)", "SceneDelegate[A].sceneDidEnterBackground(_:)"],
      in: device.swipeHome())
    #expect(scene != nil && window != nil && controller != nil && view != nil)
    expectCallbacks(containing: ["SceneDelegate[A].sceneDidDisconnect(_:)"], in: device.reclaim(app.scene("A")))
    #expect(scene == nil && window == nil && controller == nil && view == nil)
    expectNoLeaks(after: app.scene("A"))
  }

  @Test("A session that the user swipes away is reported, now or at the next launch", arguments: [true, false])
  func discard(isRunning: Bool) throws {
    let (device, app) = try install()
    app.tapIcon()
    app.openNewWindow()
    if isRunning {
      device.openSwitcher()
      app.swipeAway(app.scene("B"))
    } else {
      device.swipeHome()
      device.kill(app)
      app.removeCard(app.scene("B"))
      app.tapIcon()
    }
    #expect(app.delegate(as: Conversation.AppDelegate.self)?.discarded == 1)
    #expect(app.sessionLabels == ["A"])
  }

  // MARK: State restoration

  @Test("The user does not notice a reclaim: the scene's chat room is restored", arguments: Interruption.allCases)
  func restoration(interruption: Interruption) throws {
    let (_, app) = try install()
    app.tapIcon()
    app.openNewWindow()
    app.perform { _ in
      room("A", of: app)?.enter("swift")
      room("B", of: app)?.enter("linux")
    }
    for label in ["A", "B"] {
      expectStateRestored(app, app.scene(label), after: interruption) { room($0.label, of: app)?.room }
    }
    #expect(room("A", of: app)?.room == "swift")
    #expect(room("B", of: app)?.room == "linux")
  }

  @Test("Without an activity to restore, the scene gets a new window as at first")
  func withoutActivity() throws {
    let (device, app) = try install(on: .phone)
    app.tapIcon()
    #expect(room("A", of: app)?.userActivity == nil)
    device.swipeHome()
    device.reclaim(app.scene("A"))
    #expect(app.scene("A").savedActivity == nil)
    app.tapIcon()
    #expect(room("A", of: app)?.room == "lobby")
    expectContent(in: app.scene("A"))
  }

  // MARK: Keeping scenes in sync

  @Test("A message in one window is shown in every window, including its own, and counted once in each")
  func inStep() throws {
    let (_, app) = try install()
    app.tapIcon()
    app.openNewWindow()
    say("hello", in: "A", of: app)
    say("hello to you", in: "B", of: app)
    for label in ["A", "B"] {
      #expect(room(label, of: app)?.rows == ["hello", "hello to you"], "window \(label)")
      #expect(room(label, of: app)?.badge.text == "2", "window \(label)")
    }
  }

  @Test("A controller that updates only its own view leaves the other window out of date")
  func naive() throws {
    let (_, app) = try install()
    app.tapIcon()
    app.openNewWindow()
    app.perform { _ in
      for label in ["A", "B"] { app.scene(label).window?.rootViewController = Conversation.NaiveChatViewController() }
    }
    say("hello", in: "A", of: app)
    #expect(room("A", of: app)?.rows == ["hello"])
    #expect(room("B", of: app)?.rows == [], "which is the mistake")
    #expect(app.delegate(as: Conversation.AppDelegate.self)?.model?.messages.count == 1)
  }

  @Test("A background window is updated too, and one that was reclaimed shows the messages of the meantime")
  func awayMeanwhile() throws {
    let (device, app) = try install()
    app.tapIcon()
    app.openNewWindow()
    device.swipeHome()
    device.reclaim(app.scene("A"))
    say("quiet here", in: "B", of: app)
    #expect(room("B", of: app)?.rows == ["quiet here"])
    #expect(!app.scene("A").isConnected)
    device.kill(app)
    app.tapIcon()
    for scene in app.connectedScenes { #expect(room(scene.label, of: app)?.rows == ["quiet here"]) }
    #expect(!app.connectedScenes.isEmpty)
  }
}
