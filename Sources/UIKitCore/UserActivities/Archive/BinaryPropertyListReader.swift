/// Reads a binary property list, and refuses damaged bytes instead of trapping on them.
///
/// Foundation's reader on Linux stops the process on some damaged lists, and an archive comes from a file or a peer.
struct BinaryPropertyListReader {
  /// What was wrong with the bytes, in one sentence.
  struct Damage: Error, Hashable {
    let sentence: String
  }

  private let bytes: [UInt8]
  private let offsets: [Int]
  private let referenceSize: Int
  /// Where the objects end and the table of offsets begins.
  private let end: Int
  private var leaves: [Int: PropertyListValue] = [:]
  private var seenContainers: Set<Int> = []

  /// The value in `bytes`, or ``Damage``.
  static func value(in bytes: [UInt8]) throws(Damage) -> PropertyListValue {
    guard bytes.starts(with: Array("bplist0".utf8)), bytes.count >= 8 + 32 else {
      throw Damage(sentence: "They do not begin and end as a binary property list does.")
    }
    let trailer = bytes.count - 32
    let offsetSize = Int(bytes[trailer + 6])
    let referenceSize = Int(bytes[trailer + 7])
    guard (1...8).contains(offsetSize), (1...8).contains(referenceSize),
      let count = number(in: bytes, at: trailer + 8, size: 8),
      let top = number(in: bytes, at: trailer + 16, size: 8),
      let table = number(in: bytes, at: trailer + 24, size: 8),
      table >= 8, table <= trailer, count > 0, count <= (trailer - table) / offsetSize, top < count
    else { throw Damage(sentence: "The trailer names objects that are not there.") }
    var offsets: [Int] = []
    for index in 0..<count {
      guard let offset = number(in: bytes, at: table + index * offsetSize, size: offsetSize),
        (8..<table).contains(offset)
      else { throw Damage(sentence: "Object \(index) lies outside the bytes.") }
      offsets.append(offset)
    }
    var reader = BinaryPropertyListReader(bytes: bytes, offsets: offsets, referenceSize: referenceSize, end: table)
    return try reader.object(top, depth: 0)
  }

  private init(bytes: [UInt8], offsets: [Int], referenceSize: Int, end: Int) {
    self.bytes = bytes
    self.offsets = offsets
    self.referenceSize = referenceSize
    self.end = end
  }

  private mutating func object(_ index: Int, depth: Int) throws(Damage) -> PropertyListValue {
    guard offsets.indices.contains(index) else { throw Damage(sentence: "Object \(index) is named and is not there.") }
    guard depth < PropertyListValue.maximumDepth else {
      throw Damage(sentence: "Its values lie more than \(PropertyListValue.maximumDepth) deep in each other.")
    }
    let start = offsets[index]
    let marker = bytes[start]
    if marker & 0xF0 == 0xA0 || marker & 0xF0 == 0xD0 {
      // Writers share leaves, never containers; a container met twice is a cycle or an attempt to grow without bound.
      guard seenContainers.insert(index).inserted else {
        throw Damage(sentence: "Object \(index) is contained in more than one place.")
      }
      return try container(at: start, marker: marker, depth: depth)
    }
    if let known = leaves[index] { return known }
    let value = try leaf(at: start, marker: marker)
    leaves[index] = value
    return value
  }

  private mutating func container(at start: Int, marker: UInt8, depth: Int) throws(Damage) -> PropertyListValue {
    let isArray = marker & 0xF0 == 0xA0
    let (count, content) = try extent(at: start, marker: marker, unit: referenceSize * (isArray ? 1 : 2))
    if isArray {
      var elements: [PropertyListValue] = []
      for index in 0..<count { elements.append(try object(reference(content, index), depth: depth + 1)) }
      return .array(elements)
    }
    var entries: [String: PropertyListValue] = [:]
    for index in 0..<count {
      guard case .string(let key) = try object(reference(content, index), depth: depth + 1) else {
        throw Damage(sentence: "A key of a dictionary is not a string.")
      }
      entries[key] = try object(reference(content, count + index), depth: depth + 1)
    }
    return .dictionary(entries)
  }

