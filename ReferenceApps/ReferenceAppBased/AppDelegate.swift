import UIKit

class AppDelegate: UIResponder, UIApplicationDelegate {

  var window: UIWindow?

  override init() {
    super.init()
    logCall(self)
    observeLifeCycleNotifications()
  }

  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    logCall(self, [detail(launchOptions: launchOptions)])
    return true
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    logCall(self, [detail(launchOptions: launchOptions)])
    return true
  }

  // MARK: State preservation, as before scenes

  func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool {
    logCall(self)
    return true
  }

  func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder) -> Bool {
    logCall(self)
    return true
  }

  func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder) {
    logCall(self)
    coder.encode("state", forKey: "reference")
  }

  func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder) {
    logCall(self)
  }
}
