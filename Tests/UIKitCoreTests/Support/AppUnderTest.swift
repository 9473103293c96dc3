import CloudKit
import Foundation
import SceneSystem
import UserNotifications

@testable @_spi(Runtime) import UIKitCore

/// The differences between the app of one test and the default.
@MainActor struct AppBehaviour {
  static var current = AppBehaviour()

  /// What `configurationForConnecting` returns; by default the manifest's first entry.
  var configuration: (UISceneSession, UIScene.ConnectionOptions) -> UISceneConfiguration = { session, _ in
    UISceneConfiguration(name: nil, sessionRole: session.role)
  }
  /// What the scene delegate returns to be saved.
  var restorationActivity: (UIScene) -> NSUserActivity? = { _ in NSUserActivity(activityType: "editing") }
  /// What the two launch callbacks return.
  var launchAnswers = (will: true, did: true)
  /// Whether the app takes part in the older state preservation, and its saved values.
  var preserves: (secure: Bool, plain: Bool) = (false, false)
  var preservedText = "draft"
  /// The conditions a scene publishes.
  var conditions: (UIScene) -> UISceneActivationConditions? = { _ in nil }
  /// Receives the options of a scene that connects.
  var onConnection: (UIScene.ConnectionOptions) -> Void = { _ in }
  /// Whether scene delegates make a window.
  var makesWindow = true
  /// Windows that the app retains besides the delegates.
  var keptWindows: [UIWindow] = []
}

@MainActor private var log: AppLog { AppLog.current }
@MainActor private var behaviour: AppBehaviour { AppBehaviour.current }

/// An app delegate that overrides everything, also methods that scenes replace, so that a wrong call is detected.
@MainActor protocol LoggingAppDelegate: UIApplicationDelegate {}

extension LoggingAppDelegate {
  func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    log.add("AppDelegate", nil, "willFinishLaunching")
    return behaviour.launchAnswers.will
  }
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let options = launchOptions.map { "{" + $0.keys.map(\.rawValue).sorted().joined(separator: ",") + "}" } ?? "nil"
    log.add("AppDelegate", nil, "didFinishLaunching", "launchOptions=\(options)")
    return behaviour.launchAnswers.did
  }
  func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {
    let labels = sceneSessions.map(\.id).sorted().map(\.label).joined(separator: ",")
    log.add("AppDelegate", nil, "didDiscard", "sessions={\(labels)}")
  }
  func applicationWillTerminate(_ application: UIApplication) { log.add("AppDelegate", nil, "willTerminate") }
  func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
    log.add("AppDelegate", nil, "didReceiveMemoryWarning")
  }
  func applicationSignificantTimeChange(_ application: UIApplication) {
    log.add("AppDelegate", nil, "significantTimeChange")
  }
  func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication) {
    log.add("AppDelegate", nil, "protectedDataDidBecomeAvailable", "\(application.isProtectedDataAvailable)")
  }
  func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication) {
    log.add("AppDelegate", nil, "protectedDataWillBecomeUnavailable", "\(application.isProtectedDataAvailable)")
  }
  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) {
    log.add("AppDelegate", nil, "didReceiveRemoteNotification")
    completionHandler(.newData)
  }
  func application(
    _ application: UIApplication,
    performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) {
    log.add("AppDelegate", nil, "performFetch")
    completionHandler(.newData)
  }

  // Without scenes only.

  func applicationDidBecomeActive(_ application: UIApplication) { log.add("AppDelegate", nil, "didBecomeActive") }
  func applicationWillResignActive(_ application: UIApplication) { log.add("AppDelegate", nil, "willResignActive") }
  func applicationDidEnterBackground(_ application: UIApplication) { log.add("AppDelegate", nil, "didEnterBackground") }
  func applicationWillEnterForeground(_ application: UIApplication) {
    log.add("AppDelegate", nil, "willEnterForeground")
  }
  func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool {
    log.add("AppDelegate", nil, "open", url.absoluteString)
    return true
  }
  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    log.add("AppDelegate", nil, "performAction", shortcutItem.type)
    completionHandler(true)
  }
  func application(_ application: UIApplication, willContinueUserActivityWithType userActivityType: String) -> Bool {
    log.add("AppDelegate", nil, "willContinue", userActivityType)
    return false
  }
  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool {
    log.add("AppDelegate", nil, "continue", userActivity.activityType)
    return true
  }
  func application(
    _ application: UIApplication, didFailToContinueUserActivityWithType userActivityType: String, error: any Error
  ) { log.add("AppDelegate", nil, "didFailToContinue", userActivityType) }

  func application(
    _ application: UIApplication, userDidAcceptCloudKitShareWith cloudKitShareMetadata: CKShare.Metadata
  ) { log.add("AppDelegate", nil, "userDidAcceptCloudKitShare", cloudKitShareMetadata.text) }

  func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool {
    log.add("AppDelegate", nil, "shouldSaveSecure")
    return behaviour.preserves.secure
  }
  func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool {
    log.add("AppDelegate", nil, "shouldRestoreSecure")
    return behaviour.preserves.secure
  }
  func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool {
    log.add("AppDelegate", nil, "shouldSave")
    return behaviour.preserves.plain
  }
  func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder) -> Bool {
    log.add("AppDelegate", nil, "shouldRestore")
    return behaviour.preserves.plain
  }
  func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder) {
    log.add("AppDelegate", nil, "willEncode")
    coder.encode(behaviour.preservedText as NSString, forKey: "text")
  }
  func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder) {
    let text = coder.decodeObject(of: NSString.self, forKey: "text").map(String.init(describing:)) ?? "nothing"
    log.add("AppDelegate", nil, "didDecode", text)
  }
}