  private func leaf(at start: Int, marker: UInt8) throws(Damage) -> PropertyListValue {
    switch marker {
    case 0x08: return .bool(false)
    case 0x09: return .bool(true)
    case 0x10, 0x11, 0x12, 0x13:
      return .integer(Int64(bitPattern: try word(at: start + 1, size: 1 << Int(marker & 0x0F))))
    case 0x14:
      let high = try word(at: start + 1, size: 8)
      let low = try word(at: start + 9, size: 8)
      if high == 0 { return low > UInt64(Int64.max) ? .unsigned(low) : .integer(Int64(low)) }
      guard high == .max, low > UInt64(Int64.max) else { throw Damage(sentence: "An integer does not fit 64 bits.") }
      return .integer(Int64(bitPattern: low))
    case 0x22: return .real(Double(Float(bitPattern: UInt32(try word(at: start + 1, size: 4)))))
    case 0x23: return .real(Double(bitPattern: try word(at: start + 1, size: 8)))
    case 0x33: return .date(Double(bitPattern: try word(at: start + 1, size: 8)))
    default: break
    }
    switch marker & 0xF0 {
    case 0x40:
      let (count, content) = try extent(at: start, marker: marker, unit: 1)
      return .data(Array(bytes[content..<content + count]))
    case 0x50:
      let (count, content) = try extent(at: start, marker: marker, unit: 1)
      return .string(String(decoding: bytes[content..<content + count], as: UTF8.self))
    case 0x60:
      let (count, content) = try extent(at: start, marker: marker, unit: 2)
      let units = (0..<count).map { UInt16(bytes[content + 2 * $0]) << 8 | UInt16(bytes[content + 2 * $0 + 1]) }
      return .string(String(decoding: units, as: UTF16.self))
    default: throw Damage(sentence: "The marker \(marker) at byte \(start) stands for no value of a property list.")
    }
  }

  /// How many units follow the marker at `start`, and where; the count of fifteen and more is an integer of its own.
  private func extent(at start: Int, marker: UInt8, unit: Int) throws(Damage) -> (count: Int, content: Int) {
    var count = Int(marker & 0x0F)
    var content = start + 1
    if count == 0x0F {
      guard content < end, bytes[content] & 0xF0 == 0x10, bytes[content] & 0x0F <= 3 else {
        throw Damage(sentence: "The length of the value at byte \(start) cannot be read.")
      }
      let size = 1 << Int(bytes[content] & 0x0F)
      count = Int(truncatingIfNeeded: try word(at: content + 1, size: size))
      content += 1 + size
    }
    guard count >= 0, content <= end, count <= (end - content) / unit else {
      throw Damage(sentence: "The value at byte \(start) is longer than the bytes that are left.")
    }
    return (count, content)
  }

  private func reference(_ content: Int, _ index: Int) -> Int {
    // The extent was checked, so the bytes are there; a reference too large for an Int is refused as unknown.
    Self.number(in: bytes, at: content + index * referenceSize, size: referenceSize) ?? -1
  }

  private func word(at start: Int, size: Int) throws(Damage) -> UInt64 {
    guard start + size <= end else { throw Damage(sentence: "The value at byte \(start - 1) is cut off.") }
    return bytes[start..<start + size].reduce(0) { $0 << 8 | UInt64($1) }
  }

  /// The big-endian number at `start`, or `nil` where it does not fit an `Int`.
  private static func number(in bytes: [UInt8], at start: Int, size: Int) -> Int? {
    guard start >= 0, start + size <= bytes.count else { return nil }
    return Int(exactly: bytes[start..<start + size].reduce(UInt64(0)) { $0 << 8 | UInt64($1) })
  }
}
