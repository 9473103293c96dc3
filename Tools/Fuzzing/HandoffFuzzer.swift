import ActivityArchive
import Handoff
import SceneSystem

/// The bytes of a peer in Handoff: a device reads them, or disconnects the peer once; what it keeps and sends stays small, and it has a deadline only
/// for what it awaits.
struct HandoffFuzzer: Fuzzer {
  let name = "handoff"

  private static let peer = PeerID(rawValue: "1")

  private static let messages: [HandoffMessage] = [
    .hello(version: HandoffMessage.version, name: "peer"), .hello(version: 0, name: ""), .offers([]),
    .offers([HandoffOffer(number: 1, app: "notes", activityType: "reading", title: "Note", hasWebpage: true)]),
    .offers((0..<40).map { HandoffOffer(number: $0, app: "notes", activityType: "reading") }), .request(1, offer: 1),
    .request(2, offer: 9), .request(.max, offer: 1), .accepted(1, targetContentIdentifier: "a"),
    .content(1, ActivityArchive(activityType: "reading", bytes: [1, 2, 3])), .refusal(1, .userInfoTooLarge),
    .continued(1), .continued(7), .openStreams(1, request: 1), .openStreams(2, request: 1), .openStreams(3, request: 9),
    .streamsOpened(1), .streamsRefused(1, .handoffFailed),
    .transfer(HandoffStreamNumber(value: 1, isOfThisDevice: true), .data([1, 2, 3])),
    .transfer(HandoffStreamNumber(value: 1, isOfThisDevice: false), .data([1, 2, 3])),
    .transfer(HandoffStreamNumber(value: 1, isOfThisDevice: true), .window(65536)),
    .transfer(HandoffStreamNumber(value: 1, isOfThisDevice: false), .window(67)),
    .transfer(HandoffStreamNumber(value: 1, isOfThisDevice: true), .end),
    .transfer(HandoffStreamNumber(value: 1, isOfThisDevice: true), .stop),
    .transfer(HandoffStreamNumber(value: 1, isOfThisDevice: false), .end), activity,
  ]

  /// An activity whose app has streams.
  private static var activity: HandoffMessage {
    var properties = ActivityProperties(activityType: "reading")
    properties.supportsContinuationStreams = true
    return (try? properties.archive()).map { .content(1, $0) } ?? .continued(1)
  }

  func input(_ random: inout FuzzRandom) -> [UInt8] {
    var bytes = random.below(8) == 0 ? [] : Self.messages[0].bytes
    for _ in 0..<random.below(12) {
      let message = random.any(Self.messages).bytes
      bytes += random.below(3) == 0 ? Mutation.damaged(message, &random) : message
    }
    return bytes
  }

  func check(_ input: [UInt8]) throws(FuzzFailure) {
    var engine = HandoffEngine(name: "here")
    var (opened, handled) = (0, 0)
    var actions = engine.handle(.connected(Self.peer), at: 0, date: 0)
    let activity = OfferedActivity(number: 1, activityType: "reading")
    actions += engine.handle(.offer(activity, app: "notes"), at: 0, date: 0)
    for start in stride(from: 0, to: input.count, by: 97) {
      actions += engine.handle(
        .received(Array(input[start..<min(start + 97, input.count)]), from: Self.peer), at: 0, date: 0)
      for offer in engine.offers {
        actions += engine.handle(
          .accept(Self.peer, number: offer.offer.number, isAppInstalled: true), at: 0, date: 0)
      }
      // The apps provide what is requested, accept each pair of streams, request one, and write to all of them.
      while handled < actions.count {
        let action = actions[handled]
        handled += 1
        switch action {
        case .provide(let request, _, _):
          let archive = ActivityArchive(activityType: "reading")
          actions += engine.handle(.provided(request, .activity(archive)), at: 0, date: 0)
        case .deliver(let app, let archive) where opened < 8:
          opened += 1
          actions += engine.handle(
            .streams(.open(continuation: archive.continuation ?? 1), app: app), at: 0, date: 0)
        case .streams(.received(let id, _), let app) where opened < 8:
          opened += 1
          actions += engine.handle(.streams(.accept(id), app: app), at: 0, date: 0)
          actions += engine.handle(.streams(.transfer(id, .data([1])), app: app), at: 0, date: 0)
        default: break
        }
      }
    }
    var (disconnections, announced, ended, sent) = (0, 0, 0, 0)
    // All that is awaited ends.
    actions += engine.handle(.timeElapsed, at: 1000, date: 1000)
    for action in actions {
      switch action {
      case .disconnect(_, let reason):
        disconnections += 1
        guard reason.hasSuffix("."), !reason.contains("\n") else {
          throw FuzzFailure("The peer was disconnected with the reason “\(reason)”.")
        }
      case .announce: announced += 1
      case .deliver, .fail: ended += 1
      case .send(let bytes, _): sent += bytes.count
      default: break
      }
    }
    guard disconnections <= 1 else { throw FuzzFailure("The peer was disconnected \(disconnections) times.") }
    guard ended <= announced else {
      throw FuzzFailure("\(announced) activities were announced, and \(ended) delivered or failed.")
    }
    guard engine.nextDeadline == nil else { throw FuzzFailure("There is a deadline after everything has ended.") }
    guard sent < 64 * 1024, engine.offers.count <= 32 else { throw FuzzFailure("\(sent) bytes were sent.") }
  }
}
