/// What an app requests from the system.
public enum SceneRequest: Hashable, Codable, Sendable {
  /// `requestSceneSessionActivation` and its successor of iOS 17 (P-03 … P-09).
  case activate(ActivationTarget, activity: ActivityArchive?, requestingScene: SessionID?)
  /// `requestSceneSessionDestruction` (T-06).
  case destroy(SessionID, animation: DismissalAnimation)
  /// `requestSceneSessionRefresh` (B-01, B-02).
  case refresh(SessionID)
}
