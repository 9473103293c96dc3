import BinaryPlist
import Foundation

/// The decoder of binary property lists: no trap, no unlimited growth, and what it accepts is stable and accepted by Foundation too.
struct PropertyListFuzzer: Fuzzer {
  let name = "property list"

  func input(_ random: inout FuzzRandom) -> [UInt8] {
    if random.below(8) == 0 { return Mutation.noise(&random) }
    return Mutation.damaged(BinaryPropertyListWriter.bytes(of: Self.value(depth: 4, &random)), &random)
  }

  func check(_ input: [UInt8]) throws(FuzzFailure) {
    let shared = PropertyListLimits(depth: 128, values: 10_000, sharesContainers: true)
    let counted = try? BinaryPropertyListReader.value(in: input, limits: shared)
    guard let value = try? BinaryPropertyListReader.value(in: input) else { return }
    let written = BinaryPropertyListWriter.bytes(of: value)
    guard let again = try? BinaryPropertyListReader.value(in: written) else {
      throw FuzzFailure("What was written cannot be read.")
    }
    // Compared by bytes, because NaN does not equal itself.
    guard BinaryPropertyListWriter.bytes(of: again) == written else {
      throw FuzzFailure("What was written and read again is another value.")
    }
    if let counted, BinaryPropertyListWriter.bytes(of: counted) != written {
      throw FuzzFailure("Other limits give another value.")
    }
    // Foundation is slow, and supports no object number above 32 bits.
    guard written.count % 4 == 0, !Self.holdsNumberOfObject(value) else { return }
    do {
      _ = try PropertyListSerialization.propertyList(from: Data(written), format: nil)
    } catch {
      throw FuzzFailure("Foundation does not read what was written: \(error).")
    }
  }

  private static func holdsNumberOfObject(_ value: PropertyListValue) -> Bool {
    switch value {
    case .uid: true
    case .array(let elements): elements.contains { holdsNumberOfObject($0) }
    case .dictionary(let entries): entries.values.contains { holdsNumberOfObject($0) }
    default: false
    }
  }

  /// A random value of any kind.
  static func value(depth: Int, _ random: inout FuzzRandom) -> PropertyListValue {
    switch random.below(depth > 0 ? 12 : 9) {
    case 0: return .bool(random.below(2) == 0)
    case 1: return .integer(Int64(bitPattern: random.next() >> UInt64(random.below(64))))
    case 2: return .unsigned(random.next() | 1 << 63)
    case 3: return .real(Double(bitPattern: random.next()))
    case 4: return .date(Double(random.below(1_000_000)) / 7)
    case 5: return .data((0..<random.below(40)).map { _ in UInt8(truncatingIfNeeded: random.next()) })
    case 6: return random.below(4) == 0 ? .uid(random.next() >> UInt64(random.below(64))) : .bool(true)
    case 7, 8: return .string(text(&random))
    case 9: return .array((0..<random.below(18)).map { _ in value(depth: depth - 1, &random) })
    default:
      var entries: [String: PropertyListValue] = [:]
      for _ in 0..<random.below(8) { entries[text(&random)] = value(depth: depth - 1, &random) }
      return .dictionary(entries)
    }
  }

  static func text(_ random: inout FuzzRandom) -> String {
    let alphabet = [
      "a", "key", "X", " ", "\u{0}", "é", "e\u{301}", "漢", "👍", "\u{10FFFF}", "\n", "org.proscenium.type",
    ]
    return (0..<random.below(random.below(10) == 0 ? 30 : 6)).map { _ in random.any(alphabet) }.joined()
  }
}