/// An app delegate as in Xcode's template: it implements `configurationForConnecting`.
@MainActor final class SceneAppDelegate: UIResponder, LoggingAppDelegate {
  var window: UIWindow?

  override init() {
    super.init()
    log.add("AppDelegate", nil, "init")
  }

  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    log.add("AppDelegate", nil, "configurationForConnecting", "[\(connectingSceneSession.id.label)]\(options.text)")
    return behaviour.configuration(connectingSceneSession, options)
  }
}

/// An app delegate from before iOS 13, which makes its window itself.
@MainActor final class OldAppDelegate: UIResponder, LoggingAppDelegate {
  var window: UIWindow?
}

/// A scene delegate that makes a window with a controller in code.
@MainActor class TestSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  /// Kept to log which scene it was.
  private var label = "?"

  override init() {
    super.init()
    log.add("SceneDelegate", nil, "init")
  }

  isolated deinit { log.add("SceneDelegate[\(label)]", nil, "deinit") }

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    label = session.id.label
    let restoration = session.stateRestorationActivity.map { " restoration=\($0.activityType)" } ?? ""
    log.add("SceneDelegate", scene, "willConnect", String((connectionOptions.text + restoration).dropFirst()))
    behaviour.onConnection(connectionOptions)
    if let conditions = behaviour.conditions(scene) { scene.activationConditions = conditions }
    guard behaviour.makesWindow, let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: windowScene)
    window.rootViewController = TestController(label: label)
    self.window = window
    window.makeKeyAndVisible()
  }
  func sceneDidDisconnect(_ scene: UIScene) { log.add("SceneDelegate", scene, "sceneDidDisconnect") }
  func sceneDidBecomeActive(_ scene: UIScene) { log.add("SceneDelegate", scene, "sceneDidBecomeActive") }
  func sceneWillResignActive(_ scene: UIScene) { log.add("SceneDelegate", scene, "sceneWillResignActive") }
  func sceneWillEnterForeground(_ scene: UIScene) { log.add("SceneDelegate", scene, "sceneWillEnterForeground") }
  func sceneDidEnterBackground(_ scene: UIScene) { log.add("SceneDelegate", scene, "sceneDidEnterBackground") }
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    let urls = URLContexts.map(\.url.absoluteString).sorted().joined(separator: ",")
    log.add("SceneDelegate", scene, "openURLContexts", "{\(urls)}")
  }
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    log.add("SceneDelegate", scene, "stateRestorationActivity")
    return behaviour.restorationActivity(scene)
  }
  func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity) {
    log.add("SceneDelegate", scene, "restoreInteractionState", stateRestorationActivity.activityType)
  }
  func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {
    log.add("SceneDelegate", scene, "willContinue", userActivityType)
  }
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    log.add("SceneDelegate", scene, "continue", userActivity.activityType)
  }
  func scene(_ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: any Error) {
    log.add("SceneDelegate", scene, "didFailToContinue", userActivityType)
  }
  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    log.add("SceneDelegate", windowScene, "performAction", shortcutItem.type)
    completionHandler(true)
  }
  func windowScene(
    _ windowScene: UIWindowScene, userDidAcceptCloudKitShareWith cloudKitShareMetadata: CKShare.Metadata
  ) { log.add("SceneDelegate", windowScene, "userDidAcceptCloudKitShare", cloudKitShareMetadata.text) }
}

