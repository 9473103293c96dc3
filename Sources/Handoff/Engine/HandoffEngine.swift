import SceneSystem

/// One device's side of Handoff: which activities it offers to its peers, which they offer, and what follows when one is continued (E-04).
///
/// It is a value without clock, network, files or processes. A host passes what happens to ``handle(_:at:date:)`` and carries out the actions
/// that are returned, in order: a service of the desktop, or a simulated device. A peer is connected only after it was paired, on an encrypted
/// connection that has authenticated it; bytes of a connection arrive in order, or the connection ends.
///
/// ```
/// the device with the app                         the device whose user continues
///   ── offers ──────────────────────────────────▶   the user accepts one
///   ◀──────────────────────────────── request ──
///   ── accepted (target content identifier) ────▶   the app is started: willContinue
///   ── content, or refusal ─────────────────────▶   continue, or didFailToContinue
///   ◀────────────────────────────── continued ──
///   userActivityWasContinued
/// ```
///
/// **Invariants.**
///
/// 1. A peer learns type, title and app of what is offered, and content only of what its user continues.
/// 2. Exactly one of `deliver` and `fail` follows each `announce`, unless another activity is continued in the same app: that ends the first
///    one (the kernel has reported its failure).
/// 3. Nothing grows with what a peer sends: messages, offers and requests have limits, and a peer that exceeds them is disconnected.
/// 4. While nothing changes, nothing is sent and there is no deadline.
/// 5. Streams connect an app that has continued an activity with the app that the activity comes from, and no others. Exactly one of `opened`
///    and `refused` follows each `open`, unless the app's process ends. An app that is connected gets the end of its streams, or their failure.
/// 6. Of each stream at most a window is on the way (`ContinuationStreamTransfer`). A peer that sends more, or reads more than was sent, is
///    disconnected; the number of messages is not limited for what the window limits.
///
/// A peer of an earlier version has no streams: its greeting does not list them, and it is sent no message about them.
public struct HandoffEngine: Hashable, Sendable {
  /// The name of this device that its peers show.
  public let name: String
  /// The bounds of what is accepted.
  public let limits: HandoffLimits

  /// What an app of this device offers.
  struct LocalOffer: Hashable, Sendable {
    var offer: HandoffOffer
    var activity: OfferedActivity
    /// When it expires, in the host's time.
    var deadline: Double?
  }

  /// A connected peer.
  struct Peer: Hashable, Sendable {
    /// `nil` until its first message.
    var name: String?
    var offers: [HandoffOffer] = []
    var reader = HandoffMessageReader()
    /// How many messages it may send now.
    var allowance: Double
    var lastMessage: Double
    /// What it was sent last.
    var sentOffers: [HandoffOffer] = []
    /// Earlier than this no offers are sent again.
    var nextOffers: Double
    /// Its requests for content, by its numbers.
    var requests: [UInt32: IncomingRequest] = [:]
    /// Whether its version has streams.
    var hasStreams = false
    /// The activities of this device that it has continued, the newest last.
    var continuedThere: [ContinuedActivity] = []
    /// How many pairs of streams it may be asked for now.
    var openAllowance: Double
    var lastOpen: Double
  }

  /// A peer's request for the content of an offer.
  struct IncomingRequest: Hashable, Sendable {
    var app: String
    var number: UInt32
    /// The content was sent; the peer's confirmation follows.
    var isAnswered = false
    var deadline: Double
  }

  /// What is being continued here.
  struct Continuation: Hashable, Sendable {
    var offer: HandoffOffer
    var peer: PeerID
    var isAppInstalled: Bool
    var isAnnounced = false
    var deadline: Double
  }

  /// By bundle identifier.
  var local: [String: LocalOffer] = [:]
  var peers: [PeerID: Peer] = [:]
  /// By the numbers of the requests.
  var continuations: [UInt32: Continuation] = [:]
  /// The activities that were continued here and whose apps have streams, the newest last.
  var continuedHere: [ContinuedActivity] = []
  var streams: [ContinuationStreamID: StreamPair] = [:]
  var nextOffer: UInt32 = 1
  var nextRequest: UInt32 = 1
  var nextStream: UInt32 = 1

