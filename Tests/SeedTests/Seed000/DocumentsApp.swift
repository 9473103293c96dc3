import Foundation
import UIKitCore

/// Seed 000: Xcode 11's template, and a document editor that restores the open document. The scene delegate makes the window, and the open
/// document is in the scene's `userActivity`.
enum Documents {
  /// The type of the activity that names the open document.
  static let editing = "org.example.document-edit"
  static let titles = ["7": "Groceries", "8": "Travel plans"]

  final class AppDelegate: UIResponder, UIApplicationDelegate {
    /// The discarded sessions that this process was notified of.
    private(set) var discarded: [Set<String>] = []

    func application(
      _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      true
    }

    func application(
      _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
      UISceneConfiguration(name: "Default Configuration", sessionRole: connectingSceneSession.role)
    }

    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {
      discarded.append(Set(sceneSessions.map(\.persistentIdentifier)))
    }
  }

  final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
      guard let windowScene = scene as? UIWindowScene else { return }
      let window = UIWindow(windowScene: windowScene)
      window.rootViewController = LibraryViewController()
      self.window = window
      window.makeKeyAndVisible()

      if let activity = session.stateRestorationActivity, activity.activityType == Documents.editing,
        let id = activity.userInfo?["documentId"] as? String
      {
        show(id, in: scene)
      }
      for context in connectionOptions.urlContexts {
        guard let id = context.url.host else { continue }
        show(id, in: scene)?.arrival = "\(context.options.sourceApplication ?? "?") \(context.options.openInPlace)"
      }
    }

    func sceneDidDisconnect(_ scene: UIScene) {}
    func sceneDidBecomeActive(_ scene: UIScene) {}
    func sceneWillResignActive(_ scene: UIScene) {}
    func sceneWillEnterForeground(_ scene: UIScene) {}
    func sceneDidEnterBackground(_ scene: UIScene) {}

    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { scene.userActivity }

    /// Presents a document, and records it as open in the scene's activity.
    @discardableResult
    func show(_ id: String, in scene: UIScene) -> DocumentViewController? {
      guard let title = Documents.titles[id] else { return nil }
      let controller = DocumentViewController(id: id)
      controller.title = title
      window?.rootViewController?.present(controller, animated: false)
      let activity = NSUserActivity(activityType: Documents.editing)
      activity.userInfo = ["documentId": id]
      scene.userActivity = activity
      return controller
    }
  }

  final class LibraryViewController: UIViewController {}

  final class DocumentViewController: UIViewController {
    let id: String
    /// The app that requested the document by a URL, and whether it may be changed in place.
    var arrival: String?

    init(id: String) {
      self.id = id
      super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }
  }
}
