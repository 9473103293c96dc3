import Foundation
import UIKitCore

/// Seed 001: a chat. Its scenes are configured in code, each window restores its chat room, and a message in one window reaches every other
/// as an event of the model.
enum Conversation {
  /// The type of the activity that saves a window's chat room.
  static let reading = "org.example.chat.room"
  /// The type of the activity that requests a second, accessory window.
  static let accessory = "org.example.chat.members"

  final class AppDelegate: UIResponder, UIApplicationDelegate {
    private(set) var model: ChatModelController?
    /// The configurations that were returned, and the number of scenes at the time.
    private(set) var configured: [(name: String?, scenes: Int)] = []
    private(set) var discarded = 0

    func application(
      _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      // One-time set-up without user interface.
      model = ChatModelController()
      return true
    }

    func application(
      _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
      let isAccessory = options.userActivities.contains { $0.activityType == Conversation.accessory }
      let configuration = UISceneConfiguration(
        name: isAccessory ? "Accessory" : "Main", sessionRole: connectingSceneSession.role)
      configured.append((configuration.name, application.connectedScenes.count))
      return configuration
    }

    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {
      discarded += sceneSessions.count
    }
  }

  final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
      guard let windowScene = scene as? UIWindowScene else { return }
      let window = UIWindow(windowScene: windowScene)
      window.rootViewController = ChatViewController()
      if let activity = session.stateRestorationActivity { configure(window, with: activity) }
      self.window = window
      window.makeKeyAndVisible()
    }

    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { fetchCurrentUserActivity(for: window) }

    /// The user's activity in the window: that of the visible controller.
    private func fetchCurrentUserActivity(for window: UIWindow?) -> NSUserActivity? {
      window?.rootViewController?.userActivity
    }

    private func configure(_ window: UIWindow, with activity: NSUserActivity) {
      guard let room = activity.userInfo?["room"] as? String else { return }
      (window.rootViewController as? ChatViewController)?.enter(room)
    }
  }

  /// The accessory window: the members of the chat room.
  final class MembersSceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
      guard let windowScene = scene as? UIWindowScene else { return }
      let window = UIWindow(windowScene: windowScene)
      window.rootViewController = MembersViewController()
      self.window = window
      window.makeKeyAndVisible()
    }
  }

  final class MembersViewController: UIViewController {}
}