  /// A device without peers that offers nothing.
  ///
  /// - Parameters:
  ///   - name: The name of the device that peers show.
  ///   - limits: The bounds of what is accepted.
  public init(name: String, limits: HandoffLimits = HandoffLimits()) {
    self.name = name
    self.limits = limits
  }

  /// What the peers offer, in a fixed order.
  public var offers: [RemoteOffer] {
    peers.sorted { $0.key < $1.key }
      .flatMap { id, peer in
        peer.offers.map { RemoteOffer(peer: id, peerName: peer.name ?? "", offer: $0) }
      }
  }

  /// The peers that are connected and have the same version.
  public var connectedPeers: [PeerID] { peers.filter { $0.value.name != nil }.keys.sorted() }

  /// When ``HandoffEvent/timeElapsed`` has to be sent, in the host's time; `nil` if nothing is awaited.
  public var nextDeadline: Double? {
    var deadlines = local.values.compactMap(\.deadline) + continuations.values.map(\.deadline)
    deadlines += streams.values.compactMap(\.deadline)
    for peer in peers.values {
      deadlines += peer.requests.values.map(\.deadline)
      if peer.name != nil, peer.sentOffers != sortedOffers { deadlines.append(peer.nextOffers) }
    }
    return deadlines.min()
  }

  /// What this device offers.
  var sortedOffers: [HandoffOffer] { local.values.map(\.offer).sorted { $0.number < $1.number } }

  /// Handles one event, and returns what the host has to do.
  ///
  /// - Parameters:
  ///   - event: What has happened. An event that has no effect now, such as an answer that comes too late, returns no action.
  ///   - now: The host's time in seconds, which does not go back. It has nothing to do with the time of other devices.
  ///   - date: The same instant in seconds since 2001, to which the expiration dates of this device's activities refer.
  public mutating func handle(_ event: HandoffEvent, at now: Double, date: Double) -> [HandoffAction] {
    var actions: [HandoffAction] = []
    switch event {
    case .offer(let activity, let app): offer(activity, app: app, lifetime: { $0 - date }, now, &actions)
    case .provided(let request, let activity): provided(request, activity, now, &actions)
    case .accept(let peer, let number, let isAppInstalled):
      accept(peer, number, isAppInstalled: isAppInstalled, now, &actions)
    case .connected(let peer): connected(peer, now, &actions)
    case .disconnected(let peer): disconnected(peer, &actions)
    case .received(let bytes, let peer): received(bytes, from: peer, now, &actions)
    case .streams(let request, let app): handle(request, app: app, now, &actions)
    case .ended(let app): ended(app, now, &actions)
    case .timeElapsed: break
    }
    expire(now, &actions)
    sendOffers(now, &actions)
    return actions
  }

  // MARK: Connections

  private mutating func connected(_ id: PeerID, _ now: Double, _ actions: inout [HandoffAction]) {
    // A second connection replaces the first: the peer has lost it before this device did.
    disconnected(id, &actions)
    peers[id] = Peer(
      allowance: limits.messageBurst, lastMessage: now, nextOffers: now, openAllowance: Double(limits.streams),
      lastOpen: now)
    actions.append(.send(HandoffMessage.hello(version: HandoffMessage.version, name: name).bytes, to: id))
  }

  private mutating func disconnected(_ id: PeerID, _ actions: inout [HandoffAction]) {
    guard let peer = peers.removeValue(forKey: id) else { return }
    if !peer.offers.isEmpty { actions.append(.offersChanged) }
    for (number, continuation) in continuations.sorted(by: { $0.key < $1.key }) where continuation.peer == id {
      end(number, .connectionUnavailable, &actions)
    }
    endStreams(of: id, &actions)
  }

  /// Ends the connection to a peer that does not keep to the protocol.
  mutating func disconnect(_ id: PeerID, _ reason: String, _ actions: inout [HandoffAction]) {
    let name = peers[id]?.name ?? "\(id.rawValue.prefix(8))"
    actions.append(.disconnect(id, reason: "\u{201C}\(name.oneLine)\u{201D} \(reason)"))
    disconnected(id, &actions)
  }

