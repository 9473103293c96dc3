import UIKit
import UserNotifications

@main
class AppDelegate: UIResponder, UIApplicationDelegate, UNUserNotificationCenterDelegate {

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    // In a launch that a notification caused, the system calls the delegate as soon as this has returned.
    if !Mistake.coldNotification.isOn { UNUserNotificationCenter.current().delegate = self }
    return true
  }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    let scene = response.targetScene ?? UIApplication.shared.connectedScenes.first
    if let recipe = Recipe.named(response.notification.request.identifier) {
      (scene?.delegate as? SceneDelegate)?.show(recipe)
    }
    completionHandler()
  }

  func applicationWillTerminate(_ application: UIApplication) {
    guard Mistake.stateAtTermination.isOn else { return }
    let delegates = application.connectedScenes.compactMap { $0.delegate as? SceneDelegate }
    UserDefaults.standard.set(delegates.compactMap(\.shown?.id).first, forKey: "LastRecipe")
  }
}
