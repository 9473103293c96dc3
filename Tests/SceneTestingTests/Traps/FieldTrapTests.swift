import Foundation
import SceneTesting
import Testing
import UIKitCore

/// Known problems of apps that adopted scenes, each in an app that has it. The test is the one that was missing: an assertion of
/// SceneTesting that fails, named as a known issue, and the same assertion passing for a correct app.
@MainActor @Suite("Traps from the field, reproduced and detected") struct FieldTrapTests {
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

  @Test("2: with a storyboard and a window made in code the first root controller is released after it was loaded")
  func twoRoots() throws {
    let folder = try StoryboardFixture(delegate: TwoRootsSceneDelegate.self)
    defer { withExtendedLifetime(folder) {} }
    let app = try Device().install(LoadsAppDelegate.self, manifest: .infoPlist(at: folder.infoPlist))
    app.tapIcon()
    #expect(app.delegate(as: LoadsAppDelegate.self)?.loads == 2, "two interfaces were built for one window")
    let right = try StoryboardFixture(delegate: StoryboardSceneDelegate.self)
    defer { withExtendedLifetime(right) {} }
    let other = try Device().install(LoadsAppDelegate.self, manifest: .infoPlist(at: right.infoPlist))
    other.tapIcon()
    #expect(other.delegate(as: LoadsAppDelegate.self)?.loads == 1)
    expectContent(in: other.scene())
  }

  @Test("3: the older state restoration stops silently, because its app delegate methods are no longer called")
  func olderRestoration() throws {
    let app = try launched(PreservingAppDelegate.self, DeafSceneDelegate.self)
    withKnownIssue {
      expectNoUnreachableDelegateMethods(app)
    } matching: {
      "\($0)".contains("application(_:shouldSaveSecureApplicationState:): use stateRestorationActivity(for:)")
    }
  }

  @Test("4: the restoration activity is not saved if its type is not in NSUserActivityTypes")
  func unlistedType() throws {
    let app = try Device().install(SampleAppDelegate.self, manifest: .scenes(SampleSceneDelegate.self))
    app.tapIcon()
    app.scene().delegate(as: SampleSceneDelegate.self)?.draft = "Dear Ada"
    withKnownIssue {
      expectStateRestored(app, app.scene(), after: .reclaim) { $0.delegate(as: SampleSceneDelegate.self)?.draft }
    } matching: {
      "\($0)".contains("Add the type to NSUserActivityTypes")
    }
  }

  @Test("5: interaction state arrives after code that treats restoration as finished")
  func interactionState() throws {
    let app = try launched(HastySceneDelegate.self)
    app.scene().delegate(as: HastySceneDelegate.self)?.page = 7
    withKnownIssue {
      expectStateRestored(app, app.scene(), after: .kill) { $0.delegate(as: HastySceneDelegate.self)?.page }
    }
    app.device.swipeHome()
    app.device.kill()
    expectCallbacks(
      containing: [
        "scene(_:willConnectTo:options:)", "scene(_:restoreInteractionStateWith:)", "sceneWillEnterForeground(_:)",
      ], in: app.tapIcon())
  }

  @Test(
    "6: the app delegate's URL method is no longer called, and no scene delegate implements one",
    arguments: [false, true])
  func quietAppDelegate(isRunning: Bool) throws {
    let app = try Device().install(URLAppDelegate.self, manifest: .scenes(DeafSceneDelegate.self))
    if isRunning { app.tapIcon() }
    withKnownIssue { _ = expectDeliveredOnce(.url("recipes://soup"), to: app) }
    #expect(app.delegate(as: URLAppDelegate.self)?.opened == [], "no fallback")
    withKnownIssue {
      expectNoUnreachableDelegateMethods(app)
    } matching: {
      "\($0)".contains("application(_:open:options:)")
    }
  }

