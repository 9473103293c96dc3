import UIKit

/// Has one window with a control of each kind, and prints each of their events in a line.
@main
class AppDelegate: UIResponder, UIApplicationDelegate {}

class SceneDelegate: UIResponder, UIWindowSceneDelegate {

  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    scene.title = "Controls"
    let window = UIWindow(windowScene: windowScene)
    window.rootViewController = ControlsViewController()
    window.makeKeyAndVisible()
    self.window = window
  }

  func sceneDidBecomeActive(_ scene: UIScene) {
    let size = (scene as? UIWindowScene)?.coordinateSpace.bounds.size ?? .zero
    log("active \(Int(size.width)) \(Int(size.height))")
  }
}

/// Writes a line without buffering.
func log(_ line: String) {
  FileHandle.standardOutput.write(Data((line + "\n").utf8))
}
