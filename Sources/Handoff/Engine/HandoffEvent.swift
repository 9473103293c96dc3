public import SceneSystem

/// What happens to a ``HandoffEngine``.
public enum HandoffEvent: Hashable, Sendable {
  // MARK: The apps of this device
  /// The activity that an app offers has changed; `nil`: it offers none, or its process has ended.
  indirect case offer(OfferedActivity?, app: String)
  /// An app has answered ``HandoffAction/provide(_:app:number:)``.
  indirect case provided(HandoffRequest, ProvidedActivity)
  /// An app requests continuation streams, or transfers something on them.
  case streams(ContinuationStreamRequest, app: String)
  /// The app's process has ended: its streams end.
  case ended(app: String)

  // MARK: The user
  /// The user continues an offer here. `isAppInstalled`: the app is here and continues activities of the type; otherwise the web page is
  /// opened.
  case accept(PeerID, number: UInt32, isAppInstalled: Bool)

  // MARK: The network
  /// There is an encrypted connection to a paired peer.
  case connected(PeerID)
  /// The connection has ended, or the peer is no longer paired.
  case disconnected(PeerID)
  /// Bytes have arrived, in order.
  case received([UInt8], from: PeerID)
  /// A deadline has come; see ``HandoffEngine/nextDeadline``.
  case timeElapsed
}
