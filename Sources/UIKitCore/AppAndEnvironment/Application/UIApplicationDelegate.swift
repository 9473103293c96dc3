public import CloudKit
public import Foundation

/// Receives the events of the process and of sessions; without scenes, of the whole life cycle.
///
/// Every method is optional: implement only what the app needs. With scenes, the methods under *Life cycle without
/// scenes* are not called (M-06).
///
/// Differs from Apple: without the Objective-C runtime an optional method is a default in an extension, so a subclass
/// of a class that conforms cannot supply a method that its superclass does not implement.
@MainActor public protocol UIApplicationDelegate: NSObjectProtocol {
  /// The type that `application(_:configurationForConnecting:options:)` returns: `UISceneConfiguration`, or
  /// ``UISceneConfigurationNotProvided`` if the delegate does not implement the method. The compiler infers it, so the runner can check,
  /// before any object exists, whether the delegate adopts scenes in code (M-05).
  ///
  /// Differs from Apple: there the Objective-C runtime is queried.
  associatedtype SceneConfigurationAnswer

  // MARK: Launch

  /// The process has started. Scenes connect later. `launchOptions` is `nil` with scenes (L-01, K-16).
  ///
  /// - Returns: Without scenes, `false` if the method has handled the URL or quick action of `launchOptions`.
  func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Launching has finished. Set the app up, but make no window: scenes do (L-01, L-02).
  ///
  /// - Returns: Without scenes, `false` if the method has handled the URL or quick action of `launchOptions`.
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// The predecessor of the method above; called if that one is omitted.
  func applicationDidFinishLaunching(_ application: UIApplication)

  // MARK: Scenes and sessions

