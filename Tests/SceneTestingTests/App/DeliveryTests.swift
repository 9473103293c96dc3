import CloudKit
import Foundation
import SceneTesting
import Testing
import UIKitCore
import UserNotifications

/// The device's record of each payload: the callback that it was delivered to, and whether it was handled.
@MainActor @Suite("Detection of unread payloads, for every way of delivery") struct DeliveryTests {
  static let payloads: [@MainActor () -> Payload] = [
    { .url("recipes://soup") }, { .link("https://recipes.example/soup") }, { .quickAction("open") },
    { .share("https://icloud.example/share") },
  ]

  @Test("An app that reads its options and implements every method handles all payloads, once each")
  func good() throws {
    for make in Self.payloads {
      let app = try Device().install(DeliveryAppDelegate.self, manifest: .scenes(TakingSceneDelegate.self))
      let cold = app.launch(make()).deliveries
      #expect(cold.map(\.outcome) == [.handled] && cold.allSatisfy(\.arrivedWithConnection), "\(cold)")
      let warm = app.launch(make()).deliveries
      #expect(warm.map(\.outcome) == [.handled] && !warm.contains { $0.arrivedWithConnection }, "\(warm)")
      #expect(warm.map(\.payload) == [make().kind] && warm.map(\.scene) == ["A"])
    }
  }

  @Test("An app that reads nothing and implements no method loses all of them, and each message names what is missing")
  func bad() throws {
    var sentences: [String] = []
    for make in Self.payloads {
      let app = try Device().install(DeliveryAppDelegate.self, manifest: .scenes(DeafSceneDelegate.self))
      let cold = app.launch(make()).deliveries
      #expect(cold.map(\.outcome) == [.ignored], "\(cold)")
      let warm = app.launch(make()).deliveries
      sentences += (cold + warm).map(\.description)
    }
    #expect(
      sentences.prefix(4) == [
        "The URL for scene A was lost: DeafSceneDelegate.scene(_:willConnectTo:options:) does not read "
          + "connectionOptions.urlContexts.",
        "The URL for scene A was lost: DeafSceneDelegate has no method scene(_:openURLContexts:).",
        "The link for scene A was lost: DeafSceneDelegate.scene(_:willConnectTo:options:) does not read "
          + "connectionOptions.userActivities.",
        "The link for scene A was lost: DeafSceneDelegate has no method scene(_:continue:).",
      ])
  }

  @Test("A quick action that is not performed is reported as lost when its task has run")
  func asyncDefault() async throws {
    let device = Device()
    let app = try device.install(DeliveryAppDelegate.self, manifest: .scenes(DeafSceneDelegate.self))
    app.tapIcon()
    #expect(app.launch(quickAction: "open").deliveries.map(\.outcome) == [.pending])
    await device.waitUntilIdle()
    #expect(app.deliveries.map(\.outcome) == [.ignored])
  }

  @Test("A quick action performed in an async method is handled when that has run")
  func asyncMethod() async throws {
    let device = Device()
    let app = try device.install(DeliveryAppDelegate.self, manifest: .scenes(AsyncSceneDelegate.self))
    app.tapIcon()
    app.launch(quickAction: "open")
    #expect(app.deliveries.map(\.outcome) == [.pending])
    await device.waitUntilIdle()
    #expect(app.deliveries.map(\.outcome) == [.handled])
  }

  @Test("A payload that the app keeps and reads later is handled from then on")
  func readLater() throws {
    let app = try Device().install(DeliveryAppDelegate.self, manifest: .scenes(LateSceneDelegate.self))
    #expect(app.launch(url: "recipes://soup").deliveries.map(\.outcome) == [.ignored])
    app.perform { _ in app.scene().delegate(as: LateSceneDelegate.self)?.contentIsReady() }
    #expect(app.deliveries.map(\.outcome) == [.handled])
    #expect(app.deliveries.map(\.hadRootViewControllerWhenRead) == [true])
  }

  @Test("Reading a payload only to choose a configuration does not handle it, and the message states that")
  func configuration() throws {
    let app = try Device().install(ChoosingAppDelegate.self, manifest: .scenes(DeafSceneDelegate.self))
    let delivery = try #require(app.launch(url: "recipes://soup").deliveries.first)
    #expect(delivery.outcome == .ignored && delivery.wasReadForConfiguration)
    #expect(
      delivery.description.hasSuffix(
        "The app delegate read it to choose a configuration, and nothing read it afterwards."))
  }

  @Test("The presence of a root controller is recorded before, while reading and after the callback")
  func root() throws {
    let early = try Device().install(DeliveryAppDelegate.self, manifest: .scenes(TakingSceneDelegate.self))
    let first = try #require(early.launch(url: "recipes://soup").deliveries.first)
    #expect(
      !first.hadRootViewControllerBefore && first.hadRootViewControllerWhenRead == false
        && first.hadRootViewControllerAfter)
    let second = try #require(early.launch(url: "recipes://tea").deliveries.first)
    #expect(
      second.hadRootViewControllerBefore && second.hadRootViewControllerWhenRead == nil
        && second.hadRootViewControllerAfter)
  }

  @Test("A tapped notification is delivered twice at a cold launch, and once to a running app")
  func notification() async throws {
    let device = Device()
    let app = try device.install(CenterAppDelegate.self, manifest: .scenes(DeafSceneDelegate.self))
    let cold = app.launch(notification: "n").deliveries
    #expect(
      cold.map(\.outcome) == [.ignored, .handled] && cold.map(\.owner) == ["DeafSceneDelegate", "CenterAppDelegate"])
    device.swipeHome()
    #expect(app.launch(notification: "m").deliveries.map(\.outcome) == [.handled])
  }

  @Test("Without a notification centre delegate the app delegate receives a tap, which is not handled")
  func noCenterDelegate() async throws {
    let device = Device()
    let app = try device.install(DeliveryAppDelegate.self, manifest: .scenes(DeafSceneDelegate.self))
    app.tapIcon()
    let warm = app.launch(notification: "n").deliveries
    #expect(warm.map(\.callback) == ["application(_:didReceiveRemoteNotification:fetchCompletionHandler:)"])
    await device.waitUntilIdle()
    #expect(app.deliveries.map(\.outcome) == [.ignored])
  }

  @Test(
    "A notification centre delegate without the method does not handle the tap, which is known when its task has run")
  func emptyCenterDelegate() async throws {
    let device = Device()
    let app = try device.install(EmptyCenterAppDelegate.self, manifest: .scenes(DeafSceneDelegate.self))
    app.tapIcon()
    #expect(app.launch(notification: "n").deliveries.map(\.outcome) == [.pending])
    await device.waitUntilIdle()
    #expect(app.deliveries.map(\.outcome) == [.ignored])
  }

  @Test("An app without scenes handles a URL in its delegate's method or at launch")
  func appBased() throws {
    let app = try Device().install(OldURLAppDelegate.self, manifest: .none)
    #expect(app.launch(url: "recipes://a").deliveries.map(\.outcome) == [.handled])
    let deaf = try Device().install(OldAppDelegate.self, manifest: .none)
    #expect(deaf.launch(url: "recipes://a").deliveries.map(\.outcome) == [.ignored])
  }

  @Test("A scene without a delegate handles nothing, and the message states that there was none")
  func noDelegate() throws {
    let app = try Device().install(DeliveryAppDelegate.self, manifest: .scenes([.init(delegate: nil)]))
    #expect(app.launch(url: "recipes://a").deliveries.map(\.outcome) == [.noReceiver])
    let warm = try #require(app.launch(url: "recipes://b").deliveries.first)
    #expect(
      warm.description
        == "The URL for scene A was lost: the scene has no delegate that scene(_:openURLContexts:) could be called of.")
  }
}

