import BinaryPlist
import Foundation
import SceneSystem
import Testing

@testable import ActivityArchive

@Suite("Encoding of an activity") struct ActivityEncodingTests {
  @Test("an empty userInfo is not the same as none")
  func emptyUserInfo() throws {
    var activity = ActivityProperties(activityType: "a")
    #expect(try activity.decodedCopy().userInfo == nil)
    activity.userInfo = [:]
    #expect(try activity.decodedCopy().userInfo?.isEmpty == true)
  }

  /// A value as an app sets it, and the expected decoded value.
  struct Example: @unchecked Sendable, CustomTestStringConvertible {
    let name: String
    let value: Any
    let isRight: (Any) -> Bool
    var testDescription: String { name }

    init<Value: Equatable>(_ name: String, _ value: Any, as expected: Value) {
      self.name = name
      self.value = value
      isRight = { $0 as? Value == expected }
    }
  }

  static let url = URL(string: "https://example.org/a")!
  static let uuid = UUID(uuidString: "01234567-89AB-CDEF-0123-456789ABCDEF")!
  static let date = Date(timeIntervalSinceReferenceDate: 123_456_789.125)

  static let examples: [Example] = [
    Example("String", "é\u{0}漢👩‍👩‍👧", as: "é\u{0}漢👩‍👩‍👧"), Example("empty String", "", as: ""),
    Example("NSMutableString", NSMutableString(string: "m"), as: "m"),
    Example("14 letters", String(repeating: "x", count: 14), as: String(repeating: "x", count: 14)),
    Example("15 letters", String(repeating: "x", count: 15), as: String(repeating: "x", count: 15)),
    Example("256 letters", String(repeating: "é", count: 256), as: String(repeating: "é", count: 256)),
    Example("Data", Data(0...255), as: Data(0...255)), Example("empty Data", Data(), as: Data()),
    Example("slice of Data", Data(0...9).dropFirst(3), as: Data(3...9)),
    Example("NSData", NSData(data: Data([1])), as: Data([1])),
    Example("Date", date, as: date), Example("distantPast", Date.distantPast, as: Date.distantPast),
    Example("NSDate", NSDate(timeIntervalSinceReferenceDate: 5), as: Date(timeIntervalSinceReferenceDate: 5)),
    Example("URL", url, as: url), Example("NSURL", NSURL(string: "https://example.org/a")!, as: url),
    Example("file URL", URL(fileURLWithPath: "/tmp/a b/é"), as: URL(fileURLWithPath: "/tmp/a b/é")),
    Example("UUID", uuid, as: uuid), Example("NSUUID", NSUUID(uuidString: uuid.uuidString)!, as: uuid),
    Example("Int.max", Int.max, as: Int.max), Example("Int.min", Int.min, as: Int.min),
    Example("UInt64.max", UInt64.max, as: UInt64.max),
    Example("UInt64 above Int64", UInt64(1) << 63, as: UInt64(1) << 63),
    Example("255", 255, as: 255), Example("256", 256, as: 256), Example("65536", 65_536, as: 65_536),
    Example("4294967296", 4_294_967_296, as: 4_294_967_296), Example("-1", -1, as: -1),
    Example("Int16", Int16(-300), as: Int16(-300)), Example("UInt8", UInt8(200), as: UInt8(200)),
    Example("Bool", true, as: true), Example("false", false, as: false),
    Example("Double", 0.1, as: 0.1), Example("infinity", -Double.infinity, as: -Double.infinity),
    Example("least Double", Double.leastNonzeroMagnitude, as: Double.leastNonzeroMagnitude),
    Example("Float", Float(0.1), as: Double(Float(0.1))), Example("CGFloat", CGFloat(-2.25), as: -2.25),
    Example("NSNumber Bool", NSNumber(value: false), as: false),
    Example("NSNumber Int8", NSNumber(value: Int8(7)), as: 7),
    Example("NSNumber Float", NSNumber(value: Float(1.5)), as: 1.5),
    Example("NSNumber UInt64", NSNumber(value: UInt64.max), as: UInt64.max),
    Example("Decimal", Decimal(string: "1234567890.0123456789")!, as: Decimal(string: "1234567890.0123456789")!),
    Example("negative Decimal", Decimal(-5), as: Decimal(-5)),
    Example("NSDecimalNumber", NSDecimalNumber(string: "1e-30"), as: Decimal(string: "1e-30")!),
    Example("NSNull", NSNull(), as: NSNull()),
    Example("array", [1, 2, 3], as: [1, 2, 3]), Example("empty array", [Any](), as: [Int]()),
    Example("NSArray", NSArray(array: ["a", "b"]), as: ["a", "b"]),
    Example("16 elements", Array(0..<16), as: Array(0..<16)),
    Example("Set", Set(["a", "b"]), as: Set<AnyHashable>(["a", "b"])),
    Example("empty Set", Set<String>(), as: Set<AnyHashable>()),
    Example("NSSet", NSSet(array: ["a"]), as: Set<AnyHashable>(["a"])),
    Example("Set of UUIDs", Set([uuid]), as: Set<AnyHashable>([uuid])),
    Example("Set of arrays", Set([[1, 2], []]), as: Set<AnyHashable>([[1, 2], [AnyHashable]()])),
    Example("Set of dictionaries", Set([["a": 1]]), as: Set<AnyHashable>([["a": AnyHashable(1)]])),
    Example("keys of array", [["a", "b"]: 1], as: [AnyHashable(["a", "b"]): 1]),
    Example(
      "Set of sets", Set([Set([1]), Set([2])]), as: Set<AnyHashable>([Set<AnyHashable>([1]), Set<AnyHashable>([2])])),
    Example("dictionary", ["a": ["b": 1]], as: ["a": ["b": 1]]),
    Example("empty dictionary", [String: Int](), as: [String: Int]()),
    Example("NSDictionary", NSDictionary(dictionary: ["k": "v"]), as: ["k": "v"]),
    Example("keys of UUID", [uuid: "v"], as: [AnyHashable(uuid): "v"]),
    Example(
      "keys of both kinds", [AnyHashable("a"): "s", AnyHashable(1): "i"],
      as: [AnyHashable("a"): "s", AnyHashable(1): "i"]),
    Example("AnyHashable", AnyHashable("h"), as: "h"), Example("optional", Optional("o") as Any, as: "o"),
    Example("optional in optional", Optional(Optional(4)) as Any, as: 4),
  ]

