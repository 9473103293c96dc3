import CloudKit
import Foundation

/// Hears of the life of the process and of sessions; without scenes, of the whole life cycle.
///
/// Every method is optional: leave out what the app does not need. With scenes, the methods under *Life cycle without
/// scenes* are not called (M-06).
///
/// Differs from Apple: without the Objective-C runtime an optional method is a default in an extension, so a subclass
/// of a class that conforms cannot supply a method that its superclass left out.
@MainActor public protocol UIApplicationDelegate: NSObjectProtocol {
  /// What `application(_:configurationForConnecting:options:)` answers with: `UISceneConfiguration`, or
  /// ``UISceneConfigurationNotProvided`` where the delegate leaves the method out. The compiler finds it out; that is how
  /// the runner knows, before any object exists, whether the delegate adopts scenes in code (M-05).
  ///
  /// Differs from Apple: there the Objective-C runtime is asked.
  associatedtype SceneConfigurationAnswer

  // MARK: Launch

  /// The process has started. Scenes connect later. `launchOptions` is `nil` with scenes (L-01, K-16).
  ///
  /// - Returns: Without scenes, `false` says that the URL or quick action of `launchOptions` was dealt with here.
  func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Launching has finished. Set the app up, but make no window: scenes do (L-01, L-02).
  ///
  /// - Returns: Without scenes, `false` says that the URL or quick action of `launchOptions` was dealt with here.
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// The predecessor of the method above; called if that one is left out.
  func applicationDidFinishLaunching(_ application: UIApplication)

  // MARK: Scenes and sessions

