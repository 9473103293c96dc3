import ActivityArchive
import Foundation
import SceneSystem
import Testing

@testable import Handoff

@Suite("Handoff: two devices") struct HandoffEngineTests {
  // MARK: Offers

  @Test("A device learns type, title and app of what its peer offers, and nothing else")
  func offers() throws {
    var pair = EnginePair()
    var activity = OfferedActivity(
      number: 1, activityType: "org.example.reading", title: "Note", targetContentIdentifier: "secret-7")
    pair.first(.offer(activity, app: "org.example.notes"))
    #expect(
      pair.second.offers == [
        RemoteOffer(
          peer: pair.firstID, peerName: "first",
          offer: HandoffOffer(number: 1, app: "org.example.notes", activityType: "org.example.reading", title: "Note"))
      ])
    #expect(!pair.sent.contains { String(decoding: $0, as: UTF8.self).contains("secret-7") })
    activity.title = nil
    pair.advance(by: 1)
    pair.first(.offer(activity, app: "org.example.notes"))
    #expect(pair.second.offers.map(\.offer.title) == [nil])
    #expect(pair.second.offers.map(\.offer.number) == [1], "the activity is the same")
    pair.advance(by: 1)
    pair.first(.offer(nil, app: "org.example.notes"))
    #expect(pair.second.offers.isEmpty)
  }

  @Test("A device that is connected later learns what is offered already")
  func connectedLater() {
    var pair = EnginePair(isConnected: false)
    pair.first(.offer(.reading, app: "notes"))
    #expect(pair.sent.isEmpty)
    pair.connect()
    #expect(pair.second.offers.count == 1)
  }

  @Test("What a peer offers is gone when the connection ends")
  func disconnected() {
    var pair = EnginePair()
    pair.first(.offer(.reading, app: "notes"))
    #expect(pair.second(.disconnected(pair.firstID)) == [.offersChanged])
    #expect(pair.second.offers.isEmpty)
  }

  @Test("An activity is offered until its expiration date, whatever the peer's clock shows")
  func expiration() {
    var pair = EnginePair()
    pair.dates = (1000, 1000 + 365 * 86400)
    var activity = OfferedActivity.reading
    activity.expirationDate = 1010
    pair.first(.offer(activity, app: "notes"))
    pair.advance(by: 9)
    #expect(pair.second.offers.count == 1)
    pair.advance(by: 1)
    #expect(pair.second.offers.isEmpty)
  }

  @Test("Changes in quick succession are sent together: a thousand in a second take three messages")
  func pacing() {
    var pair = EnginePair()
    let before = pair.sent.count
    for number in 0..<1000 {
      pair.now = Double(number) / 1000
      pair.first(
        .offer(OfferedActivity(number: 1, activityType: "reading", title: "\(number)"), app: "notes"))
    }
    pair.advance(by: 2)
    #expect(pair.sent.count - before <= 3)
    #expect(pair.second.offers.map(\.offer.title) == ["999"])
  }

  @Test("While nothing changes, nothing is sent and nothing is awaited")
  func silence() {
    var pair = EnginePair()
    pair.first(.offer(.reading, app: "notes"))
    pair.advance(by: 1)
    let before = pair.sent.count
    #expect(pair.first.nextDeadline == nil && pair.second.nextDeadline == nil)
    pair.advance(by: 86400)
    #expect(pair.sent.count == before)
  }

  @Test("A title that is too long is cut at a character; a type that is too long is not offered")
  func lengths() {
    var pair = EnginePair()
    let title = String(repeating: "\u{1F469}\u{200D}\u{1F680}", count: 100)
    pair.first(.offer(OfferedActivity(number: 1, activityType: "reading", title: title), app: "notes"))
    let cut = pair.second.offers.first?.offer.title ?? ""
    #expect(title.hasPrefix(cut) && cut.utf8.count <= 512 && cut.utf8.count > 500)
    pair.advance(by: 1)
    pair.first(
      .offer(OfferedActivity(number: 2, activityType: String(repeating: "x", count: 513)), app: "notes"))
    #expect(pair.second.offers.isEmpty)
  }

  // MARK: Continuing

  @Test("An activity is requested, announced with its target content identifier, delivered, and confirmed")
  func continuation() throws {
    var pair = EnginePair()
    var activity = OfferedActivity.reading
    activity.targetContentIdentifier = "note-7"
    pair.first(.offer(activity, app: "notes"))
    pair.second(.accept(pair.firstID, number: 1, isAppInstalled: true))
    let request = HandoffRequest(peer: pair.secondID, number: 1)
    #expect(pair.firstActions.last == .provide(request, app: "notes", number: 1))
    #expect(
      pair.secondActions.last
        == .announce(app: "notes", activityType: "reading", targetContentIdentifier: "note-7"))
    let archive = try ActivityArchive.reading("content")
    pair.first(.provided(request, .activity(archive)))
    #expect(pair.secondActions.last == .deliver(app: "notes", archive))
    #expect(pair.firstActions.last == .continued(app: "notes", number: 1))
    #expect(pair.first.nextDeadline == nil && pair.second.nextDeadline == nil)
  }

  @Test("An activity of the maximum size arrives; a larger one is refused with its own code")
  func size() throws {
    var pair = EnginePair()
    pair.first(.offer(.reading, app: "notes"))
    pair.second(.accept(pair.firstID, number: 1, isAppInstalled: true))
    var archive = try ActivityArchive.reading(String(repeating: "x", count: StateLimit.maximumLength - 2000))
    pair.first(.provided(HandoffRequest(peer: pair.secondID, number: 1), .activity(archive)))
    #expect(pair.secondActions.last == .deliver(app: "notes", archive))

    pair.second(.accept(pair.firstID, number: 1, isAppInstalled: true))
    archive.bytes = Bytes([UInt8](repeating: 0, count: StateLimit.maximumLength + 1))
    pair.first(.provided(HandoffRequest(peer: pair.secondID, number: 2), .activity(archive)))
    #expect(pair.secondActions.last == .fail(app: "notes", .userInfoTooLarge))
  }

  @Test("An app that does not answer within its time fails with the code of a timeout, once")
  func appTimeout() {
    var pair = EnginePair()
    pair.first(.offer(.reading, app: "notes"))
    pair.second(.accept(pair.firstID, number: 1, isAppInstalled: true))
    pair.advance(by: 9.5)
    #expect(pair.secondActions.last == .announce(app: "notes", activityType: "reading", targetContentIdentifier: nil))
    pair.advance(by: 1)
    #expect(pair.secondActions.last == .fail(app: "notes", .remoteApplicationTimedOut))
    let before = pair.secondActions.count
    pair.first(.provided(HandoffRequest(peer: pair.secondID, number: 1), .failure(.handoffFailed)))
    #expect(pair.secondActions.count == before)
  }

  @Test("A peer that is gone before the request arrives: the app is announced the activity and its failure, in time")
  func peerIsGone() {
    var pair = EnginePair()
    pair.first(.offer(.reading, app: "notes"))
    pair.isSilent = true
    pair.second(.accept(pair.firstID, number: 1, isAppInstalled: true))
    #expect(pair.second.nextDeadline == pair.now + 30)
    pair.advance(by: 31)
    #expect(
      pair.secondActions.suffix(2) == [
        .announce(app: "notes", activityType: "reading", targetContentIdentifier: nil),
        .fail(app: "notes", .remoteApplicationTimedOut),
      ])
  }

  @Test("A connection that ends in the middle fails with the code of an unavailable connection")
  func connectionEnds() {
    var pair = EnginePair()
    pair.first(.offer(.reading, app: "notes"))
    pair.second(.accept(pair.firstID, number: 1, isAppInstalled: true))
    #expect(
      pair.second(.disconnected(pair.firstID)) == [.offersChanged, .fail(app: "notes", .connectionUnavailable)])
    #expect(pair.first(.disconnected(pair.secondID)) == [])
    #expect(pair.first.nextDeadline == nil)
  }

  @Test("An offer that ended while the request was on its way fails")
  func offerEnds() {
    var pair = EnginePair()
    pair.first(.offer(.reading, app: "notes"))
    pair.isSilent = true
    pair.first(.offer(nil, app: "notes"))
    pair.isSilent = false
    pair.second(.accept(pair.firstID, number: 1, isAppInstalled: true))
    #expect(pair.secondActions.last == .fail(app: "notes", .handoffFailed))
  }

  @Test("A second activity that is continued in the same app replaces the first, whose content is not delivered")
  func secondThoughts() throws {
    var pair = EnginePair()
    pair.first(.offer(.reading, app: "notes"))
    pair.second(.accept(pair.firstID, number: 1, isAppInstalled: true))
    pair.second(.accept(pair.firstID, number: 1, isAppInstalled: true))
    let archive = try ActivityArchive.reading("content")
    pair.first(.provided(HandoffRequest(peer: pair.secondID, number: 1), .activity(archive)))
    #expect(!pair.secondActions.contains(.deliver(app: "notes", archive)))
    pair.first(.provided(HandoffRequest(peer: pair.secondID, number: 2), .activity(archive)))
    #expect(pair.secondActions.count { $0 == .deliver(app: "notes", archive) } == 1)
  }

  // MARK: Devices without the app

  @Test("Without the app the web page is opened; without one the user reads why not")
  func webpage() throws {
    var pair = EnginePair()
    var activity = OfferedActivity.reading
    #expect(
      { () -> [HandoffAction] in
        pair.first(.offer(activity, app: "notes"))
        return pair.second(.accept(pair.firstID, number: 1, isAppInstalled: false))
      }() == [
        .report(
          "\u{201C}Note\u{201D} cannot be continued: the app notes is not installed here, or does not continue activities "
            + "of the type reading.")
      ])
    activity.hasWebpage = true
    pair.advance(by: 1)
    pair.first(.offer(activity, app: "notes"))
    pair.second(.accept(pair.firstID, number: 1, isAppInstalled: false))
    pair.first(
      .provided(
        HandoffRequest(peer: pair.secondID, number: 1), .activity(try .reading("", page: "https://example.org/7"))))
    #expect(pair.secondActions.last == .openPage("https://example.org/7"))
    #expect(!pair.secondActions.contains { if case .announce = $0 { true } else { false } })
  }

  @Test("Only web pages are opened", arguments: ["file:///etc/passwd", "javascript:alert(1)", nil])
  func otherSchemes(_ page: String?) throws {
    var pair = EnginePair()
    var activity = OfferedActivity.reading
    activity.hasWebpage = true
    pair.first(.offer(activity, app: "notes"))
    pair.second(.accept(pair.firstID, number: 1, isAppInstalled: false))
    pair.first(
      .provided(HandoffRequest(peer: pair.secondID, number: 1), .activity(try .reading("", page: page))))
    #expect(!pair.secondActions.contains { if case .openPage = $0 { true } else { false } })
    #expect(pair.secondActions.last == .report("The page of \u{201C}Note\u{201D} was not sent."))
  }
}

