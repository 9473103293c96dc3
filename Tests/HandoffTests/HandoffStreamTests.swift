import ActivityArchive
public import SceneSystem
import Testing

@testable import Handoff

extension ContinuationStreamID: ExpressibleByIntegerLiteral {
  /// The identifier with a number.
  public init(integerLiteral value: UInt32) { self.init(rawValue: value) }
}

extension ContinuationStreamTransfer {
  static func text(_ text: String) -> ContinuationStreamTransfer { .data(Bytes(text.utf8)) }
  static func bytes(_ count: Int) -> ContinuationStreamTransfer { .data(Bytes([UInt8](repeating: 7, count: count))) }
}

extension EnginePair {
  /// The second device has continued an activity of the first one.
  static func continued(supportsStreams: Bool = true, isConnected: Bool = true) throws -> EnginePair {
    var pair = EnginePair(isConnected: isConnected)
    if isConnected { try pair.continueActivity(supportsStreams: supportsStreams) }
    return pair
  }

  mutating func continueActivity(supportsStreams: Bool = true) throws {
    first(.offer(.reading, app: "notes"))
    second(.accept(firstID, number: 1, isAppInstalled: true))
    var properties = ActivityProperties(activityType: "reading")
    properties.supportsContinuationStreams = supportsStreams
    first(.provided(HandoffRequest(peer: secondID, number: 1), .activity(try properties.archive())))
  }

  /// The streams of both apps are open; both have the identifier 1.
  static func withStreams() throws -> EnginePair {
    var pair = try continued()
    pair.second(.streams(.open(continuation: 1), app: "notes"))
    pair.first(.streams(.accept(1), app: "notes"))
    pair.firstActions = []
    pair.secondActions = []
    return pair
  }

  mutating func firstSends(_ transfer: ContinuationStreamTransfer) {
    first(.streams(.transfer(1, transfer), app: "notes"))
  }
  mutating func secondSends(_ transfer: ContinuationStreamTransfer) {
    second(.streams(.transfer(1, transfer), app: "notes"))
  }

  /// What the apps' streams have received.
  var firstReceived: [ContinuationStreamTransfer] { Self.transfers(firstActions) }
  var secondReceived: [ContinuationStreamTransfer] { Self.transfers(secondActions) }

  private static func transfers(_ actions: [HandoffAction]) -> [ContinuationStreamTransfer] {
    actions.compactMap { action in
      if case .streams(.transfer(1, let transfer), app: "notes") = action { transfer } else { nil }
    }
  }
}

@Suite("Handoff: continuation streams of two devices") struct HandoffStreamTests {
  // MARK: Opening

  @Test("The app that continues requests streams; the app that the activity comes from accepts, and both have a pair")
  func opening() throws {
    var pair = try EnginePair.continued()
    guard case .deliver("notes", let archive)? = pair.secondActions.last else {
      Issue.record("Nothing is delivered: \(pair.secondActions)")
      return
    }
    #expect(archive.continuation == 1)
    pair.second(.streams(.open(continuation: 1), app: "notes"))
    #expect(pair.firstActions.last == .streams(.received(1, number: 1), app: "notes"))
    #expect(pair.secondActions.last == .deliver(app: "notes", archive))
    pair.first(.streams(.accept(1), app: "notes"))
    #expect(pair.secondActions.last == .streams(.opened(1, continuation: 1), app: "notes"))
    #expect(pair.first.nextDeadline == nil && pair.second.nextDeadline == nil, "an open pair awaits nothing")
  }

