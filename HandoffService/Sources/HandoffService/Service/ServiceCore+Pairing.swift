import Handoff
import NIOCore
import SceneSystem

/// Pairing with other devices, while a command requests it.
extension ServiceCore {
  /// Whether a connection for pairing is accepted now.
  var acceptsPairing: Bool { pairingCommand != nil && pairing?.acceptsOpposite ?? true && !isStopped }

  // MARK: The command

  func startPairing(for command: LocalConnection) {
    guard pairingCommand == nil else {
      return command.send(.failure("This device is being paired by another command."))
    }
    pairingCommand = command
    sendCandidates()
    publish()
    for discovery in discoveries { discovery.searchForPairing(true) }
  }

  /// The command that made this device visible has ended.
  func endPairing() {
    pairingCommand = nil
    if let session = pairing { end(session, nil) }
    candidates = [:]
    guard !isStopped else { return }
    for discovery in discoveries { discovery.searchForPairing(false) }
    publish()
  }

  private func sendCandidates() {
    pairingCommand?.send(
      .candidates(
        candidates.sorted { $0.key < $1.key }.map { HandoffPairingCandidate(number: $0.key, name: $0.value.name) }))
  }

  func foundCandidate(_ service: DiscoveredService) {
    guard pairingCommand != nil else { return }
    let name = LogText.quoted(service.name)
    let isNamed = service.text != nil
    // One device at several addresses is one candidate: names are unique in a network.
    if let number = candidates.first(where: { $0.value.isNamed == isNamed && $0.value.name == name })?.key {
      if candidates[number]?.addresses.count ?? 0 < limits.candidates {
        candidates[number]?.addresses[service.key] = service.address
      }
      return
    }
    lostCandidate(key: service.key)
    guard candidates.count < limits.candidates else { return }
    candidates[nextCandidate] = PairingCandidate(
      name: name, addresses: [service.key: service.address], isNamed: isNamed)
    nextCandidate &+= 1
    sendCandidates()
  }

  func lostCandidate(key: String) {
    guard let number = candidates.first(where: { $0.value.addresses[key] != nil })?.key else { return }
    candidates[number]?.addresses[key] = nil
    guard candidates[number]?.addresses.isEmpty == true else { return }
    candidates[number] = nil
    sendCandidates()
  }

  func pair(_ number: UInt32, for command: LocalConnection) {
    guard command === pairingCommand else {
      return command.send(.failure("The command has to request to start pairing first."))
    }
    guard let candidate = candidates[number] else {
      return command.send(.failure("There is no device with the number \(number) any more."))
    }
    if let pairing {
      // Another device has chosen this one at the same moment: its code has been sent, or follows.
      if pairing.isChosenHere { command.send(.failure("A device is being paired already.")) }
      return
    }
    let session = PairingSession(isChosenHere: true)
    pairing = session
    let addresses = candidate.addresses.sorted { $0.key < $1.key }.map(\.value)
    connect(session, to: addresses[...], of: candidate.name)
  }