@Suite("Handoff: peers that do not keep to the protocol") struct HandoffHostilePeerTests {
  @Test("Bytes that are no message, or that no message may have, end the connection once")
  func noMessages() {
    let inputs: [[UInt8]] = [
      [0, 0, 0, 4, 1, 2, 3, 4], [255, 255, 255, 255], [0, 0, 255, 255], [0, 0, 0, 0],
      HandoffMessage.offers([]).bytes, HandoffMessage.continued(1).bytes,
    ]
    for input in inputs {
      var engine = HandoffEngine(name: "first")
      _ = engine.handle(.connected(.second), at: 0, date: 0)
      let actions = engine.handle(.received(input, from: .second), at: 0, date: 0)
      #expect(actions.count == 1)
      guard case .disconnect(.second, let reason) = actions.first else {
        Issue.record("\(input) is accepted: \(actions)")
        continue
      }
      #expect(reason.hasSuffix(".") && !reason.contains("\n"))
      #expect(engine.handle(.received(input, from: .second), at: 1, date: 0) == [])
    }
  }

  @Test("A peer of another version is disconnected with a sentence that says which is later")
  func versions() {
    for (version, word) in [(Int64(2), "later"), (0, "earlier")] {
      var engine = HandoffEngine(name: "first")
      _ = engine.handle(.connected(.second), at: 0, date: 0)
      let hello = HandoffMessage.hello(version: version, name: "second").bytes
      #expect("\(engine.handle(.received(hello, from: .second), at: 0, date: 0))".contains("has \(word) version"))
    }
  }

