import Handoff
import NIOCore
import SceneSystem

/// Pairing with other devices, while a command requests it. There is one command at a time, and one pairing.
final class PairingController {
  /// What it requests of the service.
  protocol Host: AnyObject {
    /// Whether this device is visible for pairing has changed, or which devices are paired.
    func publish()
    /// Whether devices are searched for that are visible for pairing.
    func searchForPairing(_ isSearching: Bool)
    /// Connects to an address; `prepare` receives the connection before anything is sent.
    func connectForPairing(
      to address: SocketAddress, prepare: @escaping (PeerConnection) -> Void, failure: @escaping (any Error) -> Void)
    /// A device was stored: what was connected with an earlier pairing is connected again.
    func didStore(_ id: PeerID)
    /// The other device has stored this one.
    func acknowledge(_ id: PeerID)
    /// It is not known whether the other device has stored this one.
    func verify(_ id: PeerID, at address: SocketAddress?)
    /// Both devices have stored each other.
    func didPair()
  }

  private let context: ServiceContext
  private let identity: DeviceIdentity
  private let peersFile: PeersFile
  private unowned let host: any Host

  /// The command that makes this device visible for pairing.
  private var command: LocalConnection?
  private var candidates: [UInt32: PairingCandidate] = [:]
  private var nextCandidate: UInt32 = 1
  private var session: PairingSession?
  private var isStopped = false

  init(_ context: ServiceContext, identity: DeviceIdentity, peersFile: PeersFile, host: any Host) {
    self.context = context
    self.identity = identity
    self.peersFile = peersFile
    self.host = host
  }

  /// Ends what the event loop does not end.
  func stop() {
    isStopped = true
    session?.timeout?.cancel()
  }

  /// Whether this device is visible for pairing.
  var isVisible: Bool { command != nil }

  /// Whether a connection for pairing is accepted now.
  var acceptsConnection: Bool { isVisible && session?.acceptsOpposite ?? true && !isStopped }

  /// The device of the present pairing while it is stored and has not acknowledged that it has stored this one.
  var unacknowledged: PeerID? { session?.unacknowledged }

  // MARK: The command

  func start(for command: LocalConnection) {
    guard self.command == nil else {
      return command.send(.failure("This device is being paired by another command."))
    }
    self.command = command
    sendCandidates()
    host.publish()
    host.searchForPairing(true)
  }

  /// A connection has ended: if it is that of the command, this device is not visible any more.
  func ended(_ connection: LocalConnection) {
    guard command === connection else { return }
    command = nil
    if let session { end(session, nil) }
    candidates = [:]
    guard !isStopped else { return }
    host.searchForPairing(false)
    host.publish()
  }

  private func sendCandidates() {
    command?.send(
      .candidates(
        candidates.sorted { $0.key < $1.key }.map { HandoffPairingCandidate(number: $0.key, name: $0.value.name) }))
  }

  func found(_ service: DiscoveredService) {
    guard isVisible else { return }
    let name = LogText.quoted(service.name)
    let isNamed = service.text != nil
    // One device at several addresses is one candidate: names are unique in a network.
    if let number = candidates.first(where: { $0.value.isNamed == isNamed && $0.value.name == name })?.key {
      if candidates[number]?.addresses.count ?? 0 < context.limits.candidates {
        candidates[number]?.addresses[service.key] = service.address
      }
      return
    }
    lost(key: service.key)
    guard candidates.count < context.limits.candidates else { return }
    candidates[nextCandidate] = PairingCandidate(
      name: name, addresses: [service.key: service.address], isNamed: isNamed)
    nextCandidate &+= 1
    sendCandidates()
  }

  /// Removes the addresses whose keys begin with `prefix`.
  func lost(prefix: String) {
    for key in candidates.values.flatMap(\.addresses.keys) where key.hasPrefix(prefix) { lost(key: key) }
  }

