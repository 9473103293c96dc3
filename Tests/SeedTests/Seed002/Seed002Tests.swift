import SceneTesting
import Testing
import UIKitCore

/// Each test is a section of the seed's log, in its order and with its headings.
@MainActor @Suite("Seed 002: the log of the template on an iPhone") struct Seed002Tests {
  private let device = Device(.phone)
  private let app: AppUnderTest

  init() throws { app = try device.install(HelloAppDelegate.self) }

  /// Launches the app and clears its log.
  private func launched() throws -> HelloLog {
    app.tapIcon()
    let log = try #require(app.delegate(as: HelloAppDelegate.self)?.log)
    _ = log.take()
    return log
  }

  private static let appearance = [
    "SceneDelegate.willConnectTo", "ViewController.viewDidLoad", "ViewController.viewWillAppear",
    "SceneDelegate.willEnterForeground", "ViewController.viewWillLayoutSubviews",
    "ViewController.viewDidLayoutSubviews", "SceneDelegate.didBecomeActive", "ViewController.viewDidAppear",
  ]

  @Test("Every key of the template's Info.plist is supported") func infoPlist() {
    #expect(app.diagnostics.isEmpty)
  }

  @Test("A first start requests a configuration and shows the view controller") func launch() {
    app.tapIcon()
    #expect(
      app.delegate(as: HelloAppDelegate.self)?.log.take()
        == ["AppDelegate.didFinishLaunching", "AppDelegate.configurationForConnecting"] + Self.appearance)
    #expect(app.console.isEmpty)
  }

  @Test("Starting it again: as in the log of the SwiftUI project, no configuration is requested") func secondLaunch() {
    app.tapIcon()
    device.swipeHome()
    device.kill(app)
    app.tapIcon()
    #expect(
      app.delegate(as: HelloAppDelegate.self)?.log.take() == ["AppDelegate.didFinishLaunching"] + Self.appearance)
  }

  /// The three swipes that leave the app and can be held.
  enum Pull: CaseIterable {
    case left, right, bottom

    @MainActor func begin(on device: Device) {
      switch self {
      case .left: device.beginPullingNotificationCenter()
      case .right: device.beginPullingControlCenter()
      case .bottom: device.beginSwipingUp()
      }
    }

    /// The effect of completing the swipe.
    var completed: [String] {
      self == .left ? ["SceneDelegate.didBecomeActive", "SceneDelegate.willResignActive"] : []
    }
  }

  @Test("1: pulled down at the left, at the right, or up from below, and held", arguments: Pull.allCases)
  func held(pull: Pull) throws {
    let log = try launched()
    pull.begin(on: device)
    #expect(log.take() == ["SceneDelegate.willResignActive"])
    #expect(app.scene("A").state == .foregroundInactive)
  }

  @Test("2.0: released, and everything is as before", arguments: Pull.allCases)
  func cancelled(pull: Pull) throws {
    let log = try launched()
    pull.begin(on: device)
    _ = log.take()
    device.cancelGesture()
    #expect(log.take() == ["SceneDelegate.didBecomeActive"])
  }

  @Test("2.1: pulled all the way: notifications, controls, the switcher", arguments: Pull.allCases)
  func completed(pull: Pull) throws {
    let log = try launched()
    pull.begin(on: device)
    _ = log.take()
    device.completeGesture()
    #expect(log.take() == pull.completed)
    #expect(app.scene("A").state == .foregroundInactive)
  }

  @Test("3: back from there to the app", arguments: Pull.allCases)
  func back(pull: Pull) throws {
    let log = try launched()
    pull.begin(on: device)
    device.completeGesture()
    _ = log.take()
    device.dismissOverlay()
    #expect(log.take() == ["SceneDelegate.didBecomeActive"])
  }

  @Test("3.1: killed in the switcher; didDiscardSceneSessions is not called") func kill() throws {
    let log = try launched()
    device.beginSwipingUp()
    device.completeGesture()
    _ = log.take()
    app.swipeAway(app.scene("A"))
    #expect(
      log.take() == [
        "SceneDelegate.didDisconnect", "ViewController.viewWillDisappear", "ViewController.viewDidDisappear",
        "ViewController.deinit", "AppDelegate.willTerminate",
      ])
    #expect(!app.isRunning)
    app.tapIcon()
    let later = app.delegate(as: HelloAppDelegate.self)?.log.take() ?? []
    #expect(!later.contains("AppDelegate.didDiscardSceneSessions"), "nor at the next launch")
  }

  @Test("4: directly to the home screen, with a layout for each of two snapshots") func home() throws {
    let log = try launched()
    device.swipeHome()
    let layout = ["ViewController.viewWillLayoutSubviews", "ViewController.viewDidLayoutSubviews"]
    #expect(log.take() == ["SceneDelegate.willResignActive", "SceneDelegate.didEnterBackground"] + layout + layout)
  }

  @Test("5: from the home screen back to the app") func goBack() throws {
    let log = try launched()
    device.swipeHome()
    _ = log.take()
    app.tapIcon()
    #expect(log.take() == ["SceneDelegate.willEnterForeground", "SceneDelegate.didBecomeActive"])
  }

  @Test("The states of an app: not running, inactive, active, background, suspended") func states() throws {
    #expect(!app.isRunning)
    app.tapIcon()
    #expect(app.state == .active)
    device.beginSwipingUp()
    #expect(app.state == .inactive)
    device.cancelGesture()
    device.swipeHome()
    #expect(app.state == .background && !app.isSuspended)
    device.advance(by: .seconds(30))
    #expect(app.isSuspended, "by itself, when the time is up")
    let stepResult = device.kill(app)
    #expect(stepResult.callbacks.isEmpty, "a suspended app receives no callback before it ends")
    #expect(!app.isRunning)
  }
}
