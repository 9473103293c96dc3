import UIKit
import UserNotifications

/// An app with links to all its content: URLs, universal links, quick actions and notifications, cold and warm.
public enum DeepLinks {
  enum Route: Equatable {
    case home
    case item(id: String)
    case settings

    init?(url: URL) {
      guard let components = URLComponents(url: url, resolvingAgainstBaseURL: true) else { return nil }
      switch components.host {
      case "item":
        guard let id = components.queryItems?.first(where: { $0.name == "id" })?.value else { return nil }
        self = .item(id: id)
      case "settings": self = .settings
      default: self = .home
      }
    }

    init?(shortcutItem: UIApplicationShortcutItem) {
      guard let last = shortcutItem.type.components(separatedBy: ".").last else { return nil }
      switch last {
      case "settings": self = .settings
      case "home": self = .home
      default: return nil
      }
    }
  }

  class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(
      _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      UNUserNotificationCenter.current().delegate = self
      UNUserNotificationCenter.current().requestAuthorization(options: [.alert, .badge, .sound]) { granted, error in
        guard granted, error == nil else { return }
        DispatchQueue.main.async { UIApplication.shared.registerForRemoteNotifications() }
      }
      application.shortcutItems = [
        UIApplicationShortcutItem(
          type: "org.example.settings", localizedTitle: "Settings", localizedSubtitle: nil,
          icon: UIApplicationShortcutIcon(systemImageName: "gear"), userInfo: ["from": "home" as NSString])
      ]
      let reply = UNNotificationAction(identifier: "reply", title: "Reply", options: [.foreground])
      let category = UNNotificationCategory(
        identifier: "message", actions: [reply], intentIdentifiers: [], options: .customDismissAction)
      UNUserNotificationCenter.current().setNotificationCategories([category])
      return true
    }

    func application(
      _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
      if let shortcutItem = options.shortcutItem { _ = Route(shortcutItem: shortcutItem) }
      let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
      configuration.delegateClass = SceneDelegate.self
      return configuration
    }

    func application(
      _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
    ) {
      let token = deviceToken.map { String(format: "%02.2hhx", $0) }.joined()
      print("token \(token)")
    }

    func application(_ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: Error) {
      print("push: \(error.localizedDescription)")
    }

    func application(
      _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
      fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) {
      completionHandler(userInfo["aps"] == nil ? .noData : .newData)
    }
  }

  class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private var pending: Route?

    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
      guard let windowScene = scene as? UIWindowScene else { return }
      window = UIWindow(windowScene: windowScene)
      window?.rootViewController = UINavigationController(rootViewController: UIViewController())
      window?.makeKeyAndVisible()

      if let urlContext = connectionOptions.urlContexts.first {
        let sendingAppID = urlContext.options.sourceApplication
        print("source application = \(sendingAppID ?? "Unknown")")
        pending = Route(url: urlContext.url)
      } else if let userActivity = connectionOptions.userActivities.first,
        userActivity.activityType == NSUserActivityTypeBrowsingWeb, let incomingURL = userActivity.webpageURL
      {
        pending = Route(url: incomingURL)
      } else if let shortcutItem = connectionOptions.shortcutItem {
        pending = Route(shortcutItem: shortcutItem)
      } else if let response = connectionOptions.notificationResponse {
        pending = response.notification.request.content.userInfo["route"].flatMap { $0 as? String }
          .flatMap(URL.init(string:)).flatMap(Route.init(url:))
      }
    }

    func sceneDidBecomeActive(_ scene: UIScene) {
      defer { pending = nil }
      guard let pending = pending else { return }
      open(pending)
    }

    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
      guard let url = URLContexts.first?.url, let route = Route(url: url) else { return }
      open(route)
    }

    func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
      guard userActivity.activityType == NSUserActivityTypeBrowsingWeb, let url = userActivity.webpageURL else {
        return
      }
      _ = Route(url: url).map(open)
    }

    func scene(_ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: Error) {
      print("failed \(userActivityType): \(error)")
    }

    func windowScene(
      _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
      completionHandler: @escaping (Bool) -> Void
    ) {
      guard let route = Route(shortcutItem: shortcutItem) else { return completionHandler(false) }
      open(route)
      completionHandler(true)
    }

    private func open(_ route: Route) {
      guard let navigation = window?.rootViewController as? UINavigationController else { return }
      navigation.popToRootViewController(animated: false)
      navigation.dismiss(animated: false, completion: nil)
      switch route {
      case .home: break
      case .item(let id):
        let controller = UIViewController()
        controller.title = id
        navigation.pushViewController(controller, animated: true)
      case .settings:
        navigation.present(UINavigationController(rootViewController: UIViewController()), animated: true)
      }
    }
  }
}

