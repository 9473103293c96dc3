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
    .continued(1), .continued(7),
  ]

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
