import SceneSystem
import Testing

@testable import SceneStore

/// A log in SQLite's format, with pages of 512 bytes.
struct MadeLog {
  static let pageSize = 512
  static let frameSize = 24 + pageSize
  private(set) var bytes: [UInt8] = []
  private var sum: (UInt32, UInt32) = (0, 0)
  private let isBigEndian: Bool
  private let salts: [UInt8]

  init(isBigEndian: Bool = false, salts: [UInt8] = [1, 2, 3, 4, 5, 6, 7, 8]) {
    self.isBigEndian = isBigEndian
    self.salts = salts
    bytes = big(0x377F_0682 | (isBigEndian ? 1 : 0)) + big(3_007_000) + big(UInt32(MadeLog.pageSize)) + big(0) + salts
    add(bytes)
    bytes += big(sum.0) + big(sum.1)
  }

  /// Adds a page filled with one byte; `commit` is the number of pages of the database after it, or 0.
  mutating func frame(_ page: UInt32, _ byte: UInt8, commit: UInt32 = 0) {
    let head = big(page) + big(commit)
    let content = [UInt8](repeating: byte, count: MadeLog.pageSize)
    add(head)
    add(content)
    bytes += head + salts + big(sum.0) + big(sum.1) + content
  }

  /// The position of a frame's content.
  static func content(_ frame: Int) -> Int { 32 + frame * frameSize + 24 }

  private mutating func add(_ bytes: [UInt8]) {
    for start in stride(from: 0, to: bytes.count, by: 8) {
      sum.0 = sum.0 &+ word(bytes, start) &+ sum.1
      sum.1 = sum.1 &+ word(bytes, start + 4) &+ sum.0
    }
  }

  private func word(_ bytes: [UInt8], _ start: Int) -> UInt32 {
    let value = bytes[start..<start + 4].reduce(0 as UInt32) { $0 << 8 | UInt32($1) }
    return isBigEndian ? value : value.byteSwapped
  }

  private func big(_ value: UInt32) -> [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: value >> (24 - 8 * $0)) } }
}

@Suite("Reading SQLite's write-ahead log as SQLite does")
struct WriteAheadLogTests {
  private func read(_ bytes: [UInt8]) -> WriteAheadLog {
    bytes.withUnsafeBytes { WriteAheadLog($0, pageSize: MadeLog.pageSize) }
  }

  /// Two saves: pages 1 and 2, then page 2 again.
  private func made(isBigEndian: Bool = false) -> MadeLog {
    var log = MadeLog(isBigEndian: isBigEndian)
    log.frame(1, 10)
    log.frame(2, 20, commit: 2)
    log.frame(2, 21, commit: 3)
    return log
  }

  @Test("The newest committed copy of each page is found, in either byte order", arguments: [false, true])
  func newest(isBigEndian: Bool) {
    let log = read(made(isBigEndian: isBigEndian).bytes)
    #expect(log.pages == [1: MadeLog.content(0), 2: MadeLog.content(2)])
    #expect(log.pageCount == 3)
    #expect(!log.isBroken)
  }

  @Test("A missing log, a log of zeros and a log with only a header have no content and are not damaged")
  func empty() {
    for bytes in [
      [], [1, 2, 3], [UInt8](repeating: 0, count: 32), [UInt8](repeating: 0, count: 5000), MadeLog().bytes,
    ] {
      let log = read(bytes)
      #expect(log.pages.isEmpty && log.pageCount == nil && !log.isBroken)
    }
  }

  @Test("Any change of the header invalidates the whole log", arguments: 0..<32)
  func header(offset: Int) {
    var bytes = made().bytes
    bytes[offset] ^= 0x10
    let log = read(bytes)
    #expect(log.pages.isEmpty && log.pageCount == nil && log.isBroken)
  }

  @Test("A transaction without its commit is ignored and is no damage: its save was not acknowledged")
  func unfinished() {
    var log = made()
    log.frame(1, 11)
    log.frame(3, 30)
    let read = read(log.bytes)
    #expect(read.pages == [1: MadeLog.content(0), 2: MadeLog.content(2)])
    #expect(read.pageCount == 3 && !read.isBroken)
    log.frame(1, 12, commit: 4)
    let whole = self.read(log.bytes)
    #expect(whole.pages == [1: MadeLog.content(5), 2: MadeLog.content(2), 3: MadeLog.content(4)])
    #expect(whole.pageCount == 4)
  }

  @Test("A log that is cut off anywhere has the complete saves, and is not damaged")
  func cut() {
    let bytes = made().bytes
    for length in 0..<bytes.count {
      let log = read(Array(bytes[..<length]))
      #expect(!log.isBroken, "after \(length)")
      #expect(log.pageCount == (length < MadeLog.content(1) + MadeLog.pageSize ? nil : 2), "after \(length)")
    }
  }

  @Test("A changed byte in any frame: the saves before it are kept, later ones not, and the log is damaged")
  func flipped() {
    let bytes = made().bytes
    for offset in 32..<bytes.count {
      var flipped = bytes
      flipped[offset] ^= 1
      let log = read(flipped)
      let frame = (offset - 32) / MadeLog.frameSize
      #expect(log.pageCount == (frame < 2 ? nil : 2), "byte \(offset)")
      // A change of the last save's own salts or commit mark cannot be detected: there may never have been more.
      let place = (offset - 32) % MadeLog.frameSize
      if frame < 2 || !(8..<16).contains(place) && !(4..<8).contains(place) {
        #expect(log.isBroken, "byte \(offset)")
      }
    }
  }

  @Test("Frames from before the log's restart follow the new ones and are ignored")
  func older() {
    var old = MadeLog(salts: [9, 9, 9, 9, 9, 9, 9, 9])
    for page in 1...4 as ClosedRange<UInt32> { old.frame(page, 90, commit: page) }
    var log = MadeLog()
    log.frame(1, 10, commit: 1)
    let read = read(log.bytes + old.bytes[log.bytes.count...])
    #expect(read.pages == [1: MadeLog.content(0)])
    #expect(read.pageCount == 1 && !read.isBroken)
  }

  @Test("A frame of page 0 ends the log")
  func pageZero() {
    var log = MadeLog()
    log.frame(1, 10, commit: 1)
    log.frame(0, 10, commit: 1)
    log.frame(2, 10, commit: 2)
    let read = read(log.bytes)
    #expect(read.pageCount == 1 && read.pages.count == 1 && read.isBroken)
  }

  @Test("Noise never traps")
  func noise() {
    let seed = UInt64.random(in: 0...999_999)
    print("noise in the log: seed \(seed)")
    var random = SeededGenerator(seed: seed)
    let whole = made().bytes
    for _ in 0..<300 {
      var bytes = whole
      for _ in 0..<Int.random(in: 1..<40, using: &random) {
        bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
      }
      bytes.removeLast(Int.random(in: 0..<bytes.count, using: &random))
      let log = read(bytes)
      #expect(log.pages.values.allSatisfy { $0 + MadeLog.pageSize <= bytes.count }, "seed \(seed)")
    }
  }
}