  @Test(
    "every type that userInfo may contain is decoded equal, alone and at the bottom of every kind of nesting",
    arguments: examples)
  func everyType(example: Example) throws {
    var activity = ActivityProperties(activityType: "a")
    let nestings: [(wrap: (Any) -> Any, unwrap: (Any?) -> Any?)] = [
      ({ $0 }, { $0 }), ({ [0, $0] as [Any] }, { ($0 as? [Any])?.last }),
      ({ ["k": $0] as [String: Any] }, { ($0 as? [AnyHashable: Any])?["k"] }),
      ({ [1: $0] as [Int: Any] }, { ($0 as? [AnyHashable: Any])?[1] }),
      ({ [UserInfoCoding.tag: $0] as [String: Any] }, { ($0 as? [AnyHashable: Any])?[UserInfoCoding.tag] }),
      (
        { [["k": [$0]] as [String: Any]] as [Any] },
        {
          ((($0 as? [Any])?.first as? [AnyHashable: Any])?["k"] as? [Any])?.first
        }
      ),
    ]
    for (number, nesting) in nestings.enumerated() {
      activity.userInfo = ["value": nesting.wrap(example.value)]
      let archive = try activity.archive()
      let copy = try ActivityProperties(archive)
      let value = try #require(nesting.unwrap(copy.userInfo?["value"]), "nesting \(number)")
      #expect(example.isRight(value), "nesting \(number): \(value)")
      #expect(try copy.archive() == archive, "nesting \(number)")
    }
  }

  struct Odd: Hashable, Sendable {}
  enum Choice: String { case one }

