/// An offer with the peer that makes it.
public struct RemoteOffer: Hashable, Sendable {
  /// The peer.
  public var peer: PeerID
  /// The name that the peer's user has given to it.
  public var peerName: String
  /// The offer.
  public var offer: HandoffOffer

  /// Makes the offer of a peer.
  public init(peer: PeerID, peerName: String, offer: HandoffOffer) {
    self.peer = peer
    self.peerName = peerName
    self.offer = offer
  }
}
