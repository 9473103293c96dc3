import Foundation
import Handoff
import SceneSimulator
import SceneSystem
import UIKitCore

/// One device's side of Handoff: passes what happens to its engine, and carries out what follows on the device and its links.
@MainActor final class HandoffExchange {
  typealias ID = PeerID
  typealias Event = HandoffEvent

  let id: ID
  private unowned let device: Device
  private var engine: HandoffEngine
  private var links: [ID: HandoffLink] = [:]
  private var requests: [ActivityRequestID: HandoffRequest] = [:]
  private var nextRequest: UInt64 = 1
  private var alarm: VirtualClock.Token?
  /// What is for the streams of a process that is suspended.
  private var waitingReplies: [ContinuationStreamReply] = []
  /// The app's process, as far as its streams are connected.
  private weak var runner: AppRunner?
  private var hasProcess = false
  /// What has followed on this device from the step that is being performed.
  private var results = StepResult()
  /// The lines that a desktop would write to its log.
  private(set) var log: [String] = []

  private static var lastNumber = 0
  /// What waits to be handled, on all devices: a step on one device has effects on the other, and they on the first.
  private static var queue: [(HandoffExchange, HandoffEvent)] = []
  private static var isRunning = false
  /// How many events one step handles. Apps that write to each other for as long as there is space continue with the next step.
  private static let maximumEvents = 4_000
  /// The exchanges whose devices have done something because of the step that is being performed.
  private static var active: [HandoffExchange] = []

  init(device: Device) {
    self.device = device
    Self.lastNumber += 1
    // Equally long, so that the order of devices is that in which they were made.
    id = PeerID(rawValue: "\(1_000_000 + Self.lastNumber)")
    engine = HandoffEngine(name: device.profile.kind.rawValue)
  }

  /// What the peers offer.
  var offers: [RemoteOffer] { engine.offers }

  /// Adds a link to another device.
  func add(_ link: HandoffLink, to peer: ID) { links[peer] = link }

  func link(to peer: ID) -> HandoffLink? { links[peer] }

  /// Adds an event, which ``finish()`` handles.
  func enqueue(_ event: HandoffEvent) { Self.queue.append((self, event)) }

  /// The system has given a directive that concerns other devices.
  func handle(_ directive: Directive) {
    guard let app = device.bundleIdentifier else { return }
    switch directive {
    case .offer(let activity): enqueue(.offer(activity, app: app))
    case .sendActivity(let id, let activity):
      if let request = requests.removeValue(forKey: id) { enqueue(.provided(request, activity)) }
    default: break
    }
  }

  /// Handles all events that wait, and what follows from them on every device.
  ///
  /// - Returns: What has happened on this device, in a call that was not made while events are being handled.
  @discardableResult
  func finish() -> StepResult {
    guard !Self.isRunning else { return StepResult() }
    Self.isRunning = true
    defer { Self.isRunning = false }
    connectStreams()
    deliverWaitingReplies()
    var count = 0
    while !Self.queue.isEmpty, count < Self.maximumEvents {
      count += 1
      let (exchange, event) = Self.queue.removeFirst()
      exchange.handle(event)
    }
    defer {
      for exchange in Self.active { exchange.results = StepResult() }
      Self.active = []
    }
    return results
  }

  private func handle(_ event: HandoffEvent) {
    let now = device.clock.now / .seconds(1)
    let date = device.currentDate.timeIntervalSinceReferenceDate
    connectStreams()
    for action in engine.handle(event, at: now, date: date) { perform(action) }
    setAlarm(now)
  }

  private func setAlarm(_ now: Double) {
    if let alarm { device.clock.cancel(alarm) }
    alarm = engine.nextDeadline.map { deadline in
      device.clock.schedule(after: .seconds(max(0, deadline - now))) { [weak self] in
        self?.enqueue(.timeElapsed)
        self?.finish()
      }
    }
  }

  private func perform(_ action: HandoffAction) {
    if !Self.active.contains(where: { $0 === self }) { Self.active.append(self) }
    switch action {
    case .send(let bytes, let peer): links[peer]?.send(bytes, from: device)
    case .disconnect(let peer, let reason):
      log.append(reason)
      links[peer]?.state = .disconnected
    case .offersChanged: break
    case .announce(_, let type, let identifier):
      perform(.external(.handoff(activityType: type, targetContentIdentifier: identifier)))
    case .deliver(_, let archive): perform(.handoffDeliver(archive))
    case .fail(_, let failure): perform(.handoffFail(failure))
    case .openPage(let url): results.openedPages.append(url)
    case .report(let sentence): results.rejectionReason = sentence
    case .provide(let request, _, let number):
      let id = ActivityRequestID(rawValue: nextRequest)
      nextRequest += 1
      requests[id] = request
      perform(.activityRequested(id, number: number))
    case .continued(_, let number): perform(.activityContinued(number: number))
    case .streams(let reply, _):
      waitingReplies.append(reply)
      deliverWaitingReplies()
    }
  }

  // MARK: Streams

  /// Connects the streams of the app's process. Those of an earlier one have ended with it.
  private func connectStreams() {
    let current = device.connection?.runner
    guard hasProcess != (current != nil) || runner !== current else { return }
    if hasProcess, let app = device.bundleIdentifier {
      waitingReplies = []
      enqueue(.ended(app: app))
    }
    current?.connectStreams(to: self)
    runner = current
    hasProcess = current != nil
  }

  /// Passes to the app what concerns its streams, unless its process is suspended.
  private func deliverWaitingReplies() {
    while !waitingReplies.isEmpty, let connection = device.connection, device.kernel?.processState != .suspended {
      let reply = waitingReplies.removeFirst()
      connection.perform { connection.runner?.receive(reply) }
      results.append(device.poll())
    }
  }

  private func perform(_ stimulus: Stimulus) {
    connectStreams()
    results.append(device.perform(.device(stimulus)))
    connectStreams()
    deliverWaitingReplies()
  }
}

extension HandoffExchange: ContinuationStreamTransport {
  func send(_ request: ContinuationStreamRequest) {
    guard let app = device.bundleIdentifier else { return }
    enqueue(.streams(request, app: app))
  }
}