  func lost(key: String) {
    guard let number = candidates.first(where: { $0.value.addresses[key] != nil })?.key else { return }
    candidates[number]?.addresses[key] = nil
    guard candidates[number]?.addresses.isEmpty == true else { return }
    candidates[number] = nil
    sendCandidates()
  }

  func pair(_ number: UInt32, for command: LocalConnection) {
    guard command === self.command else {
      return command.send(.failure("The command has to request to start pairing first."))
    }
    guard let candidate = candidates[number] else {
      return command.send(.failure("There is no device with the number \(number) any more."))
    }
    if let session {
      // Another device has chosen this one at the same moment: its code has been sent, or follows.
      if session.isChosenHere { command.send(.failure("A device is being paired already.")) }
      return
    }
    let session = PairingSession(isChosenHere: true)
    self.session = session
    let addresses = candidate.addresses.sorted { $0.key < $1.key }.map(\.value)
    connect(session, to: addresses[...], of: candidate.name)
  }

  /// Connects to the first address that can be reached.
  private func connect(_ session: PairingSession, to addresses: ArraySlice<SocketAddress>, of name: String) {
    guard self.session === session, let address = addresses.first else { return }
    limit(session, to: context.limits.connectTime + context.limits.handshakeTime)
    session.address = address
    host.connectForPairing(to: address) { connection in
      session.connection = connection
    } failure: { [weak self] error in
      guard addresses.count == 1 else {
        self?.connect(session, to: addresses.dropFirst(), of: name)
        return
      }
      self?.endConnection(
        of: session, "\u{201C}\(name)\u{201D} cannot be reached: \(SystemReason.text(ofConnection: error)).")
    }
  }

  func confirm(_ matches: Bool, by command: LocalConnection) {
    guard command === self.command, let session, session.pairing?.isComparing == true else {
      return command.send(.failure("There is no code to confirm."))
    }
    carryOut(session.pairing?.confirm(matches: matches) ?? [], of: session)
  }

  // MARK: The connection

  /// TLS is established.
  func established(_ connection: PeerConnection, publicKey: [UInt8]) {
    if connection.isClient {
      guard let session, session.connection === connection else { return connection.close() }
      begin(session, on: connection, publicKey)
      decide(session)
      return
    }
    // A user who chooses the own device receives the reason from the other end of the connection.
    guard acceptsConnection, connection.peer != identity.id else { return connection.close() }
    if let session {
      session.opposite = PairingSession.Opposite(connection: connection, publicKey: publicKey)
      decide(session)
    } else {
      let session = PairingSession(isChosenHere: false)
      session.connection = connection
      self.session = session
      begin(session, on: connection, publicKey)
    }
  }

  /// Both users may have chosen the other device at the same moment. As soon as both connections are established, both devices use the one
  /// made by the device with the smaller identifier.
  private func decide(_ session: PairingSession) {
    guard self.session === session, let opposite = session.opposite, let peer = session.connection?.peer else { return }
    if opposite.connection.peer != peer {
      // Another device, whose user chose this one; the user of this one has chosen differently.
      session.opposite = nil
      opposite.connection.close()
    } else if peer < identity.id {
      use(opposite, in: session)
    }
    // Otherwise the other device closes its connection when it has taken that of this one. Until then it may be needed.
  }

  private func use(_ opposite: PairingSession.Opposite, in session: PairingSession) {
    session.useOpposite(opposite)?.close()
    begin(session, on: opposite.connection, opposite.publicKey)
    received(opposite.bytes, on: opposite.connection)
  }

  private func begin(_ session: PairingSession, on connection: PeerConnection, _ publicKey: [UInt8]) {
    limit(session, to: context.limits.handshakeTime)
    guard peersFile.hasSpace(for: DeviceIdentity.id(ofPublicKey: publicKey)) else {
      return end(session, "\(PeersFile.maximumCount) devices are paired, which is the limit; remove one of them first.")
    }
    var exchange = HandoffPairing(
      role: connection.isClient ? .initiator : .responder, name: context.name, localKey: identity.publicKey,
      peerKey: publicKey, nonce: RandomBytes.make(HandoffPairingMessage.nonceLength))
    let actions = exchange.start()
    session.pairing = exchange
    carryOut(actions, of: session)
  }

