import SceneSystem

/// The streams between an app that has continued an activity and the app that the activity comes from.
///
/// ```
/// the device whose user has continued              the device with the app
///   ── open (number of the request) ────────────▶   the app's delegate gets a pair
///   ◀──────────────────────── opened, or refused ──
///   ◀─ data, window, end, stop ─────────────────▶
/// ```
///
/// A direction ends with `end`. Its reader may request that with `stop`; what is on the way until then is discarded. When both directions have
/// ended, both devices remove the pair.
extension HandoffEngine {
  /// A pair of streams of an app of this device.
  struct StreamPair: Hashable, Sendable {
    enum State: Hashable, Sendable {
      /// The app has requested the pair; the peer's answer follows.
      case requested(continuation: UInt32)
      /// The app's process has ended before the peer's answer.
      case canceled
      /// The peer has requested the pair; the app's answer follows.
      case offered
      case open
    }

    let app: String
    let peer: PeerID
    let number: HandoffStreamNumber
    var state: State
    /// When the pair is removed; `nil` while nothing is awaited.
    var deadline: Double?
    /// What this device may send, and what the peer may.
    var sendWindow = ContinuationStreamTransfer.windowSize
    var receiveWindow = ContinuationStreamTransfer.windowSize
    /// What the app has read and the peer was not notified of.
    var readBytes = 0
    var hasSentEnd = false
    var hasReceivedEnd = false
    var hasSentStop = false
    var hasReceivedStop = false

    var isFinished: Bool { hasSentEnd && hasReceivedEnd }
  }

  /// An activity that was continued, here or on a peer, and for which the app that continues it may request streams.
  struct ContinuedActivity: Hashable, Sendable {
    /// The number of the request, of the device that continues.
    var request: UInt32
    var peer: PeerID
    var app: String
    /// The app's number for the activity, on the device that it comes from.
    var number: UInt32 = 0
  }

  /// How many activities can have streams at the same time, for each peer that continues, and for this device.
  static let maximumContinuedActivities = 8

  /// Remembers an activity; the oldest one is forgotten.
  static func add(_ activity: ContinuedActivity, to activities: inout [ContinuedActivity]) {
    activities.append(activity)
    if activities.count > maximumContinuedActivities { activities.removeFirst() }
  }

  // MARK: The app

  mutating func handle(
    _ request: ContinuationStreamRequest, app: String, _ now: Double, _ actions: inout [HandoffAction]
  ) {
    switch request {
    case .open(let continuation): openStreams(continuation, app, now, &actions)
    case .accept(let id):
      guard let pair = streams[id], pair.app == app, pair.state == .offered else {
        // The answer comes too late.
        actions.append(.streams(.transfer(id, .failure(.handoffFailed)), app: app))
        return
      }
      streams[id]?.state = .open
      streams[id]?.deadline = nil
      actions.append(.send(HandoffMessage.streamsOpened(pair.number.value).bytes, to: pair.peer))
    case .refuse(let id):
      guard let pair = streams[id], pair.app == app, pair.state == .offered else { return }
      streams[id] = nil
      actions.append(.send(HandoffMessage.streamsRefused(pair.number.value, .handoffFailed).bytes, to: pair.peer))
    case .transfer(let id, let transfer): send(transfer, id, app, now, &actions)
    }
  }

  private mutating func openStreams(
    _ continuation: UInt32, _ app: String, _ now: Double, _ actions: inout [HandoffAction]
  ) {
    guard let activity = continuedHere.first(where: { $0.request == continuation && $0.app == app }),
      let peer = peers[activity.peer]
    else {
      actions.append(.streams(.refused(continuation: continuation, .connectionUnavailable), app: app))
      return
    }
    let allowance = min(
      Double(limits.streams), peer.openAllowance + (now - peer.lastOpen) * limits.messageRate / 2)
    guard allowance >= 1, streams.values.count(where: { $0.peer == activity.peer }) < limits.streams else {
      actions.append(.streams(.refused(continuation: continuation, .handoffFailed), app: app))
      return
    }
    peers[activity.peer]?.openAllowance = allowance - 1
    peers[activity.peer]?.lastOpen = now
    let id = makeStreamID()
    let number = HandoffStreamNumber(value: id.rawValue, isOfThisDevice: true)
    streams[id] = StreamPair(
      app: app, peer: activity.peer, number: number, state: .requested(continuation: continuation),
      deadline: now + limits.contentTimeout)
    actions.append(
      .send(HandoffMessage.openStreams(id.rawValue, request: activity.request).bytes, to: activity.peer))
  }

  private mutating func makeStreamID() -> ContinuationStreamID {
    while streams[ContinuationStreamID(rawValue: nextStream)] != nil { nextStream &+= 1 }
    defer { nextStream &+= 1 }
    return ContinuationStreamID(rawValue: nextStream)
  }

