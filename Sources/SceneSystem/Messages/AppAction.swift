/// An action that the app performs itself in a script, through its own public API.
public enum AppAction: Codable, Sendable, Hashable {
  /// `requestSceneSessionActivation`. `session` is `nil` for a new one.
  case activate(SessionID?, activityType: String?, from: SessionID?)
  /// `requestSceneSessionDestruction`.
  case destroy(SessionID, DismissalAnimation)
  /// `requestSceneSessionRefresh`.
  case refresh(SessionID)
  /// Text typed on the keyboard into the session's first responder.
  case type(SessionID, String)
}