/// A second configuration's delegate.
@MainActor final class DetailSceneDelegate: TestSceneDelegate {}

/// A scene delegate with only a window: every other method is missing.
@MainActor final class BareSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) { log.add("SceneDelegate", scene, "willConnect") }
}

/// An app-defined scene class.
@MainActor final class TestWindowScene: UIWindowScene {}

/// A controller that logs each of its callbacks.
@MainActor class TestController: UIViewController {
  let owner: String

  init(label: String) {
    owner = "ViewController[\(label)]"
    super.init(nibName: nil, bundle: nil)
  }

  /// From a storyboard.
  required init?(coder: NSCoder) {
    owner = "ViewController[A]"
    super.init(coder: coder)
  }

  isolated deinit { log.add(owner, nil, "deinit") }

  override func viewDidLoad() { log.add(owner, nil, "viewDidLoad") }
  override func viewWillAppear(_ animated: Bool) { log.add(owner, nil, "viewWillAppear") }
  override func viewIsAppearing(_ animated: Bool) { log.add(owner, nil, "viewIsAppearing") }
  override func viewDidAppear(_ animated: Bool) { log.add(owner, nil, "viewDidAppear") }
  override func viewWillDisappear(_ animated: Bool) { log.add(owner, nil, "viewWillDisappear") }
  override func viewDidDisappear(_ animated: Bool) { log.add(owner, nil, "viewDidDisappear") }
  override func viewWillLayoutSubviews() { log.add(owner, nil, "viewWillLayoutSubviews") }
  override func viewDidLayoutSubviews() { log.add(owner, nil, "viewDidLayoutSubviews") }
  override func didReceiveMemoryWarning() { log.add(owner, nil, "didReceiveMemoryWarning") }
}

extension CKShare.Metadata {
  /// The share's address and title.
  var text: String {
    let title = share[CKShare.SystemFieldKey.title] as? String
    return (share.url?.absoluteString ?? "-") + (title.map { " \"\($0)\"" } ?? "")
  }
}

extension UIScene.ConnectionOptions {
  /// The content of the options, each with a space before it.
  @MainActor var text: String {
    var text = ""
    if !urlContexts.isEmpty {
      text += " urls={" + urlContexts.map(\.url.absoluteString).sorted().joined(separator: ",") + "}"
    }
    if !userActivities.isEmpty {
      text += " activities={" + userActivities.map(\.activityType).sorted().joined(separator: ",") + "}"
    }
    if let handoffUserActivityType { text += " handoff=\(handoffUserActivityType)" }
    if let cloudKitShareMetadata { text += " share=\(cloudKitShareMetadata.text)" }
    if let shortcutItem { text += " shortcut=\(shortcutItem.type)" }
    if let notificationResponse { text += " notification=\(notificationResponse.notification.request.identifier)" }
    return text
  }
}
