import Foundation
import UIKitCore

/// A minimal app with scenes: one window, one controller, one activity.
final class ProbeAppDelegate: UIResponder, UIApplicationDelegate {}

final class ProbeSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  /// The payloads that the scene was opened with, cold and warm.
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