  /// The app's streams transfer something.
  private mutating func send(
    _ transfer: ContinuationStreamTransfer, _ id: ContinuationStreamID, _ app: String, _ now: Double,
    _ actions: inout [HandoffAction]
  ) {
    guard var pair = streams[id], pair.app == app, pair.state == .open else { return }
    switch transfer {
    case .data(let bytes):
      guard !pair.hasSentEnd else { return }
      guard transfer.cost <= pair.sendWindow,
        (1...ContinuationStreamTransfer.maximumDataLength).contains(bytes.elements.count)
      else {
        actions.append(.streams(.transfer(id, .failure(.handoffFailed)), app: app))
        return abandon(id, now, &actions)
      }
      pair.sendWindow -= transfer.cost
    case .window(let count):
      let unreported = ContinuationStreamTransfer.windowSize - pair.receiveWindow - pair.readBytes
      guard count > 0, count <= unreported else { return }
      pair.readBytes += count
      guard pair.readBytes >= ContinuationStreamTransfer.windowStep, !pair.hasReceivedEnd else {
        streams[id] = pair
        return
      }
      pair.receiveWindow += pair.readBytes
      streams[id] = pair
      return sendWindow(id, &actions)
    case .end:
      guard !pair.hasSentEnd else { return }
      pair.hasSentEnd = true
    case .stop:
      guard !pair.hasSentStop, !pair.hasReceivedEnd else { return }
      pair.hasSentStop = true
      pair.deadline = now + limits.confirmationTimeout
    case .failure: return abandon(id, now, &actions)
    }
    streams[id] = pair.isFinished ? nil : pair
    actions.append(.send(HandoffMessage.transfer(pair.number, transfer).bytes, to: pair.peer))
  }

  private mutating func sendWindow(_ id: ContinuationStreamID, _ actions: inout [HandoffAction]) {
    guard let pair = streams[id] else { return }
    streams[id]?.readBytes = 0
    actions.append(.send(HandoffMessage.transfer(pair.number, .window(pair.readBytes)).bytes, to: pair.peer))
  }

  /// The app neither reads nor writes any more.
  private mutating func abandon(_ id: ContinuationStreamID, _ now: Double, _ actions: inout [HandoffAction]) {
    guard let app = streams[id]?.app else { return }
    send(.end, id, app, now, &actions)
    send(.stop, id, app, now, &actions)
  }

  /// The app's process has ended: its streams end, and no peer may request others.
  mutating func ended(_ app: String, _ now: Double, _ actions: inout [HandoffAction]) {
    continuedHere.removeAll { $0.app == app }
    for id in peers.keys { peers[id]?.continuedThere.removeAll { $0.app == app } }
    for (id, pair) in streams.sorted(by: { $0.key < $1.key }) where pair.app == app {
      switch pair.state {
      // A pair that the peer opens nevertheless is closed then.
      case .requested, .canceled: streams[id]?.state = .canceled
      case .offered: handle(.refuse(id), app: app, now, &actions)
      case .open:
        actions.append(.streams(.transfer(id, .failure(.connectionUnavailable)), app: app))
        abandon(id, now, &actions)
      }
    }
  }

  // MARK: The peer

  /// Whether a message is limited by the window of its stream, or by what this device has sent, and not by the number of messages.
  func isLimitedByStream(_ message: HandoffMessage, from peer: PeerID) -> Bool {
    guard case .transfer(let number, let transfer) = message, let pair = streams[pair(number, of: peer)] else {
      return false
    }
    return switch transfer {
    case .data: true
    case .window(let count): count >= ContinuationStreamTransfer.windowStep
    case .end: !pair.hasReceivedEnd
    case .stop: !pair.hasReceivedStop
    case .failure: false
    }
  }

  /// The pair with a number that the peer has sent.
  private func pair(_ number: HandoffStreamNumber, of peer: PeerID) -> ContinuationStreamID? {
    let own = number.reversed
    return streams.first { $0.value.peer == peer && $0.value.number == own }?.key
  }

  /// The peer's app requests streams for an activity that it has continued.
  mutating func streamsRequested(
    _ number: UInt32, request: UInt32, by id: PeerID, _ now: Double, _ actions: inout [HandoffAction]
  ) {
    guard pair(HandoffStreamNumber(value: number, isOfThisDevice: true), of: id) == nil else {
      return disconnect(id, "was disconnected: it uses the number of a pair of streams twice.", &actions)
    }
    guard let activity = peers[id]?.continuedThere.last(where: { $0.request == request }),
      streams.values.count(where: { $0.peer == id }) < limits.streams
    else {
      actions.append(.send(HandoffMessage.streamsRefused(number, .handoffFailed).bytes, to: id))
      return
    }
    let stream = makeStreamID()
    streams[stream] = StreamPair(
      app: activity.app, peer: id, number: HandoffStreamNumber(value: number, isOfThisDevice: false), state: .offered,
      deadline: now + limits.appTimeout)
    actions.append(.streams(.received(stream, number: activity.number), app: activity.app))
  }

