import Foundation
import Handoff
import NIOCore
import SceneSystem

/// The service: the engine, and the I/O that it requests. It is used on its event loop alone.
final class ServiceCore {
  let eventLoop: any EventLoop
  let configuration: HandoffServiceConfiguration
  let limits: ServiceLimits
  let log: ServiceLog
  let identity: DeviceIdentity
  let peersFile: PeersFile
  let discoveries: [any PeerDiscovery]
  let installedApps: InstalledApps

  // MARK: The engine
  var engine: HandoffEngine
  private var events: [HandoffEvent] = []
  private var isHandlingEvents = false
  private var deadline: (time: Double, task: Scheduled<Void>)?
  var isStopped = false

  // MARK: Other devices (ServiceCore+Network)
  var transport: PeerTransport?
  /// The TCP port of the service.
  var port = 0
  /// The random name under which the service is visible now.
  var instanceName = DiscoveryTags.makeName()
  /// By peer, the connection that counts.
  var connections: [PeerID: PeerConnection] = [:]
  /// When each of them was established, in the time of ``now``.
  var connectionTimes: [PeerID: Double] = [:]
  /// Until when no connection to a peer is accepted or made.
  var exclusions: [PeerID: Double] = [:]
  var discovered: [String: DiscoveredService] = [:]
  var targets: [DialTarget.Key: DialTarget] = [:]
  /// Why nothing can be found, by the index of the discovery.
  var problems: [Int: String] = [:]
  var nameChanges = 0

  // MARK: Apps and commands (ServiceCore+Local, +Apps)
  var localServer: LocalServer?
  /// By bundle identifier, those that have registered, the newest last.
  var apps: [String: [LocalConnection]] = [:]
  var watchers: [LocalConnection] = []
  /// The peers that were connected when the status was made.
  var greetedPeers: Set<PeerID> = []
  var provisions: [ActivityRequestID: Provision] = [:]
  var nextProvision: UInt64 = 1
  /// Apps that were started and have not registered, by bundle identifier.
  var starting: [String: StartingApp] = [:]
  /// Commands that wait for an activity that is continued.
  var pendingAccepts: [PendingAccept] = []

  // MARK: Pairing (ServiceCore+Pairing)
  /// The command that makes this device visible for pairing.
  var pairingCommand: LocalConnection?
  var candidates: [UInt32: PairingCandidate] = [:]
  var nextCandidate: UInt32 = 1
  var pairing: PairingSession?

  init(
    eventLoop: any EventLoop, configuration: HandoffServiceConfiguration, limits: ServiceLimits,
    discoveries: [any PeerDiscovery], log: ServiceLog
  ) throws {
    self.eventLoop = eventLoop
    self.configuration = configuration
    self.limits = limits
    self.discoveries = discoveries
    self.log = log
    let folder = try PrivateFolder(configuration.folder)
    identity = try DeviceIdentity.load(from: folder, log: log)
    peersFile = try PeersFile(in: folder, log: log)
    installedApps = InstalledApps(environment: configuration.environment)
    engine = HandoffEngine(
      name: DeviceName.cut(configuration.name, to: HandoffPairing.maximumNameLength), limits: configuration.engineLimits
    )
  }

  // MARK: Starting and ending

  /// Begins to accept apps, commands and other devices.
  func start() throws -> EventLoopFuture<Void> {
    localServer = try LocalServer(
      eventLoop: eventLoop, path: configuration.socket, limit: limits.localConnections, log: log, owner: self)
    let transport = try PeerTransport(
      eventLoop: eventLoop, identity: identity, limits: limits,
      host: PeerTransport.Host(
        acceptsPairing: { [weak self] in self?.acceptsPairing ?? false },
        peers: { [weak self] in self.map { Array($0.peersFile.peers.values) } ?? [] }, owner: self))
    self.transport = transport
    let bound = NIOLoopBound(self, eventLoop: eventLoop)
    return transport.listen(address: configuration.listenAddress, port: configuration.listenPort)
      .flatMap { port in
        bound.value.port = port
        return bound.value.localServer?.listen() ?? bound.value.eventLoop.makeSucceededVoidFuture()
      }
      .map {
        bound.value.startPresenter()
        bound.value.startDiscovery()
      }
  }

  /// Ends what the event loop does not end.
  func stop() {
    isStopped = true
    for discovery in discoveries { discovery.stop() }
    configuration.presenter?.stop()
    localServer?.stop()
    deadline?.task.cancel()
    pairing?.timeout?.cancel()
    for target in targets.values { target.retry?.cancel() }
    for app in starting.values { app.timeout.cancel() }
  }

  // MARK: Events

  /// The time that the engine is given, in seconds.
  var now: Double { Double(NIODeadline.now().uptimeNanoseconds) / 1e9 }

  /// Passes an event to the engine and carries out what follows. Events of actions follow after the actions.
  func handle(_ event: HandoffEvent) {
    events.append(event)
    guard !isHandlingEvents, !isStopped else { return }
    isHandlingEvents = true
    var mayChangeStatus = false
    while !events.isEmpty {
      let event = events.removeFirst()
      let actions = engine.handle(event, at: now, date: Date().timeIntervalSinceReferenceDate)
      mayChangeStatus = mayChangeStatus || !isPartOfMessage(event, actions)
      for action in actions { carryOut(action) }
    }
    isHandlingEvents = false
    scheduleDeadline()
    if mayChangeStatus { updateWatchers() }
  }

  /// Whether the event is a part of a long message, of which there may be hundreds: nothing follows from it.
  private func isPartOfMessage(_ event: HandoffEvent, _ actions: [HandoffAction]) -> Bool {
    guard case .received(_, let peer) = event else { return false }
    return actions.isEmpty && greetedPeers.contains(peer)
  }

  /// One task for the engine's next deadline; none while it waits for nothing.
  private func scheduleDeadline() {
    let next = engine.nextDeadline
    guard next != deadline?.time else { return }
    deadline?.task.cancel()
    deadline = next.map { time in
      let nanoseconds = max(0, time - now) * 1e9
      let task = eventLoop.assumeIsolated().scheduleTask(in: .nanoseconds(Int64(min(nanoseconds, 1e17)) + 1_000)) {
        [weak self] in
        self?.deadline = nil
        self?.handle(.timeElapsed)
      }
      return (time, task)
    }
  }

  private func carryOut(_ action: HandoffAction) {
    switch action {
    case .send(let bytes, let peer): connections[peer]?.send(bytes)
    case .disconnect(let peer, let reason): exclude(peer, reason)
    case .offersChanged: presentOffers()
    case .announce(let app, let type, let target): announce(app, type, target)
    case .deliver(let app, let archive): finish(app, .content(archive))
    case .fail(let app, let failure): finish(app, .failure(failure))
    case .openPage(let page): openPage(page)
    case .report(let sentence): report(sentence)
    case .provide(let request, let app, let number): provide(request, app, number)
    case .continued(let app, let number): apps[app]?.last?.send(.continued(number: number))
    case .streams(let reply, let app): apps[app]?.last?.send(.streams(reply))
    }
  }
}
