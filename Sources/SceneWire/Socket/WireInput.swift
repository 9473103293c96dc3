/// Bytes that have arrived at one end of a connection and were not consumed yet.
struct WireInput {
  private var bytes: [UInt8] = []
  /// The number of bytes at the front that have been consumed.
  private var consumed = 0
  /// The number of bytes that have been consumed since the beginning.
  private(set) var taken = 0

  /// The number of bytes that have not been consumed.
  var count: Int { bytes.count - consumed }

  /// The first four bytes as a number, most significant first. There must be four.
  var bigEndianLength: Int { bytes[consumed..<consumed + 4].reduce(0) { $0 << 8 | Int($1) } }

  /// Adds bytes that have arrived.
  mutating func append(_ piece: UnsafeRawBufferPointer) { bytes.append(contentsOf: piece) }

  /// Consumes the first `count` bytes, which `use` reads.
  mutating func consume<Result>(_ count: Int, _ use: (UnsafeRawBufferPointer) -> Result) -> Result {
    let result = bytes.withUnsafeBytes { use(UnsafeRawBufferPointer(rebasing: $0[consumed..<consumed + count])) }
    consumed += count
    taken += count
    if consumed == bytes.count {
      bytes.removeAll(keepingCapacity: bytes.capacity <= Self.kept)
      consumed = 0
    } else if consumed >= max(Self.kept, self.count) {
      // Seldom enough that each byte is moved once at most.
      bytes.removeSubrange(0..<consumed)
      consumed = 0
    }
    return result
  }

  private static let kept = 131_072
}
