import UIKit

extension SceneDelegate: NSUserActivityDelegate {

  /// The activity is the scene's answer when its state is saved; delegate and controller are asked to bring it up to date.
  func keepActivity(for session: UISceneSession, in controller: ViewController?) {
    activity.delegate = self
    activity.userInfo = ["session": session.persistentIdentifier]
    controller?.userActivity = activity
  }

  nonisolated func userActivityWillSave(_ userActivity: NSUserActivity) {
    MainActor.assumeIsolated { logCall(self, in: window?.windowScene?.session) }
  }
}
