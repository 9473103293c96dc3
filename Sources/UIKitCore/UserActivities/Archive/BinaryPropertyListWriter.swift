/// Writes a ``PropertyListValue`` as a binary property list that every reader of the format accepts.
///
/// Foundation's own writer on Linux is slow and orders a dictionary's keys by chance. Here keys are sorted, so that equal
/// values have equal bytes: an archived activity that did not change is recognised by comparing bytes (D-09).
struct BinaryPropertyListWriter {
  private var objects: [[UInt8]] = []
  private var containers: [(index: Int, marker: UInt8, references: [Int])] = []
  private var strings: [String: Int] = [:]

  /// The bytes of `value`. `value` lies at most ``PropertyListValue/maximumDepth`` deep; whoever builds it sees to that.
  static func bytes(of value: PropertyListValue) -> [UInt8] {
    var writer = BinaryPropertyListWriter()
    let top = writer.add(value)
    return writer.assemble(top: top)
  }

  /// Adds `value` and everything in it, and returns its index.
  private mutating func add(_ value: PropertyListValue) -> Int {
    switch value {
    case .bool(let bool): return append([bool ? 0x09 : 0x08])
    case .integer(let integer): return append(Self.encoded(integer))
    case .unsigned(let integer): return append([0x14] + Self.bigEndian(0, count: 8) + Self.bigEndian(integer, count: 8))
    case .real(let real): return append([0x23] + Self.bigEndian(real.bitPattern, count: 8))
    case .date(let seconds): return append([0x33] + Self.bigEndian(seconds.bitPattern, count: 8))
    case .data(let data): return append(Self.header(0x40, count: data.count) + data)
    case .string(let string): return add(string)
    case .array(let elements):
      let index = append([])
      containers.append((index, 0xA0, []))
      let slot = containers.count - 1
      containers[slot].references = elements.map { add($0) }
      return index
    case .dictionary(let entries):
      let index = append([])
      containers.append((index, 0xD0, []))
      let slot = containers.count - 1
      let sorted = entries.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
      let keys = sorted.map { add($0.key) }
      containers[slot].references = keys + sorted.map { add($0.value) }
      return index
    }
  }

  /// Adds `string` once, however often it occurs.
  private mutating func add(_ string: String) -> Int {
    // Keyed by the text in UTF-8, because two strings that Swift calls equal may be different scalars.
    if let index = strings[string], objects[index] == Self.encoded(string) { return index }
    let index = append(Self.encoded(string))
    strings[string] = index
    return index
  }

  private mutating func append(_ object: [UInt8]) -> Int {
    objects.append(object)
    return objects.count - 1
  }

  /// Puts header, objects, offsets and trailer together.
  private mutating func assemble(top: Int) -> [UInt8] {
    let referenceSize = Self.width(of: UInt64(objects.count))
    for (index, marker, references) in containers {
      let count = marker == 0xD0 ? references.count / 2 : references.count
      var object = Self.header(marker, count: count)
      for reference in references { object += Self.bigEndian(UInt64(reference), count: referenceSize) }
      objects[index] = object
    }
    var bytes = Array("bplist00".utf8)
    var offsets: [UInt64] = []
    for object in objects {
      offsets.append(UInt64(bytes.count))
      bytes += object
    }
    let table = UInt64(bytes.count)
    let offsetSize = Self.width(of: table)
    for offset in offsets { bytes += Self.bigEndian(offset, count: offsetSize) }
    bytes += [0, 0, 0, 0, 0, 0, UInt8(offsetSize), UInt8(referenceSize)]
    bytes += Self.bigEndian(UInt64(objects.count), count: 8)
    bytes += Self.bigEndian(UInt64(top), count: 8)
    bytes += Self.bigEndian(table, count: 8)
    return bytes
  }

  private static func encoded(_ string: String) -> [UInt8] {
    if string.utf8.allSatisfy({ $0 < 0x80 }) {
      return header(0x50, count: string.utf8.count) + Array(string.utf8)
    }
    var object = header(0x60, count: string.utf16.count)
    for unit in string.utf16 { object += [UInt8(unit >> 8), UInt8(unit & 0xFF)] }
    return object
  }

  private static func encoded(_ integer: Int64) -> [UInt8] {
    // Shorter forms hold unsigned integers, so that a negative one always takes eight bytes.
    switch integer {
    case 0...0xFF: [0x10, UInt8(integer)]
    case 0x100...0xFFFF: [0x11] + bigEndian(UInt64(integer), count: 2)
    case 0x1_0000...0xFFFF_FFFF: [0x12] + bigEndian(UInt64(integer), count: 4)
    default: [0x13] + bigEndian(UInt64(bitPattern: integer), count: 8)
    }
  }

  private static func header(_ marker: UInt8, count: Int) -> [UInt8] {
    count < 15 ? [marker | UInt8(count)] : [marker | 0x0F] + encoded(Int64(count))
  }

  private static func bigEndian(_ value: UInt64, count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * UInt64(count - 1 - $0))) }
  }

  private static func width(of value: UInt64) -> Int {
    switch value {
    case 0...0xFF: 1
    case 0x100...0xFFFF: 2
    case 0x1_0000...0xFFFF_FFFF: 4
    default: 8
    }
  }
}