  @Test("7: a discard that is delivered after the launch deletes the state of the current window")
  func lateDiscard() throws {
    func draftAfterDiscard(_ delegate: any UIApplicationDelegate.Type) throws -> String? {
      let app = try launched(delegate, FiledSceneDelegate.self, .pad)
      app.openNewWindow()
      app.scene("B").delegate(as: FiledSceneDelegate.self)?.write("in B")
      app.device.kill()
      app.removeCard(app.scene("A"))
      expectCallbacks(containing: ["application(_:didDiscardSceneSessions:)"], in: app.tapIcon())
      return app.scene("B").delegate(as: FiledSceneDelegate.self)?.read()
    }
    #expect(try draftAfterDiscard(ForgetfulAppDelegate.self) == nil, "the bug is there")
    #expect(try draftAfterDiscard(TidyAppDelegate.self) == "in B")
  }

  @Test("8: an observer of both scene and application notifications saves twice for one swipe home")
  func doubledEvents() throws {
    let app = try launched(DoubleSceneDelegate.self)
    app.device.swipeHome()
    #expect(app.scene().delegate(as: DoubleSceneDelegate.self)?.saves == 2)
  }

  @Test("8: one window that leaves the screen is treated as the app, which still plays in another one")
  func oneOfTwoWindows() throws {
    let app = try launched(PlayerAppDelegate.self, PlayerSceneDelegate.self, .mac)
    app.openNewWindow()
    app.minimize(app.scene("B"))
    #expect(app.state == .active && app.delegate(as: PlayerAppDelegate.self)?.isPlaying == false)
    app.unminimize(app.scene("B"))
    app.minimize(app.scene("A"))
    #expect(app.state == .active, "the state of the application is what to go by")
  }

  @Test("9: the first window that connects is mistaken for the one that the app requested")
  func requestedWindows() throws {
    let app = try launched(QueueAppDelegate.self, QueueSceneDelegate.self, .desktop)
    app.openNewWindow()
    app.quit()
    app.defaults.set(true, forKey: "asks")
    app.tapIcon()
    #expect(app.connectedScenes.count == 3)
    #expect(app.scene("C").delegate(as: QueueSceneDelegate.self)?.title == nil, "a window of last time got the inbox")
    #expect(app.scene("C").delegate(as: QueueSceneDelegate.self)?.activityTitle == "inbox", "the activity names it")
  }

  @Test("10: a window made with a frame has no scene and no screen")
  func frameWindow() throws {
    let app = try launched(FrameSceneDelegate.self)
    withKnownIssue {
      expectContent(in: app.scene())
    } matching: {
      "\($0)".contains("Make it with UIWindow(windowScene:)")
    }
  }

  @Test("10: presenting on the app delegate's window shows nothing")
  func delegateWindow() throws {
    let app = try launched(SampleSceneDelegate.self)
    let sheet = UIViewController()
    app.perform { $0.delegate?.window?.rootViewController?.present(sheet, animated: false) }
    #expect(app.scene().visibleViewController is DraftController, "nothing was presented")
    app.perform { _ in app.scene().rootViewController?.present(sheet, animated: false) }
    #expect(app.scene().visibleViewController === sheet)
  }

  @Test("11: no session is cached between tests, so each gets its own scene delegate")
  func cachedSessions() throws {
    #expect(try launched(SampleSceneDelegate.self).scene().delegate is SampleSceneDelegate)
    #expect(try launched(DeafSceneDelegate.self).scene().delegate is DeafSceneDelegate)
  }

  @Test("12: a delegate that reads the wrong property passes with mocks, and fails on a device")
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

  @Test("14: closing a window ends its session, and data only in its activity is lost")
  func closedWindow() throws {
    let app = try launched(SampleSceneDelegate.self, .pad)
    app.openNewWindow()
    app.scene("B").delegate(as: SampleSceneDelegate.self)?.draft = "Dear Ada"
    expectCallbacks(
      containing: ["sceneDidDisconnect(_:)", "application(_:didDiscardSceneSessions:)"],
      in: app.closeWindow(app.scene("B")))
    #expect(!app.scene("B").exists)
    app.openNewWindow()
    #expect(app.scene("C").delegate(as: SampleSceneDelegate.self)?.draft == "")
  }

  @Test("15: an auxiliary window is restored after a relaunch unless it opts out")
  func auxiliaryWindow() throws {
    func labels(_ delegate: any UISceneDelegate.Type) throws -> [String] {
      let app = try launched(delegate, .pad)
      app.openNewWindow()
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
