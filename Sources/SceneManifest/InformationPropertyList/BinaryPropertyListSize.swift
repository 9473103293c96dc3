import Foundation

/// Counts the values that a binary property list stands for once its shared parts are written out.
///
/// The binary format refers to values by number, so that few bytes can stand for very many values. Foundation's parser
/// writes them all out; counting first costs one pass over the object table and keeps such a file from filling the
/// memory.
enum BinaryPropertyListSize {
  /// The number of values, at most `limit + 1`; `nil` where the data is not a well-formed binary property list, which is
  /// for the parser to explain.
  static func valueCount(of data: Data, limit: Int) -> Int? {
    var table = Table(bytes: [UInt8](data), limit: limit)
    return table?.count()
  }

  private struct Table {
    let bytes: [UInt8]
    let limit: Int
    let offsetSize: Int
    let referenceSize: Int
    let objectCount: Int
    let top: Int
    let offsets: Int
    /// The counts found so far by object number; `-1` while an object is being counted.
    var counts: [Int: Int] = [:]

    init?(bytes: [UInt8], limit: Int) {
      guard bytes.count >= 40, bytes.starts(with: Array("bplist".utf8)) else { return nil }
      self.bytes = bytes
      self.limit = limit
      let trailer = bytes.count - 32
      offsetSize = Int(bytes[trailer + 6])
      referenceSize = Int(bytes[trailer + 7])
      guard let objects = Self.integer(bytes, at: trailer + 8, size: 8),
        let top = Self.integer(bytes, at: trailer + 16, size: 8),
        let offsets = Self.integer(bytes, at: trailer + 24, size: 8)
      else { return nil }
      objectCount = objects
      self.top = top
      self.offsets = offsets
    }

    static func integer(_ bytes: [UInt8], at start: Int, size: Int) -> Int? {
      guard (1...8).contains(size), start >= 0, start <= bytes.count - size else { return nil }
      var value: UInt64 = 0
      for byte in bytes[start..<start + size] { value = value << 8 | UInt64(byte) }
      return Int(exactly: value)
    }

    mutating func count() -> Int? { count(object: top, depth: 0) }

    private mutating func count(object: Int, depth: Int) -> Int? {
      if let known = counts[object] { return known < 0 ? nil : known }
      // Deeper files are refused by the parser itself.
      guard depth < 600, object < objectCount, let place = offset(of: object), place < bytes.count else { return nil }
      let marker = bytes[place]
      let kind = marker >> 4
      guard kind == 0xA || kind == 0xC || kind == 0xD else { return 1 }
      guard let (length, first) = length(marker: marker, at: place) else { return nil }
      let (references, overflow) = length.multipliedReportingOverflow(by: kind == 0xD ? 2 : 1)
      guard !overflow, references <= bytes.count else { return nil }
      counts[object] = -1
      var total = 1
      for index in 0..<references {
        guard let reference = Self.integer(bytes, at: first + index * referenceSize, size: referenceSize),
          let below = count(object: reference, depth: depth + 1)
        else { return nil }
        total = min(total + below, limit + 1)
      }
      counts[object] = total
      return total
    }

    private func offset(of object: Int) -> Int? {
      let (distance, overflow) = object.multipliedReportingOverflow(by: offsetSize)
      guard !overflow, distance <= bytes.count, offsets <= bytes.count else { return nil }
      return Self.integer(bytes, at: offsets + distance, size: offsetSize)
    }

    private func length(marker: UInt8, at place: Int) -> (length: Int, first: Int)? {
      let short = Int(marker & 0xF)
      guard short == 0xF else { return (short, place + 1) }
      guard place + 1 < bytes.count, bytes[place + 1] >> 4 == 1 else { return nil }
      let size = 1 << Int(bytes[place + 1] & 0xF)
      guard let length = Self.integer(bytes, at: place + 2, size: size) else { return nil }
      return (length, place + 2 + size)
    }
  }
}
