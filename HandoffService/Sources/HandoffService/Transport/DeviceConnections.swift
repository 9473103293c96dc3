import Handoff
import NIOCore

/// The connections to other devices: which are made, and which count.
///
/// **Invariants.**
///
/// 1. To each paired device there is one connection that counts, at most; the engine knows of that one alone.
/// 2. Nothing is tried for ever: after some attempts an address waits until something happens.
final class DeviceConnections {
  /// What it requests of the service.
  protocol Host: AnyObject {
    /// Passes an event to the engine.
    func handle(_ event: HandoffEvent)
    /// Why nothing can be found has changed.
    func problemsDidChange()
  }

  private let context: ServiceContext
  private let identity: DeviceIdentity
  private let peersFile: PeersFile
  private let discoveries: [any PeerDiscovery]
  private unowned let host: any Host
  /// Pairing, whose connections are made and accepted here.
  private(set) lazy var pairing = PairingController(context, identity: identity, peersFile: peersFile, host: self)
  private(set) lazy var targets = DialTargets(context, host: self)

  private var transport: PeerTransport?
  /// The TCP port of the service.
  private(set) var port = 0
  /// The random name under which the service is visible now.
  private var instanceName = DiscoveryTags.makeName()
  /// By peer, the connection that counts.
  private var connections: [PeerID: EstablishedConnection] = [:]
  /// Until when no connection to a peer is accepted or made.
  private var exclusions: [PeerID: Double] = [:]
  private var discovered: [String: DiscoveredService] = [:]
  /// Why nothing can be found, by the index of the discovery.
  private(set) var problems: [Int: String] = [:]
  private var nameChanges = 0
  private var isStopped = false

  /// A connection, and when it was established, in the time of the context.
  private struct EstablishedConnection {
    let connection: PeerConnection
    let time: Double
  }

  init(
    _ context: ServiceContext, identity: DeviceIdentity, peersFile: PeersFile, discoveries: [any PeerDiscovery],
    host: any Host
  ) {
    self.context = context
    self.identity = identity
    self.peersFile = peersFile
    self.discoveries = discoveries
    self.host = host
  }

  /// The paired devices.
  var peers: [PeerID: PairedPeer] { peersFile.peers }

  // MARK: Starting and ending

  /// Begins to accept connections.
  func listen() throws -> EventLoopFuture<Void> {
    let transport = try PeerTransport(
      eventLoop: context.eventLoop, identity: identity, limits: context.limits,
      host: PeerTransport.Host(
        acceptsPairing: { [weak self] in self?.pairing.acceptsConnection ?? false },
        peers: { [weak self] in self.map { Array($0.peers.values) } ?? [] }, owner: self))
    self.transport = transport
    let bound = NIOLoopBound(self, eventLoop: context.eventLoop)
    return transport.listen(address: context.configuration.listenAddress, port: context.configuration.listenPort)
      .map { bound.value.port = $0 }
  }

  /// Ends what the event loop does not end.
  func stop() {
    isStopped = true
    for discovery in discoveries { discovery.stop() }
    pairing.stop()
    targets.stop()
  }

  /// Sends bytes to a device; without a connection they are lost, and the engine is notified of that.
  func send(_ bytes: [UInt8], to peer: PeerID) { connections[peer]?.connection.send(bytes) }

  // MARK: Discovery

  func startDiscovery() {
    let bound = NIOLoopBound(self, eventLoop: context.eventLoop)
    let eventLoop = context.eventLoop
    for (index, discovery) in discoveries.enumerated() {
      discovery.start { event in
        eventLoop.execute { bound.value.handle(event, of: index) }
      }
    }
    publish()
  }

  /// Makes visible what has to be visible now, under a new name.
  func publish() {
    instanceName = DiscoveryTags.makeName()
    var services: [PublishedService] = []
    if !peers.isEmpty {
      let text = DiscoveryTags.text(name: instanceName, of: identity.id, peers: peers.values)
      services.append(PublishedService(kind: .exchange, name: instanceName, port: port, text: text))
    }
    if pairing.isVisible {
      // A label of DNS has 63 bytes at most.
      let name = DeviceName.cut(context.name, to: 63)
      services.append(PublishedService(kind: .pairing, name: name, port: port, text: ["v=1"]))
    }
    for discovery in discoveries { discovery.publish(services) }
  }

