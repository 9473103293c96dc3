import UIKit

/// A UIKit app that never returns from a callback if `BUSY` is set. It writes its process identifier to the pipe that `REPORT` names and
/// keeps it open, so that a reader is notified of its end.
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