  @Test("An activity that supports no streams has no number for them, and a request is refused")
  func unsupported() throws {
    var pair = try EnginePair.continued(supportsStreams: false)
    if case .deliver(_, let archive)? = pair.secondActions.last { #expect(archive.continuation == nil) }
    pair.second(.streams(.open(continuation: 1), app: "notes"))
    #expect(pair.secondActions.last == .streams(.refused(continuation: 1, .connectionUnavailable), app: "notes"))
  }

  @Test("Another app than the one that continues gets no streams")
  func otherApp() throws {
    var pair = try EnginePair.continued()
    pair.second(.streams(.open(continuation: 1), app: "other"))
    #expect(pair.secondActions.last == .streams(.refused(continuation: 1, .connectionUnavailable), app: "other"))
    pair.second(.streams(.open(continuation: 1), app: "notes"))
    pair.first(.streams(.accept(1), app: "other"))
    #expect(pair.firstActions.last == .streams(.transfer(1, .failure(.handoffFailed)), app: "other"))
    pair.first(.streams(.accept(1), app: "notes"))
    pair.second(.streams(.transfer(1, .text("forged")), app: "other"))
    #expect(pair.firstReceived == [])
  }

  @Test("An app that refuses, or does not answer within ten seconds, has no streams; its late answer is a failure")
  func refused() throws {
    var pair = try EnginePair.continued()
    pair.second(.streams(.open(continuation: 1), app: "notes"))
    pair.first(.streams(.refuse(1), app: "notes"))
    #expect(pair.secondActions.last == .streams(.refused(continuation: 1, .handoffFailed), app: "notes"))
    pair.second(.streams(.open(continuation: 1), app: "notes"))
    #expect(pair.first.nextDeadline == 10)
    pair.advance(by: 11)
    #expect(pair.secondActions.last == .streams(.refused(continuation: 1, .remoteApplicationTimedOut), app: "notes"))
    pair.first(.streams(.accept(2), app: "notes"))
    #expect(pair.firstActions.last == .streams(.transfer(2, .failure(.handoffFailed)), app: "notes"))
    #expect(pair.first.streams.isEmpty && pair.second.streams.isEmpty)
  }

  @Test("A device of an earlier version exchanges activities and gets no message about streams")
  func earlierVersion() throws {
    for earlier in [PeerID.first, .second] {
      var pair = EnginePair(isConnected: false)
      pair.isSilent = true
      pair.first(.connected(pair.secondID))
      pair.second(.connected(pair.firstID))
      pair.isSilent = false
      let greeting = HandoffMessage.hello(version: 1, name: "peer", hasStreams: false).bytes
      pair.second(
        .received(earlier == .first ? greeting : HandoffMessage.hello(version: 1, name: "peer").bytes, from: .first))
      pair.first(
        .received(earlier == .second ? greeting : HandoffMessage.hello(version: 1, name: "peer").bytes, from: .second))
      try pair.continueActivity()
      if earlier == .first {
        if case .deliver(_, let archive)? = pair.secondActions.last { #expect(archive.continuation == nil) }
        pair.second(.streams(.open(continuation: 1), app: "notes"))
        #expect(pair.secondActions.last == .streams(.refused(continuation: 1, .connectionUnavailable), app: "notes"))
      } else {
        pair.first(.received(HandoffMessage.openStreams(1, request: 1).bytes, from: .second))
        #expect("\(pair.firstActions.last as Any)".contains("it sends on streams that are not open"))
      }
    }
    // An earlier version reads the greeting of this one: what it does not know is ignored.
    #expect(HandoffMessage.version == 1)
  }

  // MARK: Transfers

  @Test("Data goes both ways in order, and the pair is gone when both directions have ended")
  func bothWays() throws {
    var pair = try EnginePair.withStreams()
    pair.secondSends(.text("Hello"))
    pair.secondSends(.text(", Ada"))
    pair.firstSends(.text("Good morning"))
    #expect(pair.firstReceived == [.text("Hello"), .text(", Ada")])
    #expect(pair.secondReceived == [.text("Good morning")])
    pair.firstSends(.end)
    #expect(pair.secondReceived.last == .end)
    pair.firstSends(.text("after the end"))
    #expect(pair.secondReceived.last == .end)
    #expect(pair.first.streams.count == 1)
    pair.secondSends(.text("still"))
    pair.secondSends(.end)
    #expect(pair.firstReceived.suffix(2) == [.text("still"), .end])
    #expect(pair.first.streams.isEmpty && pair.second.streams.isEmpty)
    #expect(pair.first.nextDeadline == nil && pair.second.nextDeadline == nil)
  }

  @Test("A reader that stops: the other direction continues, and what is on the way is discarded")
  func stop() throws {
    var pair = try EnginePair.withStreams()
    pair.isSilent = true
    pair.firstSends(.text("on the way"))
    let onTheWay = try #require(pair.sent.last)
    pair.secondSends(.stop)
    let stop = try #require(pair.sent.last)
    pair.isSilent = false
    pair.second(.received(onTheWay, from: .first))
    pair.first(.received(stop, from: .second))
    #expect(pair.firstReceived == [.stop])
    pair.firstSends(.text("unread"))
    #expect(pair.secondReceived == [])
    pair.secondSends(.text("Hello"))
    #expect(pair.firstReceived == [.stop, .text("Hello")])
    pair.secondSends(.end)
    #expect(pair.first.streams.isEmpty && pair.second.streams.isEmpty)
    #expect(pair.first.nextDeadline == nil && pair.second.nextDeadline == nil)
  }

  @Test("At most a window is on the way; more of an app ends its own streams alone")
  func window() throws {
    var pair = try EnginePair.withStreams()
    // With the cost of each transfer, three whole ones and almost another one fit.
    for _ in 0..<3 { pair.secondSends(.bytes(65536)) }
    pair.secondSends(.bytes(65536 - 4 * 64))
    #expect(pair.firstReceived.count == 4)
    pair.secondSends(.bytes(1))
    #expect(pair.firstReceived.suffix(2) == [.end, .stop])
    #expect(pair.secondReceived == [.failure(.handoffFailed)])
    #expect(pair.first.connectedPeers == [.second])
  }

  @Test("What is read can be sent again: 16 MiB go through a window in order, in messages that are not counted")
  func long() throws {
    var pair = try EnginePair.withStreams()
    for index in 0..<256 {
      let data = [UInt8](repeating: UInt8(truncatingIfNeeded: index), count: 65536)
      pair.secondSends(.data(Bytes(data)))
      #expect(pair.firstReceived.last == .data(Bytes(data)))
      pair.firstActions = []
      pair.firstSends(.window(65536 + 64))
    }
    #expect(pair.secondReceived == [ContinuationStreamTransfer](repeating: .window(65600), count: 256))
    #expect(pair.first.connectedPeers == [.second] && pair.second.connectedPeers == [.first])
  }

  @Test("A thousand lines at once, and a small window read at a time, do not disconnect a peer")
  func manySmall() throws {
    var pair = try EnginePair.withStreams()
    for _ in 0..<1000 { pair.secondSends(.text("line")) }
    #expect(pair.firstReceived.count == 1000)
    let before = pair.sent.count
    for _ in 0..<1000 { pair.firstSends(.window(68)) }
    #expect(pair.sent.count == before + 1, "what was read is reported in steps")
    #expect(pair.first.connectedPeers == [.second] && pair.second.connectedPeers == [.first])
  }

  // MARK: Ends

  @Test("A connection that ends: both apps' streams fail, a request for others is refused, and nothing is kept")
  func connectionEnds() throws {
    var pair = try EnginePair.withStreams()
    pair.second(.streams(.open(continuation: 1), app: "notes"))
    pair.first(.disconnected(.second))
    pair.second(.disconnected(.first))
    #expect(pair.firstReceived == [.failure(.connectionUnavailable)])
    #expect(pair.secondReceived == [.failure(.connectionUnavailable)])
    #expect(pair.secondActions.last == .streams(.refused(continuation: 1, .connectionUnavailable), app: "notes"))
    pair.second(.streams(.open(continuation: 1), app: "notes"))
    #expect(pair.secondActions.last == .streams(.refused(continuation: 1, .connectionUnavailable), app: "notes"))
    #expect(pair.first.streams.isEmpty && pair.second.streams.isEmpty)
  }

  @Test("An app whose process ends: the streams of the other app end")
  func processEnds() throws {
    var pair = try EnginePair.withStreams()
    pair.first(.ended(app: "notes"))
    #expect(pair.secondReceived == [.end, .stop])
    pair.secondSends(.end)
    #expect(pair.first.streams.isEmpty && pair.second.streams.isEmpty)
    pair.second(.streams(.open(continuation: 1), app: "notes"))
    #expect(pair.secondActions.last == .streams(.refused(continuation: 1, .handoffFailed), app: "notes"))
  }

  @Test("An app whose process ends before the answer to its request: the pair is closed on both devices")
  func canceled() throws {
    var pair = try EnginePair.continued()
    pair.second(.streams(.open(continuation: 1), app: "notes"))
    pair.second(.ended(app: "notes"))
    pair.first(.streams(.accept(1), app: "notes"))
    #expect(pair.firstReceived == [.end, .stop])
    #expect(!pair.secondActions.contains { if case .streams(.opened, _) = $0 { true } else { false } })
    #expect(pair.first.streams.isEmpty && pair.second.streams.isEmpty)
  }

  @Test("A peer that does not end a stream that is no longer read: the pair is removed after a minute")
  func silentPeer() throws {
    var pair = try EnginePair.withStreams()
    pair.isSilent = true
    pair.second(.ended(app: "notes"))
    #expect(pair.second.nextDeadline == 60)
    pair.advance(by: 61)
    #expect(pair.second.streams.isEmpty && pair.second.nextDeadline == nil)
  }
}

@Suite("Handoff: peers and apps that misuse streams") struct HandoffHostileStreamTests {
  /// What the first device does when the second one, whose streams are open, sends messages of its own.
  private func reaction(to messages: [HandoffMessage]) throws -> (actions: [HandoffAction], pair: EnginePair) {
    var pair = try EnginePair.withStreams()
    for message in messages { pair.first(.received(message.bytes, from: .second)) }
    return (pair.firstActions, pair)
  }

  private func transfer(_ transfer: ContinuationStreamTransfer, number: UInt32 = 1) -> HandoffMessage {
    .transfer(HandoffStreamNumber(value: number, isOfThisDevice: true), transfer)
  }

  @Test("More than the window, more read than was sent, data after the end, a number twice: one line, disconnected")
  func disconnected() throws {
    let cases: [([HandoffMessage], String)] = [
      ([HandoffMessage](repeating: transfer(.bytes(65536)), count: 4), "it sends more on a stream than was requested"),
      ([transfer(.end), transfer(.text("more"))], "it sends more on a stream than was requested"),
      ([transfer(.window(65536))], "it reads more from a stream than was sent"),
      ([.openStreams(1, request: 1)], "it uses the number of a pair of streams twice"),
      ([.openStreams(2, request: 1), transfer(.text("early"), number: 2)], "it sends on streams that are not open"),
    ]
    for (messages, sentence) in cases {
      let (actions, pair) = try reaction(to: messages + [transfer(.text("later"))])
      let lines = actions.compactMap { if case .disconnect(_, let reason) = $0 { reason } else { nil } }
      #expect(lines.count == 1 && lines[0].contains(sentence) && lines[0].hasSuffix("."))
      #expect(actions.contains(.streams(.transfer(1, .failure(.connectionUnavailable)), app: "notes")))
      #expect(pair.first.streams.isEmpty && pair.first.nextDeadline == nil)
    }
  }

  @Test("A few transfers of unknown streams are ignored; endless ones disconnect the peer")
  func unknownStreams() throws {
    let few = try reaction(to: (0..<20).map { transfer(.text("line"), number: 100 + $0) })
    #expect(few.actions == [])
    let many = try reaction(to: (0..<1000).map { transfer(.text("line"), number: 100 + $0) })
    #expect(many.actions.count { if case .disconnect = $0 { true } else { false } } == 1)
  }

  @Test("Endless requests for streams: at most sixteen pairs, then refusals, then the peer is disconnected")
  func endlessRequests() throws {
    let (actions, pair) = try reaction(to: (2..<1000).map { .openStreams($0, request: 1) })
    #expect(actions.count { if case .streams(.received, _) = $0 { true } else { false } } == 15)
    #expect(actions.count { if case .disconnect = $0 { true } else { false } } == 1)
    #expect(pair.first.streams.isEmpty)
  }

  @Test("An app that requests and closes streams endlessly is refused, and its device is not disconnected")
  func endlessApp() throws {
    var pair = try EnginePair.continued()
    var refusals = 0
    for _ in 0..<1000 {
      pair.second(.streams(.open(continuation: 1), app: "notes"))
      switch pair.firstActions.last {
      case .streams(.received(let id, _), _)?:
        pair.first(.streams(.accept(id), app: "notes"))
        pair.firstActions = []
        guard case .streams(.opened(let own, _), _)? = pair.secondActions.last else { continue }
        pair.second(.streams(.transfer(own, .end), app: "notes"))
        pair.second(.streams(.transfer(own, .stop), app: "notes"))
      default: refusals += 1
      }
    }
    #expect(refusals == 1000 - 16)
    #expect(pair.first.connectedPeers == [.second] && pair.second.connectedPeers == [.first])
    #expect(pair.first.streams.isEmpty && pair.second.streams.isEmpty)
  }
}