  @Test("A peer that floods is disconnected; one that sends as much over a longer time is not")
  func flood() {
    var pair = EnginePair()
    let message = HandoffMessage.offers([]).bytes
    for second in 0..<1000 {
      pair.now = Double(second)
      #expect(pair.first(.received(message, from: pair.secondID)) == [])
    }
    let flood = pair.first(.received([[UInt8]](repeating: message, count: 1000).flatMap { $0 }, from: pair.secondID))
    #expect(flood.count == 1)
    #expect("\(flood)".contains("more messages than 8 a second"))
  }

  @Test("More offers than the limit, and one number twice, end the connection")
  func tooManyOffers() {
    let offer = HandoffOffer(number: 1, app: "notes", activityType: "reading")
    let many = (0..<33).map { HandoffOffer(number: $0, app: "notes", activityType: "reading") }
    for offers in [many, [offer, offer]] {
      var pair = EnginePair()
      pair.first(.received(HandoffMessage.offers(offers).bytes, from: pair.secondID))
      #expect(pair.first.connectedPeers.isEmpty)
    }
  }

  @Test("Requests beyond the limit are refused while the others are answered")
  func tooManyRequests() {
    var pair = EnginePair()
    pair.first(.offer(.reading, app: "notes"))
    pair.firstActions = []
    for number in 1...10 {
      pair.first(.received(HandoffMessage.request(UInt32(number), offer: 1).bytes, from: pair.secondID))
    }
    let requests = pair.firstActions.count { if case .provide = $0 { true } else { false } }
    #expect(requests == 4)
  }