  /// Connects to the first address that can be reached.
  private func connect(_ session: PairingSession, to addresses: ArraySlice<SocketAddress>, of name: String) {
    guard pairing === session, let address = addresses.first else { return }
    limit(session, to: limits.connectTime + limits.handshakeTime)
    session.address = address
    transport?.connect(to: address, for: .pairing) { connection in
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

  func confirmPairing(_ matches: Bool, by command: LocalConnection) {
    guard command === pairingCommand, let session = pairing, session.pairing?.isComparing == true else {
      return command.send(.failure("There is no code to confirm."))
    }
    carryOut(session.pairing?.confirm(matches: matches) ?? [], of: session)
  }

  // MARK: The connection

  /// TLS is established.
  func startPairing(on connection: PeerConnection, publicKey: [UInt8]) {
    if connection.isClient {
      guard let session = pairing, session.connection === connection else { return connection.close() }
      begin(session, on: connection, publicKey)
      decide(session)
      return
    }
    // A user who chooses the own device receives the reason from the other end of the connection.
    guard acceptsPairing, connection.peer != identity.id else { return connection.close() }
    if let session = pairing {
      session.opposite = PairingSession.Opposite(connection: connection, publicKey: publicKey)
      decide(session)
    } else {
      let session = PairingSession(isChosenHere: false)
      session.connection = connection
      pairing = session
      begin(session, on: connection, publicKey)
    }
  }

  /// Both users may have chosen the other device at the same moment. As soon as both connections are established, both devices use the one
  /// made by the device with the smaller identifier.
  private func decide(_ session: PairingSession) {
    guard pairing === session, let opposite = session.opposite, let peer = session.connection?.peer else { return }
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
    pairingReceived(opposite.bytes, on: opposite.connection)
  }

  private func begin(_ session: PairingSession, on connection: PeerConnection, _ publicKey: [UInt8]) {
    limit(session, to: limits.handshakeTime)
    guard peersFile.hasSpace(for: DeviceIdentity.id(ofPublicKey: publicKey)) else {
      return end(session, "\(PeersFile.maximumCount) devices are paired, which is the limit; remove one of them first.")
    }
    var exchange = HandoffPairing(
      role: connection.isClient ? .initiator : .responder, name: engine.name, localKey: identity.publicKey,
      peerKey: publicKey, nonce: RandomBytes.make(HandoffPairingMessage.nonceLength))
    let actions = exchange.start()
    session.pairing = exchange
    carryOut(actions, of: session)
  }

  func pairingReceived(_ bytes: [UInt8], on connection: PeerConnection) {
    guard let session = pairing else { return }
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

  func pairingEnded(_ connection: PeerConnection) {
    // A connection that was never established has other addresses to try.
    guard let session = pairing, connection.wasActive else { return }
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
    guard pairing === session else { return }
    if let opposite = session.opposite { use(opposite, in: session) } else { end(session, failure) }
  }

  private func carryOut(_ actions: [HandoffPairingAction], of session: PairingSession) {
    // An action that fails ends the session.
    for action in actions where pairing === session {
      switch action {
      case .send(let message): session.connection?.send(message.bytes)
      case .showCode(let code, let name):
        session.opposite?.connection.close()
        session.opposite = nil
        limit(session, to: limits.comparisonTime)
        pairingCommand?.send(.code(code, peerName: LogText.quoted(name)))
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
      limit(session, to: limits.handshakeTime)
    }
    log.report("\u{201C}\(LogText.quoted(peer.name))\u{201D} was paired.")
    // What was connected with an earlier pairing is connected again.
    connections.removeValue(forKey: peer.id)?.close()
    handle(.disconnected(peer.id))
    exclusions[peer.id] = nil
    publish()
  }

  /// Both devices have stored each other.
  private func finish(_ session: PairingSession) {
    if let peer = session.unacknowledged { acknowledge(peer) }
    session.unacknowledged = nil
    end(session, nil)
    pairingCommand?.send(.done)
    reconsiderTargets()
  }

  /// Ends a pairing; with a failure, the command receives it.
  private func end(_ session: PairingSession, _ failure: String?) {
    guard pairing === session else { return }
    pairing = nil
    session.timeout?.cancel()
    session.opposite?.connection.close()
    session.connection?.close()
    guard let peer = session.unacknowledged else {
      if let failure { pairingCommand?.send(.failure(failure)) }
      return
    }
    pairingCommand?.send(
      .failure(
        "The connection ended before the other device confirmed that it has stored this one. If it does not appear among the connected "
          + "devices, pair both again."))
    verify(peer, at: session.address)
  }

  private func limit(_ session: PairingSession, to time: TimeAmount) {
    session.timeout?.cancel()
    session.timeout = eventLoop.assumeIsolated().scheduleTask(in: time) { [weak self, weak session] in
      guard let self, let session else { return }
      end(session, "The pairing took too long.")
    }
  }
}
