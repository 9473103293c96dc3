import Handoff
import NIOCore
import SceneSystem

/// Pairing with other devices, while a command requests it.
extension ServiceCore {
  /// Whether a connection for pairing is accepted now.
  var acceptsPairing: Bool { pairingCommand != nil && pairing == nil && !isStopped }

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
    guard pairing == nil else { return command.send(.failure("A device is being paired already.")) }
    let session = PairingSession()
    pairing = session
    let addresses = candidate.addresses.sorted { $0.key < $1.key }.map(\.value)
    connect(session, to: addresses[...], of: candidate.name)
  }

  /// Connects to the first address that can be reached.
  private func connect(_ session: PairingSession, to addresses: ArraySlice<SocketAddress>, of name: String) {
    guard pairing === session, let address = addresses.first else { return }
    limit(session, to: limits.connectTime + limits.handshakeTime)
    transport?.connect(to: address, for: .pairing) { connection in
      session.connection = connection
    } failure: { [weak self] error in
      guard addresses.count == 1 else {
        self?.connect(session, to: addresses.dropFirst(), of: name)
        return
      }
      self?.end(session, "\u{201C}\(name)\u{201D} cannot be reached: \(SystemReason.text(ofConnection: error)).")
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
    let session: PairingSession
    if connection.isClient {
      guard let own = pairing, own.connection === connection else { return connection.close() }
      session = own
    } else {
      guard acceptsPairing else { return connection.close() }
      session = PairingSession()
      session.connection = connection
      pairing = session
    }
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
    guard let session = pairing, session.connection === connection else { return }
    do {
      for message in try session.reader.read(bytes) {
        carryOut(session.pairing?.receive(message) ?? [], of: session)
      }
    } catch {
      carryOut(session.pairing?.receiveDamagedMessage() ?? [], of: session)
    }
  }

  func pairingEnded(_ connection: PeerConnection) {
    // A connection that was never established has other addresses to try.
    guard let session = pairing, session.connection === connection, connection.wasActive else { return }
    let isTimeout = connection.failure as? ConnectionFailure == .timeout
    end(
      session,
      isTimeout
        ? "The other device did not answer in time."
        : "The other device has ended the pairing: it is no longer visible, or is being paired with another one.")
  }

  private func carryOut(_ actions: [HandoffPairingAction], of session: PairingSession) {
    for action in actions {
      switch action {
      case .send(let message): session.connection?.send(message.bytes)
      case .showCode(let code, let name):
        limit(session, to: limits.comparisonTime)
        pairingCommand?.send(.code(code, peerName: LogText.quoted(name)))
      case .store(let peer): store(peer, session)
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
    log.report("\u{201C}\(LogText.quoted(peer.name))\u{201D} was paired.")
    // What was connected with an earlier pairing is connected again.
    connections.removeValue(forKey: peer.id)?.close()
    handle(.disconnected(peer.id))
    exclusions[peer.id] = nil
    let command = pairingCommand
    end(session, nil)
    command?.send(.done)
    publish()
    reconsiderTargets()
  }

  /// Ends a pairing; with a failure, the command receives it.
  private func end(_ session: PairingSession, _ failure: String?) {
    guard pairing === session else { return }
    pairing = nil
    session.timeout?.cancel()
    session.connection?.close()
    if let failure { pairingCommand?.send(.failure(failure)) }
  }

  private func limit(_ session: PairingSession, to time: TimeAmount) {
    session.timeout?.cancel()
    session.timeout = eventLoop.assumeIsolated().scheduleTask(in: time) { [weak self, weak session] in
      guard let self, let session else { return }
      end(session, "The pairing took too long.")
    }
  }
}
