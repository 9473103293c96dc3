/// What the app half tells the system after it has carried out a directive, or when the app changed a session.
public enum Reply: Hashable, Codable, Sendable {
  /// A new session's scene was made with this configuration (C-03).
  case configured(SessionID, SceneConfiguration)
  /// The persisted configuration can no longer be made; the session is to be discarded (C-07).
  case unavailable(SessionID)
  /// The answer to ``Directive/captureState(_:)``. `activity` is `nil` where the delegate returned none.
  case captured(SessionID, activity: ActivityArchive?, conditions: ActivationConditions)
  /// The scene has published other activation conditions (E-10).
  case conditions(SessionID, ActivationConditions)
  /// The app set `session.userInfo`.
  case userInfo(SessionID, Bytes?)
  /// The app set `session.stateRestorationActivity`.
  case restorationActivity(SessionID, ActivityArchive?)
  /// An app without scenes agreed to the older state preservation and wrote its state.
  case preservedState(Bytes?)
  /// The scene goes on restoring after its callbacks have returned.
  case restorationExtended(SessionID)
  /// The scene has finished what it extended.
  case restorationCompleted(SessionID)
  /// The scene asked to be destroyed with its session, or no longer so, when the system disconnects it.
  case discardedOnDisconnection(SessionID, Bool)
}
