import ActivityArchive
import Foundation
import Handoff
import SceneSystem

/// Two engines with a network between them that delivers at once.
struct EnginePair {
  let firstID = PeerID.first
  let secondID = PeerID.second
  private(set) var firstEngine = HandoffEngine(name: "first")
  private(set) var secondEngine = HandoffEngine(name: "second")
  var first: HandoffEngine { firstEngine }
  var second: HandoffEngine { secondEngine }
  /// The time of both devices, in seconds.
  var now = 0.0
  /// The dates of the devices at time 0.
  var dates = (0.0, 0.0)
  /// Whether messages are lost.
  var isSilent = false
  /// What was sent, in both directions.
  private(set) var sent: [[UInt8]] = []
  /// What the devices were to do, without the messages.
  var firstActions: [HandoffAction] = []
  var secondActions: [HandoffAction] = []

  init(isConnected: Bool = true) { if isConnected { connect() } }

  mutating func connect() {
    // The greetings cross.
    isSilent = true
    first(.connected(secondID))
    second(.connected(firstID))
    isSilent = false
    let greetings = sent.suffix(2)
    for bytes in greetings.prefix(1) { second(.received(bytes, from: firstID)) }
    for bytes in greetings.suffix(1) { first(.received(bytes, from: secondID)) }
  }

  @discardableResult mutating func first(_ event: HandoffEvent) -> [HandoffAction] {
    var actions: [HandoffAction] = []
    for action in firstEngine.handle(event, at: now, date: dates.0 + now) {
      if case .send(let bytes, _) = action {
        sent.append(bytes)
        if !isSilent { second(.received(bytes, from: firstID)) }
      } else {
        actions.append(action)
        firstActions.append(action)
      }
    }
    return actions
  }

  @discardableResult mutating func second(_ event: HandoffEvent) -> [HandoffAction] {
    var actions: [HandoffAction] = []
    for action in secondEngine.handle(event, at: now, date: dates.1 + now) {
      if case .send(let bytes, _) = action {
        sent.append(bytes)
        if !isSilent { first(.received(bytes, from: secondID)) }
      } else {
        actions.append(action)
        secondActions.append(action)
      }
    }
    return actions
  }

  /// Moves the time forward, from one deadline to the next.
  mutating func advance(by seconds: Double) {
    let end = now + seconds
    while let deadline = [firstEngine.nextDeadline, secondEngine.nextDeadline].compactMap({ $0 }).min(), deadline <= end
    {
      now = max(now, deadline)
      first(.timeElapsed)
      second(.timeElapsed)
    }
    now = end
    first(.timeElapsed)
    second(.timeElapsed)
  }
}

extension PeerID {
  static let first = PeerID(rawValue: "1")
  static let second = PeerID(rawValue: "2")
}

extension OfferedActivity {
  static let reading = OfferedActivity(number: 1, activityType: "reading", title: "Note")
}

extension ActivityArchive {
  /// An activity as an app sends it.
  static func reading(_ text: String, page: String? = nil) throws -> ActivityArchive {
    var properties = ActivityProperties(activityType: "reading")
    properties.userInfo = ["text": text]
    properties.webpageURL = page.flatMap(URL.init)
    return try properties.archive()
  }
}
