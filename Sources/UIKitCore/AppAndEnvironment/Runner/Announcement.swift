import Foundation

/// A notification of the life cycle, with what a trace says of it. A class, so that passing one on copies no strings.
final class Announcement: Sendable {
  /// The class whose notification it is.
  let owner: String
  /// The notification's name in Swift, as a member of that class.
  let member: String
  let name: NSNotification.Name

  private init(owner: String, member: String, name: NSNotification.Name) {
    self.owner = owner
    self.member = member
    self.name = name
  }

  private static func scene(_ name: NSNotification.Name, _ member: String) -> Announcement {
    Announcement(owner: "UIScene", member: member, name: name)
  }
  private static func application(_ name: NSNotification.Name, _ member: String) -> Announcement {
    Announcement(owner: "UIApplication", member: member, name: name)
  }

  static let sceneWillConnect = scene(UIScene.willConnectNotification, "willConnectNotification")
  static let sceneDidDisconnect = scene(UIScene.didDisconnectNotification, "didDisconnectNotification")
  static let sceneWillEnterForeground = scene(
    UIScene.willEnterForegroundNotification, "willEnterForegroundNotification")
  static let sceneDidActivate = scene(UIScene.didActivateNotification, "didActivateNotification")
  static let sceneWillDeactivate = scene(UIScene.willDeactivateNotification, "willDeactivateNotification")
  static let sceneDidEnterBackground = scene(
    UIScene.didEnterBackgroundNotification, "didEnterBackgroundNotification")

  static let didFinishLaunching = application(
    UIApplication.didFinishLaunchingNotification, "didFinishLaunchingNotification")
  static let willEnterForeground = application(
    UIApplication.willEnterForegroundNotification, "willEnterForegroundNotification")
  static let didBecomeActive = application(UIApplication.didBecomeActiveNotification, "didBecomeActiveNotification")
  static let willResignActive = application(UIApplication.willResignActiveNotification, "willResignActiveNotification")
  static let didEnterBackground = application(
    UIApplication.didEnterBackgroundNotification, "didEnterBackgroundNotification")
  static let willTerminate = application(UIApplication.willTerminateNotification, "willTerminateNotification")
  static let didReceiveMemoryWarning = application(
    UIApplication.didReceiveMemoryWarningNotification, "didReceiveMemoryWarningNotification")
  static let protectedDataWillBecomeUnavailable = application(
    UIApplication.protectedDataWillBecomeUnavailableNotification, "protectedDataWillBecomeUnavailableNotification")
  static let protectedDataDidBecomeAvailable = application(
    UIApplication.protectedDataDidBecomeAvailableNotification, "protectedDataDidBecomeAvailableNotification")
}
