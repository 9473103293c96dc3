import UIKit

/// A list in one kind of window, a detail in another, selected by the activity's type.
public enum ListAndDetail {
  enum ActivityIdentifier: String {
    case list = "org.example.list"
    case detail = "org.example.detail"

    func sceneConfiguration() -> UISceneConfiguration {
      switch self {
      case .list:
        let configuration = UISceneConfiguration(name: "List", sessionRole: .windowApplication)
        configuration.delegateClass = ListSceneDelegate.self
        return configuration
      case .detail:
        let configuration = UISceneConfiguration(name: "Detail", sessionRole: .windowApplication)
        configuration.delegateClass = DetailSceneDelegate.self
        return configuration
      }
    }
  }

  class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(
      _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
      var currentActivity: ActivityIdentifier?
      options.userActivities.forEach { currentActivity = ActivityIdentifier(rawValue: $0.activityType) }
      return (currentActivity ?? .list).sceneConfiguration()
    }

    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {
      for session in sceneSessions {
        UserDefaults.standard.removeObject(forKey: session.persistentIdentifier)
      }
    }
  }

  class ListSceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
      guard let windowScene = scene as? UIWindowScene else { return }
      scene.title = "List"
      window = UIWindow(windowScene: windowScene)
      window?.rootViewController = UINavigationController(rootViewController: ListViewController())
      window?.makeKeyAndVisible()
      let conditions = scene.activationConditions
      conditions.canActivateForTargetContentIdentifierPredicate = NSPredicate(value: false)
      conditions.prefersToActivateForTargetContentIdentifierPredicate = NSPredicate(
        format: "self == %@", ActivityIdentifier.list.rawValue)
    }
  }

  class ListViewController: UIViewController {
    func open(_ id: String) {
      let userActivity = NSUserActivity(activityType: ActivityIdentifier.detail.rawValue)
      userActivity.userInfo = ["id": id]
      userActivity.targetContentIdentifier = id
      userActivity.isEligibleForHandoff = true

      guard UIApplication.shared.supportsMultipleScenes else {
        navigationController?.pushViewController(UIViewController(), animated: true)
        return
      }
      if #available(iOS 17.0, *) {
        let options = UIWindowScene.ActivationRequestOptions()
        options.requestingScene = view.window?.windowScene
        options.placement = .prominent()
        let request = UISceneSessionActivationRequest(
          role: .windowApplication, userActivity: userActivity, options: options)
        UIApplication.shared.activateSceneSession(for: request) { error in
          print(error.localizedDescription)
        }
      } else {
        UIApplication.shared.requestSceneSessionActivation(nil, userActivity: userActivity, options: nil) { error in
          print(error)
        }
      }
    }

    func reload() {
      UIApplication.shared.openSessions
        .filter { $0.configuration.name == "Detail" }
        .forEach { UIApplication.shared.requestSceneSessionRefresh($0) }
    }
  }

  class DetailSceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
      guard let windowScene = scene as? UIWindowScene else { return }
      let activity = connectionOptions.userActivities.first ?? session.stateRestorationActivity
      let id = activity?.userInfo?["id"] as? String ?? "unknown"
      session.userInfo = ["id": id]
      let predicate = NSPredicate(format: "SELF == %@", id)
      scene.activationConditions.canActivateForTargetContentIdentifierPredicate = predicate
      scene.activationConditions.prefersToActivateForTargetContentIdentifierPredicate = predicate
      let window = UIWindow(windowScene: windowScene)
      window.rootViewController = DetailViewController(id: id)
      self.window = window
      window.makeKeyAndVisible()
    }

    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { scene.userActivity }
  }

  class DetailViewController: UIViewController {
    let id: String

    init(id: String) {
      self.id = id
      super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      let activity = NSUserActivity(activityType: ActivityIdentifier.detail.rawValue)
      activity.addUserInfoEntries(from: ["id": id])
      view.window?.windowScene?.userActivity = activity
      view.window?.windowScene?.title = id
    }

    func close() {
      guard let session = view.window?.windowScene?.session else { return }
      let options = UIWindowSceneDestructionRequestOptions()
      options.windowDismissalAnimation = .commit
      UIApplication.shared.requestSceneSessionDestruction(session, options: options, errorHandler: nil)
    }
  }
}

