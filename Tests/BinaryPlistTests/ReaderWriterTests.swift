import BinaryPlist
import Testing

@Suite("A binary property list") struct ReaderWriterTests {
  /// One value of every kind, at the limits of every encoding of the format.
  static let borders: [PropertyListValue] = [
    .bool(false), .bool(true), .integer(0), .integer(255), .integer(256), .integer(65_535), .integer(65_536),
    .integer(0xFFFF_FFFF), .integer(0x1_0000_0000), .integer(.max), .integer(-1), .integer(.min), .unsigned(.max),
    .unsigned(UInt64(Int64.max) + 1), .real(0), .real(-1.5), .real(.infinity), .date(0), .date(-0.25), .data([]),
    .data(Array(0..<14)), .data(Array(0..<15)), .data(Array(repeating: 7, count: 300)), .string(""),
    .string(String(repeating: "a", count: 14)), .string(String(repeating: "a", count: 15)),
    .string(String(repeating: "a", count: 70_000)), .string("é"), .string("漢字 👩‍👩‍👧 \u{0} \u{10FFFF}"),
    .string(String(repeating: "漢", count: 15)), .uid(0), .uid(255), .uid(256), .uid(65_536), .uid(.max), .array([]),
    .array(Array(repeating: .integer(1), count: 15)), .array((0..<300).map { .integer($0) }), .dictionary([:]),
    .dictionary(["": .array([.dictionary(["k": .bool(true)])]), "é": .string("é")]),
  ]

  @Test("every value is read back equal, alone and inside others", arguments: borders)
  func roundTrip(value: PropertyListValue) throws {
    for nested in [value, .array([value, value]), .dictionary(["a": value, "b": .array([value])])] {
      let bytes = BinaryPropertyListWriter.bytes(of: nested)
      #expect(try BinaryPropertyListReader.value(in: bytes) == nested)
      #expect(BinaryPropertyListWriter.bytes(of: nested) == bytes)
    }
  }

  @Test("equal dictionaries have equal bytes, whatever the insertion order of their keys")
  func canonical() {
    let keys = (0..<200).map { "key \($0)" }
    func bytes(_ keys: [String]) -> [UInt8] {
      var entries: [String: PropertyListValue] = [:]
      for key in keys { entries[key] = .string(key) }
      return BinaryPropertyListWriter.bytes(of: .dictionary(entries))
    }
    #expect(bytes(keys) == bytes(keys.reversed()))
    #expect(bytes(keys) != bytes(Array(keys.dropLast())))
  }

  @Test("a leaf that occurs often is written once and is not confused with another")
  func shared() throws {
    let text = String(repeating: "x", count: 100)
    let one = BinaryPropertyListWriter.bytes(of: .array([.string(text)]))
    let many = PropertyListValue.array(Array(repeating: .string(text), count: 50))
    // One reference each, and nothing else.
    #expect(BinaryPropertyListWriter.bytes(of: many).count < one.count + 60)
    #expect(try BinaryPropertyListReader.value(in: BinaryPropertyListWriter.bytes(of: many)) == many)
    // Texts that are equal in Swift keep their scalars.
    let accents = BinaryPropertyListWriter.bytes(of: .array([.string("e\u{301}"), .string("\u{E9}")]))
    guard case .array(let texts) = try BinaryPropertyListReader.value(in: accents), texts.count == 2,
      case .string(let first) = texts[0], case .string(let second) = texts[1]
    else { Issue.record("not two texts"); return }
    #expect(Array(first.unicodeScalars).count == 2 && Array(second.unicodeScalars).count == 1)
  }

  @Test("thousands of leaves, more than the initial capacity of any table, are read back in their places")
  func many() throws {
    let list = PropertyListValue.array(
      (0..<5000).map { number in
        .dictionary(["number": .integer(number % 700), "text": .string("text \(number % 900)"), "é": .real(0.5)])
      })
    #expect(try BinaryPropertyListReader.value(in: BinaryPropertyListWriter.bytes(of: list)) == list)
  }

  @Test("the layout is that of the format: header, leaves, containers, offsets, trailer")
  func layout() {
    let bytes = BinaryPropertyListWriter.bytes(of: .dictionary(["a": .integer(1), "b": .integer(1)]))
    #expect(
      bytes == Array("bplist00".utf8) + [0x51, 0x61, 0x10, 0x01, 0x51, 0x62, 0xD2, 1, 3, 2, 2]
        + [14, 8, 10, 12] + [0, 0, 0, 0, 0, 0, 1, 1] + [0, 0, 0, 0, 0, 0, 0, 4] + [0, 0, 0, 0, 0, 0, 0, 0]
        + [0, 0, 0, 0, 0, 0, 0, 19])
  }

  @Test("half a surrogate pair is read as the replacement character")
  func surrogates() throws {
    for (units, text) in [
      ([0xD8, 0x3D, 0xDC, 0x4D], "👍"), ([0xD8, 0x3D], "\u{FFFD}"), ([0xDC, 0x4D, 0, 0x41], "\u{FFFD}A"),
      ([0xD8, 0x3D, 0, 0x41], "\u{FFFD}A"), ([0xD8, 0x3D, 0xD8, 0x3D, 0xDC, 0x4D], "\u{FFFD}👍"),
    ] as [([UInt8], String)] {
      let object = [0x60 | UInt8(units.count / 2)] + units
      #expect(try BinaryPropertyListReader.value(in: Self.list([object])) == .string(text))
    }
  }

  /// A list of these objects, each referenced by one byte; the first is the root.
  static func list(_ objects: [[UInt8]], top: UInt8 = 0) -> [UInt8] {
    var bytes = Array("bplist00".utf8)
    var offsets: [UInt8] = []
    for object in objects {
      offsets.append(UInt8(bytes.count))
      bytes += object
    }
    let table = UInt8(bytes.count)
    bytes += offsets + [0, 0, 0, 0, 0, 0, 1, 1]
    for number in [UInt8(objects.count), top, table] { bytes += [0, 0, 0, 0, 0, 0, 0, number] }
    return bytes
  }

  @Test("Equal dictionaries have equal bytes, also where < orders two keys neither way")
  func keyOrder() throws {
    let keys = ["a", "\u{e9}\u{e9}\n", "e\u{301}\u{e9}", "\u{10ffff}X", "", "\u{1f44d}", "a\0", "\u{e9}\u{e9}"]
    let entries = keys.prefix(7).map { ($0, PropertyListValue.string($0)) }
    let bytes = BinaryPropertyListWriter.bytes(of: .dictionary(Dictionary(uniqueKeysWithValues: entries)))
    for _ in 0..<200 {
      let shuffled = Dictionary(uniqueKeysWithValues: entries.shuffled())
      #expect(BinaryPropertyListWriter.bytes(of: .dictionary(shuffled)) == bytes)
    }
  }
}