  /// Returns the configuration for the scenes of a new session that is about to be connected (C-02).
  ///
  /// Called for each new session, also at the first launch and also when the manifest is complete; never for one that already exists.
  ///
  /// - Parameters:
  ///   - application: The application.
  ///   - connectingSceneSession: The new session, with the manifest's default configuration.
  ///   - options: Why the scene is connected; the same options that the scene delegate receives (C-03).
  /// - Returns: A `UISceneConfiguration` of the session's role; another role stops the process, as on a device (C-05).
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> SceneConfigurationAnswer
  /// These sessions were discarded permanently: the user removed their cards, the app destroyed them, or UIKit can no longer show them
  /// (T-08). Those that were discarded while the process was not running are passed in one call at the next launch (L-07).
  func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)

  // MARK: The process

  /// The process is about to terminate, and it is not suspended (T-07).
  func applicationWillTerminate(_ application: UIApplication)
  /// Memory is low (B-04).
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)
  /// The time has changed significantly: a new day, a clock that was set, the beginning or end of daylight saving time, another time zone.
  /// A process that was suspended receives the call when it runs again, and only for the last change (B-06). Called after the notification
  /// of the same name is posted.
  func applicationSignificantTimeChange(_ application: UIApplication)
  /// Protected files are about to become unreadable.
  func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication)
  /// Protected files can be read again.
  func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication)

  // MARK: Permissions

  /// The orientations that controllers in `window` support by default. iOS 6. Called when a scene requests another geometry. If omitted,
  /// Info.plist decides (`UIApplication.supportedInterfaceOrientations(for:)`).
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask
  /// Whether the app allows extensions of other apps at this point, for instance keyboards. iOS 8. Allowed if omitted. Never
  /// called, because there are no extensions off the device.
  func application(
    _ application: UIApplication,
    shouldAllowExtensionPointIdentifier extensionPointIdentifier: UIApplication.ExtensionPointIdentifier
  ) -> Bool
  /// Whether key commands are mapped to the user's keyboard layout. iOS 15. `true` if omitted. Never called, because the desktop
  /// maps its shortcuts itself.
  func applicationShouldAutomaticallyLocalizeKeyCommands(_ application: UIApplication) -> Bool
  /// An app on the user's watch asks for permission to read health data. iOS 9. Never called off the device.
  func applicationShouldRequestHealthAuthorization(_ application: UIApplication)
  /// An app on the user's watch sends a request. iOS 8.2. Never called off the device.
  ///
  /// - Parameters:
  ///   - application: The application.
  ///   - userInfo: The request.
  ///   - reply: A closure to call with the reply.
  func application(
    _ application: UIApplication, handleWatchKitExtensionRequest userInfo: [AnyHashable: Any]?,
    reply: @escaping ([AnyHashable: Any]?) -> Void)

  // MARK: Notifications and background work

  /// The app is registered for remote notifications. Never called off the device.
  func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)
  /// There is no push service (see `UIApplication.registerForRemoteNotifications()`).
  func application(_ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error)
  /// A remote notification has arrived, silent or tapped (L-10).
  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)
  /// The predecessor of the method above; called if that one is omitted.
  func application(_ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any])
  /// The same in the form with `async`; called if the form with a completion handler is omitted.
  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]
  ) async -> UIBackgroundFetchResult
  /// The app may fetch something in the background (L-10).
  func application(
    _ application: UIApplication,
    performFetchWithCompletionHandler completionHandler:
      @escaping (
        UIBackgroundFetchResult
      ) -> Void)
  /// A background transfer of this session needs attention.
  func application(
    _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
    completionHandler: @escaping () -> Void)

  // MARK: Life cycle without scenes

  /// The window of an app without scenes.
  ///
  /// Differs from Apple: the requirement is not optional but has a default, so reading it through the protocol gives
  /// `UIWindow?`, not `UIWindow??`.
  var window: UIWindow? { get set }
  /// The app is active. Not called with scenes (M-06).
  func applicationDidBecomeActive(_ application: UIApplication)
  /// The app is about to become inactive. Not called with scenes (M-06).
  func applicationWillResignActive(_ application: UIApplication)
  /// The app is in the background. Not called with scenes (M-06).
  func applicationDidEnterBackground(_ application: UIApplication)
  /// The app is about to enter the foreground; not called at a cold launch (L-02), nor with scenes (M-06).
  func applicationWillEnterForeground(_ application: UIApplication)
  /// Opens a URL. Not called with scenes (M-06), also if the scene delegate has no method for it (K-08).
  func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool
  /// The predecessor of the method above, from iOS 4.2; called if that one is omitted. Deprecated on a device since iOS 9.
  func application(
    _ application: UIApplication, open url: URL, sourceApplication: String?, annotation: Any
  ) -> Bool
  /// The predecessor of that one, from iOS 2; called if both are omitted. Deprecated on a device since iOS 9.
  func application(_ application: UIApplication, handleOpen url: URL) -> Bool
  /// The status bar is about to rotate. Deprecated on a device since iOS 13. Never called, because nothing rotates.
  ///
  /// - Parameters:
  ///   - application: The application.
  ///   - newStatusBarOrientation: The new orientation.
  ///   - duration: The duration of the rotation, in seconds.
  func application(
    _ application: UIApplication, willChangeStatusBarOrientation newStatusBarOrientation: UIInterfaceOrientation,
    duration: TimeInterval)
  /// The status bar has rotated. Deprecated on a device since iOS 13. Never called, because nothing rotates.
  func application(
    _ application: UIApplication, didChangeStatusBarOrientation oldStatusBarOrientation: UIInterfaceOrientation)
  /// The status bar is about to change its frame. Deprecated on a device since iOS 13. Never called.
  func application(_ application: UIApplication, willChangeStatusBarFrame newStatusBarFrame: CGRect)
  /// The status bar has changed its frame. Deprecated on a device since iOS 13. Never called.
  func application(_ application: UIApplication, didChangeStatusBarFrame oldStatusBarFrame: CGRect)
  /// Performs a quick action. Not called with scenes (M-06).
  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)
  /// An activity of this type will be continued. Not called with scenes (M-06).
  ///
  /// - Returns: `true` if the app itself shows the user that it is waiting.
  func application(_ application: UIApplication, willContinueUserActivityWithType userActivityType: String) -> Bool
  /// Continues the activity. Not called with scenes (M-06).
  ///
  /// - Parameters:
  ///   - application: The application.
  ///   - userActivity: The activity.
  ///   - restorationHandler: Calls `restoreUserActivityState(_:)` on the objects passed to it.
  /// - Returns: Whether the app handled the activity.
  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool
  /// The activity could not be continued. Not called with scenes (M-06).
  func application(
    _ application: UIApplication, didFailToContinueUserActivityWithType userActivityType: String, error: any Error)
  /// An activity was updated by UIKit. Not called with scenes (M-06).
  func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity)
  /// The user accepted an invitation to shared records (E-07). Not called with scenes (M-06).
  func application(
    _ application: UIApplication, userDidAcceptCloudKitShareWith cloudKitShareMetadata: CKShare.Metadata)

  // MARK: State preservation without scenes

  /// Whether to preserve state when an app without scenes enters the background. Default: `false`.
  func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool
  /// Whether to restore preserved state at a launch (L-02, R-13). Default: `false`.
  func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool
  /// The predecessor of `shouldSaveSecureApplicationState`, called second.
  func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool
  /// The predecessor of `shouldRestoreSecureApplicationState`, called second.
  func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder) -> Bool
  /// Returns the controller for preserved state that has no ``UIViewController/restorationClass``. iOS 6. If omitted, the
  /// controller that already exists at that path is used, as for those of the main storyboard.
  ///
  /// - Parameters:
  ///   - application: The application.
  ///   - identifierComponents: The restoration identifiers of the controllers above it, and its own.
  ///   - coder: Its preserved state.
  /// - Returns: The controller, or `nil` to leave the state to one that exists.
  func application(
    _ application: UIApplication, viewControllerWithRestorationIdentifierPath identifierComponents: [String],
    coder: NSCoder
  ) -> UIViewController?
  /// State is being preserved: encode the app's own part.
  func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder)
  /// State was restored: decode the app's own part.
  func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder)
}

/// Marks that an app delegate has no `application(_:configurationForConnecting:options:)`, so that the manifest decides
/// (C-04). An app never makes one.
public struct UISceneConfigurationNotProvided {
  init() {}
}
