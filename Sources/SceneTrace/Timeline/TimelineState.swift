import SceneSystem

/// The state of a lane: of a process, an application or a scene.
public enum TimelineState: String, Hashable, Sendable, CaseIterable {
  /// There is no process.
  case notRunning
  /// The process runs.
  case running
  /// The process exists and gets no processor time.
  case suspended
  /// The session is kept, and has no scene.
  case disconnected
  /// The scene is not connected yet, or has been disconnected.
  case unattached
  /// The scene, or the application, is not on screen.
  case background
  /// On screen, and events do not reach it: `foregroundInactive` of a scene, `inactive` of an application.
  case inactive
  /// On screen, and events reach it: `foregroundActive` of a scene, `active` of an application.
  case active

  init(_ state: ActivationState) {
    self =
      switch state {
      case .unattached: .unattached
      case .foregroundActive: .active
      case .foregroundInactive: .inactive
      case .background: .background
      }
  }

  init(_ state: ApplicationState) {
    self =
      switch state {
      case .active: .active
      case .inactive: .inactive
      case .background: .background
      }
  }

  /// UIKit's name for the state of such a lane, or plain words if it has none.
  ///
  /// - Parameter subject: The subject of the lane.
  public func name(of subject: TimelineLane.Subject) -> String {
    switch (self, subject) {
    case (.active, .session): "foregroundActive"
    case (.inactive, .session): "foregroundInactive"
    case (.notRunning, _): "not running"
    case (.disconnected, _): "no scene"
    default: rawValue
    }
  }
}
