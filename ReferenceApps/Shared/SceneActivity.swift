import UIKit

extension SceneDelegate: NSUserActivityDelegate {

  /// The activity is returned when the scene's state is saved; delegate and controller are called to update it.
  func keepActivity(for session: UISceneSession, in controller: ViewController?) {
    activity.delegate = self
    activity.userInfo = ["session": session.persistentIdentifier]
    controller?.userActivity = activity
  }

  nonisolated func userActivityWillSave(_ userActivity: NSUserActivity) {
    MainActor.assumeIsolated { logCall(self, in: window?.windowScene?.session) }
  }
}
