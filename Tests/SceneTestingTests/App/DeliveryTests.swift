import CloudKit
import Foundation
import SceneTesting
import Testing
import UIKitCore
import UserNotifications

/// What the device notes about each payload: handed over, by which callback, and taken or not.
@MainActor @Suite("Whether an app took a payload is known, whichever way it came") struct DeliveryTests {
  static let payloads: [@MainActor () -> Payload] = [
    { .url("recipes://soup") }, { .link("https://recipes.example/soup") }, { .quickAction("open") },
    { .share("https://icloud.example/share") },
  ]

  @Test("An app that reads what it is connected for, and has every method, takes all payloads, once each")
  func good() throws {
    for make in Self.payloads {
      let app = try Device().install(DeliveryAppDelegate.self, manifest: .scenes(TakingSceneDelegate.self))
      let cold = app.launch(make()).deliveries
      #expect(cold.map(\.fate) == [.taken] && cold.allSatisfy(\.cameWithConnection), "\(cold)")
      let warm = app.launch(make()).deliveries
      #expect(warm.map(\.fate) == [.taken] && !warm.contains { $0.cameWithConnection }, "\(warm)")
      #expect(warm.map(\.payload) == [make().kind] && warm.map(\.scene) == ["A"])
    }
  }

  @Test("An app that reads nothing and has no method loses them all, and each sentence names what is missing")
  func bad() throws {
    var sentences: [String] = []
    for make in Self.payloads {
      let app = try Device().install(DeliveryAppDelegate.self, manifest: .scenes(DeafSceneDelegate.self))
      let cold = app.launch(make()).deliveries
      #expect(cold.map(\.fate) == [.ignored], "\(cold)")
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

  @Test("A quick action that nobody does is known to be lost when its task has run")
  func asyncDefault() async throws {
    let device = Device()
    let app = try device.install(DeliveryAppDelegate.self, manifest: .scenes(DeafSceneDelegate.self))
    app.tapIcon()
    #expect(app.launch(quickAction: "open").deliveries.map(\.fate) == [.pending])
    await device.settle()
    #expect(app.deliveries.map(\.fate) == [.ignored])
  }

  @Test("A quick action that is done by an async method is taken when that has run")
  func asyncMethod() async throws {
    let device = Device()
    let app = try device.install(DeliveryAppDelegate.self, manifest: .scenes(AsyncSceneDelegate.self))
    app.tapIcon()
    app.launch(quickAction: "open")
    #expect(app.deliveries.map(\.fate) == [.pending])
    await device.settle()
    #expect(app.deliveries.map(\.fate) == [.taken])
  }

  @Test("A payload that the app keeps and reads later counts as taken from then on")
  func readLater() throws {
    let app = try Device().install(DeliveryAppDelegate.self, manifest: .scenes(LateSceneDelegate.self))
    #expect(app.launch(url: "recipes://soup").deliveries.map(\.fate) == [.ignored])
    app.perform { _ in app.scene().delegate(as: LateSceneDelegate.self)?.contentIsReady() }
    #expect(app.deliveries.map(\.fate) == [.taken])
    #expect(app.deliveries.map(\.hadRootWhenRead) == [true])
  }

  @Test("Looking at a payload only to choose a configuration takes nothing, and the sentence says so")
  func configuration() throws {
    let app = try Device().install(ChoosingAppDelegate.self, manifest: .scenes(DeafSceneDelegate.self))
    let delivery = try #require(app.launch(url: "recipes://soup").deliveries.first)
    #expect(delivery.fate == .ignored && delivery.wasReadForConfiguration)
    #expect(
      delivery.description.hasSuffix("The app delegate looked at it to choose a configuration, and nobody after that."))
  }

  @Test("Whether there was a root controller is noted before, while reading and after the callback")
  func root() throws {
    let early = try Device().install(DeliveryAppDelegate.self, manifest: .scenes(TakingSceneDelegate.self))
    let first = try #require(early.launch(url: "recipes://soup").deliveries.first)
    #expect(!first.hadRootBefore && first.hadRootWhenRead == false && first.hadRootAfter)
    let second = try #require(early.launch(url: "recipes://tea").deliveries.first)
    #expect(second.hadRootBefore && second.hadRootWhenRead == nil && second.hadRootAfter)
  }

  @Test("A tapped notification comes twice at a cold launch, and once to an app that runs")
  func notification() async throws {
    let device = Device()
    let app = try device.install(CenterAppDelegate.self, manifest: .scenes(DeafSceneDelegate.self))
    let cold = app.launch(notification: "n").deliveries
    #expect(cold.map(\.fate) == [.ignored, .taken] && cold.map(\.owner) == ["DeafSceneDelegate", "CenterAppDelegate"])
    device.swipeHome()
    #expect(app.launch(notification: "m").deliveries.map(\.fate) == [.taken])
  }

  @Test("Without a delegate of the notification centre a tap goes to the app delegate, which leaves it lying")
  func noCenterDelegate() async throws {
    let device = Device()
    let app = try device.install(DeliveryAppDelegate.self, manifest: .scenes(DeafSceneDelegate.self))
    app.tapIcon()
    let warm = app.launch(notification: "n").deliveries
    #expect(warm.map(\.callback) == ["application(_:didReceiveRemoteNotification:fetchCompletionHandler:)"])
    await device.settle()
    #expect(app.deliveries.map(\.fate) == [.ignored])
  }

  @Test(
    "A delegate of the notification centre without a method leaves the tap lying, which shows when its task has run")
  func emptyCenterDelegate() async throws {
    let device = Device()
    let app = try device.install(EmptyCenterAppDelegate.self, manifest: .scenes(DeafSceneDelegate.self))
    app.tapIcon()
    #expect(app.launch(notification: "n").deliveries.map(\.fate) == [.pending])
    await device.settle()
    #expect(app.deliveries.map(\.fate) == [.ignored])
  }

  @Test("An app without scenes takes a URL by its delegate's method, or by dealing with it at launch")
  func appBased() throws {
    let app = try Device().install(OldURLAppDelegate.self, manifest: .none)
    #expect(app.launch(url: "recipes://a").deliveries.map(\.fate) == [.taken])
    let deaf = try Device().install(OldAppDelegate.self, manifest: .none)
    #expect(deaf.launch(url: "recipes://a").deliveries.map(\.fate) == [.ignored])
  }

  @Test("A scene without a delegate takes nothing, and the sentence says that nobody was there")
  func noDelegate() throws {
    let app = try Device().install(DeliveryAppDelegate.self, manifest: .scenes([.init(delegate: nil)]))
    #expect(app.launch(url: "recipes://a").deliveries.map(\.fate) == [.unheard])
    let warm = try #require(app.launch(url: "recipes://b").deliveries.first)
    #expect(
      warm.description
        == "The URL for scene A was lost: the scene has no delegate that scene(_:openURLContexts:) could be called of.")
  }
}

final class DeliveryAppDelegate: UIResponder, UIApplicationDelegate {}

/// Takes everything, cold and warm.
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

/// Has a window, and takes nothing.
final class DeafSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) { window = makeWindow(scene) }
}

/// Does quick actions in the form with `async`.
final class AsyncSceneDelegate: UIResponder, UIWindowSceneDelegate {
  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem
  ) async -> Bool { true }
}

/// Keeps what it is connected for until its content has been loaded.
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

/// A window with a controller in it, as the templates make one.
@MainActor func makeWindow(_ scene: UIScene, _ badge: Int = 0) -> UIWindow? {
  guard let scene = scene as? UIWindowScene else { return nil }
  let window = UIWindow(windowScene: scene)
  let controller = UIViewController()
  controller.view.tag = badge
  window.rootViewController = controller
  window.makeKeyAndVisible()
  return window
}
