import UIKit

/// Has one window with a text field and a text view, and prints their selections, a line each.
@main
class AppDelegate: UIResponder, UIApplicationDelegate {}

class SceneDelegate: UIResponder, UIWindowSceneDelegate {

  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    scene.title = "Selection"
    let window = UIWindow(windowScene: windowScene)
    window.rootViewController = SelectionViewController()
    window.makeKeyAndVisible()
    self.window = window
  }
}

/// Writes a line after the turn, so that the reader's next input finds the app's selection.
func log(_ line: String) {
  DispatchQueue.main.async {
    DispatchQueue.main.async { FileHandle.standardOutput.write(Data((line + "\n").utf8)) }
  }
}