  @Test("Answers that nobody asked for, or of another peer, are ignored")
  func foreignAnswers() throws {
    var pair = EnginePair()
    pair.first(.offer(.reading, app: "notes"))
    pair.second(.accept(pair.firstID, number: 1, isAppInstalled: true))
    let stranger = PeerID(rawValue: "3")
    _ = pair.second(.connected(stranger))
    _ = pair.second(.received(HandoffMessage.hello(version: 1, name: "third").bytes, from: stranger))
    let archive = try ActivityArchive.reading("forged")
    #expect(pair.second(.received(HandoffMessage.content(1, archive).bytes, from: stranger)) == [])
    #expect(pair.second(.received(HandoffMessage.refusal(1, .handoffFailed).bytes, from: stranger)) == [])
    #expect(pair.second(.received(HandoffMessage.content(9, archive).bytes, from: pair.firstID)) == [])
  }

  @Test("Content of another type than was offered, and content that is damaged, fail")
  func otherContent() throws {
    var archives = [ActivityArchive(activityType: "writing"), ActivityArchive(activityType: "reading")]
    archives[1].bytes = [1, 2, 3]
    for archive in archives {
      var pair = EnginePair()
      pair.first(.offer(.reading, app: "notes"))
      pair.second(.accept(pair.firstID, number: 1, isAppInstalled: true))
      pair.first(.provided(HandoffRequest(peer: pair.secondID, number: 1), .activity(archive)))
      #expect(pair.secondActions.last == .fail(app: "notes", .handoffFailed))
    }
  }

