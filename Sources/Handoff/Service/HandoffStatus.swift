/// The paired peers of a device and what they offer.
public struct HandoffStatus: Hashable, Codable, Sendable {
  /// A paired peer.
  public struct Peer: Hashable, Codable, Sendable {
    /// Its identifier.
    public var id: PeerID
    /// Its name.
    public var name: String
    /// Whether it is connected.
    public var isConnected: Bool

    /// Makes the status of a peer.
    public init(id: PeerID, name: String, isConnected: Bool) {
      self.id = id
      self.name = name
      self.isConnected = isConnected
    }
  }

  /// An activity that a peer offers.
  public struct Offer: Hashable, Codable, Sendable {
    /// The peer.
    public var peer: PeerID
    /// The peer's name.
    public var peerName: String
    /// The peer's number for the offer.
    public var number: UInt32
    /// The bundle identifier of the app.
    public var app: String
    /// The activity's type.
    public var activityType: String
    /// The title that the user sees, or `nil`.
    public var title: String?

    /// Makes the status of an offer.
    public init(_ offer: RemoteOffer) {
      peer = offer.peer
      peerName = offer.peerName
      number = offer.offer.number
      app = offer.offer.app
      activityType = offer.offer.activityType
      title = offer.offer.title
    }
  }

  /// The name of this device.
  public var name: String
  /// Why nothing can be exchanged now, for instance because there is no Avahi; a whole sentence, or `nil`.
  public var problem: String?
  /// The paired peers.
  public var peers: [Peer]
  /// What they offer.
  public var offers: [Offer]

  /// Makes a status.
  public init(name: String, problem: String? = nil, peers: [Peer] = [], offers: [Offer] = []) {
    self.name = name
    self.problem = problem
    self.peers = peers
    self.offers = offers
  }
}
