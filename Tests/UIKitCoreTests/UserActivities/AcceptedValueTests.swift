import ActivityArchive
import Foundation
import RuntimeLogging
import SceneStore
import SceneSystem
import Testing
import TestSupport

@_spi(Runtime) @testable import UIKitCore

/// Values that a `userInfo` accepts, and similar ones that it does not.
private struct RandomValues {
  var random: SeededGenerator
  private var isInFoundation = false

  init(random: SeededGenerator) { self.random = random }

  nonisolated(unsafe) private static let numbers: [Any] = [
    0, -1, Int.max, Int.min, UInt64.max, UInt64(1) << 63, UInt8(255), Int16(-300), true, false, Double.nan,
    Double.infinity, -Double.infinity, -0.0, 0.1, Double.greatestFiniteMagnitude, Double.leastNonzeroMagnitude,
    Float(0.1), Float.nan, CGFloat(2.5), Decimal.nan, Decimal.greatestFiniteMagnitude, Decimal.leastNonzeroMagnitude,
    -Decimal.greatestFiniteMagnitude, Decimal.pi, Decimal(string: "-1234567890.0123456789") ?? 0,
    Decimal(sign: .plus, exponent: 127, significand: 1), Decimal(sign: .minus, exponent: -128, significand: 1),
    NSDecimalNumber.notANumber, NSDecimalNumber(string: "1e-30"), NSNumber(value: true), NSNumber(value: Int8(7)),
    NSNumber(value: UInt64.max), NSNumber(value: Float(1.5)), NSNumber(value: Double.nan), NSNumber(value: Int64.min),
    Float80(0.5), Float80.pi, UInt128.max, Int128.min, Int128(5),
  ]

  nonisolated(unsafe) private static let dates: [Any] = [
    Date.distantPast, Date.distantFuture, Date(timeIntervalSinceReferenceDate: .nan),
    Date(timeIntervalSinceReferenceDate: .infinity), Date(timeIntervalSinceReferenceDate: -1e300),
    Date(timeIntervalSinceReferenceDate: 1.5), NSDate(timeIntervalSinceReferenceDate: 9),
  ]

  nonisolated(unsafe) private static let texts: [Any] = [
    "", "text", "\u{0}", "é", "e\u{301}", "漢👩‍👩‍👧", UserInfoCoding.tag, "value", "base",
    String(repeating: "ab", count: 300),
    NSString(string: "text"), NSMutableString(string: "m"), Substring("s"), Character("c"),
    NSString(characters: [0x61, 0xD800, 0x62], length: 3), NSString(characters: [0xDC00], length: 1),
  ]

  nonisolated(unsafe) private static let urls: [Any] = [
    URL(string: "https://example.org/a?b=%20#c"), URL(fileURLWithPath: "/tmp/a b/é"), URL(fileURLWithPath: "x/"),
    URL(string: "b", relativeTo: URL(string: "https://example.org/a/")),
    URL(string: "?q", relativeTo: URL(string: "y")),
    URL(string: "../..", relativeTo: URL(string: "c/d", relativeTo: URL(string: "http://e/f/"))), URL(string: "%"),
    URL(dataRepresentation: Data([0xFF, 0xFE]), relativeTo: nil), URL(string: "mailto:a@b"), URL(string: "http://é/ü"),
    URL(fileURLWithPath: "/a\u{0}b"), URL(string: ":"), URL(string: "data:,x"),
  ].compactMap { $0 }

  nonisolated(unsafe) private static let others: [Any] = [
    NSNull(), Data(), Data(0...255), Data(0...9).dropFirst(3), NSData(data: Data([1, 2])), UUID(), NSUUID(),
    NSURL(string: "a:b")!,
    NSCountedSet(array: ["a", "a"]), NSOrderedSet(array: [1, 2]), NSObject(), (1, 2), Optional<Int>.none as Any,
    Optional(3) as Any, NSAttributedString(string: "a"), DateComponents(day: 1), ContiguousArray([1]), [1, 2][...],
    1...2,
  ]

  mutating func value(depth: Int) -> Any {
    switch random.below(depth > 0 ? 14 : 6) {
    case 0, 1: return any(Self.numbers)
    case 2: return any(Self.dates)
    case 3: return any(Self.texts)
    case 4: return any(Self.urls)
    case 5: return any(Self.others)
    case 6: return list(depth)
    case 7: return inFoundation { NSArray(array: $0.list(depth)) }
    case 8: return Set(hashables(depth))
    case 9: return inFoundation { NSSet(array: $0.hashables(1).map(\.base)) }
    case 10: return inFoundation { NSDictionary(dictionary: $0.texts(depth)) }
    case 11: return texts(depth)
    case 12: return AnyHashable(hashable(depth - 1))
    default: return dictionary(depth: depth - 1)
    }
  }

  mutating func dictionary(depth: Int) -> [AnyHashable: Any] {
    var dictionary: [AnyHashable: Any] = [:]
    for _ in 0..<random.below(6) {
      dictionary[random.below(3) == 0 ? hashable(min(depth, 1)) : any(["a", "b", "c", "漢", UserInfoCoding.tag])] =
        value(
          depth: depth)
    }
    return dictionary
  }

  private mutating func texts(_ depth: Int) -> [String: Any] {
    var dictionary: [String: Any] = [:]
    for key in ["a", "b", UserInfoCoding.tag] where random.below(2) == 0 { dictionary[key] = value(depth: depth - 1) }
    return dictionary
  }