  func received(_ bytes: [UInt8], on connection: PeerConnection) {
    guard let session else { return }
    if session.opposite?.connection === connection { return hold(bytes, of: session) }
    guard session.connection === connection else { return }
    do {
      for message in try session.reader.read(bytes) {
        carryOut(session.pairing?.receive(message) ?? [], of: session)
      }
    } catch {
      carryOut(session.pairing?.receiveDamagedMessage() ?? [], of: session)
    }
  }

  /// Keeps the first message of a connection that may not be used; its sender awaits the answer.
  private func hold(_ bytes: [UInt8], of session: PairingSession) {
    session.opposite?.bytes += bytes
    guard let opposite = session.opposite, opposite.bytes.count > HandoffPairingMessage.maximumLength + 2 else {
      return
    }
    session.opposite = nil
    opposite.connection.close()
  }

  func ended(_ connection: PeerConnection) {
    // A connection that was never established has other addresses to try.
    guard let session, connection.wasActive else { return }
    if session.opposite?.connection === connection { session.opposite = nil }
    guard session.connection === connection else { return }
    let isTimeout = connection.failure as? ConnectionFailure == .timeout
    endConnection(
      of: session,
      isTimeout
        ? "The other device did not answer in time."
        : "The other device has ended the pairing: it is no longer visible, or is being paired with another one.")
  }

  /// The connection that this device has made has ended. If another device waits, it is paired with that one: where one of both cannot be
  /// reached, the other one has connected.
  private func endConnection(of session: PairingSession, _ failure: String) {
    guard self.session === session else { return }
    if let opposite = session.opposite { use(opposite, in: session) } else { end(session, failure) }
  }

  private func carryOut(_ actions: [HandoffPairingAction], of session: PairingSession) {
    // An action that fails ends the session.
    for action in actions where self.session === session {
      switch action {
      case .send(let message): session.connection?.send(message.bytes)
      case .showCode(let code, let name):
        session.opposite?.connection.close()
        session.opposite = nil
        limit(session, to: context.limits.comparisonTime)
        command?.send(.code(code, peerName: LogText.quoted(name)))
      case .store(let peer): store(peer, session)
      case .finish: finish(session)
      case .fail(let failure): end(session, failure.sentence)
      }
    }
  }

  private func store(_ peer: PairedPeer, _ session: PairingSession) {
    do {
      try peersFile.store(peer)
    } catch {
      return end(session, "The device was not paired. \(error)")
    }
    if !peer.isAcknowledged {
      session.unacknowledged = peer.id
      limit(session, to: context.limits.handshakeTime)
    }
    context.log.report("\u{201C}\(LogText.quoted(peer.name))\u{201D} was paired.")
    host.didStore(peer.id)
  }

  /// Both devices have stored each other.
  private func finish(_ session: PairingSession) {
    if let peer = session.unacknowledged { host.acknowledge(peer) }
    session.unacknowledged = nil
    end(session, nil)
    command?.send(.done)
    host.didPair()
  }

  /// Ends a pairing; with a failure, the command receives it.
  private func end(_ session: PairingSession, _ failure: String?) {
    guard self.session === session else { return }
    self.session = nil
    session.timeout?.cancel()
    session.opposite?.connection.close()
    session.connection?.close()
    guard let peer = session.unacknowledged else {
      if let failure { command?.send(.failure(failure)) }
      return
    }
    command?.send(
      .failure(
        "The connection ended before the other device confirmed that it has stored this one. If it does not appear among the connected "
          + "devices, pair both again."))
    host.verify(peer, at: session.address)
  }

  private func limit(_ session: PairingSession, to time: TimeAmount) {
    session.timeout?.cancel()
    session.timeout = context.eventLoop.assumeIsolated().scheduleTask(in: time) { [weak self, weak session] in
      guard let self, let session else { return }
      end(session, "The pairing took too long.")
    }
  }
}
