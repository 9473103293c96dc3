import UIKit

extension SceneDelegate: NSUserActivityDelegate {

  /// The activity is returned when the scene's state is saved; its delegate is called to update it.
  nonisolated func userActivityWillSave(_ userActivity: NSUserActivity) {
    MainActor.assumeIsolated { logCall(self) }
  }
}