  private func handle(_ event: DiscoveryEvent, of index: Int) {
    guard !isStopped else { return }
    switch event {
    case .found(var service):
      service.key = "\(index) \(service.key)"
      found(service)
    case .lost(let kind, let key): lost(kind, key: "\(index) \(key)")
    case .lostAll:
      for (key, service) in discovered where key.hasPrefix("\(index) ") { lost(service.kind, key: service.key) }
      pairing.lost(prefix: "\(index) ")
    case .nameTaken(let kind):
      // Random names do not collide by chance; who provokes it is not answered without end.
      nameChanges += 1
      if kind == .exchange, nameChanges <= 8 { publish() }
    case .problem(let problem):
      if let problem {
        context.log.report(problem, once: .discovery(index))
      } else if problems[index] != nil {
        context.log.end(.discovery(index))
        context.log.report("Other devices can be found again.")
      }
      problems[index] = problem
      host.problemsDidChange()
    }
  }

  private func found(_ service: DiscoveredService) {
    switch service.kind {
    case .pairing: pairing.found(service)
    case .exchange:
      guard service.name != instanceName, discovered[service.key] != nil || discovered.count < context.limits.addresses
      else {
        return
      }
      discovered[service.key] = service
      addTarget(service)
    }
  }

  private func lost(_ kind: DiscoveryKind, key: String) {
    if kind == .pairing { return pairing.lost(key: key) }
    discovered[key] = nil
    targets.removeAddress(key)
  }

  /// The device of a service is connected to if this one has to do that: of two devices that find each other, the one with the smaller
  /// identifier connects.
  private func addTarget(_ service: DiscoveredService) {
    let key: DialTarget.Key
    if let text = service.text {
      guard let peer = DiscoveryTags.peer(name: service.name, text: text, peers: peers.values), identity.id < peer
      else {
        return
      }
      key = .peer(peer)
    } else {
      key = .address(service.key)
    }
    targets.add(key, service.address, key: service.key)
  }

  // MARK: Peers that do not keep to the protocol

  /// The engine has ended a connection.
  func exclude(_ peer: PeerID, _ reason: String) {
    context.log.report(reason)
    exclusions[peer] = context.now + context.limits.exclusion
    connections.removeValue(forKey: peer)?.connection.close()
  }

  private func isExcluded(_ peer: PeerID) -> Bool {
    guard let end = exclusions[peer] else { return false }
    if end <= context.now { exclusions[peer] = nil }
    return end > context.now
  }

  // MARK: Devices that have not acknowledged the pairing

  /// The address of a device by which it was paired, among those of its target.
  private static let pairingAddressKey = "pairing"

  /// The connection of a pairing ended before the other device acknowledged that it has stored this one: a connection for the exchange decides.
  ///
  /// This device makes it whichever identifier is smaller: one that has not stored it does not connect.
  func verify(_ id: PeerID, at address: SocketAddress?) {
    guard let address, peers[id]?.isAcknowledged == false, !isStopped else { return }
    targets.add(.peer(id), address, key: Self.pairingAddressKey)
  }

  /// The device has stored this one: a connection is established, or it has sent that.
  func acknowledge(_ id: PeerID) {
    targets.removeAddress(Self.pairingAddressKey, of: .peer(id))
    do {
      try peersFile.acknowledge(id)
    } catch {
      context.log.report("\(error)")
    }
  }

  /// A device that has not acknowledged the pairing refuses this one: it has not stored it.
  private func removeIfNotAcknowledged(_ id: PeerID) {
    guard let peer = peers[id], !peer.isAcknowledged, pairing.unacknowledged != id, !isStopped else { return }
    do {
      try remove(
        id,
        "\u{201C}\(LogText.quoted(peer.name))\u{201D} was removed: it has not stored the pairing. The devices have to be paired again."
      )
    } catch {
      context.log.report("\(error)")
    }
  }

  // MARK: Unpairing

  /// Removes a paired device, and notifies it if it is connected.
  func unpair(_ id: PeerID) throws {
    guard let peer = peers[id] else { throw ServiceError("There is no paired device with this identifier.") }
    let connection = connections[id]?.connection
    try remove(id, "\u{201C}\(LogText.quoted(peer.name))\u{201D} is no longer paired.") {
      connection?.send(UnpairingNotice.bytes(of: identity.id, secret: peer.secretBytes))
    }
  }

  /// A paired device has sent the notice that it has removed this one.
  private func unpaired(by peer: PairedPeer) {
    do {
      try remove(
        peer.id, "\u{201C}\(LogText.quoted(peer.name))\u{201D} has removed this device: it is no longer paired.")
    } catch {
      context.log.report("\(error)")
    }
  }

