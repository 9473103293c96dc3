public import SceneSystem

/// What an app or a command sends to the Handoff service of the login session, on the service's socket.
public enum HandoffServiceRequest: Hashable, Codable, Sendable {
  // MARK: Apps
  /// The first message of an app: its bundle identifier, and the types of activities that it continues.
  case app(bundleIdentifier: String, activityTypes: [String])
  /// The activity that the app offers has changed; `nil`: it offers none.
  case offer(OfferedActivity?)
  /// The answer to ``HandoffServiceReply/provide(_:number:)``.
  case provided(ActivityRequestID, ProvidedActivity)
  /// The app requests continuation streams, or transfers something on them.
  case streams(ContinuationStreamRequest)

  // MARK: Commands
  /// Requests ``HandoffServiceReply/status(_:)``, now and after each change, until the connection is closed.
  case watch
  /// Continues an offer here.
  case accept(PeerID, number: UInt32)
  /// Makes this device visible to others for pairing, until the connection is closed; ``HandoffServiceReply/candidates(_:)`` follows.
  case startPairing
  /// Pairs with one of the candidates, by its number; ``HandoffServiceReply/code(_:peerName:)`` follows on both devices.
  case pair(UInt32)
  /// The user has compared the codes.
  case confirmPairing(matches: Bool)
  /// Removes the pairing with a peer.
  case unpair(PeerID)
}
