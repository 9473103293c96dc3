/// Identifies the request of a peer for the content of an offer.
public struct HandoffRequest: Hashable, Sendable {
  /// The peer that continues the activity.
  public let peer: PeerID
  /// The peer's number for the request.
  public let number: UInt32

  /// Makes the identifier of a request.
  public init(peer: PeerID, number: UInt32) {
    self.peer = peer
    self.number = number
  }
}
