import Foundation
import RuntimeLogging
import SceneManifest
import SceneSystem
import Testing
import ViewBacking

@testable @_spi(Runtime) import UIKitCore

/// An app delegate from before iOS 9.
@MainActor final class AncientAppDelegate: UIResponder, UIApplicationDelegate {
  static var opened: [String] = []
  func application(_ application: UIApplication, handleOpen url: URL) -> Bool {
    AncientAppDelegate.opened.append(url.absoluteString)
    return true
  }
}

/// An app delegate of iOS 4.2 to 8.
@MainActor final class OldURLAppDelegate: UIResponder, UIApplicationDelegate {
  static var opened: [String] = []
  func application(
    _ application: UIApplication, open url: URL, sourceApplication: String?, annotation: Any
  ) -> Bool {
    OldURLAppDelegate.opened.append("\(url) from \(sourceApplication ?? "nobody")")
    return true
  }
}

/// An app delegate without methods.
@MainActor final class ReticentAppDelegate: UIResponder, UIApplicationDelegate {}

/// Has a menu, a drag source, and accepts any drop.
@MainActor
private final class Hospitable: NSObject, UIContextMenuInteractionDelegate, UIDragInteractionDelegate,
  UIDropInteractionDelegate
{
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(actionProvider: { _ in UIMenu(children: [UIAction(title: "Copy") { _ in }]) })
  }
  func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
    let provider = NSItemProvider()
    provider.registerObject(NSString(string: "dragged"), visibility: .all)
    return [UIDragItem(itemProvider: provider)]
  }
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession) -> UIDropProposal
  { UIDropProposal(operation: .copy) }
}

/// Serialized, because the application belongs to the process.
@MainActor @Suite("UIApplication: older and newer API", .serialized) struct OlderAndNewerAPITests {
  private func device(_ profile: DeviceProfile = .phone) -> TestDevice {
    let device = TestDevice(profile)
    device(.tapIcon)
    return device
  }

  @Test("The frontmost scene defines the status bar; without one there is none")
  func statusBar() {
    let device = device()
    let application = UIApplication.shared
    #expect(!application.isStatusBarHidden && application.statusBarFrame.height == 54)
    #expect(application.statusBarStyle == .default && application.statusBarOrientation == .portrait)
    #expect(application.statusBarOrientationAnimationDuration == 0)
    withExtendedLifetime(device) {}
    let none = UIApplication()
    #expect(none.isStatusBarHidden && none.statusBarFrame == .zero && none.statusBarOrientation == .unknown)
  }

  @Test("A URL is delivered to the oldest method that a delegate without scenes implements")
  func olderURLs() {
    let open = Stimulus.external(.urls([OpenedURL(url: "test://7", sourceApplication: "org.example.other")]))
    let profile = DeviceProfile(kind: .phone, osVersion: 17)
    AncientAppDelegate.opened = []
    TestDevice(profile, manifest: nil, delegate: AncientAppDelegate.self)(.tapIcon, open)
    #expect(AncientAppDelegate.opened == ["test://7"])
    OldURLAppDelegate.opened = []
    TestDevice(profile, manifest: nil, delegate: OldURLAppDelegate.self)(.tapIcon, open)
    #expect(OldURLAppDelegate.opened == ["test://7 from org.example.other"])
  }

