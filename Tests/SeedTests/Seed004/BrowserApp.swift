import Foundation
import UIKitCore

/// Seed 004: an app with two kinds of windows. The type of a new window's activity selects its kind, the activity's target content
/// identifier its content, now or after a restart. Windows are opened and closed in code.
enum Browser {
  /// The type of the activity that requests a window with a website.
  static let website = "org.example.browser.website"
  /// The type of the activity that saves a window's content.
  static let reading = "org.example.browser.reading"

  final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    /// Whether the connection options were empty, for each new window.
    private(set) var cameWithNothing: [Bool] = []
    private(set) var discarded: [String] = []

    func application(
      _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      if #available(iOS 13.0, *) {
        // The scene delegates make the windows.
      } else {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = PageViewController(name: "before scenes")
        window?.makeKeyAndVisible()
      }
      return true
    }

    func application(
      _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
      cameWithNothing.append(options.userActivities.isEmpty && options.urlContexts.isEmpty)
      if let activity = options.userActivities.first, activity.activityType == Browser.website {
        return UISceneConfiguration(name: "website", sessionRole: connectingSceneSession.role)
      }
      return UISceneConfiguration(name: "library", sessionRole: connectingSceneSession.role)
    }

    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {
      discarded += sceneSessions.map(\.persistentIdentifier)
    }
  }

  /// What both kinds of windows do: the window is made in code, for the activity's content.
  class PageSceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    var background: UIColor { .white }

    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
      guard let windowScene = scene as? UIWindowScene else { return }
      let activity = connectionOptions.userActivities.first ?? session.stateRestorationActivity
      let page: PageViewController
      if let name = activity?.targetContentIdentifier {
        page = PageViewController(name: name)
      } else {
        page = PageViewController(name: "default")
      }
      page.website = activity?.userInfo?["website"] as? String
      let window = UIWindow(windowScene: windowScene)
      window.rootViewController = page
      window.backgroundColor = background
      self.window = window
      window.makeKeyAndVisible()
    }

    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
      (window?.rootViewController as? PageViewController)?.activity
    }
  }

  final class LibrarySceneDelegate: PageSceneDelegate {}

  final class WebsiteSceneDelegate: PageSceneDelegate {
    override var background: UIColor { .black }
  }

  final class PageViewController: UIViewController {
    let name: String
    var website: String?

    init(name: String) {
      self.name = name
      super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    /// The activity that saves the window.
    var activity: NSUserActivity {
      let activity = NSUserActivity(activityType: Browser.reading)
      activity.targetContentIdentifier = name
      activity.userInfo = website.map { ["website": $0] }
      return activity
    }

    /// Opens another window.
    func open(website: String, as name: String, refused: ((any Error) -> Void)? = nil) {
      let activity = NSUserActivity(activityType: Browser.website)
      activity.targetContentIdentifier = name
      activity.userInfo = ["website": website]
      UIApplication.shared.requestSceneSessionActivation(
        nil, userActivity: activity, options: nil, errorHandler: refused)
    }

    /// Closes the controller's window with its work committed.
    func close() {
      guard let session = view.window?.windowScene?.session else { return }
      let options = UIWindowSceneDestructionRequestOptions()
      options.windowDismissalAnimation = .commit
      UIApplication.shared.requestSceneSessionDestruction(session, options: options, errorHandler: nil)
    }
  }

  /// The first of the seed's two ways for older systems: no scene manifest and no method for scenes, so no scenes.
  final class OldAppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
      _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      window = UIWindow(frame: UIScreen.main.bounds)
      window?.rootViewController = PageViewController(name: "before scenes")
      window?.makeKeyAndVisible()
      return true
    }
  }
}
