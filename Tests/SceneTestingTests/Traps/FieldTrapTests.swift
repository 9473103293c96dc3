import Foundation
import SceneTesting
import Testing
import UIKitCore

/// What went wrong for others who adopted scenes, each in an app that falls into it. The test is the one that they did not have:
/// an assertion of the kit that fails, named as a known issue, and the same assertion passing where the app is right.
@MainActor @Suite("Traps of the field are fallen into, and caught") struct FieldTrapTests {
  private func launched(
    _ app: any UIApplicationDelegate.Type, _ scene: any UISceneDelegate.Type,
    _ profile: DeviceProfile = .phone
  ) throws -> AppUnderTest {
    let app = try Device(profile).install(app, manifest: .scenes(scene).activityTypes("draft"))
    app.tapIcon()
    return app
  }

  @Test("1: a manifest alone turns the crash into a black window, because the app delegate's window joins no scene")
  func blackWindow() throws {
    let app = try Device().install(WindowAppDelegate.self, manifest: .scenes([.init(delegate: nil)]))
    app.tapIcon()
    withKnownIssue {
      expectContent(in: app.scene())
    } matching: {
      "\($0)".contains("belongs to no scene")
    }
    expectContent(in: try launched(SampleSceneDelegate.self).scene())
  }

  @Test("2: with a storyboard and a window made by hand the first root controller is thrown away when it has loaded")
  func twoRoots() throws {
    let folder = try StoryboardFixture(delegate: TwoRootsSceneDelegate.self)
    defer { folder.remove() }
    let app = try Device().install(LoadsAppDelegate.self, manifest: .infoPlist(at: folder.infoPlist))
    app.tapIcon()
    #expect(app.delegate(as: LoadsAppDelegate.self)?.loads == 2, "two interfaces were built for one window")
    let right = try StoryboardFixture(delegate: StoryboardSceneDelegate.self)
    defer { right.remove() }
    let other = try Device().install(LoadsAppDelegate.self, manifest: .infoPlist(at: right.infoPlist))
    other.tapIcon()
    #expect(other.delegate(as: LoadsAppDelegate.self)?.loads == 1)
    expectContent(in: other.scene())
  }

  @Test("3: the older state restoration stops silently, because nobody asks the app delegate any more")
  func olderRestoration() throws {
    let app = try launched(PreservingAppDelegate.self, DeafSceneDelegate.self)
    withKnownIssue {
      expectNoWaitingForAppDelegate(app)
    } matching: {
      "\($0)".contains("application(_:shouldSaveSecureApplicationState:): use stateRestorationActivity(for:)")
    }
  }

  @Test("4: the restoration activity is not kept where its type is not in NSUserActivityTypes")
  func unlistedType() throws {
    let app = try Device().install(SampleAppDelegate.self, manifest: .scenes(SampleSceneDelegate.self))
    app.tapIcon()
    app.scene().delegate(as: SampleSceneDelegate.self)?.draft = "Dear Ada"
    withKnownIssue {
      expectStateSurvives(app, app.scene(), by: .reclaim) { $0.delegate(as: SampleSceneDelegate.self)?.draft }
    } matching: {
      "\($0)".contains("Add the type to NSUserActivityTypes")
    }
  }

  @Test("5: interaction state arrives after code that has declared restoration finished")
  func interactionState() throws {
    let app = try launched(HastySceneDelegate.self)
    app.scene().delegate(as: HastySceneDelegate.self)?.page = 7
    withKnownIssue {
      expectStateSurvives(app, app.scene(), by: .kill) { $0.delegate(as: HastySceneDelegate.self)?.page }
    }
    app.device.swipeHome()
    app.device.kill()
    expectCallbacks(
      containing: [
        "scene(_:willConnectTo:options:)", "scene(_:restoreInteractionStateWith:)", "sceneWillEnterForeground(_:)",
      ], in: app.tapIcon())
  }

  @Test("6: the app delegate's URL method goes quiet, and no scene delegate has one", arguments: [false, true])
  func quietAppDelegate(isRunning: Bool) throws {
    let app = try Device().install(URLAppDelegate.self, manifest: .scenes(DeafSceneDelegate.self))
    if isRunning { app.tapIcon() }
    withKnownIssue { _ = expectDeliveredOnce(.url("recipes://soup"), to: app) }
    #expect(app.delegate(as: URLAppDelegate.self)?.opened == [], "no fallback")
    withKnownIssue {
      expectNoWaitingForAppDelegate(app)
    } matching: {
      "\($0)".contains("application(_:open:options:)")
    }
  }

  @Test("7: a discard that is told after the launch takes the state of the window that lives")
  func lateDiscard() throws {
    func draftAfterDiscard(_ delegate: any UIApplicationDelegate.Type) throws -> String? {
      let app = try launched(delegate, FiledSceneDelegate.self, .pad)
      app.newWindow()
      app.scene("B").delegate(as: FiledSceneDelegate.self)?.write("in B")
      app.device.kill()
      app.removeCard(app.scene("A"))
      expectCallbacks(containing: ["application(_:didDiscardSceneSessions:)"], in: app.tapIcon())
      return app.scene("B").delegate(as: FiledSceneDelegate.self)?.read()
    }
    #expect(try draftAfterDiscard(ForgetfulAppDelegate.self) == nil, "the bug is there")
    #expect(try draftAfterDiscard(TidyAppDelegate.self) == "in B")
  }