  /// Removes a paired device, its connection and what is to be connected to.
  ///
  /// - Parameters:
  ///   - sentence: The line of the log, which is written before commands receive the new status.
  ///   - notify: Is called when the device is no longer stored, before its connection ends.
  private func remove(_ id: PeerID, _ sentence: String, notify: () -> Void = {}) throws {
    try peersFile.remove(id)
    context.log.report(sentence)
    notify()
    targets.remove(.peer(id))
    connections.removeValue(forKey: id)?.connection.close()
    host.handle(.disconnected(id))
    exclusions[id] = nil
    publish()
  }
}

extension DeviceConnections: DialTargets.Host {
  var hasPeers: Bool { !peers.isEmpty }

  func state(of peer: PeerID) -> DialTargets.PeerState {
    if connections[peer] != nil { return .connected }
    if peers[peer] == nil { return .unpaired }
    return isExcluded(peer) ? .excluded : .free
  }

  func connect(to address: SocketAddress, of key: DialTarget.Key, failure: @escaping () -> Void) {
    transport?.connect(to: address, for: .exchange) { connection in
      connection.target = key
    } failure: { [context] error in
      let text = "\(address.ipAddress ?? "unknown") port \(address.port ?? 0)"
      context.log.report(
        "There is no connection to \(text): \(SystemReason.text(ofConnection: error)).", once: .address(text))
      failure()
    }
  }
}

extension DeviceConnections: PairingController.Host {
  func searchForPairing(_ isSearching: Bool) {
    for discovery in discoveries { discovery.searchForPairing(isSearching) }
  }

  func connectForPairing(
    to address: SocketAddress, prepare: @escaping (PeerConnection) -> Void, failure: @escaping (any Error) -> Void
  ) {
    transport?.connect(to: address, for: .pairing, prepare: prepare, failure: failure)
  }

  func didStore(_ id: PeerID) {
    connections.removeValue(forKey: id)?.connection.close()
    host.handle(.disconnected(id))
    exclusions[id] = nil
    publish()
  }

  /// What was found before is used.
  func didPair() {
    for service in discovered.values { addTarget(service) }
  }
}

extension DeviceConnections: PeerConnection.Owner {
  func established(_ connection: PeerConnection, publicKey: [UInt8]) {
    if connection.purpose == .pairing { return pairing.established(connection, publicKey: publicKey) }
    guard let id = connection.peer, let peer = peers[id], !isExcluded(id), !isStopped else {
      return connection.close()
    }
    // Both sides begin TLS only with a device that they have stored.
    acknowledge(id)
    connection.unpairingNotice = UnpairingNoticeReader(sender: id, secret: peer.secretBytes)
    if let key = connection.target { targets.reached(id, at: key) }
    context.log.end(.stranger(connection.address))
    if let other = connections[id]?.connection {
      // Both devices keep the same one: that of the device with the smaller identifier. Of two by the same device, the second one: it
      // connects again because the first one is lost.
      let isOwnPreferred = identity.id < id
      if other.isClient != connection.isClient, other.isClient == isOwnPreferred { return connection.close() }
      connections[id] = nil
      other.close()
    }
    connections[id] = EstablishedConnection(connection: connection, time: context.now)
    host.handle(.connected(id))
  }

  func received(_ bytes: [UInt8], on connection: PeerConnection) {
    if connection.purpose == .pairing { return pairing.received(bytes, on: connection) }
    guard let id = connection.peer, connections[id]?.connection === connection else { return }
    if let peer = peers[id], connection.unpairingNotice?.read(bytes) == true { return unpaired(by: peer) }
    host.handle(.received(bytes, from: id))
  }

  func ended(_ connection: PeerConnection) {
    if connection.purpose == .pairing { return pairing.ended(connection) }
    if !connection.isClient, connection.peer == nil, !isStopped {
      context.log.report(
        "A connection from \(LogText.quoted(connection.address)) was refused: it is not that of a paired device.",
        once: .stranger(connection.address))
    }
    if connection.failure as? ConnectionFailure == .doesNotRead, let id = connection.peer {
      context.log.report(
        "\u{201C}\(LogText.quoted(peers[id]?.name ?? "A device"))\u{201D} was disconnected: it does not read what is sent."
      )
    }
    if connection.wasRefused, case .peer(let id)? = connection.target { removeIfNotAcknowledged(id) }
    var lasted = 0.0
    if let id = connection.peer, let counting = connections[id], counting.connection === connection {
      connections[id] = nil
      lasted = context.now - counting.time
      host.handle(.disconnected(id))
    }
    targets.ended(connection, hasLasted: lasted >= context.limits.shortConnection)
  }
}