/// Overlay windows, a privacy cover, and the many ways to find the frontmost window.
public enum Overlays {
  class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(
      _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
      let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
      configuration.delegateClass = SceneDelegate.self
      return configuration
    }
  }

  class PassThroughWindow: UIWindow {
    override init(windowScene: UIWindowScene) {
      super.init(windowScene: windowScene)
      windowLevel = .alert + 1
      backgroundColor = .clear
      isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { nil }

    override var canBecomeKey: Bool { false }
  }

  class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private var overlayWindow: PassThroughWindow?
    private lazy var blurView: UIVisualEffectView = {
      let view = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      return view
    }()

    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
      guard let windowScene = scene as? UIWindowScene else { return }
      window = UIWindow(windowScene: windowScene)
      window?.rootViewController = UIViewController()
      window?.makeKeyAndVisible()

      overlayWindow = PassThroughWindow(windowScene: windowScene)
      overlayWindow?.rootViewController = UIViewController()
      overlayWindow?.isHidden = false
    }

    func sceneWillResignActive(_ scene: UIScene) {
      guard let window = window else { return }
      window.endEditing(true)
      blurView.frame = window.bounds
      window.addSubview(blurView)
    }

    func sceneDidBecomeActive(_ scene: UIScene) {
      UIView.animate(withDuration: 0.2) {
        self.blurView.alpha = 0
      } completion: { _ in
        self.blurView.removeFromSuperview()
        self.blurView.alpha = 1
      }
    }

    func sceneDidDisconnect(_ scene: UIScene) {
      overlayWindow = nil
    }

    func switchRootViewController(_ vc: UIViewController, animated: Bool = true) {
      guard let window = self.window else { return }
      window.rootViewController = vc
      UIView.transition(
        with: window, duration: 0.5, options: [.transitionFlipFromLeft], animations: nil, completion: nil)
    }
  }

  @MainActor static func finders() -> [UIWindow?] {
    [
      UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.flatMap(\.windows)
        .first(where: \.isKeyWindow),
      UIApplication.shared.connectedScenes
        .filter { $0.activationState == .foregroundActive }
        .map { $0 as? UIWindowScene }
        .compactMap { $0 }
        .first?.windows
        .filter { $0.isKeyWindow }.first,
      (UIApplication.shared.connectedScenes.first as? UIWindowScene)?.windows.first,
      (UIApplication.shared.connectedScenes.first?.delegate as? UIWindowSceneDelegate)?.window ?? nil,
      (UIApplication.shared.connectedScenes.first?.delegate as? SceneDelegate)?.window,
      UIApplication.shared.windows.first { $0.isKeyWindow },
      (UIApplication.shared.connectedScenes.first { $0 is UIWindowScene } as? UIWindowScene)?.keyWindow,
    ]
  }
}

extension UIApplication {
  var topViewController: UIViewController? {
    let scene = connectedScenes.first(where: { $0.activationState == .foregroundActive }) as? UIWindowScene
    var top = scene?.windows.first(where: { $0.isKeyWindow })?.rootViewController
    while let presented = top?.presentedViewController { top = presented }
    if let navigation = top as? UINavigationController { return navigation.visibleViewController }
    if let tabs = top as? UITabBarController { return tabs.selectedViewController }
    return top
  }
}

extension UIViewController {
  var sceneDelegate: Overlays.SceneDelegate? {
    guard let windowScene = view.window?.windowScene else { return nil }
    return windowScene.delegate as? Overlays.SceneDelegate
  }
}

extension UIWindowScene {
  static var focused: UIWindowScene? {
    UIApplication.shared.connectedScenes
      .first { $0.activationState == .foregroundActive && $0 is UIWindowScene } as? UIWindowScene
  }
}
