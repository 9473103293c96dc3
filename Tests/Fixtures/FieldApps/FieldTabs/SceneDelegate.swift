import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {

  var window: UIWindow?
  private var coordinator: (any Coordinator)?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    let coordinator = AppCoordinator(window: window)
    self.window = window
    self.coordinator = coordinator
    coordinator.start()
  }

  func sceneDidDisconnect(_ scene: UIScene) {
    coordinator = nil
    window = nil
  }

  func sceneWillResignActive(_ scene: UIScene) { window?.endEditing(true) }
}
