import Handoff
import SceneSystem

/// Requests of apps and commands.
extension ServiceCore: LocalConnection.Owner {
  func received(_ request: HandoffServiceRequest, on connection: LocalConnection) {
    guard !isStopped else { return }
    switch request {
    case .app(let identifier, let types): apps.register(connection, identifier, types)
    case .offer(let activity): apps.offer(activity, by: connection)
    case .provided(let id, let activity): apps.provided(id, activity, by: connection)
    case .streams(let request): apps.streams(request, by: connection)
    case .watch: watch(connection)
    case .accept(let peer, let number): apps.accept(peer, number, for: connection)
    case .startPairing: devices.pairing.start(for: connection)
    case .pair(let number): devices.pairing.pair(number, for: connection)
    case .confirmPairing(let matches): devices.pairing.confirm(matches, by: connection)
    case .unpair(let peer):
      do {
        try devices.unpair(peer)
        connection.send(.done)
      } catch {
        connection.send(.failure("\(error)"))
      }
    }
  }

  func ended(_ connection: LocalConnection, failure: LocalConnection.Failure?) {
    if let failure {
      let reason =
        switch failure {
        case .tooLong: "it sent a message that is too long"
        case .noMessage: "it sent bytes that are no message"
        case .doesNotRead: "it does not read what is sent"
        case .tooMuchAtOnce: "all apps and commands together sent too much at once"
        }
      let name = connection.app.map { "The app \(LogText.quoted($0.bundleIdentifier))" } ?? "A command"
      context.log.report("\(name) was disconnected: \(reason).")
    }
    watchers.removeAll { $0 === connection }
    devices.pairing.ended(connection)
    apps.ended(connection)
  }

  // MARK: The status

  private func watch(_ connection: LocalConnection) {
    guard !connection.isWatching else { return connection.send(.failure("The command watches already.")) }
    connection.isWatching = true
    watchers.append(connection)
    devices.targets.retry()
    updateWatchers()
  }

  /// Sends the status to the commands that have not received it as it is now.
  func updateWatchers() {
    let connected = Set(engine.connectedPeers)
    greetedPeers = connected
    guard !watchers.isEmpty else { return }
    let status = status(connected)
    for watcher in watchers where watcher.sentStatus != status {
      watcher.sentStatus = status
      watcher.send(.status(status))
    }
  }

  private func status(_ connected: Set<PeerID>) -> HandoffStatus {
    HandoffStatus(
      name: engine.name,
      problem: devices.problems.isEmpty
        ? nil : devices.problems.sorted { $0.key < $1.key }.map(\.value).joined(separator: " "),
      peers: devices.peers.values.sorted { $0.id < $1.id }.map {
        HandoffStatus.Peer(id: $0.id, name: $0.name, isConnected: connected.contains($0.id))
      }, offers: engine.offers.map(HandoffStatus.Offer.init))
  }
}
