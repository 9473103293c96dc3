import Foundation
import UIKitCore

/// The content of one notification.
struct HeardNotification: Hashable, Sendable {
  var name: String
  var object: ObjectIdentifier?
  /// The `userInfo`, as text; `nil` where there is none.
  var userInfo: [String: String]?

  init(_ notification: Notification) {
    name = notification.name.rawValue
    object = (notification.object as AnyObject?).map(ObjectIdentifier.init)
    userInfo = notification.userInfo?.reduce(into: [:]) { $0["\($1.key)"] = "\($1.value)" }
  }
}

/// Observes every notification of UIKit's that a device posts.
@MainActor final class Listener {
  private(set) var received: [HeardNotification] = []

  static let names: [Notification.Name] = [
    UIApplication.didFinishLaunchingNotification, UIApplication.willEnterForegroundNotification,
    UIApplication.didBecomeActiveNotification, UIApplication.willResignActiveNotification,
    UIApplication.didEnterBackgroundNotification, UIApplication.willTerminateNotification,
    UIApplication.didReceiveMemoryWarningNotification, UIApplication.significantTimeChangeNotification,
    UIApplication.protectedDataWillBecomeUnavailableNotification,
    UIApplication.protectedDataDidBecomeAvailableNotification,
    UIScene.willConnectNotification, UIScene.didDisconnectNotification, UIScene.willEnterForegroundNotification,
    UIScene.didActivateNotification, UIScene.willDeactivateNotification, UIScene.didEnterBackgroundNotification,
    UIWindow.didBecomeVisibleNotification, UIWindow.didBecomeHiddenNotification, UIWindow.didBecomeKeyNotification,
    UIWindow.didResignKeyNotification,
  ]

  init() {
    for name in Listener.names {
      _ = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] notification in
        let received = HeardNotification(notification)
        MainActor.assumeIsolated { self?.received.append(received) }
      }
    }
  }

  /// The notifications since the last read.
  func take() -> [HeardNotification] {
    defer { received = [] }
    return received
  }
}

/// What the two apps share: they observe, and keep their launch options.
class ListeningDelegate: UIResponder, UIApplicationDelegate {
  let listener = Listener()
  private(set) var options: [[UIApplication.LaunchOptionsKey: Any]?] = []
  private(set) var pushes: [[AnyHashable: Any]] = []
  /// The launch and the pushes, in order.
  private(set) var calls: [String] = []

  func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    options.append(launchOptions)
    calls.append("willFinish")
    return true
  }

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    options.append(launchOptions)
    calls.append("didFinish")
    return true
  }

  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) {
    pushes.append(userInfo)
    calls.append("push")
    completionHandler(.noData)
  }
}

final class ListeningSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = UIViewController()
    self.window = window
    window.makeKeyAndVisible()
  }
}
