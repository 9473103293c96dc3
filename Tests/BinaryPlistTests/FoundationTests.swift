import BinaryPlist
import Foundation
import SceneSystem
import Testing
import TestSupport

@Suite("Binary property lists compared with Foundation") struct FoundationTests {
  /// A value that both sides support, with numbers in the form that Foundation writes.
  private func value(depth: Int, _ random: inout SeededGenerator) -> PropertyListValue {
    switch random.below(depth > 0 ? 9 : 7) {
    case 0: return .bool(random.below(2) == 0)
    case 1: return .integer(Int64(truncatingIfNeeded: random.next()))
    case 2: return .integer(Int64(random.below(100_000)) - 50_000)
    case 3: return .real(Double(random.below(1_000_000)) / 8 + 0.0625)
    case 4: return .date(Double(random.below(1_000_000)) / 4)
    case 5: return .data((0..<random.below(40)).map { _ in UInt8(random.below(256)) })
    case 6: return .string(text(&random))
    case 7: return .array((0..<random.below(20)).map { _ in value(depth: depth - 1, &random) })
    default:
      var entries: [String: PropertyListValue] = [:]
      for _ in 0..<random.below(20) { entries[text(&random)] = value(depth: depth - 1, &random) }
      return .dictionary(entries)
    }
  }

  private func text(_ random: inout SeededGenerator) -> String {
    let alphabet = Array("abcXYZ09 .é漢👍\n")
    return String((0..<random.below(24)).map { _ in alphabet[random.below(alphabet.count)] })
  }

  private func untyped(_ value: PropertyListValue) -> Any {
    switch value {
    case .bool(let bool): bool
    case .integer(let integer): integer
    case .unsigned(let integer): integer
    case .real(let real): real
    case .date(let seconds): Date(timeIntervalSinceReferenceDate: seconds)
    case .data(let bytes): Data(bytes)
    case .string(let text): text
    case .uid(let number): number
    case .array(let elements): elements.map { untyped($0) }
    case .dictionary(let entries): entries.mapValues { untyped($0) }
    }
  }

  @Test("a list that Foundation wrote is read with the same values", arguments: 1...12 as ClosedRange<UInt64>)
  func readsFoundation(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for turn in 0..<20 {
      let meant = value(depth: 3, &random)
      let data = try PropertyListSerialization.data(fromPropertyList: untyped(meant), format: .binary, options: 0)
      #expect(try BinaryPropertyListReader.value(in: [UInt8](data)) == meant, "seed \(seed), turn \(turn)")
    }
  }

  @Test("Foundation reads a written list with the same values", arguments: 1...12 as ClosedRange<UInt64>)
  func foundationReads(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for turn in 0..<20 {
      let meant = value(depth: 3, &random)
      let bytes = BinaryPropertyListWriter.bytes(of: meant)
      let read = try PropertyListSerialization.propertyList(from: Data(bytes), format: nil)
      // A round trip through Foundation's writer and ours, compared as values without a type of their own.
      let again = try PropertyListSerialization.data(fromPropertyList: read, format: .binary, options: 0)
      #expect(try BinaryPropertyListReader.value(in: [UInt8](again)) == meant, "seed \(seed), turn \(turn)")
    }
  }

  @Test("written lists are no longer than Foundation's")
  func size() throws {
    var random = SeededGenerator(seed: 99)
    for _ in 0..<40 {
      let meant = value(depth: 3, &random)
      let theirs = try PropertyListSerialization.data(fromPropertyList: untyped(meant), format: .binary, options: 0)
      #expect(BinaryPropertyListWriter.bytes(of: meant).count <= theirs.count + 8)
    }
  }

  @Test("a keyed archive from Foundation is read with its object numbers and written back equal")
  func keyedArchive() throws {
    let coder = NSKeyedArchiver(requiringSecureCoding: false)
    for number in 0..<300 { coder.encode("text \(number)" as NSString, forKey: "key \(number)") }
    coder.finishEncoding()
    let bytes = [UInt8](coder.encodedData)
    guard case .dictionary(let entries) = try BinaryPropertyListReader.value(in: bytes),
      case .dictionary(let top) = entries["$top"], case .array(let objects) = entries["$objects"]
    else { Issue.record("no keyed archive"); return }
    for number in 0..<300 {
      guard case .uid(let object) = top["key \(number)"] else { Issue.record("no object \(number)"); return }
      #expect(objects[Int(object)] == .string("text \(number)"))
    }
    try KeyedArchive.check(bytes) { _ in
      true
    } isURL: { _, _ in
      true
    }
    // Foundation accepts what we write from it.
    let again = BinaryPropertyListWriter.bytes(of: .dictionary(entries))
    try KeyedArchive.check(again) { _ in
      true
    } isURL: { _, _ in
      true
    }
    let decoder = try NSKeyedUnarchiver(forReadingFrom: Data(again))
    decoder.requiresSecureCoding = false
    #expect(decoder.decodeObject(forKey: "key 299") as? String == "text 299")
  }

  @Test("any damage to any list gives a value or an error message", arguments: 1...12 as ClosedRange<UInt64>)
  func damage(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for turn in 0..<300 {
      var bytes = BinaryPropertyListWriter.bytes(of: value(depth: 3, &random))
      for _ in 0...random.below(4) {
        let place =
          random.below(2) == 0 ? bytes.count - 1 - random.below(min(32, bytes.count)) : random.below(bytes.count)
        bytes[place] = UInt8(random.below(256))
      }
      if random.below(5) == 0 { bytes.removeFirst(random.below(bytes.count)) }
      if random.below(5) == 0 { bytes.removeLast(random.below(bytes.count)) }
      do throws(PropertyListReadError) {
        let value = try BinaryPropertyListReader.value(in: bytes)
        let written = BinaryPropertyListWriter.bytes(of: value)
        let again = try BinaryPropertyListReader.value(in: written)
        #expect(BinaryPropertyListWriter.bytes(of: again) == written, "seed \(seed), turn \(turn)")
      } catch {
        let sentence = error.description
        #expect(
          sentence.hasSuffix(".") && sentence.first?.isUppercase == true, "seed \(seed), turn \(turn): \(sentence)")
      }
    }
  }
}
