/// SQLite's write-ahead log as it is on disk: which pages were committed, and whether a frame in it is broken.
///
/// SQLite reads the frames of a log one by one as long as their checksums are correct, and does not report the first that is not, because
/// an unfinished transaction looks the same. See <https://www.sqlite.org/fileformat2.html#walformat>.
struct WriteAheadLog {
  /// The offset of the newest committed copy of each page in the log, by page number.
  private(set) var pages: [UInt32: Int] = [:]
  /// The number of pages in the database after the last commit; `nil` if nothing was committed.
  private(set) var pageCount: UInt32?
  /// The log ends at a broken frame, which committed ones may follow.
  private(set) var isBroken = false

  private static let headerSize = 32
  private static let frameHeaderSize = 24

  init(_ log: UnsafeRawBufferPointer, pageSize: Int) {
    guard log.count >= WriteAheadLog.headerSize else { return }
    let magic = log.big32(0)
    guard magic & ~1 == 0x377F_0682, log.big32(8) == UInt32(pageSize) else {
      // A new log is all zeros.
      isBroken = !log.prefix(WriteAheadLog.headerSize).allSatisfy { $0 == 0 }
      return
    }
    let isBigEndian = magic & 1 == 1
    var sum = Sum(first: 0, second: 0)
    sum.add(log, from: 0, count: 24, isBigEndian: isBigEndian)
    guard sum == Sum(first: log.big32(24), second: log.big32(28)) else {
      isBroken = true
      return
    }
    let frameSize = WriteAheadLog.frameHeaderSize + pageSize
    var uncommitted: [UInt32: Int] = [:]
    var offset = WriteAheadLog.headerSize
    while offset + frameSize <= log.count {
      let page = log.big32(offset)
      guard page > 0, hasSalts(log, offset) else { break }
      sum.add(log, from: offset, count: 8, isBigEndian: isBigEndian)
      sum.add(log, from: offset + WriteAheadLog.frameHeaderSize, count: pageSize, isBigEndian: isBigEndian)
      guard sum == Sum(first: log.big32(offset + 16), second: log.big32(offset + 20)) else { break }
      uncommitted[page] = offset + WriteAheadLog.frameHeaderSize
      let count = log.big32(offset + 4)
      if count > 0 {
        pages.merge(uncommitted) { $1 }
        uncommitted.removeAll(keepingCapacity: true)
        pageCount = count
      }
      offset += frameSize
    }
    // An incomplete commit, here or later on. An unfinished transaction leaves none.
    while offset + frameSize <= log.count, !isBroken {
      isBroken = hasSalts(log, offset) && log.big32(offset + 4) > 0
      offset += frameSize
    }
  }

  /// Whether a frame was written since the log was restarted; older frames follow the new ones.
  private func hasSalts(_ log: UnsafeRawBufferPointer, _ offset: Int) -> Bool {
    log.big32(offset + 8) == log.big32(16) && log.big32(offset + 12) == log.big32(20)
  }

  private struct Sum: Equatable {
    var first: UInt32
    var second: UInt32

    mutating func add(_ bytes: UnsafeRawBufferPointer, from start: Int, count: Int, isBigEndian: Bool) {
      var offset = start
      while offset < start + count {
        let one = bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self)
        let two = bytes.loadUnaligned(fromByteOffset: offset &+ 4, as: UInt32.self)
        first = first &+ (isBigEndian ? UInt32(bigEndian: one) : UInt32(littleEndian: one)) &+ second
        second = second &+ (isBigEndian ? UInt32(bigEndian: two) : UInt32(littleEndian: two)) &+ first
        offset &+= 8
      }
    }
  }
}

extension UnsafeRawBufferPointer {
  /// The integer of four bytes at an offset, the most significant first.
  func big32(_ offset: Int) -> UInt32 {
    UInt32(bigEndian: loadUnaligned(fromByteOffset: offset, as: UInt32.self))
  }

  /// The integer of two bytes at an offset, the most significant first.
  func big16(_ offset: Int) -> Int { Int(UInt16(bigEndian: loadUnaligned(fromByteOffset: offset, as: UInt16.self))) }
}
