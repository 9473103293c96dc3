import UIKit
import UserNotifications

/// Swift 6 throughout: explicit isolation, sendable values, nothing unchecked.
public enum Strict {
  final class AppDelegate: UIResponder, UIApplicationDelegate {
    private let store = Store()

    func application(
      _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      UNUserNotificationCenter.current().delegate = self
      Task { await store.warmUp() }
      return true
    }

    func application(
      _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
      let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
      configuration.delegateClass = SceneDelegate.self
      return configuration
    }

    func applicationWillTerminate(_ application: UIApplication) {
      let task = application.beginBackgroundTask(withName: "flush")
      defer { application.endBackgroundTask(task) }
      precondition(task != .invalid)
    }
  }

  actor Store {
    private var isWarm = false
    func warmUp() { isWarm = true }
    func load() async -> [String] { ["a", "b"] }
  }

  final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private var loading: Task<Void, Never>?

    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
      guard let windowScene = scene as? UIWindowScene else { return }
      let window = UIWindow(windowScene: windowScene)
      let controller = ItemsViewController()
      window.rootViewController = UINavigationController(rootViewController: controller)
      self.window = window
      window.makeKeyAndVisible()
      loading = Task { [weak controller] in
        let items = await Store().load()
        controller?.items = items
      }
    }

    func sceneDidDisconnect(_ scene: UIScene) {
      loading?.cancel()
      loading = nil
    }

    func windowScene(
      _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem
    ) async -> Bool { true }
  }

  final class ItemsViewController: UIViewController {
    var items: [String] = [] {
      didSet { title = "\(items.count)" }
    }
  }
}

extension Strict.AppDelegate: UNUserNotificationCenterDelegate {
  nonisolated func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions { [.banner] }

  nonisolated func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
  ) async {
    let identifier = response.notification.request.identifier
    await MainActor.run { UIApplication.shared.connectedScenes.first?.title = identifier }
  }
}

/// Delegates that inherit from delegates of a company's own framework.
public enum Inherited {
  @MainActor
  class BaseAppDelegate: UIResponder, UIApplicationDelegate {
    final var modules: [any AppModule] { [] }

    func application(
      _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      modules.allSatisfy { $0.start(in: application) }
    }

    func application(
      _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
      UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
    }
  }

  @MainActor protocol AppModule {
    func start(in application: UIApplication) -> Bool
  }

  final class AppDelegate: BaseAppDelegate {
    override func application(
      _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
      let configuration = super.application(
        application, configurationForConnecting: connectingSceneSession, options: options)
      configuration.delegateClass = SceneDelegate.self
      return configuration
    }
  }

  class WindowedDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
      window = (scene as? UIWindowScene).map(UIWindow.init(windowScene:))
      window?.rootViewController = UIViewController()
    }
    func sceneDidEnterBackground(_ scene: UIScene) {}
  }

  final class SceneDelegate: WindowedDelegate {
    override func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
      super.scene(scene, willConnectTo: session, options: connectionOptions)
      window?.makeKeyAndVisible()
    }
    override func sceneDidEnterBackground(_ scene: UIScene) {
      super.sceneDidEnterBackground(scene)
      UserDefaults.standard.set(Date(), forKey: "left")
    }
  }
}

/// A document window for each activity, requested with the API of iOS 17, and closed by itself.
public enum Documents {
  final class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(
      _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
      let isDocument = options.userActivities.contains { $0.activityType.hasSuffix("document") }
      let configuration = UISceneConfiguration(
        name: isDocument ? "Document" : "Browser", sessionRole: connectingSceneSession.role)
      configuration.delegateClass = SceneDelegate.self
      return configuration
    }
  }

  final class SceneDelegate: UIResponder, UIWindowSceneDelegate, NSUserActivityDelegate {
    var window: UIWindow?

    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
      guard let windowScene = scene as? UIWindowScene else { return }
      let activity =
        connectionOptions.userActivities.first ?? session.stateRestorationActivity
        ?? NSUserActivity(activityType: "org.example.browser")
      activity.delegate = self
      activity.needsSave = true
      scene.userActivity = activity
      window = UIWindow(windowScene: windowScene)
      let root = UIViewController()
      root.userActivity = activity
      root.navigationItem.rightBarButtonItems = [
        UIBarButtonItem(
          title: "Options", image: UIImage(systemName: "ellipsis"),
          menu: UIMenu(children: [
            UIAction(title: "Open", image: UIImage(systemName: "plus")) { _ in Self.openDocument(from: windowScene) },
            UIAction(title: "Close", attributes: .destructive) { _ in Self.close(session) },
          ])),
        .flexibleSpace(),
      ]
      window?.rootViewController = UINavigationController(rootViewController: root)
      window?.makeKeyAndVisible()
      scene.extendStateRestoration()
      Task { scene.completeStateRestoration() }
    }

    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { scene.userActivity }

    nonisolated func userActivityWillSave(_ userActivity: NSUserActivity) {
      userActivity.addUserInfoEntries(from: ["savedAt": Date(timeIntervalSinceReferenceDate: 0)])
    }

    static func openDocument(from scene: UIWindowScene) {
      let activity = NSUserActivity(activityType: "org.example.document")
      let options = UIWindowScene.ActivationRequestOptions()
      options.requestingScene = scene
      options.placement = .standard()
      let request = UISceneSessionActivationRequest(userActivity: activity, options: options)
      UIApplication.shared.activateSceneSession(for: request) { error in
        if let error = error as? UISceneError, error.code == .multipleScenesNotSupported { print("one window only") }
      }
    }

    static func close(_ session: UISceneSession) {
      UIApplication.shared.requestSceneSessionDestruction(session, options: nil) { print($0) }
    }
  }
}

/// Every set of delegates that configures its scenes in code, by name.
@MainActor public let fieldDelegates6: [(name: String, delegate: any UIApplicationDelegate.Type)] = [
  ("Strict", Strict.AppDelegate.self), ("Inherited", Inherited.AppDelegate.self),
  ("Documents", Documents.AppDelegate.self),
]
