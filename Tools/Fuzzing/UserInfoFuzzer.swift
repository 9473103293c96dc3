import ActivityArchive
import BinaryPlist
import Foundation
import SceneSystem

/// The decoder of a `userInfo`: what it accepts can be saved again without a change.
struct UserInfoFuzzer: Fuzzer {
  let name = "userInfo"

  func input(_ random: inout FuzzRandom) -> [UInt8] {
    let value = Self.tagged(PropertyListFuzzer.value(depth: 3, &random), &random)
    return Mutation.damaged(BinaryPropertyListWriter.bytes(of: .dictionary(["k": value, "n": .integer(1)])), &random)
  }

  func check(_ input: [UInt8]) throws(FuzzFailure) {
    guard let userInfo = try? UserInfoCoding.userInfo(from: Bytes(input)) else { return }
    try Self.checkStable(
      userInfo, write: { (try? UserInfoCoding.bytes(of: $0))?.elements },
      read: { try? UserInfoCoding.userInfo(from: Bytes($0)) })
  }

  /// Writing a value that was read, reading it again and writing it again gives the same bytes.
  static func checkStable<Value>(
    _ value: Value, write: (Value) -> [UInt8]?, read: ([UInt8]) -> Value?
  ) throws(FuzzFailure) {
    // Deeper than an app may write, but not deeper than can be read.
    guard let first = write(value) else { return }
    guard let again = read(first) else { throw FuzzFailure("What was written cannot be read.") }
    guard write(again) == first else { throw FuzzFailure("What was written and read again is another value.") }
  }

  /// `value`, sometimes tagged as a type that property lists do not support.
  private static func tagged(_ value: PropertyListValue, _ random: inout FuzzRandom) -> PropertyListValue {
    let text = random.any(["a", "https://example.org", "01234567-89AB-CDEF-0123-456789ABCDEF", "1.5", "NaN", ""])
    switch random.below(8) {
    case 0: return tag("set", .array([value, .integer(1), .string(text)]))
    case 1: return tag("entries", .array([.array([value, .string(text)]), .array([.integer(2), value])]))
    case 2: return tag(random.any(["url", "uuid", "decimal", "null", "colour"]), .string(text))
    case 3: return tag(random.any(["url", "set", "entries"]), value)
    default: return value
    }
  }

  private static func tag(_ type: String, _ content: PropertyListValue) -> PropertyListValue {
    .dictionary(["org.proscenium.type": .string(type), "value": content])
  }
}