  @Test("A delegate without the rarer methods gets a device's defaults")
  func defaults() throws {
    let (application, delegate) = (UIApplication(), ReticentAppDelegate())
    let url = try #require(URL(string: "test://7"))
    #expect(!delegate.application(application, open: url, options: [:]))
    #expect(delegate.application(application, shouldAllowExtensionPointIdentifier: .keyboard))
    #expect(delegate.applicationShouldAutomaticallyLocalizeKeyCommands(application))
    #expect(
      delegate.application(application, supportedInterfaceOrientationsFor: nil)
        == application.supportedInterfaceOrientations(for: nil))
    var replies = 0
    delegate.application(application, handleWatchKitExtensionRequest: nil) { reply in
      #expect(reply == nil)
      replies += 1
    }
    #expect(replies == 1)
    delegate.applicationShouldRequestHealthAuthorization(application)
    let coder = NSKeyedArchiver(requiringSecureCoding: false)
    #expect(
      delegate.application(application, viewControllerWithRestorationIdentifierPath: ["a"], coder: coder) == nil)
  }

  @Test("While interactions are ignored a press reaches no button, and typing still reaches its field")
  func ignoring() {
    let desktop = DesktopUnderTest()
    let application = UIApplication.shared
    var presses = 0
    let button = UIButton(type: .system)
    button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
    let field = UITextField(frame: rect(0, 0, 100, 30))
    for view in [button, field] { desktop.window.rootViewController?.view.addSubview(view) }
    application.beginIgnoringInteractionEvents()
    application.beginIgnoringInteractionEvents()
    application.endIgnoringInteractionEvents()
    #expect(application.isIgnoringInteractionEvents)
    desktop.runner.deliver(.pressed, to: button)
    desktop.runner.deliver(.textChanged("a", selection: nil), to: field)
    desktop.runner.deliver(.cleared, to: field)
    #expect(presses == 0 && field.text == "a")
    application.endIgnoringInteractionEvents()
    desktop.runner.deliver(.pressed, to: button)
    desktop.runner.deliver(.cleared, to: field)
    #expect(presses == 1 && field.text == "" && !application.isIgnoringInteractionEvents)
    #expect(RuntimeLog.capture { application.endIgnoringInteractionEvents() }.sentences.count == 1)
  }

  @Test(
    "While interactions are ignored no menu opens, nothing is dragged and nothing dropped",
    arguments: [true, false])
  func ignoringMenusAndDrags(isIgnoring: Bool) {
    let desktop = DesktopUnderTest()
    let (view, host) = (UIView(frame: rect(0, 0, 100, 100)), Hospitable())
    view.addInteraction(UIContextMenuInteraction(delegate: host))
    view.addInteraction(UIDragInteraction(delegate: host))
    view.addInteraction(UIDropInteraction(delegate: host))
    desktop.window.rootViewController?.view.addSubview(view)
    if isIgnoring { UIApplication.shared.beginIgnoringInteractionEvents() }
    let text = DropDescription(offering: ["text/plain"])
    #expect((desktop.runner.contextMenu(of: view, at: .zero) == nil) == isIgnoring)
    #expect((desktop.runner.prepareDrag(of: view, at: .zero) == nil) == isIgnoring)
    #expect(desktop.runner.acceptsDrop(text, over: view, at: .zero) != isIgnoring)
  }

  @Test("Properties without a source on a desktop return a device's empty values")
  func unknown() async throws {
    let device = device()
    let application = UIApplication.shared
    #expect(application.preferredContentSizeCategory == .large && !application.systemPrefersReducedResourceUsage)
    #expect(application.applicationSupportsShakeToEdit)
    application.beginReceivingRemoteControlEvents()
    application.endReceivingRemoteControlEvents()
    application.ignoreSnapshotOnNextApplicationLaunch()
    #expect(!application.openURL(try #require(URL(string: "https://example.org"))))
    let scene = try #require(device.scene())
    let options = UIScene.OpenExternalURLOptions()
    let attribution = UIEventAttribution(
      sourceIdentifier: 7, destinationURL: try #require(URL(string: "https://example.org")), sourceDescription: "Shoes",
      purchaser: "Shop")
    options.eventAttribution = attribution
    #expect(options.eventAttribution === attribution && attribution.copy() as? UIEventAttribution === attribution)
    #expect(await scene.open(attribution.destinationURL, options: options) == false)
    #expect(UIApplication.openDefaultApplicationsSettingsURLString.hasPrefix("app-settings:"))
    #expect(UIApplicationOpenNotificationSettingsURLString == UIApplication.openNotificationSettingsURLString)
  }

  @Test("The icon changes to one that the Info.plist declares and back, and to no other")
  func alternateIcons() async throws {
    let device = TestDevice(
      .phone,
      entries: [
        "CFBundleIcons": .dictionary([
          "CFBundleAlternateIcons": .dictionary(["Dark": .dictionary([:]), "Retro": .dictionary([:])])
        ])
      ])
    device(.tapIcon)
    let application = UIApplication.shared
    #expect(application.supportsAlternateIcons && application.alternateIconName == nil)
    try await application.setAlternateIconName("Dark")
    #expect(application.alternateIconName == "Dark")
    await #expect(throws: CocoaError(.fileNoSuchFile)) { try await application.setAlternateIconName("Other") }
    #expect(application.alternateIconName == "Dark")
    let error = await withCheckedContinuation { continuation in
      application.setAlternateIconName(nil) { continuation.resume(returning: $0) }
    }
    #expect(error == nil && application.alternateIconName == nil)
  }

  @Test("An app without other icons cannot change its icon")
  func noAlternateIcons() async {
    _ = device()
    let application = UIApplication.shared
    #expect(!application.supportsAlternateIcons)
    await #expect(throws: CocoaError(.featureUnsupported)) { try await application.setAlternateIconName("Dark") }
  }

  @Test("An event that the app sends reaches the key window's override")
  func events() throws {
    final class Listening: UIWindow {
      var events: [UIEvent] = []
      override func sendEvent(_ event: UIEvent) {
        events.append(event)
        super.sendEvent(event)
      }
    }
    let device = device()
    let window = Listening(windowScene: try #require(device.scene() as? UIWindowScene))
    window.makeKeyAndVisible()
    let event = UIEvent(timestamp: 5)
    UIApplication.shared.sendEvent(event)
    #expect(window.events == [event] && event.type == .touches && event.timestamp == 5)
  }

  @Test("Names of notifications that are never posted are Apple's, and differ")
  func names() {
    let names = [
      UIApplication.willChangeStatusBarOrientationNotification, UIApplication.didChangeStatusBarOrientationNotification,
      UIApplication.willChangeStatusBarFrameNotification, UIApplication.didChangeStatusBarFrameNotification,
      UIApplication.backgroundRefreshStatusDidChangeNotification, UIApplication.userDidTakeScreenshotNotification,
      UIApplication.systemPrefersReducedResourceUsageDidChangeNotification, UIScreen.didConnectNotification,
      UIScreen.didDisconnectNotification, UIScene.systemProtectionDidChangeNotification,
      UIPointerLockState.didChangeNotification,
    ]
    #expect(Set(names).count == names.count && names.allSatisfy { $0.rawValue.hasPrefix("UI") })
    #expect(UIApplication.statusBarFrameUserInfoKey != UIApplication.statusBarOrientationUserInfoKey)
    #expect(UIApplication.invalidInterfaceOrientationException.rawValue == "UIApplicationInvalidInterfaceOrientation")
    let keys = [
      UIApplication.LaunchOptionsKey.eventAttribution.rawValue,
      UIApplication.OpenURLOptionsKey.eventAttribution.rawValue,
      UIApplication.OpenExternalURLOptionsKey.eventAttribution.rawValue,
    ]
    #expect(Set(keys).count == 3)
  }
}

