import BinaryPlist
import Testing

@Suite("Walking a binary property list") struct WalkTests {
  private func reader(
    _ value: PropertyListValue, _ limits: PropertyListLimits = .archive
  ) throws
    -> BinaryPropertyListReader
  {
    try BinaryPropertyListReader(BinaryPropertyListWriter.bytes(of: value), limits: limits)
  }

  @Test("a container names its elements, and a dictionary its keys and then its values")
  func nodes() throws {
    var reader = try reader(.dictionary(["b": .array([.integer(1), .bool(true)]), "a": .data([7, 8])]))
    guard case .dictionary(let top) = try reader.open(reader.root, depth: 0) else {
      Issue.record("no dictionary")
      return
    }
    #expect(top.count == 2)
    #expect(try reader.key(0, in: top, depth: 1) == "a" && reader.key(1, in: top, depth: 1) == "b")
    guard case .data(let data) = try reader.open(reader.reference(2, in: top), depth: 1),
      case .array(let list) = try reader.open(reader.reference(3, in: top), depth: 1),
      case .integer(1) = try reader.open(reader.reference(0, in: list), depth: 2),
      case .bool(true) = try reader.open(reader.reference(1, in: list), depth: 2)
    else { Issue.record("other nodes"); return }
    #expect(Array(data) == [7, 8])
  }

  @Test("an object that is not opened is not read, so damage in it has no effect")
  func lazy() throws {
    // The second object is a truncated number.
    let bytes = ReaderWriterTests.list([[0xA1, 1], [0x13]])
    var reader = try BinaryPropertyListReader(bytes)
    guard case .array(let list) = try reader.open(reader.root, depth: 0) else { Issue.record("no array"); return }
    #expect(list.count == 1)
    #expect(throws: PropertyListReadError.self) { try reader.open(reader.reference(0, in: list), depth: 1) }
  }

  @Test("a container can be opened once, a leaf as often as it is referenced")
  func opening() throws {
    var reader = try reader(.array([.string("a")]))
    guard case .array(let list) = try reader.open(reader.root, depth: 0) else { Issue.record("no array"); return }
    for _ in 0..<3 {
      guard case .string("a") = try reader.open(reader.reference(0, in: list), depth: 1) else {
        Issue.record("no text")
        return
      }
    }
    let root = reader.root
    #expect(throws: PropertyListReadError.sharedContainer(object: root)) { try reader.open(root, depth: 0) }
  }

  @Test("exactly as many values as the limit allows are read; keys count")
  func valueLimit() throws {
    let value = PropertyListValue.dictionary(["a": .integer(1), "b": .array([.integer(2)])])
    // The dictionary, two keys, a number, an array and its number.
    for (limit, isEnough) in [(6, true), (5, false), (0, false)] {
      var reader = try reader(value, PropertyListLimits(depth: 9, values: limit, sharesContainers: true))
      let root = reader.root
      if isEnough {
        #expect(try reader.value(of: root, depth: 0) == value)
      } else {
        #expect(throws: PropertyListReadError.tooManyValues) { try reader.value(of: root, depth: 0) }
      }
    }
  }

  @Test("object numbers that do not exist are refused, however large")
  func strangers() throws {
    var reader = try reader(.integer(5))
    for object in [-1, 1, 2, .max] {
      #expect(throws: PropertyListReadError.self, "\(object)") { try reader.open(object, depth: 0) }
    }
    // References of eight bytes, one of them above every Int.
    var bytes = Array("bplist00".utf8) + [0xA1] + Array(repeating: 0xFF, count: 8) + [8]
    bytes += [0, 0, 0, 0, 0, 0, 1, 8] + [0, 0, 0, 0, 0, 0, 0, 1] + Array(repeating: 0, count: 8)
    bytes += [0, 0, 0, 0, 0, 0, 0, 17]
    #expect(
      throws: PropertyListReadError.malformed(reason: "The binary property list refers to an object it does not have")
    ) { try BinaryPropertyListReader.value(in: bytes) }
  }

  @Test("references and offsets of one, two and four bytes are read", arguments: [10, 300, 70_000])
  func widths(count: Int) throws {
    let value = PropertyListValue.array((0..<count).map { .integer(Int64($0)) })
    let bytes = BinaryPropertyListWriter.bytes(of: value)
    #expect(bytes[bytes.count - 25] == (count < 256 ? 1 : count < 65_536 ? 2 : 4))
    #expect(try BinaryPropertyListReader.value(in: bytes) == value)
  }

  @Test("data with the header of a property list is recognised, other data is not")
  func isBinaryPropertyList() {
    #expect(
      BinaryPropertyListReader.isBinaryPropertyList("bplist00".utf8)
        && BinaryPropertyListReader.isBinaryPropertyList("bplist16x".utf8))
    #expect(
      !BinaryPropertyListReader.isBinaryPropertyList("bplis".utf8)
        && !BinaryPropertyListReader.isBinaryPropertyList("<plist>".utf8))
  }

  @Test("a dictionary that is filled in by hand is read with the same content")
  func byHand() throws {
    var writer = BinaryPropertyListWriter(capacity: 0)
    let outer = writer.openDictionary(count: 2)
    let inner = writer.openArray(count: 2)
    writer.fill(inner, 0, with: writer.add(true))
    writer.fill(inner, 1, with: writer.add(true))
    writer.fill(outer, 0, with: writer.add("first"))
    writer.fill(outer, 2, with: inner.reference)
    writer.fill(outer, 1, with: writer.add("second"))
    writer.fill(outer, 3, with: writer.add(date: 1.5))
    #expect(
      try BinaryPropertyListReader.value(in: writer.finish(root: outer.reference))
        == .dictionary(["first": .array([.bool(true), .bool(true)]), "second": .date(1.5)]))
  }
}
