import SceneSystem

/// The states that the name of a callback or notification implies: the state during it, and the state once the announced change is made.
///
/// These are UIKit's names, interpreted as their documentation defines them. Whether and when a transition happens is decided by the
/// kernel.
package struct Transition: Hashable, Sendable {
  /// The state during the callback, or `nil` if the name does not imply one.
  package var during: TimelineState?
  /// The state afterwards.
  package var after: TimelineState
  /// Whether it is the application's state; otherwise it is a scene's.
  package var isApplication = false

  /// The transition that the event's name implies, or `nil` for most events.
  package init?(_ event: TraceEvent) {
    switch event.kind {
    case .callback: self.init(callback: event.callback)
    case .notification: self.init(notification: event.callback, of: event.owner)
    case .stimulus, .process, .note: return nil
    }
  }

  private init(_ during: TimelineState?, _ after: TimelineState, isApplication: Bool = false) {
    self.during = during
    self.after = after
    self.isApplication = isApplication
  }

  private init?(callback: String) {
    switch callback {
    case "scene(_:willConnectTo:options:)": self.init(.unattached, .unattached)
    case "sceneWillEnterForeground(_:)": self.init(nil, .inactive)
    case "sceneDidBecomeActive(_:)": self.init(.active, .active)
    case "sceneWillResignActive(_:)": self.init(nil, .inactive)
    case "sceneDidEnterBackground(_:)": self.init(.background, .background)
    case "sceneDidDisconnect(_:)": self.init(.unattached, .disconnected)
    case "applicationWillEnterForeground(_:)": self.init(nil, .inactive, isApplication: true)
    case "applicationDidBecomeActive(_:)": self.init(.active, .active, isApplication: true)
    case "applicationWillResignActive(_:)": self.init(nil, .inactive, isApplication: true)
    case "applicationDidEnterBackground(_:)": self.init(.background, .background, isApplication: true)
    default: return nil
    }
  }

  private init?(notification: String, of owner: String) {
    switch (owner, notification) {
    case ("UIScene", "willConnectNotification"): self.init(.unattached, .unattached)
    case ("UIScene", "willEnterForegroundNotification"): self.init(nil, .inactive)
    case ("UIScene", "didActivateNotification"): self.init(.active, .active)
    case ("UIScene", "willDeactivateNotification"): self.init(nil, .inactive)
    case ("UIScene", "didEnterBackgroundNotification"): self.init(.background, .background)
    case ("UIScene", "didDisconnectNotification"): self.init(.unattached, .disconnected)
    case ("UIApplication", "willEnterForegroundNotification"): self.init(nil, .inactive, isApplication: true)
    case ("UIApplication", "didBecomeActiveNotification"): self.init(.active, .active, isApplication: true)
    case ("UIApplication", "willResignActiveNotification"): self.init(nil, .inactive, isApplication: true)
    case ("UIApplication", "didEnterBackgroundNotification"): self.init(.background, .background, isApplication: true)
    default: return nil
    }
  }
}
