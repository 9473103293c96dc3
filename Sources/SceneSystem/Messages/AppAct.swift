/// Something that the app does by itself in a script, by way of its own public API.
public enum AppAct: Codable, Sendable, Hashable {
  /// `requestSceneSessionActivation`. `session` is `nil` for a new one.
  case activate(SessionID?, activityType: String?, from: SessionID?)
  /// `requestSceneSessionDestruction`.
  case destroy(SessionID, DismissalAnimation)
  /// `requestSceneSessionRefresh`.
  case refresh(SessionID)
  /// Text typed on the keyboard into the session's first responder.
  case type(SessionID, String)
}
