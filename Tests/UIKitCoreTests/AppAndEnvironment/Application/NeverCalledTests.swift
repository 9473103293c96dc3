import Foundation
import SceneSystem
import Testing

@testable @_spi(Runtime) import UIKitCore

/// An app delegate that implements methods that nothing off the device calls.
@MainActor final class WaitingAppDelegate: UIResponder, UIApplicationDelegate {
  private func note(_ callback: String) { AppLog.current.add("AppDelegate", nil, callback) }

  func application(
    _ application: UIApplication, willChangeStatusBarOrientation newStatusBarOrientation: UIInterfaceOrientation,
    duration: TimeInterval
  ) { note("willChangeStatusBarOrientation") }
  func application(
    _ application: UIApplication, didChangeStatusBarOrientation oldStatusBarOrientation: UIInterfaceOrientation
  ) { note("didChangeStatusBarOrientation") }
  func application(_ application: UIApplication, willChangeStatusBarFrame newStatusBarFrame: CGRect) {
    note("willChangeStatusBarFrame")
  }
  func application(_ application: UIApplication, didChangeStatusBarFrame oldStatusBarFrame: CGRect) {
    note("didChangeStatusBarFrame")
  }
  func applicationShouldRequestHealthAuthorization(_ application: UIApplication) { note("healthAuthorization") }
  func application(
    _ application: UIApplication, handleWatchKitExtensionRequest userInfo: [AnyHashable: Any]?,
    reply: @escaping ([AnyHashable: Any]?) -> Void
  ) { note("watch") }
  func application(
    _ application: UIApplication,
    shouldAllowExtensionPointIdentifier extensionPointIdentifier: UIApplication.ExtensionPointIdentifier
  ) -> Bool {
    note("extensionPoint")
    return true
  }
  func applicationDidBecomeActive(_ application: UIApplication) { note("didBecomeActive") }
}

/// A source of shared items.
@MainActor private final class Shared: NSObject, UIActivityItemsConfigurationReading {
  var itemProvidersForActivityItemsConfiguration: [NSItemProvider] = []
}

/// Serialized, because the application belongs to the process.
@MainActor @Suite("API that can be implemented, set or named without effect", .serialized)
struct NeverCalledTests {
  @Test(
    "Delegate methods about status bars, watches and health are not called in a whole life cycle",
    arguments: [true, false])
  func delegate(hasScenes: Bool) {
    let device = TestDevice(
      .padN, manifest: hasScenes ? TestDevice.manifest() : nil, delegate: WaitingAppDelegate.self)
    var lines: [String] = []
    for stimulus: Stimulus in [
      .tapIcon, .newWindow, .lock, .unlock, .alert, .dismissAlert, .swipeHome, .tapIcon,
      .memoryWarning, .openSwitcher, .swipeAway(.first), .reboot, .tapIcon,
    ] {
      lines += device(stimulus).only("AppDelegate")
    }
    #expect(lines.allSatisfy { $0 == "AppDelegate.didBecomeActive" } && lines.isEmpty == hasScenes)
  }

  @Test(
    "Each size of text has Apple's name",
    arguments: [
      (.unspecified, "_UICTContentSizeCategoryUnspecified"), (.extraSmall, "UICTContentSizeCategoryXS"),
      (.small, "UICTContentSizeCategoryS"), (.medium, "UICTContentSizeCategoryM"), (.large, "UICTContentSizeCategoryL"),
      (.extraLarge, "UICTContentSizeCategoryXL"), (.extraExtraLarge, "UICTContentSizeCategoryXXL"),
      (.extraExtraExtraLarge, "UICTContentSizeCategoryXXXL"),
      (.accessibilityMedium, "UICTContentSizeCategoryAccessibilityM"),
      (.accessibilityLarge, "UICTContentSizeCategoryAccessibilityL"),
      (.accessibilityExtraLarge, "UICTContentSizeCategoryAccessibilityXL"),
      (.accessibilityExtraExtraLarge, "UICTContentSizeCategoryAccessibilityXXL"),
      (.accessibilityExtraExtraExtraLarge, "UICTContentSizeCategoryAccessibilityXXXL"),
    ] as [(UIContentSizeCategory, String)])
  func contentSizes(category: UIContentSizeCategory, name: String) {
    #expect(category.rawValue == name && UIContentSizeCategory(rawValue: name) == category)
  }

