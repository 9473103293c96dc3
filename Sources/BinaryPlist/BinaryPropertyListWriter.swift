/// Writes a binary property list, object by object, into one buffer.
///
/// Foundation's writer on Linux is slow and writes a dictionary's keys in random order. Here equal calls give equal bytes, and a leaf that
/// occurs twice is written once. A container is opened with the number of its references and then filled:
///
/// ```
/// var writer = BinaryPropertyListWriter()
/// let list = writer.openArray(count: 1)
/// writer.fill(list, 0, with: writer.add("text"))
/// let bytes = writer.finish(root: list.reference)
/// ```
public struct BinaryPropertyListWriter {
  /// An object that was written.
  public struct Reference: Hashable, Sendable {
    let object: UInt32
  }

  /// A container whose references are being filled in.
  public struct Container: Hashable, Sendable {
    /// The container itself, for its parent.
    public let reference: Reference
    let firstSlot: Int
  }

  private struct PendingContainer {
    let object: Int
    let marker: UInt8
    let count: Int
    let slots: Range<Int>
  }

  /// The header and all leaves; containers are written when the number of objects, and so the size of a reference, is known.
  private var bytes: [UInt8] = []
  /// The offset of each object; zero for a container until it is written.
  private var offsets: [Int] = []
  private var slots: [UInt32] = []
  private var containers: [PendingContainer] = []
  private var leaves = LeafTable()
  private var falseReference: Reference?
  private var trueReference: Reference?

  /// Makes a writer for a list of about `capacity` bytes.
  public init(capacity: Int = 2048) {
    bytes.reserveCapacity(capacity)
    bytes.append(contentsOf: "bplist00".utf8)
    offsets.reserveCapacity(64)
    slots.reserveCapacity(64)
  }

  /// The minimum length of the list with the objects that were added so far.
  package var minimumLength: Int { bytes.count + slots.count + offsets.count }

  // MARK: Leaves

  /// Adds a Boolean value.
  public mutating func add(_ bool: Bool) -> Reference {
    if let existing = bool ? trueReference : falseReference { return existing }
    offsets.append(bytes.count)
    bytes.append(bool ? 0x09 : 0x08)
    let reference = Reference(object: UInt32(offsets.count - 1))
    if bool { trueReference = reference } else { falseReference = reference }
    return reference
  }

  /// Adds a signed integer.
  public mutating func add(_ integer: Int64) -> Reference {
    let start = bytes.count
    appendInteger(integer)
    return leaf(from: start)
  }

  /// Adds an unsigned integer.
  public mutating func add(_ integer: UInt64) -> Reference {
    if let signed = Int64(exactly: integer) { return add(signed) }
    let start = bytes.count
    bytes.append(0x14)
    append(0, size: 8)
    append(integer, size: 8)
    return leaf(from: start)
  }

  /// Adds a floating-point number.
  public mutating func add(_ real: Double) -> Reference {
    let start = bytes.count
    bytes.append(0x23)
    append(real.bitPattern, size: 8)
    return leaf(from: start)
  }

  /// Adds a date, in seconds since the reference date of 2001.
  public mutating func add(date seconds: Double) -> Reference {
    let start = bytes.count
    bytes.append(0x33)
    append(seconds.bitPattern, size: 8)
    return leaf(from: start)
  }

  /// Adds bytes.
  public mutating func add(data: UnsafeRawBufferPointer) -> Reference {
    let start = bytes.count
    appendHeader(0x40, count: data.count)
    bytes.append(contentsOf: data)
    return leaf(from: start)
  }

  /// Adds the number of an object in a keyed archive.
  public mutating func add(uid number: UInt64) -> Reference {
    let start = bytes.count
    let size = Self.width(of: number)
    bytes.append(0x80 | UInt8(size - 1))
    append(number, size: size)
    return leaf(from: start)
  }

