import Foundation
import SceneTesting
import UIKitCore
import UserNotifications

/// Reads nothing from the connection options.
final class ForgetsOptions: MailboxSceneDelegate {
  override func take(_ options: UIScene.ConnectionOptions, in scene: UIWindowScene) {}
}

/// Reads the options before there is a controller that could show them.
final class TakesOptionsTooEarly: MailboxSceneDelegate {
  override func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
    take(connectionOptions, in: scene)
    window?.makeKeyAndVisible()
  }

  override func sceneWillEnterForeground(_ scene: UIScene) {
    if window?.rootViewController == nil { window?.rootViewController = MailboxViewController() }
  }
}

/// Restores the session's state, and then does not read the connection options.
final class PrefersRestoration: MailboxSceneDelegate {
  override func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    super.scene(scene, willConnectTo: session, options: connectionOptions)
    if session.stateRestorationActivity != nil { (window?.rootViewController as? MailboxViewController)?.opened = [] }
  }
}

/// Opens the payload from the options again when it becomes active.
final class OpensAgain: MailboxSceneDelegate {
  private var kept: String?

  override func take(_ options: UIScene.ConnectionOptions, in scene: UIWindowScene) {
    super.take(options, in: scene)
    kept = options.urlContexts.first?.url.absoluteString
  }

  override func sceneDidBecomeActive(_ scene: UIScene) {
    if let kept { open(kept) }
    kept = nil
  }
}

/// Opens everything in the window that was connected last, whichever received it.
final class OpensInTheNewestWindow: MailboxSceneDelegate {
  private static let key = "newest"

  override func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    (UIApplication.shared.delegate as? RemembersNewest)?.newest = self
    super.scene(scene, willConnectTo: session, options: connectionOptions)
  }

  override func open(_ content: String) {
    let newest = (UIApplication.shared.delegate as? RemembersNewest)?.newest
    (newest?.window?.rootViewController as? MailboxViewController)?.opened.append(content)
  }
}

final class RemembersNewest: MailboxAppDelegate {
  weak var newest: MailboxSceneDelegate?
}

/// Shows everything in every window.
final class OpensEverywhere: MailboxSceneDelegate {
  override func open(_ content: String) {
    for scene in UIApplication.shared.connectedScenes {
      let window = (scene.delegate as? MailboxSceneDelegate)?.window
      (window?.rootViewController as? MailboxViewController)?.opened.append(content)
    }
  }
}

/// Opens URLs only while it is active, which it is not yet when one brings it to the foreground.
final class DropsWhatComesInBackground: MailboxSceneDelegate {
  override func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
    guard scene.activationState == .foregroundActive else { return }
    super.scene(scene, openURLContexts: contexts)
  }
}

/// Has no delegate for notifications.
final class HearsNoNotifications: UIResponder, UIApplicationDelegate {}

/// Sets the centre's delegate with its first scene, which is too late for the tap that launched the app.
final class HearsNotificationsLate: MailboxSceneDelegate {
  override func sceneDidBecomeActive(_ scene: UIScene) {
    UNUserNotificationCenter.current().delegate = UIApplication.shared.delegate as? MailboxAppDelegate
  }
}

final class ListensLate: MailboxAppDelegate {
  override func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool { true }
}
