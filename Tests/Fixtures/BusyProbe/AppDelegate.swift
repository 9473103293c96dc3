import UIKit

/// An app of UIKit's that never comes back from a callback where `BUSY` is set. It writes its number to the pipe that `REPORT`
/// names and keeps it open, so that whoever reads there learns of its end.
@main class AppDelegate: UIResponder, UIApplicationDelegate {}

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  func sceneDidBecomeActive(_ scene: UIScene) {
    let environment = ProcessInfo.processInfo.environment
    if let path = environment["REPORT"] {
      let pipe = open(path, O_WRONLY | O_CLOEXEC)
      let text = "\(getpid())\n"
      _ = write(pipe, text, text.utf8.count)
    }
    if environment["BUSY"] != nil { while true {} }
  }
}
