import Foundation
import Handoff
import NIOCore
import SceneSystem

/// The service: the engine, and the I/O that it requests. It is used on its event loop alone.
final class ServiceCore {
  let context: ServiceContext
  private let identity: DeviceIdentity
  private let peersFile: PeersFile
  private let discoveries: [any PeerDiscovery]

  // MARK: The engine
  private(set) var engine: HandoffEngine
  private var events: [HandoffEvent] = []
  private var isHandlingEvents = false
  private var deadline: (time: Double, task: Scheduled<Void>)?
  private(set) var isStopped = false

  // MARK: The parts
  private(set) lazy var devices = DeviceConnections(
    context, identity: identity, peersFile: peersFile, discoveries: discoveries, host: self)
  private(set) lazy var apps = AppConnections(context, host: self)
  private var localServer: LocalServer?

  // MARK: Commands that watch the status (ServiceCore+Local)
  var watchers: [LocalConnection] = []
  /// The peers that were connected when the status was made.
  var greetedPeers: Set<PeerID> = []

  init(
    eventLoop: any EventLoop, configuration: HandoffServiceConfiguration, limits: ServiceLimits,
    discoveries: [any PeerDiscovery], log: ServiceLog
  ) throws {
    context = ServiceContext(
      eventLoop: eventLoop, configuration: configuration, limits: limits, log: log,
      name: DeviceName.cut(configuration.name, to: HandoffPairing.maximumNameLength))
    self.discoveries = discoveries
    let folder = try PrivateFolder(configuration.folder)
    identity = try DeviceIdentity.load(from: folder, log: log)
    peersFile = try PeersFile(in: folder, log: log)
    engine = HandoffEngine(name: context.name, limits: configuration.engineLimits)
  }

  // MARK: Starting and ending

  /// Begins to accept apps, commands and other devices.
  func start() throws -> EventLoopFuture<Void> {
    let server = try LocalServer(
      eventLoop: context.eventLoop, path: context.configuration.socket, limit: context.limits.localConnections,
      log: context.log, owner: self)
    localServer = server
    let bound = NIOLoopBound((self, server), eventLoop: context.eventLoop)
    return try devices.listen().flatMap { bound.value.1.listen() }
      .map {
        bound.value.0.startPresenter()
        bound.value.0.devices.startDiscovery()
      }
  }

  /// Ends what the event loop does not end.
  func stop() {
    isStopped = true
    devices.stop()
    context.configuration.presenter?.stop()
    localServer?.stop()
    deadline?.task.cancel()
    apps.stop()
  }

  // MARK: Events

  /// Passes an event to the engine and carries out what follows. Events of actions follow after the actions.
  func handle(_ event: HandoffEvent) {
    events.append(event)
    guard !isHandlingEvents, !isStopped else { return }
    isHandlingEvents = true
    var mayChangeStatus = false
    while !events.isEmpty {
      let event = events.removeFirst()
      let actions = engine.handle(event, at: context.now, date: Date().timeIntervalSinceReferenceDate)
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
      let nanoseconds = max(0, time - context.now) * 1e9
      let task = context.eventLoop.assumeIsolated().scheduleTask(
        in: .nanoseconds(Int64(min(nanoseconds, 1e17)) + 1_000)
      ) {
        [weak self] in
        self?.deadline = nil
        self?.handle(.timeElapsed)
      }
      return (time, task)
    }
  }

  private func carryOut(_ action: HandoffAction) {
    switch action {
    case .send(let bytes, let peer): devices.send(bytes, to: peer)
    case .disconnect(let peer, let reason): devices.exclude(peer, reason)
    case .offersChanged: presentOffers()
    case .announce(let app, let type, let target): apps.announce(app, type, target)
    case .deliver(let app, let archive): apps.finish(app, .content(archive))
    case .fail(let app, let failure): apps.finish(app, .failure(failure))
    case .openPage(let page): apps.openPage(page)
    case .report(let sentence): apps.report(sentence)
    case .provide(let request, let app, let number): apps.provide(request, app, number)
    case .continued(let app, let number): apps.connection(of: app)?.send(.continued(number: number))
    case .streams(let reply, let app): apps.connection(of: app)?.send(.streams(reply))
    }
  }
}

extension ServiceCore: DeviceConnections.Host {
  func problemsDidChange() { updateWatchers() }
}

extension ServiceCore: AppConnections.Host {
  func offer(of peer: PeerID, number: UInt32) -> HandoffOffer? {
    engine.offers.first { $0.peer == peer && $0.offer.number == number }?.offer
  }

  func appsDidChange() {
    devices.targets.retry()
    presentOffers()
  }
}
