import Foundation
import UIKitCore

/// Seed 002: the template with a log line in each method, which its author ran on an iPhone. The storyboard makes the window. The classes
/// are at the top level, as Info.plist and storyboard name them.
final class HelloAppDelegate: UIResponder, UIApplicationDelegate {
  let log = HelloLog()

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    log.add("AppDelegate.didFinishLaunching")
    return true
  }

  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    log.add("AppDelegate.configurationForConnecting")
    return UISceneConfiguration(name: "Default Configuration", sessionRole: connectingSceneSession.role)
  }

  func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {
    log.add("AppDelegate.didDiscardSceneSessions")
  }

  func applicationWillTerminate(_ application: UIApplication) { log.add("AppDelegate.willTerminate") }
}

final class HelloSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard scene is UIWindowScene else { return }
    HelloLog.current?.add("SceneDelegate.willConnectTo")
  }

  func sceneDidDisconnect(_ scene: UIScene) { HelloLog.current?.add("SceneDelegate.didDisconnect") }
  func sceneDidBecomeActive(_ scene: UIScene) { HelloLog.current?.add("SceneDelegate.didBecomeActive") }
  func sceneWillResignActive(_ scene: UIScene) { HelloLog.current?.add("SceneDelegate.willResignActive") }
  func sceneWillEnterForeground(_ scene: UIScene) { HelloLog.current?.add("SceneDelegate.willEnterForeground") }
  func sceneDidEnterBackground(_ scene: UIScene) { HelloLog.current?.add("SceneDelegate.didEnterBackground") }
}

final class HelloViewController: UIViewController {
  /// Kept, because it cannot be looked up any more when the controller is freed.
  private nonisolated(unsafe) var log: HelloLog?

  override func viewDidLoad() {
    super.viewDidLoad()
    log = HelloLog.current
    log?.add("ViewController.viewDidLoad")
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    log?.add("ViewController.viewWillLayoutSubviews")
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    log?.add("ViewController.viewDidLayoutSubviews")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    log?.add("ViewController.viewWillAppear")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    log?.add("ViewController.viewDidAppear")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    log?.add("ViewController.viewWillDisappear")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    log?.add("ViewController.viewDidDisappear")
  }

  deinit { log?.add("ViewController.deinit") }
}

/// What the app has printed.
final class HelloLog {
  private var lines: [String] = []

  /// The lines of the running process.
  @MainActor static var current: HelloLog? { (UIApplication.shared.delegate as? HelloAppDelegate)?.log }

  func add(_ line: String) { lines.append(line) }

  /// The lines since the last read.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}
