import UIKit

/// Has windows with a drag source on the left and drop space on the right, and prints its events, a line each.
@main
class AppDelegate: UIResponder, UIApplicationDelegate {}

class SceneDelegate: UIResponder, UIWindowSceneDelegate {

  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let activity = connectionOptions.userActivities.first
    let page = activity?.userInfo?["page"] as? Int
    scene.title = page.map { "Page \($0)" } ?? "Drag"
    log("connected \(activity?.activityType ?? "")")
    let window = UIWindow(windowScene: windowScene)
    window.rootViewController = DragViewController()
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