  @Test("Two hundred devices: while nothing changes for an hour, no byte is sent")
  func manyDevices() {
    // One of them with all its connections: the others have as many, and each is alike.
    let ids = (0..<200).map { PeerID(rawValue: String(1000 + $0)) }
    var engines = ids.map { HandoffEngine(name: $0.rawValue) }
    var queue: [(Int, HandoffEvent)] = []
    var bytes = 0
    func run(at now: Double) {
      while !queue.isEmpty {
        let batch = queue
        queue = []
        for (index, event) in batch {
          for case .send(let content, let peer) in engines[index].handle(event, at: now, date: now) {
            if index == 0 { bytes += content.count }
            queue.append(((Int(peer.rawValue) ?? 0) - 1000, .received(content, from: ids[index])))
          }
        }
      }
    }
    for index in ids.indices.dropFirst() {
      queue += [(0, .connected(ids[index])), (index, .connected(ids[0])), (index, .offer(.reading, app: "notes"))]
    }
    queue.append((0, .offer(.reading, app: "notes")))
    run(at: 0)
    #expect(engines[0].offers.count == 199 && engines.dropFirst().allSatisfy { $0.offers.count == 1 })
    // It sends 199 greetings and offers of about 130 bytes, once.
    #expect(bytes < 199 * 400)
    bytes = 0
    for minute in 1...60 {
      for index in ids.indices { queue.append((index, .timeElapsed)) }
      run(at: Double(60 * minute))
    }
    #expect(bytes == 0)
    #expect(engines.allSatisfy { $0.nextDeadline == nil })
  }
}

@Suite("Handoff: messages") struct HandoffMessageTests {
  static let messages: [HandoffMessage] = [
    .hello(version: 1, name: "Büro"), .offers([]),
    .offers([HandoffOffer(number: .max, app: "a", activityType: "b", title: "c", hasWebpage: true)]),
    .request(1, offer: 2), .accepted(3, targetContentIdentifier: nil), .accepted(3, targetContentIdentifier: "x"),
    .content(4, ActivityArchive(activityType: "t", targetContentIdentifier: "i", bytes: [0, 255])),
    .refusal(5, .userInfoTooLarge), .continued(6), .hello(version: 1, name: "", hasStreams: false),
    .openStreams(7, request: 8), .streamsOpened(9), .streamsRefused(10, .handoffFailed),
    .transfer(HandoffStreamNumber(value: 11, isOfThisDevice: true), .data([1, 2, 3])),
    .transfer(HandoffStreamNumber(value: 12, isOfThisDevice: false), .window(65536)),
    .transfer(HandoffStreamNumber(value: 13, isOfThisDevice: true), .end),
    .transfer(HandoffStreamNumber(value: 14, isOfThisDevice: false), .stop),
  ]

  @Test("Each message is equal after it was sent, in any division of the bytes", arguments: messages)
  func roundTrip(_ message: HandoffMessage) {
    for length in 1...8 {
      var reader = HandoffMessageReader()
      var received: [HandoffMessage] = []
      let bytes = message.bytes + message.bytes
      for start in stride(from: 0, to: bytes.count, by: length) {
        reader.append(Array(bytes[start..<min(start + length, bytes.count)]))
        while case .message(let next) = reader.next(maximumLength: 10_000) { received.append(next) }
      }
      #expect(received == [message, message])
    }
  }

  @Test("A message with one changed byte is read or refused, and nothing else happens", arguments: messages)
  func damaged(_ message: HandoffMessage) {
    let bytes = Array(message.bytes.dropFirst(4))
    for index in bytes.indices {
      for bit in 0..<8 {
        var changed = bytes
        changed[index] ^= 1 << bit
        _ = HandoffMessage(content: changed)
      }
      _ = HandoffMessage(content: Array(bytes[..<index]))
    }
  }

  @Test("A code that only a later version knows is a failure without a cause")
  func laterCode() throws {
    var content = Array(HandoffMessage.refusal(1, .userInfoTooLarge).bytes.dropFirst(4))
    // 4611, as two bytes.
    let code = try #require(content.indices.dropLast().first { content[$0] == 0x12 && content[$0 + 1] == 0x03 })
    content[code + 1] = 0x99
    #expect(HandoffMessage(content: content) == .refusal(1, .handoffFailed))
  }
}