  private mutating func list(_ depth: Int) -> [Any] { (0..<random.below(5)).map { _ in value(depth: depth - 1) } }

  private mutating func hashables(_ depth: Int) -> [AnyHashable] {
    (0..<random.below(4)).map { _ in hashable(depth - 1) }
  }

  /// Creates a Foundation container whose keys and set elements are texts: with others Foundation itself crashes on Linux, when the
  /// container is created or cast. The hash of an NSDecimalNumber recurses endlessly, numbers of several types are equal with different
  /// hashes, and no dictionary in a list may have an array as a key.
  private mutating func inFoundation<Container>(_ make: (inout RandomValues) -> Container) -> Container {
    let isInside = isInFoundation
    isInFoundation = true
    defer { isInFoundation = isInside }
    return make(&self)
  }

  private mutating func hashable(_ depth: Int) -> AnyHashable {
    if isInFoundation { return ["a", "é", "漢", UserInfoCoding.tag][random.below(4)] }
    switch random.below(depth > 0 ? 8 : 4) {
    case 0:
      let number = any(Self.numbers)
      // See above: a set of several types compares its elements by bridging them. `SavableValuesTests.decimalNaN` has sets of decimals.
      if number is Decimal { return 2 }
      return number as? AnyHashable ?? AnyHashable(1)
    case 1: return any(Self.texts) as? AnyHashable ?? AnyHashable("t")
    case 2: return any(Self.dates) as? AnyHashable ?? AnyHashable("d")
    case 3: return any(Self.others) as? AnyHashable ?? AnyHashable("o")
    case 4: return hashables(depth)
    case 5: return Set(hashables(depth))
    case 6: return ["a": hashable(depth - 1), UserInfoCoding.tag: hashable(depth - 1)] as [String: AnyHashable]
    default: return [hashable(depth - 1): hashable(depth - 1)] as [AnyHashable: AnyHashable]
    }
  }

  private mutating func any(_ values: [Any]) -> Any { values[random.below(values.count)] }
  private mutating func any(_ keys: [String]) -> AnyHashable { keys[random.below(keys.count)] }
}

@MainActor @Suite("Every value that userInfo accepts is decoded equal") struct AcceptedValueTests {
  private let filter = UserActivityFilter(activityTypes: ["editing"], policy: .refuse)

  @Test(
    "R-01: any value is decoded equal from archive, bytes and store, or is refused by its key path without affecting others",
    arguments: 1...40 as ClosedRange<UInt64>)
  func anyValue(seed: UInt64) throws {
    var values = RandomValues(random: SeededGenerator(seed: seed))
    var state = PersistentState(identifierSeed: seed)
    var kept: [(session: SessionID, value: Any)] = []
    for turn in 0..<60 {
      let value = values.value(depth: 3)
      let activity = NSUserActivity(activityType: "editing")
      activity.userInfo = ["good": "kept", "value": value]
      let (archive, sentences) = RuntimeLog.capture {
        NSUserActivity.save(activity, responders: [any UserActivityHolder](), filter: filter)
      }
      let info = try NSUserActivity(archive: #require(archive)).userInfo
      #expect(info?["good"] as? String == "kept", "seed \(seed), turn \(turn)")
      guard sentences.isEmpty else {
        #expect(sentences.allSatisfy { $0.contains("userInfo.value") }, "seed \(seed), turn \(turn): \(sentences)")
        continue
      }
      let session = state.addSession(configuration: SceneConfiguration(), restorationActivity: archive)
      kept.append((session, value))
    }
    let folder = TemporaryFolder()
    let path = folder.path + "/sessions.sqlite"
    do {
      let store = SQLiteSessionStore(path: path, report: { Issue.record("seed \(seed): \($0)") })
      _ = try store.load()
      try store.commit(state)
    }
    let loaded = try #require(try SQLiteSessionStore(path: path, report: { _ in }).load())
    #expect(kept.count > 10, "seed \(seed): nearly nothing was accepted")
    for (session, value) in kept {
      let archive = loaded.sessions.first { $0.id == session }?.restorationActivity
      let back = try NSUserActivity(archive: #require(archive)).userInfo?["value"]
      #expect(back.map { PlainValue($0) } == PlainValue(value), "seed \(seed), session \(session.label)")
    }
  }

  @Test(
    "R-08: a session's userInfo is decoded equal, or without the refused values",
    arguments: 1...20 as ClosedRange<UInt64>
  )
  func sessionUserInfo(seed: UInt64) throws {
    var values = RandomValues(random: SeededGenerator(seed: seed))
    let device = TestDevice()
    device(.tapIcon)
    for turn in 0..<40 {
      let value = values.value(depth: 2)
      let (_, sentences) = RuntimeLog.capture {
        device.act { _ in device.session()?.userInfo = ["good": turn, "value": value] }
      }
      let bytes = try #require(device.record()?.userInfo)
      let back = try UserInfoCoding.userInfo(from: bytes)
      #expect(back["good"] as? Int == turn, "seed \(seed)")
      if sentences.isEmpty {
        // The plain value is described, never the value: Foundation's description of a distant date crashes.
        #expect(back["value"].map { PlainValue($0) } == PlainValue(value), "seed \(seed), turn \(turn)")
      } else {
        #expect(sentences.allSatisfy { $0.contains("userInfo.value") }, "seed \(seed), turn \(turn): \(sentences)")
      }
      // The app reads the same now as after a restart.
      let now = device.session()?.userInfo.map { PlainValue($0) }
      #expect(now == PlainValue(back), "seed \(seed), turn \(turn)")
    }
  }
}
