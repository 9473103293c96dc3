/// What UIKit reports to the system after it has carried out a directive, or when the app changed a session.
public enum Reply: Hashable, Codable, Sendable {
  /// A new session's scene was created with this configuration (C-03).
  case configured(SessionID, SceneConfiguration)
  /// The persisted configuration is no longer available; the session is to be discarded (C-07).
  case unavailable(SessionID)
  /// The reply to ``Directive/captureState(_:)``. `activity` is `nil` if the delegate returned none.
  case captured(SessionID, activity: ActivityArchive?, conditions: ActivationConditions)
  /// The scene has published other activation conditions (E-10).
  case conditions(SessionID, ActivationConditions)
  /// The app set `session.userInfo`.
  case userInfo(SessionID, Bytes?)
  /// The app set `session.stateRestorationActivity`.
  case restorationActivity(SessionID, ActivityArchive?)
  /// An app without scenes opted in to the older state preservation and encoded its state.
  case preservedState(Bytes?)
  /// The scene continues to restore after its callbacks have returned.
  case restorationExtended(SessionID)
  /// The scene has completed the restoration that it extended.
  case restorationCompleted(SessionID)
  /// The scene requested to be destroyed with its session when the system disconnects it, or withdrew the request.
  case discardedOnDisconnection(SessionID, Bool)
  /// The scene asks before the user closes its window, or no longer asks (Z-06).
  case closureConfirmation(SessionID, Bool)
  /// The app's current user activity that other devices may continue; `nil`: there is none (E-04).
  indirect case currentActivity(OfferedActivity?)
  /// The reply to ``Directive/provideActivity(_:number:)``.
  indirect case activityProvided(ActivityRequestID, ProvidedActivity)
  /// A controller has registered an accessory of its scene, or has changed whether it is enabled (Z-05).
  case accessory(SceneAccessory)
  /// An accessory was unregistered.
  case accessoryUnregistered(SceneAccessory.ID)
}