extension DeepLinks.AppDelegate: UNUserNotificationCenterDelegate {
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) {
    if #available(iOS 14.0, *) {
      completionHandler([.banner, .list, .sound, .badge])
    } else {
      completionHandler([.sound])
    }
  }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    defer { completionHandler() }
    let userInfo = response.notification.request.content.userInfo
    switch response.actionIdentifier {
    case UNNotificationDefaultActionIdentifier:
      if let text = userInfo["route"] as? String, let url = URL(string: text) { UIApplication.shared.open(url) }
    case UNNotificationDismissActionIdentifier: break
    case "reply":
      if let reply = response as? UNTextInputNotificationResponse { print(reply.userText) }
    default: break
    }
    if let scene = response.targetScene as? UIWindowScene,
      let delegate = scene.delegate as? DeepLinks.SceneDelegate
    {
      delegate.window?.makeKey()
    }
  }
}

/// The same with `async` in place of completion handlers, and a local notification of its own.
public enum AsyncNotifications {
  @MainActor
  class AppDelegate: NSObject, UIApplicationDelegate, UNUserNotificationCenterDelegate {
    func application(
      _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      let center = UNUserNotificationCenter.current()
      center.delegate = self
      Task {
        do {
          let granted = try await center.requestAuthorization(options: [.alert, .sound])
          if granted { application.registerForRemoteNotifications() }
          let settings = await center.notificationSettings()
          guard settings.authorizationStatus == .authorized, settings.alertSetting == .enabled else { return }
          try await center.add(Self.reminder())
          try await center.setBadgeCount(1)
        } catch {
          print(error)
        }
      }
      return true
    }

    static func reminder() -> UNNotificationRequest {
      let content = UNMutableNotificationContent()
      content.title = "Stand up"
      content.body = "It is time."
      content.sound = .default
      content.categoryIdentifier = "reminder"
      content.interruptionLevel = .timeSensitive
      content.relevanceScore = 1
      var date = DateComponents()
      date.hour = 9
      date.minute = 30
      let trigger = UNCalendarNotificationTrigger(dateMatching: date, repeats: true)
      return UNNotificationRequest(identifier: UUID().uuidString, content: content, trigger: trigger)
    }

    func application(
      _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
      let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
      configuration.delegateClass = SceneDelegate.self
      return configuration
    }

    func application(
      _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]
    ) async -> UIBackgroundFetchResult {
      await Task.yield()
      return .newData
    }

    func userNotificationCenter(
      _ center: UNUserNotificationCenter, willPresent notification: UNNotification
    ) async -> UNNotificationPresentationOptions {
      [.banner, .sound]
    }

    func userNotificationCenter(
      _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
    ) async {
      guard let windowScene = response.targetScene as? UIWindowScene else { return }
      windowScene.windows.first?.rootViewController?.title = response.notification.request.identifier
    }
  }

  class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
      guard let windowScene = scene as? UIWindowScene else { return }
      window = UIWindow(windowScene: windowScene)
      window?.rootViewController = UIViewController()
      window?.makeKeyAndVisible()
    }

    func windowScene(
      _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem
    ) async -> Bool {
      shortcutItem.type.hasPrefix("org.example")
    }
  }
}
