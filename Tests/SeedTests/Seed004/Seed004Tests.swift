import SceneTesting
import Testing
import UIKitCore

@MainActor @Suite("Seed 004: windows of two kinds, opened, restored and closed in code") struct Seed004Tests {
  private func install(
    on profile: DeviceProfile = .pad, multiple: Bool = true
  ) throws -> (Device, AppUnderTest) {
    let device = Device(profile)
    let app = try device.install(
      Browser.AppDelegate.self,
      manifest: .scenes(
        [
          .init("library", delegate: Browser.LibrarySceneDelegate.self),
          .init("website", delegate: Browser.WebsiteSceneDelegate.self),
        ], multiple: multiple
      ).activityTypes(Browser.website, Browser.reading))
    return (device, app)
  }

  private func page(_ label: String, of app: AppUnderTest) -> Browser.PageViewController? {
    app.scene(label).rootViewController as? Browser.PageViewController
  }

  @discardableResult
  private func open(_ website: String, as name: String, in app: AppUnderTest) -> [any Error] {
    var errors: [any Error] = []
    app.perform { _ in page("A", of: app)?.open(website: website, as: name) { errors.append($0) } }
    return errors
  }

  @Test("Opened directly, the app gets empty options and its default configuration")
  func direct() throws {
    let (_, app) = try install()
    app.tapIcon()
    #expect(app.delegate(as: Browser.AppDelegate.self)?.cameWithNothing == [true])
    #expect(app.delegate(as: Browser.AppDelegate.self)?.window == nil, "which is for systems before iOS 13")
    #expect(app.scene("A").delegate is Browser.LibrarySceneDelegate)
    #expect(page("A", of: app)?.name == "default")
    #expect(app.scene("A").window?.isKeyWindow == true)
    #expect(app.scene("A").window?.backgroundColor == .white)
  }

  @Test("P-03: the activity's type selects the configuration, and with it the class of the scene delegate")
  func dynamicConfiguration() throws {
    let (_, app) = try install()
    app.tapIcon()
    #expect(open("https://example.org/blog", as: "blog", in: app).isEmpty)
    #expect(app.scene("B").session?.configuration.name == "website")
    #expect(app.scene("B").delegate is Browser.WebsiteSceneDelegate)
    #expect(app.scene("B").window?.backgroundColor == .black)
    #expect(app.delegate(as: Browser.AppDelegate.self)?.cameWithNothing == [true, false])
  }

  @Test("P-03: a new scene has the requested identifier and userInfo")
  func newScene() throws {
    let (_, app) = try install()
    app.tapIcon()
    let before = app.device.trace.count
    open("https://example.org/blog", as: "blog", in: app)
    #expect(page("B", of: app)?.name == "blog")
    #expect(page("B", of: app)?.website == "https://example.org/blog")
    #expect(app.scene("B").state == .foregroundActive)
    #expect(
      app.device.trace[before...].filter { $0.kind == .callback && $0.session != nil }.map(\.callback) == [
        "scene(_:willConnectTo:options:)", "sceneWillEnterForeground(_:)", "sceneDidBecomeActive(_:)",
      ])
  }

  @Test("P-06: with a single window only, the request is refused with an error")
  func refused() async throws {
    for (profile, multiple) in [(DeviceProfile.phone, true), (.pad, false)] {
      let (device, app) = try install(on: profile, multiple: multiple)
      app.tapIcon()
      var errors: [any Error] = []
      app.perform { _ in page("A", of: app)?.open(website: "x", as: "x") { errors.append($0) } }
      await device.waitUntilIdle()
      #expect(errors.map { ($0 as? UISceneError)?.code } == [.multipleScenesNotSupported])
      #expect(app.sessionLabels == ["A"])
    }
  }

  @Test(
    "R-01, R-04: a window's content is found again by its target content identifier",
    arguments: Interruption.allCases)
  func restoration(interruption: Interruption) throws {
    let (_, app) = try install()
    app.tapIcon()
    open("https://example.org/cats", as: "cats", in: app)
    expectStateRestored(app, app.scene("B"), after: interruption) {
      [page($0.label, of: app)?.name, page($0.label, of: app)?.website]
    }
    #expect(app.scene("B").savedActivity?.targetContentIdentifier == "cats")
    #expect(app.scene("B").delegate is Browser.WebsiteSceneDelegate, "the configuration is kept with the session")
    expectStateRestored(app, app.scene("A"), after: interruption) { page($0.label, of: app)?.name }
  }

  @Test("T-05, T-08: a window closed with .commit is disconnected and discarded, and the others stay")
  func destruction() throws {
    let (_, app) = try install()
    app.tapIcon()
    open("https://example.org/cats", as: "cats", in: app)
    let identifier = try #require(app.scene("B").session?.persistentIdentifier)
    weak let window = app.scene("B").window
    let before = app.device.trace.count
    app.perform { _ in page("B", of: app)?.close() }
    let calls = app.device.trace[before...].filter { $0.kind == .callback }.map(\.callback)
    #expect(Array(calls.suffix(2)) == ["sceneDidDisconnect(_:)", "application(_:didDiscardSceneSessions:)"])
    #expect(app.delegate(as: Browser.AppDelegate.self)?.discarded == [identifier])
    #expect(app.sessionLabels == ["A"] && window == nil)
    #expect(page("A", of: app)?.name == "default")
    app.device.kill(app)
    app.tapIcon()
    #expect(app.sessionLabels == ["A"], "it does not come back")
  }

  @Test("With multiple windows enabled, the plus in the switcher makes one, without any code")
  func plusButton() throws {
    let (_, app) = try install()
    app.tapIcon()
    #expect(app.openNewWindow().rejectionReason == nil)
    #expect(page("B", of: app)?.name == "default")
    #expect(app.scene("B").delegate is Browser.LibrarySceneDelegate)
  }

  @Test("Each scene has its own key window")
  func keyWindows() throws {
    let (_, app) = try install()
    app.tapIcon()
    app.openNewWindow()
    #expect(app.connectedScenes.compactMap { ($0.scene as? UIWindowScene)?.keyWindow }.count == 2)
    #expect(app.scene("A").window !== app.scene("B").window)
  }

  @Test("T-02: closing the last window in the switcher ends the process; the app delegate receives only termination")
  func lastWindow() throws {
    let (device, app) = try install(on: .phone)
    app.tapIcon()
    device.openSwitcher()
    let calls = app.swipeAway(app.scene("A")).callbacks
    #expect(calls.contains("LibrarySceneDelegate[A].sceneDidDisconnect(_:)"))
    #expect(calls.last == "AppDelegate.applicationWillTerminate(_:)")
  }

  @Test("L-02: without the scene manifest the app delegate receives everything again")
  func withoutManifest() throws {
    let device = Device(.phone, osVersion: 17)
    let app = try device.install(Browser.OldAppDelegate.self, manifest: .none)
    app.tapIcon()
    #expect(app.delegate(as: Browser.OldAppDelegate.self)?.window?.isKeyWindow == true)
    expectCallbacks(
      containing: ["applicationWillResignActive(_:)", "applicationDidEnterBackground(_:)"], in: device.swipeHome())
    expectCallbacks(
      containing: ["applicationWillEnterForeground(_:)", "applicationDidBecomeActive(_:)"], in: app.tapIcon())
  }
}
