import CloudKit
import Foundation

// What happens where a delegate leaves a method out.
extension UIApplicationDelegate {
  /// Answers `true`.
  public func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  /// Calls `applicationDidFinishLaunching(_:)` and answers `true`.
  public func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    applicationDidFinishLaunching(application)
    return true
  }
  /// Does nothing.
  public func applicationDidFinishLaunching(_ application: UIApplication) {}

  /// Answers that the manifest is to decide.
  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfigurationNotProvided { UISceneConfigurationNotProvided() }
  /// Does nothing.
  public func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {}

  /// Does nothing.
  public func applicationWillTerminate(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationSignificantTimeChange(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication) {}

  /// Does nothing.
  public func application(
    _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
  ) {}
  /// Does nothing.
  public func application(
    _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error
  ) {}
  /// Calls `application(_:didReceiveRemoteNotification:)` and completes with no data.
  public func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) {
    // Taken until the defaults of both other forms have run.
    let ledger = UIProcess.current.ledger
    self.application(application, didReceiveRemoteNotification: userInfo)
    nonisolated(unsafe) let hop = (userInfo: userInfo, completion: completionHandler)
    let question = RemoteNotificationQuestion()
    if ledger?.isIgnored == true { ledger?.asksAgain(with: question) }
    Task { @MainActor in
      let result = await RemoteNotificationQuestion.$current.withValue(question) {
        await self.application(application, didReceiveRemoteNotification: hop.userInfo)
      }
      ledger?.wasAsked(with: question)
      hop.completion(result)
    }
  }
  /// Answers `noData`.
  public func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]
  ) async -> UIBackgroundFetchResult {
    if let question = RemoteNotificationQuestion.current { UIProcess.current.ledger?.nobodyTook(question) }
    return .noData
  }
  /// Does nothing.
  public func application(_ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]) {
    UIProcess.current.ledger?.nobodyTook()
  }
  /// Completes with no data.
  public func application(
    _ application: UIApplication,
    performFetchWithCompletionHandler completionHandler:
      @escaping (
        UIBackgroundFetchResult
      ) -> Void
  ) { completionHandler(.noData) }
  /// Completes at once.
  public func application(
    _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
    completionHandler: @escaping () -> Void
  ) { completionHandler() }

  /// Always `nil`; what is set is not kept.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
  /// Does nothing.
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillResignActive(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  /// Asks the predecessor, `application(_:open:sourceApplication:annotation:)`.
  public func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool
  {
    application(
      app, open: url, sourceApplication: options[.sourceApplication] as? String,
      annotation: options[.annotation] ?? [String: Any]())
  }
  /// Asks the predecessor, `application(_:handleOpen:)`.
  public func application(
    _ application: UIApplication, open url: URL, sourceApplication: String?, annotation: Any
  ) -> Bool { self.application(application, handleOpen: url) }
  /// Answers `false`.
  public func application(_ application: UIApplication, handleOpen url: URL) -> Bool {
    UIProcess.current.ledger?.nobodyTook()
    return false
  }
  /// Does nothing.
  public func application(
    _ application: UIApplication, willChangeStatusBarOrientation newStatusBarOrientation: UIInterfaceOrientation,
    duration: TimeInterval
  ) {}
  /// Does nothing.
  public func application(
    _ application: UIApplication, didChangeStatusBarOrientation oldStatusBarOrientation: UIInterfaceOrientation
  ) {}
  /// Does nothing.
  public func application(_ application: UIApplication, willChangeStatusBarFrame newStatusBarFrame: CGRect) {}
  /// Does nothing.
  public func application(_ application: UIApplication, didChangeStatusBarFrame oldStatusBarFrame: CGRect) {}

  /// Answers what Info.plist says.
  public func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask { application.supportedInterfaceOrientations(for: window) }
  /// Answers `true`.
  public func application(
    _ application: UIApplication,
    shouldAllowExtensionPointIdentifier extensionPointIdentifier: UIApplication.ExtensionPointIdentifier
  ) -> Bool { true }
  /// Answers `true`.
  public func applicationShouldAutomaticallyLocalizeKeyCommands(_ application: UIApplication) -> Bool { true }
  /// Does nothing.
  public func applicationShouldRequestHealthAuthorization(_ application: UIApplication) {}
  /// Replies with nothing.
  public func application(
    _ application: UIApplication, handleWatchKitExtensionRequest userInfo: [AnyHashable: Any]?,
    reply: @escaping ([AnyHashable: Any]?) -> Void
  ) { reply(nil) }
  /// Answers `nil`.
  public func application(
    _ application: UIApplication, viewControllerWithRestorationIdentifierPath identifierComponents: [String],
    coder: NSCoder
  ) -> UIViewController? { nil }
  /// Completes with `false`.
  public func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    UIProcess.current.ledger?.nobodyTook()
    completionHandler(false)
  }
  /// Answers `false`.
  public func application(
    _ application: UIApplication, willContinueUserActivityWithType userActivityType: String
  ) -> Bool { false }
  /// Answers `false`.
  public func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool {
    UIProcess.current.ledger?.nobodyTook()
    return false
  }
  /// Does nothing.
  public func application(
    _ application: UIApplication, didFailToContinueUserActivityWithType userActivityType: String, error: any Error
  ) {}
  /// Does nothing.
  public func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity) {}
  /// Does nothing.
  public func application(
    _ application: UIApplication, userDidAcceptCloudKitShareWith cloudKitShareMetadata: CKShare.Metadata
  ) { UIProcess.current.ledger?.nobodyTook() }

  /// Answers `false`.
  public func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool {
    false
  }
  /// Answers `false`.
  public func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool {
    false
  }
  /// Answers `false`.
  public func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool { false }
  /// Answers `false`.
  public func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder) -> Bool { false }
  /// Does nothing.
  public func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder) {}
  /// Does nothing.
  public func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder) {}

  /// Whether the class has its own `application(_:configurationForConnecting:options:)` (M-05).
  static var providesSceneConfiguration: Bool {
    SceneConfigurationAnswer.self != UISceneConfigurationNotProvided.self
  }
}

/// Ties the forms of one question about a remote notification together: a dictionary has no identity.
private final class RemoteNotificationQuestion: Sendable {
  @TaskLocal static var current: RemoteNotificationQuestion?
}
