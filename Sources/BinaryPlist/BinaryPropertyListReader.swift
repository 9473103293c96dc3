/// Reads a binary property list object by object, and throws ``PropertyListReadError`` for damaged bytes.
///
/// Foundation's reader on Linux ends the process on some damaged lists and expands shared parts without limit, and lists come from files
/// and peers. Here no input can trap, and ``PropertyListLimits`` limit time, memory and stack.
///
/// To read a list, open ``root`` and then the objects that its containers refer to, with their nesting level. Only opened objects count
/// against the limits; an object without references is never read.
public struct BinaryPropertyListReader: Sendable {
  /// The number of the top-level object.
  public let root: Int
  /// The number of objects; there may be several references to the same object.
  public let count: Int

  private let bytes: [UInt8]
  private let offsetSize: Int
  private let referenceSize: Int
  /// The offset at which the objects end and the offset table begins.
  private let table: Int
  private let depthLimit: Int
  private let repairsText: Bool
  let allowsRepeatedKeys: Bool
  private var remaining: Int
  /// Whether each container has been opened, if none may be opened twice.
  private var opened: [Bool]
  /// Long leaves that were read, because a reference needs a byte or two and another copy may need thousands.
  private var texts: [Int: String] = [:]
  private var copies: [Int: [UInt8]] = [:]

  /// A leaf of more units than this is cached for further references.
  private static let keptSize = 64
  private static let trailerSize = 32

  /// Whether the bytes begin with the format's signature.
  public static func isBinaryPropertyList(_ bytes: some Sequence<UInt8>) -> Bool { bytes.starts(with: "bplist".utf8) }

  /// Makes a reader for `bytes`. Header, trailer and every offset are checked here, each object when it is opened.
  public init(_ bytes: [UInt8], limits: PropertyListLimits = .archive) throws(PropertyListReadError) {
    let trailer = bytes.count - Self.trailerSize
    guard trailer >= 8 else { throw .malformed(reason: "The binary property list ends before its trailer") }
    guard bytes.starts(with: "bplist0".utf8) else {
      throw .malformed(reason: "The bytes do not begin as a binary property list does")
    }
    let offsetSize = Int(bytes[trailer + 6])
    let referenceSize = Int(bytes[trailer + 7])
    guard (1...8).contains(offsetSize), (1...8).contains(referenceSize),
      let count = Self.offset(in: bytes, at: trailer + 8, size: 8),
      let root = Self.offset(in: bytes, at: trailer + 16, size: 8),
      let table = Self.offset(in: bytes, at: trailer + 24, size: 8),
      table >= 8, table <= trailer, count <= (trailer - table) / offsetSize, root < count
    else { throw .malformed(reason: "The binary property list's trailer has offsets outside the file") }
    for object in 0..<count {
      guard let offset = Self.offset(in: bytes, at: table + object * offsetSize, size: offsetSize),
        offset >= 8, offset < table
      else { throw .malformed(reason: "The binary property list's object \(object) is outside the file") }
    }
    self.bytes = bytes
    self.root = root
    self.count = count
    self.offsetSize = offsetSize
    self.referenceSize = referenceSize
    self.table = table
    depthLimit = limits.depth
    repairsText = limits.repairsText
    allowsRepeatedKeys = limits.allowsRepeatedKeys
    remaining = limits.values
    opened = limits.sharesContainers ? [] : Array(repeating: false, count: count)
  }

  /// The object with the number `object`, which a container at the level `depth - 1` refers to.
  public mutating func open(_ object: Int, depth: Int) throws(PropertyListReadError) -> PropertyListNode {
    remaining -= 1
    guard remaining >= 0 else { throw .tooManyValues }
    guard depth < depthLimit else { throw .tooDeep(limit: depthLimit) }
    guard object >= 0, object < count else {
      throw .malformed(reason: "The binary property list refers to an object it does not have")
    }
    let offset = offset(of: object)
    switch bytes[offset] >> 4 {
    case 0x5, 0x6: return .string(try text(of: object, at: offset))
    case 0xA:
      try note(object)
      return .array(try container(at: offset, referencesEach: 1))
    case 0xD:
      try note(object)
      return .dictionary(try container(at: offset, referencesEach: 2))
    default: return try leaf(at: offset)
    }
  }

  /// The object at `position` among the references of `container`: its elements, or its keys and then its values.
  public func reference(_ position: Int, in container: PropertyListNode.Container) -> Int {
    let offset = container.start + position * referenceSize
    if referenceSize == 1 { return Int(bytes[offset]) }
    // A reference that is too large for an Int is rejected as unknown when it is opened.
    return Self.offset(in: bytes, at: offset, size: referenceSize) ?? .max
  }

  /// The key at `position` of the dictionary `container`, which is at the level `depth - 1`.
  public mutating func key(
    _ position: Int, in container: PropertyListNode.Container, depth: Int
  ) throws(PropertyListReadError) -> String {
    let object = reference(position, in: container)
    if object < count, case let offset = offset(of: object), bytes[offset] >> 4 == 5 || bytes[offset] >> 4 == 6 {
      remaining -= 1
      guard remaining >= 0 else { throw .tooManyValues }
      guard depth < depthLimit else { throw .tooDeep(limit: depthLimit) }
      return try text(of: object, at: offset)
    }
    guard case .string(let key) = try open(object, depth: depth) else {
      throw .malformed(
        reason: "The binary property list's dictionary at byte \(container.marker) has a key that is not a "
          + "string")
    }
    return key
  }

