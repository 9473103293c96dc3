import UIKit

// An app from before scenes, never updated.
@main
class AppDelegate: UIResponder, UIApplicationDelegate {

  var window: UIWindow?
  private var backgroundTask: UIBackgroundTaskIdentifier = .invalid

  func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    print("willFinish state=\(application.applicationState.rawValue)")
    return true
  }

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let url = launchOptions?[UIApplication.LaunchOptionsKey.url] as? URL
    print("didFinish url=\(url?.absoluteString ?? "none")")
    UINavigationBar.appearance().tintColor = .white
    UINavigationBar.appearance().isTranslucent = false
    application.setMinimumBackgroundFetchInterval(UIApplication.backgroundFetchIntervalMinimum)
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = UINavigationController(rootViewController: RootViewController())
    window?.makeKeyAndVisible()
    return true
  }

  func applicationWillResignActive(_ application: UIApplication) { print("willResignActive") }

  func applicationDidEnterBackground(_ application: UIApplication) {
    print("didEnterBackground")
    backgroundTask = application.beginBackgroundTask(withName: "save") { [weak self] in self?.endBackgroundTask() }
    saveContext()
    endBackgroundTask()
  }

  func applicationWillEnterForeground(_ application: UIApplication) { print("willEnterForeground") }
  func applicationDidBecomeActive(_ application: UIApplication) { print("didBecomeActive") }

  func applicationWillTerminate(_ application: UIApplication) {
    print("willTerminate")
    saveContext()
  }

  func applicationDidReceiveMemoryWarning(_ application: UIApplication) { print("memory") }

  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
  ) -> Bool {
    let source = options[.sourceApplication] as? String
    print("open \(url.absoluteString) from=\(source ?? "unknown")")
    return true
  }

  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    print("action \(shortcutItem.type)")
    completionHandler(true)
  }

  func application(
    _ application: UIApplication,
    performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) {
    print("fetch")
    completionHandler(.newData)
  }

  private func endBackgroundTask() {
    guard backgroundTask != .invalid else { return }
    UIApplication.shared.endBackgroundTask(backgroundTask)
    backgroundTask = .invalid
    print("task ended")
  }

  func saveContext() { print("saved") }
}

class RootViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Legacy"
    view.backgroundColor = UIColor.white
    print("viewDidLoad")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let tint = navigationController?.navigationBar.tintColor == .white
    let delegate = UIApplication.shared.delegate as! AppDelegate
    print("viewDidAppear key=\(delegate.window?.isKeyWindow == true) tint=\(tint)")
  }
}
