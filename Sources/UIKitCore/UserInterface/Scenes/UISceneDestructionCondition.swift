import Foundation

extension UIScene {
  /// A condition that, besides a discard, ends a scene's session permanently.
  public struct DestructionCondition: Hashable, Sendable, CustomStringConvertible {
    /// The condition's name, as in the source of an app.
    public let description: String

    /// The user dismissed the scene.
    ///
    /// Differs from Apple: has no effect. A window that the user closes is discarded in any case (T-01); the
    /// last one of a phone or a desktop is kept in any case (T-02, D-05).
    public static let userInitiatedDismissal = DestructionCondition(description: "userInitiatedDismissal")

    /// The system disconnected the scene: to reclaim its memory, or because the process ended or the device restarted. The session is then
    /// discarded as well, so that an auxiliary window does not reappear.
    public static let systemDisconnection = DestructionCondition(description: "systemDisconnection")
  }

  /// The conditions that end the scene's session permanently, besides a discard. Default: none.
  ///
  /// With ``DestructionCondition/systemDisconnection`` an auxiliary window, such as an inspector or a panel, does not reappear after a
  /// relaunch: `application(_:didDiscardSceneSessions:)` is called with its session, immediately or at the next launch. A change is sent to
  /// the system in the same turn, so it also applies if the process is killed afterwards.
  public var destructionConditions: Set<DestructionCondition> {
    get { conditionsOfDestruction }
    set {
      let before = conditionsOfDestruction.contains(.systemDisconnection)
      conditionsOfDestruction = newValue
      let isDiscarded = newValue.contains(.systemDisconnection)
      if isDiscarded != before { session.runner?.sceneChangesDestruction(self, onDisconnection: isDiscarded) }
    }
  }
}