  /// The offset of an object that ``open(_:depth:)`` has opened.
  public func offset(of object: Int) -> Int {
    // The table was checked, so the bytes exist and the number is in range.
    Self.offset(in: bytes, at: table + object * offsetSize, size: offsetSize) ?? 0
  }

  // MARK: Containers

  private mutating func note(_ object: Int) throws(PropertyListReadError) {
    guard !opened.isEmpty else { return }
    guard !opened[object] else { throw .sharedContainer(object: object) }
    opened[object] = true
  }

  private func container(
    at offset: Int, referencesEach each: Int
  ) throws(PropertyListReadError)
    -> PropertyListNode
    .Container
  {
    let (length, start) = try extent(at: offset, unit: each * referenceSize)
    return PropertyListNode.Container(count: length, marker: offset, start: start)
  }

  /// `data`, the content of `object`, copied only once if it is long.
  mutating func kept(_ data: ArraySlice<UInt8>, of object: Int) -> [UInt8] {
    guard data.count > Self.keptSize else { return Array(data) }
    if let cached = copies[object] { return cached }
    let copy = Array(data)
    copies[object] = copy
    return copy
  }

  // MARK: Leaves

  private func leaf(at offset: Int) throws(PropertyListReadError) -> PropertyListNode {
    let marker = bytes[offset]
    switch marker {
    case 0x08: return .bool(false)
    case 0x09: return .bool(true)
    case 0x10...0x13: return .integer(Int64(bitPattern: try word(at: offset, size: 1 << Int(marker & 0xF))))
    case 0x14: return try longInteger(at: offset)
    case 0x22: return .real(Double(Float(bitPattern: UInt32(truncatingIfNeeded: try word(at: offset, size: 4)))))
    case 0x23: return .real(Double(bitPattern: try word(at: offset, size: 8)))
    case 0x33: return .date(Double(bitPattern: try word(at: offset, size: 8)))
    case 0x80...0x87: return .uid(try word(at: offset, size: Int(marker & 0xF) + 1))
    case 0x40...0x4F:
      let (length, start) = try extent(at: offset, unit: 1)
      return .data(bytes[start..<start + length])
    case 0x15...0x1F:
      throw .malformed(reason: "The binary property list's number at byte \(offset) is cut off or too large")
    case 0x20, 0x21, 0x24...0x2F:
      throw .malformed(
        reason: "The binary property list's number at byte \(offset) has \(1 << Int(marker & 0xF)) bytes")
    default: throw .malformed(reason: "The binary property list has a value of an unknown type at byte \(offset)")
    }
  }

  /// An integer of sixteen bytes, which Foundation writes for values above `Int64.max`.
  private func longInteger(at offset: Int) throws(PropertyListReadError) -> PropertyListNode {
    let low = try word(at: offset, size: 8, after: 8)
    switch try word(at: offset, size: 8) {
    case 0: return low > UInt64(Int64.max) ? .unsigned(low) : .integer(Int64(low))
    case .max where low > UInt64(Int64.max): return .integer(Int64(bitPattern: low))
    default: throw .malformed(reason: "The binary property list's number at byte \(offset) does not fit 64 bits")
    }
  }

  /// The big-endian number of `size` bytes after the marker at `offset` and `skipped` further bytes.
  private func word(at offset: Int, size: Int, after skipped: Int = 0) throws(PropertyListReadError) -> UInt64 {
    let start = offset + 1 + skipped
    guard start + size <= table else {
      throw .malformed(reason: "The binary property list's number at byte \(offset) is cut off or too large")
    }
    return Self.number(in: bytes, at: start, size: size)
  }

  /// The number of units after the marker at `offset`, and where they start; a length of fifteen or more is an integer of its own.
  private func extent(at offset: Int, unit: Int) throws(PropertyListReadError) -> (length: Int, start: Int) {
    var length = Int(bytes[offset] & 0xF)
    var start = offset + 1
    if length == 0xF {
      guard start < table, bytes[start] >> 4 == 1, bytes[start] & 0xF <= 3 else {
        throw .malformed(reason: "The binary property list's value at byte \(offset) has no length")
      }
      let size = 1 << Int(bytes[start] & 0xF)
      length = Int(exactly: try word(at: start, size: size)) ?? .max
      start += 1 + size
    }
    guard length <= (table - start) / unit else {
      throw .malformed(reason: "The binary property list's value at byte \(offset) is longer than the file")
    }
    return (length, start)
  }

  private mutating func text(of object: Int, at offset: Int) throws(PropertyListReadError) -> String {
    let isWide = bytes[offset] >> 4 == 6
    let (length, start) = try extent(at: offset, unit: isWide ? 2 : 1)
    if length > Self.keptSize, let cached = texts[object] { return cached }
    let content = bytes[start..<start + length * (isWide ? 2 : 1)]
    guard repairsText || (isWide ? UTF16Text.isWellFormed(content) : content.allSatisfy { $0 < 0x80 }) else {
      throw .malformed(reason: "The binary property list's text at byte \(offset) is not in its encoding")
    }
    let text = isWide ? UTF16Text.text(content) : String(decoding: content, as: UTF8.self)
    if length > Self.keptSize { texts[object] = text }
    return text
  }

  // MARK: Numbers

  /// The big-endian number at `start`, where the bytes are known to exist.
  private static func number(in bytes: [UInt8], at start: Int, size: Int) -> UInt64 {
    var number: UInt64 = 0
    for offset in start..<start + size { number = number << 8 | UInt64(bytes[offset]) }
    return number
  }

  /// The same as an `Int`, or `nil` if it does not fit one.
  private static func offset(in bytes: [UInt8], at start: Int, size: Int) -> Int? {
    Int(exactly: number(in: bytes, at: start, size: size))
  }
}