  /// A new session is about to be connected: which configuration makes its scenes (C-02)?
  ///
  /// Asked for each new session, also at the first launch and also when the manifest is complete; never for one that
  /// exists already.
  ///
  /// - Parameters:
  ///   - application: The application.
  ///   - connectingSceneSession: The new session, with the manifest's default configuration.
  ///   - options: What the scene is connected for; the same that the scene delegate will get (C-03).
  /// - Returns: A `UISceneConfiguration` of the session's role; another role stops the process, as on a device (C-05).
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> SceneConfigurationAnswer
  /// These sessions are gone for good: the user removed their cards, the app destroyed them, or UIKit cannot show them any
  /// more (T-08). Those that went while the process was not running come in one call at the next launch (L-07).
  func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)

  // MARK: The process

  /// The process is about to leave, and it is not suspended (T-07).
  func applicationWillTerminate(_ application: UIApplication)
  /// Memory is short (B-04).
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)
  /// The time has jumped: a new day, a clock that was set, the beginning or end of summer time, another time zone. A process that
  /// slept meanwhile is told when it runs again, and only of the last change (B-06). Comes after the notification of the same
  /// name.
  func applicationSignificantTimeChange(_ application: UIApplication)
  /// Protected files are about to become unreadable.
  func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication)
  /// Protected files can be read again.
  func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication)

  // MARK: What an app allows

  /// The orientations that controllers in `window` support unless they say otherwise. iOS 6. Asked when a scene asks for
  /// another geometry. Left out, Info.plist decides (`UIApplication.supportedInterfaceOrientations(for:)`).
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask
  /// Whether the app allows extensions of other apps at this point, as keyboards. iOS 8. Left out: it does. Never called,
  /// because there are no extensions off the device.
  func application(
    _ application: UIApplication,
    shouldAllowExtensionPointIdentifier extensionPointIdentifier: UIApplication.ExtensionPointIdentifier
  ) -> Bool
  /// Whether key commands are put where the user's keyboard has them. iOS 15. Left out: they are. Never called, because
  /// the desktop's own shortcuts do so.
  func applicationShouldAutomaticallyLocalizeKeyCommands(_ application: UIApplication) -> Bool
  /// An app on the user's watch asks for permission to read health data. iOS 9. Never called off the device.
  func applicationShouldRequestHealthAuthorization(_ application: UIApplication)
  /// An app on the user's watch asks something. iOS 8.2. Never called off the device.
  ///
  /// - Parameters:
  ///   - application: The application.
  ///   - userInfo: The question.
  ///   - reply: To be called with the answer.
  func application(
    _ application: UIApplication, handleWatchKitExtensionRequest userInfo: [AnyHashable: Any]?,
    reply: @escaping ([AnyHashable: Any]?) -> Void)

  // MARK: Notifications and background work

  /// The app is registered for remote notifications. Never called off the device.
  func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)
  /// There is no push service (see `UIApplication.registerForRemoteNotifications()`).
  func application(_ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error)
  /// A remote notification came, silent or tapped (L-10).
  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)
  /// The predecessor of the method above; called if that one is left out.
  func application(_ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any])
  /// The same in the form with `async`; called where the form with a completion handler is left out.
  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]
  ) async -> UIBackgroundFetchResult
  /// Time to fetch something in the background (L-10).
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
  /// The app is about to be inactive. Not called with scenes (M-06).
  func applicationWillResignActive(_ application: UIApplication)
  /// The app is in the background. Not called with scenes (M-06).
  func applicationDidEnterBackground(_ application: UIApplication)
  /// The app is about to come back; not called at a cold launch (L-02), nor with scenes (M-06).
  func applicationWillEnterForeground(_ application: UIApplication)
  /// A URL is to be opened. Not called with scenes (M-06), also if the scene delegate has no method for it (K-08).
  func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool
  /// The predecessor of the method above, from iOS 4.2; called if that one is left out. Deprecated on a device since iOS 9.
  func application(
    _ application: UIApplication, open url: URL, sourceApplication: String?, annotation: Any
  ) -> Bool
  /// The predecessor of that one, from iOS 2; called if both are left out. Deprecated on a device since iOS 9.
  func application(_ application: UIApplication, handleOpen url: URL) -> Bool
  /// The status bar is about to turn. Deprecated on a device since iOS 13. Never called, because nothing turns.
  ///
  /// - Parameters:
  ///   - application: The application.
  ///   - newStatusBarOrientation: Which way up it will be.
  ///   - duration: How long it takes, in seconds.
  func application(
    _ application: UIApplication, willChangeStatusBarOrientation newStatusBarOrientation: UIInterfaceOrientation,
    duration: TimeInterval)
  /// The status bar has turned. Deprecated on a device since iOS 13. Never called, because nothing turns.
  func application(
    _ application: UIApplication, didChangeStatusBarOrientation oldStatusBarOrientation: UIInterfaceOrientation)
  /// The status bar is about to get another frame. Deprecated on a device since iOS 13. Never called.
  func application(_ application: UIApplication, willChangeStatusBarFrame newStatusBarFrame: CGRect)
  /// The status bar has got another frame. Deprecated on a device since iOS 13. Never called.
  func application(_ application: UIApplication, didChangeStatusBarFrame oldStatusBarFrame: CGRect)
  /// A quick action is to be done. Not called with scenes (M-06).
  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)
  /// An activity of this type is on its way. Not called with scenes (M-06).
  ///
  /// - Returns: `true` if the app itself tells the user that it is waiting.
  func application(_ application: UIApplication, willContinueUserActivityWithType userActivityType: String) -> Bool
  /// The activity is here. Not called with scenes (M-06).
  ///
  /// - Parameters:
  ///   - application: The application.
  ///   - userActivity: The activity.
  ///   - restorationHandler: Calls `restoreUserActivityState(_:)` on the objects it is given.
  /// - Returns: Whether the app dealt with the activity.
  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool
  /// The activity will not come. Not called with scenes (M-06).
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
  /// Whether to bring preserved state back at a launch (L-02, R-13). Default: `false`.
  func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool
  /// The predecessor of `shouldSaveSecureApplicationState`, asked second.
  func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool
  /// The predecessor of `shouldRestoreSecureApplicationState`, asked second.
  func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder) -> Bool
  /// A controller whose state was preserved is needed, and it has no ``UIViewController/restorationClass``. iOS 6. Left out:
  /// one that exists already under that path is taken, as those of the main storyboard are.
  ///
  /// - Parameters:
  ///   - application: The application.
  ///   - identifierComponents: The restoration identifiers of the controllers above it, and its own.
  ///   - coder: What was preserved of it.
  /// - Returns: The controller, or `nil` to leave the state to one that exists.
  func application(
    _ application: UIApplication, viewControllerWithRestorationIdentifierPath identifierComponents: [String],
    coder: NSCoder
  ) -> UIViewController?
  /// State is being preserved: encode what is the app's own.
  func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder)
  /// State was brought back: decode what is the app's own.
  func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder)
}

/// Says that an app delegate has no `application(_:configurationForConnecting:options:)`, so that the manifest decides
/// (C-04). An app never makes one.
public struct UISceneConfigurationNotProvided {
  init() {}
}
