import BinaryPlist
import Foundation
import SceneSystem
import Testing
import TestSupport

@testable import ActivityArchive

@Suite("Archives of random content and random bytes") struct ArchivePropertyTests {
  @Test("a random userInfo is archived twice without a change", arguments: 1...20 as ClosedRange<UInt64>)
  func roundTrip(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<25 {
      var activity = ActivityProperties(activityType: "a")
      let info = Self.dictionary(depth: 4, using: &random)
      activity.userInfo = info
      let first = try activity.archive()
      let copy = try ActivityProperties(first)
      #expect(try copy.archive() == first, "seed \(seed)")
      let before = try UserInfoCoding.bytes(of: info)
      let after = try UserInfoCoding.bytes(of: copy.userInfo ?? [:])
      #expect(before == after, "seed \(seed)")
      #expect(copy.userInfo?.count == info.count, "seed \(seed)")
    }
  }

  @Test("damaged bytes are an error and never trap", arguments: 1...40 as ClosedRange<UInt64>)
  func damaged(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var activity = ActivityProperties(activityType: "org.example.edit")
    activity.title = "漢 é"
    activity.userInfo = Self.dictionary(depth: 3, using: &random).merging(["long": Array(0..<40), "u": UUID()]) { $1 }
    let archive = try activity.archive()
    for _ in 0..<250 {
      var bytes = archive.bytes.elements
      for _ in 0...random.below(5) {
        let place = random.below(3) == 0 ? bytes.count - 1 - random.below(32) : random.below(bytes.count)
        bytes[place] = random.below(2) == 0 ? UInt8(random.below(256)) : 0xA0 | UInt8(random.below(64))
      }
      if random.below(6) == 0 { bytes.removeLast(random.below(bytes.count)) }
      if random.below(9) == 0 {
        bytes.insert(contentsOf: bytes.prefix(random.below(50)), at: random.below(bytes.count + 1))
      }
      guard !bytes.isEmpty else { continue }
      do throws(UserActivityArchiveError) {
        _ = try ActivityProperties(ActivityArchive(activityType: "a", bytes: Bytes(bytes)))
      } catch {
        guard error.code == .damaged, let reason = error.reason else {
          Issue.record("seed \(seed): \(error)")
          return
        }
        #expect(reason.hasSuffix("."), "seed \(seed)")
      }
    }
  }

  @Test(
    "bytes that are not an archive are reported as damaged",
    arguments: [
      Array("nonsense".utf8), Array("bplist00".utf8), Array(repeating: 0, count: 64),
      Array("bplist00".utf8) + Array(repeating: 0xFF, count: 32),
      BinaryPropertyListWriter.bytes(of: .array([])),
      BinaryPropertyListWriter.bytes(of: .dictionary(["format": .integer(99), "activityType": .string("a")])),
      BinaryPropertyListWriter.bytes(of: .dictionary(["title": .integer(1)])),
      BinaryPropertyListWriter.bytes(of: .dictionary(["format": .integer(1), "activityType": .integer(3)])),
    ]) func notAnArchive(bytes: [UInt8])
  {
    let error = #expect(throws: UserActivityArchiveError.self) {
      try ActivityProperties(ActivityArchive(activityType: "a", bytes: Bytes(bytes)))
    }
    #expect(error?.code == .damaged)
    #expect(error?.description.contains("cannot be read") == true)
  }

  @Test("an array that contains itself is reported as damage, not an endless loop") func cycle() {
    // One object: an array with one reference, to itself.
    let bytes: [UInt8] =
      Array("bplist00".utf8) + [0xA1, 0x00, 0x08] + [0, 0, 0, 0, 0, 0, 1, 1] + [0, 0, 0, 0, 0, 0, 0, 1]
      + [0, 0, 0, 0, 0, 0, 0, 0] + [0, 0, 0, 0, 0, 0, 0, 10]
    #expect(throws: PropertyListReadError.self) { try BinaryPropertyListReader.value(in: bytes) }
  }

  @Test("session userInfo is encoded in the same way") func userInfoAlone() throws {
    let bytes = try UserInfoCoding.bytes(of: ["a": 1, "b": ["c": URL(string: "x:y")!]])
    let info = try UserInfoCoding.userInfo(from: bytes)
    #expect(info["a"] as? Int == 1 && (info["b"] as? [String: Any])?["c"] as? URL == URL(string: "x:y"))
    #expect(throws: UserActivityArchiveError.self) { try UserInfoCoding.userInfo(from: [1, 2, 3]) }
    let list = Bytes(BinaryPropertyListWriter.bytes(of: .array([])))
    #expect(throws: UserActivityArchiveError.self) { try UserInfoCoding.userInfo(from: list) }
  }

  // MARK: Random values

  static func dictionary(depth: Int, using random: inout SeededGenerator) -> [AnyHashable: Any] {
    var result: [AnyHashable: Any] = [:]
    for _ in 0..<random.below(7) { result[key(using: &random)] = value(depth: depth, using: &random) }
    return result
  }

  private static func key(using random: inout SeededGenerator) -> AnyHashable {
    switch random.below(8) {
    case 0: random.below(100)
    case 1: UserInfoCoding.tag
    default: text(using: &random)
    }
  }

  private static func text(using random: inout SeededGenerator) -> String {
    let alphabet = Array("abcXYZ09 .é漢👍\u{0}\n")
    return String((0..<random.below(20)).map { _ in alphabet[random.below(alphabet.count)] })
  }

  private static func value(depth: Int, using random: inout SeededGenerator) -> Any {
    switch random.below(depth > 0 ? 14 : 11) {
    case 0: return text(using: &random)
    case 1: return Int(truncatingIfNeeded: random.next())
    case 2: return random.below(300) - 100
    case 3: return random.next()
    case 4: return Double(bitPattern: random.next() & 0x7FEF_FFFF_FFFF_FFFF)
    case 5: return random.below(2) == 0
    case 6: return Data((0..<random.below(40)).map { _ in UInt8(random.below(256)) })
    case 7: return Date(timeIntervalSinceReferenceDate: Double(random.below(1_000_000)) / 7)
    case 8: return NSNull()
    case 9: return UUID(uuidString: "0000\(1000 + random.below(9000))-0000-4000-8000-000000000000") ?? UUID()
    case 10: return URL(string: "https://example.org/\(random.below(1000))?q=%20") ?? NSNull()
    case 11: return (0..<random.below(20)).map { _ in value(depth: depth - 1, using: &random) }
    case 12: return Set((0..<random.below(6)).map { _ in key(using: &random) })
    default: return dictionary(depth: depth - 1, using: &random)
    }
  }
}
