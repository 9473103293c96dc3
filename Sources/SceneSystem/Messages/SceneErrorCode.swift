/// Why a request was refused. Raw values are the codes of `UISceneError`.
public enum SceneErrorCode: Int, Hashable, Codable, Sendable {
  /// The request needs another scene, but the app or the device allows only one (P-06).
  case multipleScenesNotSupported = 0
  /// The system refused: an unknown session, or no user action behind the request (P-06, P-07).
  case requestDenied = 1
}