final class DeliveryAppDelegate: UIResponder, UIApplicationDelegate {}

/// Handles everything, cold and warm.
final class TakingSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    let everything: [Any?] = [
      connectionOptions.urlContexts.first, connectionOptions.userActivities.first, connectionOptions.shortcutItem,
      connectionOptions.cloudKitShareMetadata, connectionOptions.notificationResponse,
    ]
    window = makeWindow(scene, everything.compactMap { $0 }.count)
  }
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) { completionHandler(true) }
  func windowScene(
    _ windowScene: UIWindowScene, userDidAcceptCloudKitShareWith cloudKitShareMetadata: CKShare.Metadata
  ) {}
}

/// Has a window, and handles nothing.
final class DeafSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) { window = makeWindow(scene) }
}

/// Performs quick actions in the `async` form.
final class AsyncSceneDelegate: UIResponder, UIWindowSceneDelegate {
  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem
  ) async -> Bool { true }
}

/// Keeps its connection options until its content has been loaded.
final class LateSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private var options: UIScene.ConnectionOptions?
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    options = connectionOptions
    window = makeWindow(scene)
  }
  func contentIsReady() { window?.rootViewController?.title = options?.urlContexts.first?.url.absoluteString }
}

final class ChoosingAppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    UISceneConfiguration(
      name: options.urlContexts.isEmpty ? "Default Configuration" : nil, sessionRole: connectingSceneSession.role)
  }
}

final class CenterAppDelegate: UIResponder, UIApplicationDelegate, @preconcurrency UNUserNotificationCenterDelegate {
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    UNUserNotificationCenter.current().delegate = self
    return true
  }
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) { completionHandler() }
}

final class EmptyCenterAppDelegate: UIResponder, UIApplicationDelegate, UNUserNotificationCenterDelegate {
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    UNUserNotificationCenter.current().delegate = self
    return true
  }
}

final class OldURLAppDelegate: UIResponder, UIApplicationDelegate {
  func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool {
    true
  }
}

/// A window with a controller, as in the templates.
@MainActor func makeWindow(_ scene: UIScene, _ badge: Int = 0) -> UIWindow? {
  guard let scene = scene as? UIWindowScene else { return nil }
  let window = UIWindow(windowScene: scene)
  let controller = UIViewController()
  controller.view.tag = badge
  window.rootViewController = controller
  window.makeKeyAndVisible()
  return window
}