  @Test("each refusal has the key path and the type of the value, in one message")
  func refusals() {
    let refusals: [([AnyHashable: Any], String, String)] = [
      (["a": Odd()], "userInfo.a", "Odd"), (["a": ["b": [1, Odd()] as [Any]]], "userInfo.a.b[1]", "Odd"),
      (["a": Set([Odd()])], "userInfo.a{}", "Odd"), ([Odd(): 1], "userInfo (a key)", "Odd"),
      (["a": [7: Odd()]], "userInfo.a.7", "Odd"), (["a": Choice.one], "userInfo.a", "Choice"),
      (["a": Substring("s")], "userInfo.a", "Substring"), (["a": Character("c")], "userInfo.a", "Character"),
      (["a": NSObject()], "userInfo.a", "NSObject"), (["a": (1, 2)], "userInfo.a", "(Int, Int)"),
      (["a": Optional<String>.none as Any], "userInfo.a", "Optional<String> (it is nil; leave the key out)"),
    ]
    for (info, keyPath, type) in refusals {
      var activity = ActivityProperties(activityType: "a")
      activity.userInfo = info
      let error = #expect(throws: UserActivityArchiveError.self) { try activity.archive() }
      #expect(
        error?.description
          == "The value at \(keyPath) is of type \(type), which a user activity cannot hold. Use arrays, data, dates, "
          + "dictionaries, NSNull, numbers, sets, strings, UUIDs and URLs.")
      #expect(throws: UserActivityArchiveError.self) { try activity.decodedCopy() }
    }
  }

  @Test("a value that is nested too deep is reported by its key path, and no shallower one is refused")
  func depth() throws {
    func nested(_ levels: Int) -> Any { (0..<levels).reduce(1 as Any) { inner, _ in ["k": inner] } }
    var activity = ActivityProperties(activityType: "a")
    activity.userInfo = ["k": nested(126)]
    #expect(try activity.decodedCopy().userInfo?.count == 1)
    activity.userInfo = ["k": nested(127)]
    let error = #expect(throws: UserActivityArchiveError.self) { try activity.archive() }
    let way = "userInfo" + String(repeating: ".k", count: 128)
    #expect(
      error?.description
        == "The value at \(way) is nested more than 128 containers deep, which a user activity cannot hold. "
        + "Save an identifier instead of the content.")
    // The deepest allowed nesting is also the deepest that the reader accepts, whatever the containers are.
    activity.userInfo = ["k": (0..<126).reduce(1 as Any) { inner, _ in [1: inner] }]
    #expect(try activity.decodedCopy().userInfo?.count == 1)
  }

  @Test("sets of sets are decoded up to their limit; beyond it they are refused, in encoding and decoding")
  func hashedDepth() throws {
    func nested(_ levels: Int) -> AnyHashable { (0..<levels).reduce(1 as AnyHashable) { inner, _ in Set([inner]) } }
    var activity = ActivityProperties(activityType: "a")
    activity.userInfo = ["k": nested(8)]
    #expect(try activity.decodedCopy().userInfo?["k"] as? AnyHashable == nested(8))
    activity.userInfo = ["k": nested(9)]
    let error = #expect(throws: UserActivityArchiveError.self) { try activity.archive() }
    #expect(
      error?.description
        == "The value at userInfo.k{}{}{}{}{}{}{}{}{} is nested more than 8 sets or keys deep, which a user activity cannot "
        + "hold. Use arrays instead.")
    // Such a value is impractical: computing its hashes alone would not end.
    let hostile = (0..<100).reduce(PropertyListValue.integer(1)) { inner, _ in
      .dictionary([UserInfoCoding.tag: .string("set"), "value": .array([inner])])
    }
    let bytes = Bytes(BinaryPropertyListWriter.bytes(of: .dictionary(["userInfo": .dictionary(["k": hostile])])))
    #expect(
      throws: UserActivityArchiveError.damaged(reason: "Its sets and keys are nested more than 8 levels deep.")
    ) { try ActivityProperties(ActivityArchive(activityType: "a", bytes: bytes)) }
  }

  @Test("a big payload is decoded whole, and its encoding is proportional in size")
  func big() throws {
    var activity = ActivityProperties(activityType: "a")
    let text = String(repeating: "漢", count: 100_000)
    let data = Data((0..<1_000_000).map { UInt8(truncatingIfNeeded: $0 &* 31) })
    activity.userInfo = ["text": text, "data": data, "many": (0..<70_000).map { $0 }]
    let archive = try activity.archive()
    #expect(archive.bytes.elements.count < 2_200_000)
    let info = try ActivityProperties(archive).userInfo
    #expect(info?["text"] as? String == text && info?["data"] as? Data == data)
    #expect((info?["many"] as? [Any])?.count == 70_000 && (info?["many"] as? [Any])?.last as? Int == 69_999)
  }

  @Test(
    "D-09: the bytes do not depend on the insertion order of keys, elements and keywords",
    arguments: 1...15 as ClosedRange<UInt64>)
  func canonical(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let keys = (0..<30).map { "key \($0)" }
    func archive(_ keys: [String]) throws -> ActivityArchive {
      var activity = ActivityProperties(activityType: "a")
      activity.userInfo = [:]
      var nested: [AnyHashable: Any] = [:]
      var set: Set<AnyHashable> = []
      var keywords: Set<String> = []
      for key in keys {
        activity.userInfo?[key] = key
        nested[key.count.isMultiple(of: 2) ? AnyHashable(key) : AnyHashable(key.hash % 7)] = key.count
        set.insert(key)
        keywords.insert(key)
      }
      activity.userInfo?["set"] = set
      activity.userInfo?["nested"] = nested
      activity.userInfo?["pairs"] = [1: set, 2: set]
      activity.keywords = keywords
      activity.requiredUserInfoKeys = keywords
      return try activity.archive()
    }
    let one = try archive(keys.shuffled(using: &random).filter { $0.count.isMultiple(of: 2) })
    let other = try archive(keys.shuffled(using: &random).filter { $0.count.isMultiple(of: 2) })
    #expect(one == other, "seed \(seed)")
    #expect(try archive(Array(keys.dropFirst())) != archive(keys), "seed \(seed)")
  }
}
