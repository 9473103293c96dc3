import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {

  private var observers: [NSObjectProtocol] = []

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let names: [Notification.Name] = [
      UIApplication.didBecomeActiveNotification, UIApplication.willResignActiveNotification,
      UIApplication.didEnterBackgroundNotification, UIApplication.willEnterForegroundNotification,
      UIApplication.willTerminateNotification, UIApplication.didReceiveMemoryWarningNotification,
      UIScene.willConnectNotification, UIScene.didActivateNotification, UIScene.willDeactivateNotification,
      UIScene.willEnterForegroundNotification, UIScene.didEnterBackgroundNotification,
      UIScene.didDisconnectNotification, UIWindow.didBecomeKeyNotification,
    ]
    observers = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: .main) { [weak self] notification in
        guard self != nil else { return }
        print(notification.name.rawValue.replacingOccurrences(of: "Notification", with: ""))
      }
    }
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
}

class SceneDelegate: UIResponder, UIWindowSceneDelegate {

  var window: UIWindow?
  var overlay: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: windowScene)
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
  }

  func sceneWillResignActive(_ scene: UIScene) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let cover = UIWindow(windowScene: windowScene)
    cover.windowLevel = .alert + 1
    let root = UIViewController()
    root.view.backgroundColor = .systemBackground
    root.view.addSubview(UIImageView(image: UIImage(systemName: "lock.fill")))
    cover.rootViewController = root
    cover.isHidden = false
    overlay = cover
    print("covered windows=\(windowScene.windows.count) key=\(window?.isKeyWindow == true)")
  }

  func sceneDidBecomeActive(_ scene: UIScene) {
    overlay?.isHidden = true
    overlay = nil
    let key = UIApplication.shared.connectedScenes
      .compactMap { $0 as? UIWindowScene }
      .flatMap { $0.windows }
      .first { $0.isKeyWindow }
    print("uncovered key=\(key === window)")
    Task { await refresh() }
  }

  func refresh() async {
    let value = await withCheckedContinuation { continuation in
      DispatchQueue.global().async { continuation.resume(returning: 42) }
    }
    await MainActor.run { window?.rootViewController?.title = "\(value)" }
  }
}
