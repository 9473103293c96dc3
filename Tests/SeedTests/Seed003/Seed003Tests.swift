import SceneTesting
import Testing
import UIKitCore

@MainActor @Suite("Seed 003: a word processor whose windows are closed and restored with their text")
struct Seed003Tests {
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
    app.openNewWindow()
    app.type("Dear Sirs", into: app.scene("B"))
  }

  @Test("Some research in the browser, and both windows still have their text", arguments: Interruption.allCases)
  func research(interruption: Interruption) {
    write()
    for label in ["A", "B"] { expectStateRestored(app, app.scene(label), after: interruption, reading: text) }
    #expect(text(in: app.scene("A")) == "Once upon a time")
    #expect(text(in: app.scene("B")) == "Dear Sirs")
  }

  @Test("After a disconnection the app is still running, and the session still exists")
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

  @Test("Data that can be recreated is dropped with the scene, and recreated with it")
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

  @Test("The first callback of a scene is willConnectTo, then it enters the foreground, then it becomes active")
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

  private func afterHome() -> StepResult {
    device.swipeHome()
    return app.tapIcon()
  }

  @Test("L-07: windows discarded while the app did not run are all reported in one call, before any scene connects")
  func discardedTogether() throws {
    write()
    app.openNewWindow()
    let discardedIdentifiers = Set(["B", "C"].compactMap { app.scene($0).session?.persistentIdentifier })
    device.swipeHome()
    device.kill(app)
    app.removeCard(app.scene("B"))
    app.removeCard(app.scene("C"))
    let stepResult = app.tapIcon()
    #expect(app.delegate(as: WordProcessor.AppDelegate.self)?.discarded == [discardedIdentifiers])
    expectCallbacks(
      containing: [
        "AppDelegate.application(_:didFinishLaunchingWithOptions:)",
        "AppDelegate.application(_:didDiscardSceneSessions:)", "SceneDelegate[A].scene(_:willConnectTo:options:)",
      ], in: stepResult)
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

  @Test("The app delegate keeps process-wide events: memory warnings and termination")
  func appDelegateKeeps() {
    write()
    expectCallbacks(["AppDelegate.applicationDidReceiveMemoryWarning(_:)"], in: device.simulateMemoryWarning())
    #expect(app.delegate(as: WordProcessor.AppDelegate.self)?.memoryWarnings == 1)
    device.openSwitcher()
    app.swipeAway(app.scene("B"))
    expectCallbacks(
      containing: ["AppDelegate.applicationWillTerminate(_:)"], in: app.swipeAway(app.scene("A")))
    #expect(!app.isRunning)
  }

  @Test("E-04: the connection options have a Handoff's type; its text arrives in scene(_:continue:)")
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

  @Test("E-04: the activity that restores a window continues on another device, without further code in the app")
  func handedOver() throws {
    write()
    let phone = Device(.phone)
    let other = try phone.install(
      WordProcessor.AppDelegate.self,
      manifest: .scenes(WordProcessor.SceneDelegate.self).activityTypes(WordProcessor.writing))
    let link = device.pair(with: phone)
    phone.continueActivity()
    #expect(text(in: other.scene("A")) == "Dear Sirs", "of the window that is in front")
    device.openSwitcher()
    app.choose(app.scene("A"))
    link.advance(by: .seconds(1))
    phone.continueActivity()
    #expect(text(in: other.scene("A")) == "Once upon a time")
  }

  @Test("E-01: the connection options have the URL at the launch that it caused")
  func url() {
    expectDeliveredOnce(.url("pages://shelf/letter.txt"), to: app)
    #expect(app.scene("A").delegate(as: WordProcessor.SceneDelegate.self)?.reason == "opening of letter.txt")
  }
}