  /// The peer's app has a pair that an app of this device has requested.
  mutating func streamsOpened(
    _ number: UInt32, by id: PeerID, _ now: Double, _ actions: inout [HandoffAction]
  ) {
    let number = HandoffStreamNumber(value: number, isOfThisDevice: true)
    guard let stream = pair(number.reversed, of: id), let pair = streams[stream] else {
      // It was not awaited any longer.
      for transfer in [ContinuationStreamTransfer.end, .stop] {
        actions.append(.send(HandoffMessage.transfer(number, transfer).bytes, to: id))
      }
      return
    }
    switch pair.state {
    case .requested(let continuation):
      streams[stream]?.state = .open
      streams[stream]?.deadline = nil
      actions.append(.streams(.opened(stream, continuation: continuation), app: pair.app))
    case .canceled:
      streams[stream]?.state = .open
      abandon(stream, now, &actions)
    case .offered, .open: disconnect(id, "was disconnected: it opens a pair of streams twice.", &actions)
    }
  }

  /// The peer's app has no streams for an app of this device.
  mutating func streamsRefused(
    _ number: UInt32, by id: PeerID, _ failure: HandoffFailure, _ actions: inout [HandoffAction]
  ) {
    guard let stream = pair(HandoffStreamNumber(value: number, isOfThisDevice: false), of: id),
      let pair = streams[stream]
    else { return }
    switch pair.state {
    case .requested(let continuation):
      streams[stream] = nil
      actions.append(.streams(.refused(continuation: continuation, failure), app: pair.app))
    case .canceled: streams[stream] = nil
    case .offered, .open: disconnect(id, "was disconnected: it refuses a pair of streams that it has opened.", &actions)
    }
  }

  /// The peer's streams transfer something. What belongs to no pair is ignored: it was on its way when the pair was removed.
  mutating func received(
    _ transfer: ContinuationStreamTransfer, on number: HandoffStreamNumber, from id: PeerID, _ now: Double,
    _ actions: inout [HandoffAction]
  ) {
    guard let stream = pair(number, of: id), var pair = streams[stream] else { return }
    guard pair.state == .open else {
      return disconnect(id, "was disconnected: it sends on streams that are not open.", &actions)
    }
    switch transfer {
    case .data:
      guard !pair.hasReceivedEnd, transfer.cost <= pair.receiveWindow else {
        return disconnect(id, "was disconnected: it sends more on a stream than was requested.", &actions)
      }
      pair.receiveWindow -= transfer.cost
    case .window(let count):
      guard count > 0, count <= ContinuationStreamTransfer.windowSize - pair.sendWindow else {
        return disconnect(id, "was disconnected: it reads more from a stream than was sent.", &actions)
      }
      pair.sendWindow += count
    case .end: pair.hasReceivedEnd = true
    case .stop:
      pair.hasReceivedStop = true
      if !pair.hasSentEnd {
        pair.hasSentEnd = true
        actions.append(.send(HandoffMessage.transfer(pair.number, .end).bytes, to: id))
      }
    case .failure: return
    }
    // The deadline is that of the peer's end.
    if pair.hasReceivedEnd { pair.deadline = nil }
    streams[stream] = pair.isFinished ? nil : pair
    let isRead = !pair.hasSentStop
    switch transfer {
    case .data, .end: if isRead { actions.append(.streams(.transfer(stream, transfer), app: pair.app)) }
    case .window, .stop: actions.append(.streams(.transfer(stream, transfer), app: pair.app))
    case .failure: break
    }
  }

  /// The connection to a peer has ended.
  mutating func endStreams(of id: PeerID, _ actions: inout [HandoffAction]) {
    continuedHere.removeAll { $0.peer == id }
    for (stream, pair) in streams.sorted(by: { $0.key < $1.key }) where pair.peer == id {
      end(stream, .connectionUnavailable, &actions)
    }
  }

  /// Removes pairs whose time has passed.
  mutating func expireStreams(_ now: Double, _ actions: inout [HandoffAction]) {
    for (stream, pair) in streams.sorted(by: { $0.key < $1.key }) where pair.deadline.map({ $0 <= now }) ?? false {
      if pair.state == .offered {
        actions.append(
          .send(HandoffMessage.streamsRefused(pair.number.value, .remoteApplicationTimedOut).bytes, to: pair.peer))
        streams[stream] = nil
      } else {
        end(stream, .remoteApplicationTimedOut, &actions)
      }
    }
  }

  private mutating func end(
    _ stream: ContinuationStreamID, _ failure: HandoffFailure, _ actions: inout [HandoffAction]
  ) {
    guard let pair = streams.removeValue(forKey: stream) else { return }
    if case .requested(let continuation) = pair.state {
      actions.append(.streams(.refused(continuation: continuation, failure), app: pair.app))
    } else {
      actions.append(.streams(.transfer(stream, .failure(failure)), app: pair.app))
    }
  }
}

extension [ContinuationStreamID: HandoffEngine.StreamPair] {
  fileprivate subscript(id: ContinuationStreamID?) -> HandoffEngine.StreamPair? { id.flatMap { self[$0] } }
}
