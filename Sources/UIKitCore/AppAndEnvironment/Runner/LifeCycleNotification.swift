import Foundation
import SceneTrace

/// A notification of the life cycle, with its message and its description in a trace. A class, so that passing one copies no strings.
final class LifeCycleNotification: Sendable {
  /// The class whose notification it is.
  let owner: RawTraceEvent.Owner
  /// The notification's name in Swift, as a member of that class.
  let member: StaticString
  let name: NSNotification.Name

  /// Posts the matching message (iOS 26); `nil` if Apple has none.
  let postMessage: (@MainActor @Sendable (UIResponder) -> Void)?

  private init(
    owner: RawTraceEvent.Owner, member: StaticString, name: NSNotification.Name,
    postMessage: (@MainActor @Sendable (UIResponder) -> Void)?
  ) {
    self.owner = owner
    self.member = member
    self.name = name
    self.postMessage = postMessage
  }

  /// Posts the notification, and right after it the message, if any code may observe messages.
  @MainActor func post(by object: UIResponder?, userInfo: [AnyHashable: Any]? = nil) {
    NotificationCenter.default.post(name: name, object: object, userInfo: userInfo)
    if MessageObservers.exist, let object { postMessage?(object) }
  }

  private static func scene<Message: NotificationCenter.MainActorMessage>(
    _ name: NSNotification.Name, _ member: StaticString, _ message: @escaping @MainActor @Sendable (UIScene) -> Message
  ) -> LifeCycleNotification where Message.Subject == UIScene {
    LifeCycleNotification(owner: .scene, member: member, name: name) { object in
      guard let scene = object as? UIScene else { return }
      NotificationCenter.default.post(message(scene), subject: scene)
    }
  }
  private static func application<Message: NotificationCenter.MainActorMessage>(
    _ name: NSNotification.Name, _ member: StaticString, _ message: @escaping @MainActor @Sendable () -> Message
  ) -> LifeCycleNotification where Message.Subject == UIApplication {
    LifeCycleNotification(owner: .application, member: member, name: name) { object in
      guard let application = object as? UIApplication else { return }
      NotificationCenter.default.post(message(), subject: application)
    }
  }

  static let sceneWillConnect = scene(
    UIScene.willConnectNotification, "willConnectNotification", UIScene.WillConnectMessage.init(scene:))
  static let sceneWillEnterForeground = scene(
    UIScene.willEnterForegroundNotification, "willEnterForegroundNotification",
    UIScene.WillEnterForegroundMessage.init(scene:))
  static let sceneDidActivate = scene(
    UIScene.didActivateNotification, "didActivateNotification", UIScene.DidActivateMessage.init(scene:))
  static let sceneWillDeactivate = scene(
    UIScene.willDeactivateNotification, "willDeactivateNotification", UIScene.WillDeactivateMessage.init(scene:))
  static let sceneDidEnterBackground = scene(
    UIScene.didEnterBackgroundNotification, "didEnterBackgroundNotification",
    UIScene.DidEnterBackgroundMessage.init(scene:))
  static let sceneDidDisconnect = LifeCycleNotification(
    owner: .scene, member: "didDisconnectNotification", name: UIScene.didDisconnectNotification, postMessage: nil)

  static let didFinishLaunching = application(
    UIApplication.didFinishLaunchingNotification, "didFinishLaunchingNotification",
    UIApplication.DidFinishLaunchingMessage.init)
  static let willEnterForeground = application(
    UIApplication.willEnterForegroundNotification, "willEnterForegroundNotification",
    UIApplication.WillEnterForegroundMessage.init)
  static let didBecomeActive = application(
    UIApplication.didBecomeActiveNotification, "didBecomeActiveNotification", UIApplication.DidBecomeActiveMessage.init)
  static let willResignActive = application(
    UIApplication.willResignActiveNotification, "willResignActiveNotification",
    UIApplication.WillResignActiveMessage.init)
  static let didEnterBackground = application(
    UIApplication.didEnterBackgroundNotification, "didEnterBackgroundNotification",
    UIApplication.DidEnterBackgroundMessage.init)
  static let willTerminate = application(
    UIApplication.willTerminateNotification, "willTerminateNotification", UIApplication.WillTerminateMessage.init)
  static let didReceiveMemoryWarning = application(
    UIApplication.didReceiveMemoryWarningNotification, "didReceiveMemoryWarningNotification",
    UIApplication.DidReceiveMemoryWarningMessage.init)
  static let significantTimeChange = application(
    UIApplication.significantTimeChangeNotification, "significantTimeChangeNotification",
    UIApplication.SignificantTimeChangeMessage.init)
  static let protectedDataWillBecomeUnavailable = application(
    UIApplication.protectedDataWillBecomeUnavailableNotification, "protectedDataWillBecomeUnavailableNotification",
    UIApplication.ProtectedDataWillBecomeUnavailableMessage.init)
  static let protectedDataDidBecomeAvailable = application(
    UIApplication.protectedDataDidBecomeAvailableNotification, "protectedDataDidBecomeAvailableNotification",
    UIApplication.ProtectedDataDidBecomeAvailableMessage.init)
}
