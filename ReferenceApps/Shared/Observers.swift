import UIKit

/// Logs every notification of the application and of scenes. Installed before anything can be posted.
func observeLifeCycleNotifications() {
  let application: [(String, Notification.Name)] = [
    ("didFinishLaunchingNotification", UIApplication.didFinishLaunchingNotification),
    ("willEnterForegroundNotification", UIApplication.willEnterForegroundNotification),
    ("didBecomeActiveNotification", UIApplication.didBecomeActiveNotification),
    ("willResignActiveNotification", UIApplication.willResignActiveNotification),
    ("didEnterBackgroundNotification", UIApplication.didEnterBackgroundNotification),
    ("willTerminateNotification", UIApplication.willTerminateNotification),
    ("didReceiveMemoryWarningNotification", UIApplication.didReceiveMemoryWarningNotification),
    ("significantTimeChangeNotification", UIApplication.significantTimeChangeNotification),
    ("protectedDataWillBecomeUnavailableNotification", UIApplication.protectedDataWillBecomeUnavailableNotification),
    ("protectedDataDidBecomeAvailableNotification", UIApplication.protectedDataDidBecomeAvailableNotification),
  ]
  let scene: [(String, Notification.Name)] = [
    ("willConnectNotification", UIScene.willConnectNotification),
    ("didDisconnectNotification", UIScene.didDisconnectNotification),
    ("willEnterForegroundNotification", UIScene.willEnterForegroundNotification),
    ("didActivateNotification", UIScene.didActivateNotification),
    ("willDeactivateNotification", UIScene.willDeactivateNotification),
    ("didEnterBackgroundNotification", UIScene.didEnterBackgroundNotification),
  ]
  let names = application.map { ("UIApplication.\($0)", $1) } + scene.map { ("UIScene.\($0)", $1) }
  for (text, name) in names {
    _ = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { notification in
      let scene = notification.object as? UIScene
      MainActor.assumeIsolated {
        let label = scene.map { "[\($0.session.persistentIdentifier)]" } ?? ""
        logLine("post \(text)\(label)", states(of: scene))
      }
    }
  }
}