@MainActor @Suite("Documented defaults off the device") struct DocumentedDefaultTests {
  @Test("There is one screen, whose pixels are its points times the scale") func screens() {
    #expect(UIScreen.screens.map(ObjectIdentifier.init) == [ObjectIdentifier(UIScreen.main)])
    #expect(UIScreen.main.nativeScale == UIScreen.main.scale)
  }

  @Test("A scene has no locks, and restoration may be extended without limit") func scene() {
    let scene = makeTestScene()
    #expect(scene.pointerLockState == nil && scene.systemProtectionManager == nil)
    scene.extendStateRestoration()
    scene.completeStateRestoration()
    #expect(scene.activationState == .unattached)
  }

  @Test("Background time is unlimited, and there is no push service") func background() async {
    let application = UIApplication()
    #expect(application.backgroundRefreshStatus == .available)
    #expect(application.backgroundTimeRemaining > 1e9)
    #expect(!application.isRegisteredForRemoteNotifications && !application.supportsAlternateIcons)
    application.setMinimumBackgroundFetchInterval(UIApplication.backgroundFetchIntervalMinimum)
    application.unregisterForRemoteNotifications()
    #expect(URL(string: UIApplication.openSettingsURLString) != nil)
    #expect(await application.open(URL(fileURLWithPath: "/")) == false)
  }

  @Test("An invocation phrase is kept, and does not set needsSave") func phrase() {
    let activity = NSUserActivity(activityType: "a")
    activity.suggestedInvocationPhrase = "Read on"
    #expect(activity.suggestedInvocationPhrase == "Read on" && !activity.needsSave)
  }

  private final class AsyncPush: NSObject, UIApplicationDelegate {
    var received = 0
    func application(
      _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]
    ) async -> UIBackgroundFetchResult {
      received += 1
      return .newData
    }
  }

  @Test("L-10: a push reaches the async method, whose result is passed to the completion handler") func asyncPush()
    async
  {
    let delegate = AsyncPush()
    let result = await withCheckedContinuation { continuation in
      delegate.application(UIApplication(), didReceiveRemoteNotification: [:]) { continuation.resume(returning: $0) }
    }
    #expect(result == .newData && delegate.received == 1)
  }
}
