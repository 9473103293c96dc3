import Foundation

extension UIScene {
  /// What, besides its disconnection, is to end a scene's session for good.
  public struct DestructionCondition: Hashable, Sendable, CustomStringConvertible {
    /// The condition's name, as in the source of an app.
    public let description: String

    /// The user dismissed the scene.
    ///
    /// Differs from Apple: without an effect of its own. A window that the user closes is discarded in any case (T-01); the
    /// last one of a phone or a desktop is kept in any case (T-02, D-05).
    public static let userInitiatedDismissal = DestructionCondition(description: "userInitiatedDismissal")

    /// The system disconnected the scene: to reclaim its memory, or because the process ended or the device restarted. The
    /// session is then discarded as well, so that an auxiliary window does not come back.
    public static let systemDisconnection = DestructionCondition(description: "systemDisconnection")
  }

  /// What ends the scene's session for good, besides a discard. Default: nothing.
  ///
  /// With ``DestructionCondition/systemDisconnection`` an auxiliary window, as an inspector or a panel, does not come back
  /// after a relaunch: `application(_:didDiscardSceneSessions:)` is told of its session, at once or at the next launch.
  /// The system hears of a change in the same turn, so it also holds when the process is killed after it.
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
