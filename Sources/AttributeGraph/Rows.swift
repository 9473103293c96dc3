/// Memory for values of one type, in rows that do not move.
///
/// A row is initialized or not; which one it is, is known to the owner, and asked with each operation. The memory is allocated in chunks,
/// each twice as large as the one before.
///
/// An array of optional values would do the same. In code that is generic over `Value`, each access to it looks up the types of the
/// optional and of the array; these operations are inlined, and need `Value` alone.
struct Rows<Value> {
  private var chunks: [UnsafeMutableRawPointer] = []

  @inline(__always) private static var firstChunk: Int { 4 }

  /// The number of the chunk with a row, and the row's place in it.
  @inline(__always) private static func place(_ row: Int32) -> (chunk: Int, offset: Int) {
    let position = Int(row) + firstChunk
    let chunk = (position / firstChunk).bitWidth - 1 - (position / firstChunk).leadingZeroBitCount
    return (chunk, position - firstChunk << chunk)
  }

  @inline(__always) private func pointer(_ row: Int32) -> UnsafeMutablePointer<Value> {
    let (chunk, offset) = Rows.place(row)
    return chunks[chunk].assumingMemoryBound(to: Value.self) + offset
  }

  /// Makes memory for a row, which must be the next one.
  @inline(__always) mutating func append(_ row: Int32) {
    let (chunk, _) = Rows.place(row)
    guard chunk == chunks.count else { return }
    chunks.append(UnsafeMutableRawPointer(UnsafeMutablePointer<Value>.allocate(capacity: Rows.firstChunk << chunk)))
  }

  /// The value of an initialized row.
  @inline(__always) subscript(_ row: Int32) -> Value { pointer(row).pointee }

  /// Initializes a row.
  @inline(__always) func initialize(_ row: Int32, to value: Value) { pointer(row).initialize(to: value) }

  /// The value of an initialized row, which is not initialized afterwards.
  @inline(__always) func move(_ row: Int32) -> Value { pointer(row).move() }

  /// Frees the memory. All rows must have been moved out.
  func deallocate() { for chunk in chunks { chunk.deallocate() } }
}
