import Foundation

/// An app that a type declares and no app delegate, such as an `App` of SwiftUI. A simulated device can install it.
@MainActor @preconcurrency public protocol _DeclaredApp {
  /// The class that stands for the app's delegate until the app is made. Apps do not implement it.
  @MainActor static var _delegateClass: any UIApplicationDelegate.Type { get }
}

/// A class that stands for the delegate of a declared app. The runner makes no object of it, but the app.
@MainActor package protocol DeclaredAppDelegate: UIApplicationDelegate {
  /// The type that declares the app: its module is the app's.
  nonisolated static var appType: Any.Type { get }

  /// Makes the app, before the process finishes launching.
  static func makeApp() -> any SceneHosting
}

/// A declared app, which shows its content in scenes that the runner connects. Scenes may have a delegate of the app beside it, which is called
/// first.
@MainActor package protocol SceneHosting: AnyObject {
  /// The app delegate: the app's own, or an object without methods.
  var delegate: any UIApplicationDelegate { get }
  /// The type that declares the app, for traces.
  var appType: Any.Type { get }

  /// A scene was connected, and has no window of a storyboard. It gets its window here.
  func connect(_ scene: UIWindowScene, options: UIScene.ConnectionOptions)
  /// A scene changes its state. Called after its delegate, and before its views are laid out.
  func scene(_ scene: UIScene, changesTo state: UIScene.ActivationState)
  /// A scene is disconnected.
  func disconnect(_ scene: UIScene)
  /// Delivers URLs. Returns whether a view receives them.
  func scene(_ scene: UIScene, opens contexts: Set<UIOpenURLContext>) -> Bool
  /// Delivers an activity. Returns whether a view receives it.
  func scene(_ scene: UIScene, continues activity: NSUserActivity) -> Bool
  /// Whether the scenes' windows have menus.
  var hasMenu: Bool { get }
  /// Adds the declared commands to the menus of a scene's window.
  func buildMenu(with builder: any UIMenuBuilder, for scene: UIWindowScene)
  /// Sessions were discarded.
  func discard(_ sessions: Set<UISceneSession>)
}

/// A scene delegate whose scenes a declaration shows. The process makes one host for each such class.
@MainActor @preconcurrency public protocol _HostingSceneDelegate: UISceneDelegate {
  /// Makes the host. Apps do not implement it.
  @MainActor static func _makeHost() -> AnyObject
}

/// A request for a scene of a hosting delegate, as the activity that the scene is connected with.
@MainActor package enum HostingRequest {
  /// The type of the activity of a request for a declared window.
  package static let activityType = "com.apple.SwiftUI.openWindow"
  /// The key of the name of the delegate's class in the activity.
  package static let delegateKey = "com.apple.SwiftUI.hostingDelegate"

  /// The name of a delegate's class, for an activity.
  package static func name(of delegateClass: AnyClass) -> String { ClassFactory.name(of: delegateClass) }

  /// The delegate's class that a connection was requested with (Z-07).
  static func delegateClass(in options: UIScene.ConnectionOptions) -> AnyClass? {
    for activity in options.requestedActivities where activity.activityType == activityType {
      guard let name = activity.userInfo?[delegateKey] as? String else { continue }
      return try? ClassFactory.findClass(named: name)
    }
    return nil
  }
}

extension AppRunner {
  /// What shows the content of a scene: the declared app, or the declaration of the scene's delegate.
  @inline(__always)
  func hosting(of scene: UIScene) -> (any SceneHosting)? {
    // Most apps declare nothing, and their transitions must not pay for a look at the delegate's class.
    guard hasHosts else { return nil }
    return host(of: scene)
  }

  private func host(of scene: UIScene) -> (any SceneHosting)? {
    guard let type = scene.delegate.map({ Swift.type(of: $0) }) as? any _HostingSceneDelegate.Type else {
      return hosting
    }
    if let known = delegateHosts[ObjectIdentifier(type)] { return known }
    let made = type._makeHost() as? any SceneHosting
    delegateHosts[ObjectIdentifier(type)] = made
    return made
  }

  /// The type that an app is declared by: the delegate's class, or that of a declared app.
  public static func appType(of delegateClass: any UIApplicationDelegate.Type) -> Any.Type {
    (delegateClass as? any DeclaredAppDelegate.Type)?.appType ?? delegateClass
  }

  /// Makes the app delegate: an object of its class, or that of a declared app.
  func makeDelegate() -> any UIApplicationDelegate {
    guard let declared = delegateClass as? any DeclaredAppDelegate.Type else { return delegateClass.makeDelegate() }
    let app = declared.makeApp()
    hosting = app
    hasHosts = true
    delegateClass = type(of: app.delegate)
    return app.delegate
  }
}