  @Test("8: who listens to the scene and to the application saves twice for one swipe home")
  func doubledEvents() throws {
    let app = try launched(DoubleSceneDelegate.self)
    app.device.swipeHome()
    #expect(app.scene().delegate(as: DoubleSceneDelegate.self)?.saves == 2)
  }

  @Test("8: one window that leaves the screen is taken for the app, which plays on in another one")
  func oneOfTwoWindows() throws {
    let app = try launched(PlayerAppDelegate.self, PlayerSceneDelegate.self, .mac)
    app.newWindow()
    app.minimise(app.scene("B"))
    #expect(app.state == .active && app.delegate(as: PlayerAppDelegate.self)?.isPlaying == false)
    app.unminimise(app.scene("B"))
    app.minimise(app.scene("A"))
    #expect(app.state == .active, "the state of the application is what to go by")
  }

  @Test("9: the first window that connects is taken for the one that the app has asked for")
  func requestedWindows() throws {
    let app = try launched(QueueAppDelegate.self, QueueSceneDelegate.self, .desktop)
    app.newWindow()
    app.quit()
    app.defaults.set(true, forKey: "asks")
    app.tapIcon()
    #expect(app.connectedScenes.count == 3)
    #expect(app.scene("C").delegate(as: QueueSceneDelegate.self)?.title == nil, "a window of last time got the inbox")
    #expect(app.scene("C").delegate(as: QueueSceneDelegate.self)?.activityTitle == "inbox", "the activity names it")
  }

  @Test("10: a window made by its frame is without a scene and without a screen to be on")
  func frameWindow() throws {
    let app = try launched(FrameSceneDelegate.self)
    withKnownIssue {
      expectContent(in: app.scene())
    } matching: {
      "\($0)".contains("Make it with UIWindow(windowScene:)")
    }
  }

  @Test("10: who presents on the app delegate's window presents nowhere")
  func delegateWindow() throws {
    let app = try launched(SampleSceneDelegate.self)
    let sheet = UIViewController()
    app.perform { $0.delegate?.window?.rootViewController?.present(sheet, animated: false) }
    #expect(app.scene().visibleViewController is DraftController, "nothing was presented")
    app.perform { _ in app.scene().rootViewController?.present(sheet, animated: false) }
    #expect(app.scene().visibleViewController === sheet)
  }

  @Test("11: no session of one test is cached for the next, so each gets the scene delegate that it asks for")
  func cachedSessions() throws {
    #expect(try launched(SampleSceneDelegate.self).scene().delegate is SampleSceneDelegate)
    #expect(try launched(DeafSceneDelegate.self).scene().delegate is DeafSceneDelegate)
  }

  @Test("12: a delegate that reads the wrong property passes with mocks, and not on a device")
  func swappedProperties() throws {
    let app = try Device().install(SampleAppDelegate.self, manifest: .scenes(SwappedSceneDelegate.self))
    withKnownIssue {
      _ = expectDeliveredOnce(.url("recipes://soup"), to: app)
    } matching: {
      "\($0)".contains("does not read connectionOptions.urlContexts")
    }
    let delegate = SwappedSceneDelegate()
    let scene = UIWindowScene.make()
    delegate.scene(scene, willConnectTo: scene.session, options: .make(urls: ["recipes://soup"]))
    #expect(delegate.opened == nil, "as a direct call with real options shows too")
  }

  @Test("13: a state that cannot be restored ends the app at every launch, until it is set aside")
  func crashLoop() throws {
    let app = try launched(StuckSceneDelegate.self)
    app.device.swipeHome()
    app.device.kill()
    for _ in 0..<2 {
      app.tapIcon()
      app.device.advance(by: .seconds(600))
      #expect(!app.isRunning, "the watchdog ends a process that restores for ever")
    }
    let third = app.tapIcon()
    app.device.advance(by: .seconds(600))
    #expect(app.isRunning && third.console.contains { $0.contains("starts clean this time") })
  }

  @Test("14: closing a window ends its session, and all that only its activity held")
  func closedWindow() throws {
    let app = try launched(SampleSceneDelegate.self, .pad)
    app.newWindow()
    app.scene("B").delegate(as: SampleSceneDelegate.self)?.draft = "Dear Ada"
    expectCallbacks(
      containing: ["sceneDidDisconnect(_:)", "application(_:didDiscardSceneSessions:)"],
      in: app.closeWindow(app.scene("B")))
    #expect(!app.scene("B").exists)
    app.newWindow()
    #expect(app.scene("C").delegate(as: SampleSceneDelegate.self)?.draft == "")
  }

  @Test("15: an auxiliary window comes back after a relaunch, unless it opts out")
  func auxiliaryWindow() throws {
    func labels(_ delegate: any UISceneDelegate.Type) throws -> [String] {
      let app = try launched(delegate, .pad)
      app.newWindow()
      app.device.swipeHome()
      app.device.kill()
      app.tapIcon()
      return app.sessionLabels
    }
    #expect(try labels(SampleSceneDelegate.self) == ["A", "B"])
    #expect(try labels(InspectorSceneDelegate.self).contains("B") == false)
  }
}

extension FieldTrapTests {
  private func launched(_ scene: any UISceneDelegate.Type, _ profile: DeviceProfile = .phone) throws -> AppUnderTest {
    try launched(SampleAppDelegate.self, scene, profile)
  }
}