  /// Adds a string.
  public mutating func add(_ text: String) -> Reference {
    var text = text
    let start = bytes.count
    text.withUTF8 { utf8 in
      if LeafTable.isASCII(utf8) {
        appendHeader(0x50, count: utf8.count)
        bytes.append(contentsOf: utf8)
      } else {
        appendHeader(0x60, count: UTF16Text.count(utf8))
        appendUTF16(utf8)
      }
    }
    return leaf(from: start)
  }

  /// The object at the end of the buffer from `start`, or an equal one that was written before.
  private mutating func leaf(from start: Int) -> Reference {
    let object = UInt32(offsets.count)
    if let existing = leaves.insert(object, from: start, in: bytes, offsets: offsets) {
      bytes.removeSubrange(start...)
      return Reference(object: existing)
    }
    offsets.append(start)
    return Reference(object: object)
  }

  // MARK: Containers

  /// Opens an array of `count` elements, each of which must be filled in.
  public mutating func openArray(count: Int) -> Container { open(0xA0, count: count, slotCount: count) }

  /// Opens a dictionary of `count` entries. Its keys are filled in at `0..<count`, their values in the same order at `count..<2 * count`;
  /// equal dictionaries have equal bytes only if the caller sorts the keys.
  public mutating func openDictionary(count: Int) -> Container { open(0xD0, count: count, slotCount: 2 * count) }

  /// Puts an object into a container.
  public mutating func fill(_ container: Container, _ position: Int, with reference: Reference) {
    slots[container.firstSlot + position] = reference.object
  }

  private mutating func open(_ marker: UInt8, count: Int, slotCount: Int) -> Container {
    let first = slots.count
    slots.append(contentsOf: repeatElement(0, count: slotCount))
    containers.append(
      PendingContainer(object: offsets.count, marker: marker, count: count, slots: first..<slots.count))
    offsets.append(0)
    return Container(reference: Reference(object: UInt32(offsets.count - 1)), firstSlot: first)
  }

  // MARK: The whole list

  /// The bytes of the list with `root` as its top-level object.
  public consuming func finish(root: Reference) -> [UInt8] {
    let referenceSize = Self.width(of: UInt64(offsets.count))
    for container in containers {
      offsets[container.object] = bytes.count
      appendHeader(container.marker, count: container.count)
      for slot in container.slots {
        if referenceSize == 1 {
          bytes.append(UInt8(truncatingIfNeeded: slots[slot]))
        } else {
          append(UInt64(slots[slot]), size: referenceSize)
        }
      }
    }
    let table = bytes.count
    let offsetSize = Self.width(of: UInt64(table))
    for offset in offsets { append(UInt64(offset), size: offsetSize) }
    append(0, size: 6)
    bytes.append(UInt8(offsetSize))
    bytes.append(UInt8(referenceSize))
    append(UInt64(offsets.count), size: 8)
    append(UInt64(root.object), size: 8)
    append(UInt64(table), size: 8)
    return bytes
  }

  // MARK: Bytes

  private mutating func appendHeader(_ marker: UInt8, count: Int) {
    if count < 15 {
      bytes.append(marker | UInt8(count))
    } else {
      bytes.append(marker | 0x0F)
      appendInteger(Int64(count))
    }
  }

  private mutating func appendInteger(_ integer: Int64) {
    // Shorter forms are unsigned integers, so a negative one always takes eight bytes.
    let size = integer < 0 ? 8 : Self.width(of: UInt64(integer))
    bytes.append(0x10 | UInt8(size.trailingZeroBitCount))
    append(UInt64(bitPattern: integer), size: size)
  }

  private mutating func append(_ value: UInt64, size: Int) {
    var shift = 8 * (size - 1)
    while shift >= 0 {
      bytes.append(UInt8(truncatingIfNeeded: value >> UInt64(shift)))
      shift -= 8
    }
  }

  private mutating func appendUTF16(_ utf8: UnsafeBufferPointer<UInt8>) {
    for unit in String(decoding: utf8, as: UTF8.self).utf16 { append(UInt64(unit), size: 2) }
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
