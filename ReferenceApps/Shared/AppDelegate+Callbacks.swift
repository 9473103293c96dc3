import CloudKit
import UIKit

// Every callback of an app delegate, one log line each. With scenes the transitions and the deliveries must not be called: they are
// implemented here so that a wrong call is logged (M-06).
extension AppDelegate {

  // MARK: Transitions, replaced by scenes

  func applicationWillEnterForeground(_ application: UIApplication) { logCall(self) }

  func applicationDidBecomeActive(_ application: UIApplication) { logCall(self) }

  func applicationWillResignActive(_ application: UIApplication) { logCall(self) }

  func applicationDidEnterBackground(_ application: UIApplication) { logCall(self) }

  // MARK: Deliveries, replaced by scenes

  func application(
    _ application: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
  ) -> Bool {
    logCall(self, [detail("urlContexts", [url.absoluteString])])
    return true
  }

  func application(_ application: UIApplication, willContinueUserActivityWithType userActivityType: String) -> Bool {
    logCall(self)
    return true
  }

  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool {
    logCall(self, [detail("userActivities", [userActivity.activityType])])
    return true
  }

  func application(
    _ application: UIApplication, didFailToContinueUserActivityWithType userActivityType: String, error: any Error
  ) {
    logCall(self)
  }

  func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity) {
    logCall(self, [detail("userActivities", [userActivity.activityType])])
  }

  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    logCall(self, ["shortcutItem=\(shortcutItem.type)"])
    completionHandler(true)
  }

  func application(
    _ application: UIApplication, userDidAcceptCloudKitShareWith cloudKitShareMetadata: CKShare.Metadata
  ) {
    logCall(self)
  }

  // MARK: Background work

  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) {
    logCall(self)
    completionHandler(.noData)
  }

  func application(
    _ application: UIApplication,
    performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) {
    logCall(self)
    completionHandler(.noData)
  }

  // MARK: The process

  func applicationWillTerminate(_ application: UIApplication) { logCall(self) }

  func applicationDidReceiveMemoryWarning(_ application: UIApplication) { logCall(self) }

  func applicationSignificantTimeChange(_ application: UIApplication) { logCall(self) }

  func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication) { logCall(self) }

  func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication) { logCall(self) }
}
