import UIKitCore

/// An app with scenes that does as little as an app can: one window, one controller, one activity.
final class ProbeAppDelegate: UIResponder, UIApplicationDelegate {}

final class ProbeSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  /// What the scene was asked to open, at whatever temperature.
  var opened: [String] = []

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
    open(connectionOptions.urlContexts)
  }

  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) { open(URLContexts) }

  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { NSUserActivity(activityType: "reading") }

  private func open(_ contexts: Set<UIOpenURLContext>) { opened += contexts.map(\.url.absoluteString) }
}