  private mutating func received(_ bytes: [UInt8], from id: PeerID, _ now: Double, _ actions: inout [HandoffAction]) {
    peers[id]?.reader.append(bytes)
    while let peer = peers[id] {
      let isFirst = peer.name == nil
      let next = peers[id]?.reader.next(
        maximumLength: isFirst ? HandoffMessage.maximumFirstLength : HandoffMessage.maximumLength)
      switch next {
      case nil, .incomplete: return
      case .invalid: disconnect(id, "was disconnected: it sent bytes that are no message.", &actions)
      case .message(let message):
        guard isLimitedByStream(message, from: id) || isAllowedMessage(from: id, now) else {
          disconnect(id, "was disconnected: it sends more messages than \(Int(limits.messageRate)) a second.", &actions)
          return
        }
        handle(message, from: id, now, &actions)
      }
    }
  }

  private mutating func isAllowedMessage(from id: PeerID, _ now: Double) -> Bool {
    guard var peer = peers[id] else { return false }
    peer.allowance = min(limits.messageBurst, peer.allowance + (now - peer.lastMessage) * limits.messageRate)
    peer.lastMessage = now
    peer.allowance -= 1
    peers[id] = peer
    return peer.allowance >= 0
  }

  private mutating func handle(
    _ message: HandoffMessage, from id: PeerID, _ now: Double, _ actions: inout [HandoffAction]
  ) {
    if case .hello(let version, let name, let hasStreams) = message {
      guard peers[id]?.name == nil else { return disconnect(id, "was disconnected: it greets twice.", &actions) }
      guard version == HandoffMessage.version else {
        let age = version > HandoffMessage.version ? "later" : "earlier"
        return disconnect(id, "has \(age) version of Proscenium, with which activities cannot be exchanged.", &actions)
      }
      peers[id]?.name = name
      peers[id]?.hasStreams = hasStreams
      return
    }
    guard peers[id]?.name != nil else { return disconnect(id, "was disconnected: it does not greet.", &actions) }
    guard peers[id]?.hasStreams == true || !message.isAboutStreams else {
      return disconnect(id, "was disconnected: it sends on streams that are not open.", &actions)
    }
    switch message {
    case .hello: break
    case .offers(let offers):
      guard offers.count <= limits.offers, Set(offers.map(\.number)).count == offers.count else {
        return disconnect(id, "was disconnected: it offers more than \(limits.offers) activities.", &actions)
      }
      guard peers[id]?.offers != offers else { return }
      peers[id]?.offers = offers
      actions.append(.offersChanged)
    case .request(let number, let offer): requested(id, number, offer: offer, now, &actions)
    case .accepted(let number, let identifier): accepted(number, by: id, identifier, &actions)
    case .content(let number, let archive): arrived(number, from: id, archive, &actions)
    case .refusal(let number, let failure):
      if continuations[number]?.peer == id { end(number, failure, &actions) }
    case .continued(let number): confirmed(id, number, &actions)
    case .openStreams(let number, let request): streamsRequested(number, request: request, by: id, now, &actions)
    case .streamsOpened(let number): streamsOpened(number, by: id, now, &actions)
    case .streamsRefused(let number, let failure): streamsRefused(number, by: id, failure, &actions)
    case .transfer(let number, let transfer): received(transfer, on: number, from: id, now, &actions)
    }
  }

  // MARK: Time

  private mutating func expire(_ now: Double, _ actions: inout [HandoffAction]) {
    for (app, offer) in local where offer.deadline.map({ $0 <= now }) ?? false { local[app] = nil }
    for (number, continuation) in continuations.sorted(by: { $0.key < $1.key }) where continuation.deadline <= now {
      end(number, .remoteApplicationTimedOut, &actions)
    }
    expireStreams(now, &actions)
    for id in peers.keys.sorted() {
      for (number, request) in peers[id]?.requests.sorted(by: { $0.key < $1.key }) ?? [] where request.deadline <= now {
        peers[id]?.requests[number] = nil
        guard !request.isAnswered else { continue }
        actions.append(.send(HandoffMessage.refusal(number, .remoteApplicationTimedOut).bytes, to: id))
      }
    }
  }
}
