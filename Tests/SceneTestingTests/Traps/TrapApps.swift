import Foundation
import TestSupport
import UIKitCore

// The apps of the traps: each is as short as its mistake allows.

/// 1: makes its window in the app delegate.
final class WindowAppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
    return true
  }
}

/// 2: counts the interfaces that are created.
final class LoadsAppDelegate: UIResponder, UIApplicationDelegate {
  var loads = 0
}

final class LoadingController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    (UIApplication.shared.delegate as? LoadsAppDelegate)?.loads += 1
  }
}

/// 2: makes a window although the storyboard has made one.
final class TwoRootsSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
    window?.rootViewController = LoadingController()
    window?.makeKeyAndVisible()
  }
}

/// 2: leaves the window to the storyboard.
final class StoryboardSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
}

/// 3: preserves its state as before scenes.
final class PreservingAppDelegate: UIResponder, UIApplicationDelegate {
  func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
  func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}

/// 5: regards callbacks after the connection as a mistake.
final class HastySceneDelegate: UIResponder, UIWindowSceneDelegate {
  var page = 0
  private var isRestored = false
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) { isRestored = true }
  func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity) {
    if !isRestored { page = stateRestorationActivity.userInfo?["page"] as? Int ?? 0 }
  }
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    let activity = NSUserActivity(activityType: "draft")
    activity.userInfo = ["page": page]
    return activity
  }
}

/// 6: opens URLs as before scenes.
final class URLAppDelegate: UIResponder, UIApplicationDelegate {
  var opened: [URL] = []
  func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool {
    opened.append(url)
    return true
  }
}

/// 7: saves its text in a file of its own, under its session's identifier.
final class FiledSceneDelegate: UIResponder, UIWindowSceneDelegate {
  private var key = ""
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) { key = "draft \(session.persistentIdentifier)" }
  func write(_ text: String) { UserDefaults.standard.set(text, forKey: key) }
  func read() -> String? { UserDefaults.standard.string(forKey: key) }
}

/// 7: deletes everything for a discarded session.
final class ForgetfulAppDelegate: UIResponder, UIApplicationDelegate {
  func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {
    for key in UserDefaults.standard.dictionaryRepresentation().keys where key.hasPrefix("draft ") {
      UserDefaults.standard.removeObject(forKey: key)
    }
  }
}

/// 7: deletes only the discarded session's own text.
final class TidyAppDelegate: UIResponder, UIApplicationDelegate {
  func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {
    for session in sceneSessions {
      UserDefaults.standard.removeObject(forKey: "draft \(session.persistentIdentifier)")
    }
  }
}

/// 8: saves when the scene leaves the screen, and when the application does.
final class DoubleSceneDelegate: UIResponder, UIWindowSceneDelegate {
  private(set) var saves = 0
  private var observer: (any NSObjectProtocol)?
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    observer = NotificationCenter.default.addObserver(
      forName: UIApplication.didEnterBackgroundNotification, object: nil, queue: nil
    ) { [weak self] _ in MainActor.assumeIsolated { self?.saves += 1 } }
  }
  func sceneDidEnterBackground(_ scene: UIScene) { saves += 1 }
}

/// 8: plays music.
final class PlayerAppDelegate: UIResponder, UIApplicationDelegate {
  var isPlaying = true
}

/// 8: stops it when any window leaves the screen.
final class PlayerSceneDelegate: UIResponder, UIWindowSceneDelegate {
  func sceneDidEnterBackground(_ scene: UIScene) {
    (UIApplication.shared.delegate as? PlayerAppDelegate)?.isPlaying = false
  }
}

/// 9: requests a window at launch, and keeps in a list what it is to show.
final class QueueAppDelegate: UIResponder, UIApplicationDelegate {
  var titles: [String] = []
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    guard UserDefaults.standard.bool(forKey: "asks") else { return true }
    titles.append("inbox")
    let activity = NSUserActivity(activityType: "open")
    activity.title = "inbox"
    application.requestSceneSessionActivation(nil, userActivity: activity, options: nil)
    return true
  }
}

/// 9: uses the next title of the list, whichever window it was meant for.
final class QueueSceneDelegate: UIResponder, UIWindowSceneDelegate {
  private(set) var title: String?
  private(set) var activityTitle: String?
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    activityTitle = connectionOptions.userActivities.first?.title
    guard let app = UIApplication.shared.delegate as? QueueAppDelegate, !app.titles.isEmpty else { return }
    title = app.titles.removeFirst()
  }
}

/// 10: makes its window with a frame.
final class FrameSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
  }
}

/// 12: looks for the URL among the activities.
final class SwappedSceneDelegate: UIResponder, UIWindowSceneDelegate {
  private(set) var opened: URL?
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) { opened = connectionOptions.userActivities.first?.webpageURL }
}

/// 13: extends its restoration, and never completes it.
final class StuckSceneDelegate: UIResponder, UIWindowSceneDelegate {
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    if session.stateRestorationActivity != nil { scene.extendStateRestoration() }
  }
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { NSUserActivity(activityType: "draft") }
}

/// 15: windows after the first are inspectors, which are not restored.
final class InspectorSceneDelegate: UIResponder, UIWindowSceneDelegate {
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    if UIApplication.shared.connectedScenes.count > 1 { scene.destructionConditions = [.systemDisconnection] }
  }
}

/// An app's folder with an Info.plist that names a storyboard.
struct StoryboardFixture {
  private let folder = TemporaryFolder()
  var infoPlist: String { folder.path + "/Info.plist" }

  init(delegate: AnyClass) throws {
    let storyboard = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="c1">
        <scenes>
          <scene sceneID="s1">
            <objects>
              <viewController id="c1" customClass="LoadingController" customModule="SceneTestingTests" sceneMemberID="viewController">
                <view key="view" id="v1"><rect key="frame" x="0.0" y="0.0" width="390" height="844"/></view>
              </viewController>
            </objects>
          </scene>
        </scenes>
      </document>
      """
    try folder.write(storyboard, to: "Main.storyboard")
    let entry: [String: Any] = [
      "UISceneConfigurationName": "Main", "UISceneStoryboardFile": "Main",
      "UISceneDelegateClassName": String(reflecting: delegate),
    ]
    let plist: [String: Any] = [
      "CFBundleIdentifier": "org.example.trap",
      "UIApplicationSceneManifest": [
        "UISceneConfigurations": ["UIWindowSceneSessionRoleApplication": [entry]]
      ],
    ]
    try folder.write(
      PropertyListSerialization.data(fromPropertyList: plist, format: .xml, options: 0), to: "Info.plist")
  }
}
