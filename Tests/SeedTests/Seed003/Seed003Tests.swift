import SceneTesting
import Testing
import UIKitCore

@MainActor @Suite("Seed 003: a word processor whose windows come and go, and whose text stays") struct Seed003Tests {
  private let device = Device(.pad)
  private let app: AppUnderTest

  init() throws {
    app = try device.install(
      WordProcessor.AppDelegate.self,
      manifest: .scenes(WordProcessor.SceneDelegate.self).activityTypes(WordProcessor.writing).urlSchemes("pages"))
  }

  private func text(in scene: SceneUnderTest) -> String? {
    (scene.rootViewController as? WordProcessor.PageViewController)?.text
  }

  private var wordCounts: [String: Int] { app.delegate(as: WordProcessor.AppDelegate.self)?.wordCounts ?? [:] }

  /// Two windows with a text in each.
  private func write() {
    app.tapIcon()
    app.type("Once upon a time", into: app.scene("A"))
    app.newWindow()
    app.type("Dear Sirs", into: app.scene("B"))
  }

  @Test("Some research in the browser, and both windows still hold what was written", arguments: Interruption.allCases)
  func research(interruption: Interruption) {
    write()
    for label in ["A", "B"] { expectStateSurvives(app, app.scene(label), by: interruption, reading: text) }
    #expect(text(in: app.scene("A")) == "Once upon a time")
    #expect(text(in: app.scene("B")) == "Dear Sirs")
  }

  @Test("A disconnected scene does not mean that the app was killed, nor that its session is gone")
  func disconnection() throws {
    write()
    device.swipeHome()
    device.reclaim(app.scene("A"))
    device.reclaim(app.scene("B"))
    #expect(app.isRunning)
    let application = try #require(app.application)
    #expect(application.connectedScenes.isEmpty)
    #expect(application.openSessions.count == 2, "sessions are what the user calls windows")
    #expect(application.openSessions.allSatisfy { $0.scene == nil && $0.stateRestorationActivity != nil })
  }

  @Test("What can be made again is dropped with the scene, and made again with it")
  func droppedResources() {
    write()
    #expect(wordCounts.values.sorted() == [2, 4])
    device.swipeHome()
    device.reclaim(app.scene("A"))
    #expect(wordCounts.values.sorted() == [2])
    device.openSwitcher()
    app.choose(app.scene("A"))
    #expect(wordCounts.values.sorted() == [2, 4])
  }

  @Test("The first method of a scene's life is willConnectTo, then it enters the stage, then it is ready to be used")
  func order() {
    expectCallbacks(
      containing: [
        "AppDelegate.application(_:didFinishLaunchingWithOptions:)",
        "AppDelegate.application(_:configurationForConnecting:options:)",
        "SceneDelegate[A].scene(_:willConnectTo:options:)", "SceneDelegate[A].sceneWillEnterForeground(_:)",
        "SceneDelegate[A].sceneDidBecomeActive(_:)",
      ], in: app.tapIcon())
    expectCallbacks(
      [
        "SceneDelegate[A].sceneWillEnterForeground(_:)", "SceneDelegate[A].sceneDidBecomeActive(_:)",
      ], in: afterHome())
  }

  private func afterHome() -> Happening {
    device.swipeHome()
    return app.tapIcon()
  }

  @Test("L-07: windows discarded while the app did not run are all reported in one call, before any scene connects")
  func discardedTogether() throws {
    write()
    app.newWindow()
    let gone = Set(["B", "C"].compactMap { app.scene($0).session?.persistentIdentifier })
    device.swipeHome()
    device.kill(app)
    app.removeCard(app.scene("B"))
    app.removeCard(app.scene("C"))
    let happening = app.tapIcon()
    #expect(app.delegate(as: WordProcessor.AppDelegate.self)?.discarded == [gone])
    expectCallbacks(
      containing: [
        "AppDelegate.application(_:didFinishLaunchingWithOptions:)",
        "AppDelegate.application(_:didDiscardSceneSessions:)", "SceneDelegate[A].scene(_:willConnectTo:options:)",
      ], in: happening)
    #expect(text(in: app.scene("A")) == "Once upon a time")
  }

  @Test("A window that the app closes itself is reported like one that the user flicks away")
  func closedByTheApp() throws {
    write()
    let session = try #require(app.scene("B").session)
    app.perform { $0.requestSceneSessionDestruction(session, options: nil) }
    #expect(
      app.delegate(as: WordProcessor.AppDelegate.self)?.discarded == [[session.persistentIdentifier]])
    #expect(!app.scene("B").exists && text(in: app.scene("A")) == "Once upon a time")
  }

  @Test("The app delegate keeps what is the process's: memory warnings, and the end")
  func appDelegateKeeps() {
    write()
    expectCallbacks(["AppDelegate.applicationDidReceiveMemoryWarning(_:)"], in: device.memoryWarning())
    #expect(app.delegate(as: WordProcessor.AppDelegate.self)?.memoryWarnings == 1)
    device.openSwitcher()
    app.swipeAway(app.scene("B"))
    expectCallbacks(
      containing: ["AppDelegate.applicationWillTerminate(_:)"], in: app.swipeAway(app.scene("A")))
    #expect(!app.isRunning)
  }

  @Test("E-04: the connection options tell of a Handoff by its type; its text comes by scene(_:continue:)")
  func handoff() throws {
    device.offerHandoff(WordProcessor.writing)
    let delegate = try #require(app.scene("A").delegate(as: WordProcessor.SceneDelegate.self))
    #expect(delegate.reason == "handoff of \(WordProcessor.writing)")
    #expect(text(in: app.scene("A")) == "")
    let activity = NSUserActivity(activityType: WordProcessor.writing)
    activity.userInfo = ["text": "begun elsewhere"]
    try device.deliverHandoff(activity)
    #expect(text(in: app.scene("A")) == "begun elsewhere")
  }

  @Test("E-01: the connection options tell of a URL, at the launch that it caused")
  func url() {
    expectDeliveredOnce(.url("pages://shelf/letter.txt"), to: app)
    #expect(app.scene("A").delegate(as: WordProcessor.SceneDelegate.self)?.reason == "opening of letter.txt")
  }
}