  @Test("The application may refresh itself without limit, and has no push service and no alternate icon")
  func background() {
    let application = UIApplication()
    #expect(application.backgroundRefreshStatus == .available)
    #expect([UIBackgroundRefreshStatus.restricted, .denied, .available].map(\.rawValue) == [0, 1, 2])
    application.setMinimumBackgroundFetchInterval(UIApplication.backgroundFetchIntervalNever)
    #expect(application.backgroundRefreshStatus == .available)
    #expect(application.backgroundTimeRemaining == .greatestFiniteMagnitude)
    #expect(UIApplication.backgroundFetchIntervalMinimum == 0)
    application.unregisterForRemoteNotifications()
    #expect(!application.isRegisteredForRemoteNotifications && !application.supportsAlternateIcons)
    #expect(application.alternateIconName == nil)
    #expect(UIUserInterfaceLayoutDirection.leftToRight.rawValue == 0)
    #expect(UIUserInterfaceLayoutDirection.rightToLeft.rawValue == 1)
  }

  @Test("A pointer lock is unlocked, and its message reaches observers of that lock")
  func pointerLock() throws {
    let device = TestDevice()
    device(.tapIcon)
    let scene = try #require(device.scene())
    let (lock, other) = (UIPointerLockState(), UIPointerLockState())
    var scenes: [UIScene] = []
    let tokens = [
      NotificationCenter.default.addObserver(of: lock, for: .didChange) { scenes.append($0.scene) },
      NotificationCenter.default.addObserver(of: other, for: .didChange) { _ in Issue.record("another lock") },
    ]
    NotificationCenter.default.post(
      UIPointerLockState.DidChangeMessage(scene: scene, pointerLockState: lock), subject: lock)
    #expect(scenes == [scene] && !lock.isLocked)
    withExtendedLifetime(tokens) {}
  }

  @Test("A responder's shared items are its own, and none by default")
  func sharing() throws {
    let device = TestDevice()
    device(.tapIcon)
    let scene = try #require(device.scene())
    let responders: [UIResponder] = [UIView(), UIViewController(), scene, UIApplication.shared]
    for responder in responders {
      #expect(responder.activityItemsConfiguration == nil)
      let shared = Shared()
      responder.activityItemsConfiguration = shared
      #expect(responder.activityItemsConfiguration === shared)
      responder.activityItemsConfiguration = nil
    }
  }

  @Test("A configuration keeps its source view; a preview has the current size of its view")
  func preview() {
    let view = UIView(frame: rect(0, 0, 40, 30))
    let preview = UITargetedPreview(view: view)
    let activity = NSUserActivity(activityType: "reading")
    let configuration = UIWindowScene.ActivationConfiguration(userActivity: activity, preview: preview)
    #expect(
      configuration.preview === preview && configuration.options == nil && configuration.userActivity === activity)
    view.frame = rect(5, 5, 80, 60)
    #expect(preview.size == CGSize(width: 80, height: 60) && preview.view === view)
    #expect(preview.copy() as? UITargetedPreview === preview)
    configuration.preview = nil
    #expect(configuration.preview == nil)
  }

  @Test("An attribution is decoded equal; a copy is equal")
  func attribution() throws {
    let url = try #require(URL(string: "https://example.org/shoes"))
    let attribution = UIEventAttribution(
      sourceIdentifier: 255, destinationURL: url, sourceDescription: "Shoes", purchaser: "Shop")
    #expect(attribution.sourceIdentifier == 255 && attribution.destinationURL == url)
    #expect(attribution.sourceDescription == "Shoes" && attribution.purchaser == "Shop")
    #expect(attribution.reportEndpoint == nil)
  }

  @Test("Event types have Apple's values, and an event's type is touches")
  func events() {
    #expect([UIEvent.EventType.touches, .motion, .remoteControl, .presses].map(\.rawValue) == [0, 1, 2, 3])
    #expect(UIEvent(timestamp: 7).type == .touches)
  }

  @Test("Keys by which userInfo is read have Apple's names")
  func keys() {
    #expect(UIPointerLockState.sceneUserInfoKey == "UIPointerLockStateSceneUserInfoKey")
    #expect(UIApplication.statusBarOrientationUserInfoKey == "UIApplicationStatusBarOrientationUserInfoKey")
    #expect(UIApplication.statusBarFrameUserInfoKey == "UIApplicationStatusBarFrameUserInfoKey")
    #expect(NSUserActivityDocumentURLKey == "NSUserActivityDocumentURL")
    #expect(
      UIApplication.stateRestorationViewControllerStoryboardKey == "UIStateRestorationViewControllerStoryboard")
  }
}
