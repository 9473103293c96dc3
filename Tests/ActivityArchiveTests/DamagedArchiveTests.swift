import BinaryPlist
import Foundation
import SceneSystem
import Testing
import TestSupport

@testable import ActivityArchive

@Suite("Damaged archives") struct DamagedArchiveTests {
  /// One archive with every kind of value in it.
  private func archive() throws -> ActivityArchive {
    var activity = ActivityProperties(activityType: "org.example.edit")
    activity.title = "漢 é"
    activity.webpageURL = URL(string: "https://example.org/a")
    activity.expirationDate = Date(timeIntervalSinceReferenceDate: 1)
    activity.keywords = ["k"]
    activity.userInfo = [
      "text": "abc", "number": 300, "big": UInt64.max, "real": 1.5, "yes": true, "null": NSNull(), "data": Data(0..<20),
      "url": URL(string: "b", relativeTo: URL(string: "https://example.org/"))!, "decimal": Decimal(string: "0.1")!,
      "uuid": UUID(uuidString: "01234567-89AB-CDEF-0123-456789ABCDEF")!, "set": Set([1, 2]), "pairs": [1: "one"],
      "list": [1, [2, ["three": 3]]] as [Any],
    ]
    return try activity.archive()
  }

  /// Reads `bytes`; the result is an activity or the one typed error, whose message is a whole sentence.
  /// - Returns: whether the result is an activity.
  private func reads(_ bytes: [UInt8], _ place: @autoclosure () -> String) -> Bool {
    do throws(UserActivityArchiveError) {
      let activity = try ActivityProperties(ActivityArchive(activityType: "given", bytes: Bytes(bytes)))
      // The result can be inspected and saved again.
      _ = try activity.archive()
      return true
    } catch {
      guard error.code == .damaged, let reason = error.reason else {
        Issue.record("\(place()): \(error)")
        return false
      }
      #expect(reason.hasSuffix(".") && reason.first?.isUppercase == true, "\(place()): \(reason)")
      #expect(
        error.description
          == "The bytes of a saved user activity cannot be read. \(reason) The scene has to start without its saved "
          + "state.")
      return false
    }
  }

  @Test("every byte, with each of its eight bits flipped and with extreme values: an activity or a typed error")
  func everyByte() throws {
    let whole = try archive().bytes.elements
    #expect(reads(whole, "unchanged"))
    var refused = 0
    for place in whole.indices {
      for change in [0x01, 0x02, 0x04, 0x08, 0x10, 0x20, 0x40, 0x80, 0xFF] as [UInt8] {
        var bytes = whole
        bytes[place] ^= change
        if !reads(bytes, "byte \(place) ^ \(change)") { refused += 1 }
      }
    }
    // Header, trailer and table are a good part of the archive, and most changes there are detected.
    #expect(refused > whole.count)
  }

  @Test("every truncation is refused; empty data gives the activity of a device script")
  func everyTruncation() throws {
    let whole = try archive().bytes.elements
    for count in 1..<whole.count {
      #expect(!reads(Array(whole.prefix(count)), "first \(count)"), "first \(count)")
      #expect(!reads(Array(whole.suffix(count)), "last \(count)"), "last \(count)")
    }
    #expect(reads([], "none"))
  }

  @Test("random mutations: bytes swapped, duplicated, removed and inserted", arguments: 1...30 as ClosedRange<UInt64>)
  func mutations(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let whole = try archive().bytes.elements
    for turn in 0..<150 {
      var bytes = whole
      for _ in 0...random.below(3) {
        let from = random.below(bytes.count)
        let to = min(bytes.count, from + random.below(12))
        switch random.below(4) {
        case 0: bytes.swapAt(from, random.below(bytes.count))
        case 1: bytes.insert(contentsOf: Array(bytes[from..<to]), at: random.below(bytes.count))
        case 2 where bytes.count > 20: bytes.removeSubrange(from..<to)
        default: bytes[from] = [0, 0x0F, 0x7F, 0x80, 0xAF, 0xDF, 0xFF][random.below(7)]
        }
      }
      _ = reads(bytes, "seed \(seed), turn \(turn)")
    }
  }

  @Test(
    "a value of the wrong type is refused, with its key",
    arguments: [
      ("title", PropertyListValue.integer(1), "The value of title is not a String."),
      ("userInfo", .string("x"), "The value of userInfo is not a Dictionary<AnyHashable, Any>."),
      ("keywords", .array([.integer(1)]), "The value of keywords is not a Array<String>."),
      ("requiredUserInfoKeys", .bool(true), "The value of requiredUserInfoKeys is not a Array<String>."),
      ("expirationDate", .string("now"), "The value of expirationDate is not a Date."),
      ("webpageURL", .integer(5), "The value of webpageURL is not a URL."),
      ("isEligibleForSearch", .string("yes"), "The value of isEligibleForSearch is not a Bool."),
      ("activityType", .data([1]), "The value of activityType is not a String."),
      ("persistentIdentifier", .array([]), "The value of persistentIdentifier is not a String."),
      ("targetContentIdentifier", .real(1), "The value of targetContentIdentifier is not a String."),
      ("format", .integer(2), "They are not of format 1, the one that this version reads."),
      ("format", .string("1"), "They are not of format 1, the one that this version reads."),
    ])
  func wrongType(key: String, value: PropertyListValue, reason: String) {
    let bytes = BinaryPropertyListWriter.bytes(of: .dictionary([key: value]))
    #expect(throws: UserActivityArchiveError.damaged(reason: reason)) {
      try ActivityProperties(ActivityArchive(activityType: "a", bytes: Bytes(bytes)))
    }
  }

  @Test(
    "a marker with content of another type is refused",
    arguments: [
      ["value": .string("x")], [UserInfoCoding.tag: .string("uuid"), "value": .string("no uuid")],
      [UserInfoCoding.tag: .string("url"), "value": .integer(1)], [UserInfoCoding.tag: .string("url")],
      [UserInfoCoding.tag: .string("decimal"), "value": .string("ten")],
      [UserInfoCoding.tag: .string("set"), "value": .bool(true)],
      [UserInfoCoding.tag: .string("entries"), "value": .array([.array([.string("one")])])],
      [UserInfoCoding.tag: .string("entries"), "value": .array([.string("one")])],
      [UserInfoCoding.tag: .string("colour"), "value": .string("x")], [UserInfoCoding.tag: .integer(1)],
    ] as [[String: PropertyListValue]])
  func wrongMark(entries: [String: PropertyListValue]) {
    let list = PropertyListValue.dictionary(["userInfo": .dictionary(["k": .dictionary(entries)])])
    let archive = ActivityArchive(activityType: "a", bytes: Bytes(BinaryPropertyListWriter.bytes(of: list)))
    let isMarked = entries[UserInfoCoding.tag] != nil
    do throws(UserActivityArchiveError) {
      let activity = try ActivityProperties(archive)
      #expect(!isMarked && activity.userInfo?.count == 1)
    } catch {
      #expect(isMarked)
    }
  }

  @Test("keys that a later version may add are ignored")
  func laterKeys() throws {
    let list = PropertyListValue.dictionary(["format": .integer(1), "title": .string("t"), "colour": .integer(7)])
    let archive = ActivityArchive(activityType: "a", bytes: Bytes(BinaryPropertyListWriter.bytes(of: list)))
    #expect(try ActivityProperties(archive).title == "t")
  }
}
