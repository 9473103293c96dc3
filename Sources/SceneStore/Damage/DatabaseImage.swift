import Foundation
import GRDB
import GRDBSQLite

/// A database in memory as its files were at one instant: the file, with the committed pages of its log applied.
///
/// Nothing is written and nothing locked, so an image can be made while another process saves, and from a damaged file.
struct DatabaseImage {
  /// The store always uses this page size.
  static let pageSize = 4096

  /// All pages in their order.
  private(set) var bytes: [UInt8]
  /// Why the file is not as it was written, as the end of a sentence, as far as its header shows.
  let flaw: String?
  /// The log has content that no complete save leaves: damage, or the last frame of a save that was being written when its process was
  /// killed. Only the number of saves distinguishes the two.
  let isLogBroken: Bool

  /// Reads the files.
  init(_ files: StoreFiles) throws(SystemError) {
    for _ in 0..<100 {
      let before = try DatabaseImage.logHeader(files)
      let database = try OpenFile(files.path, O_RDONLY).contents()
      let log = try DatabaseImage.log(files)
      // If the log was restarted meanwhile, the file may have pages from before and after that.
      guard Array(log.prefix(32)) == before else { continue }
      self.init(database: database, log: log)
      return
    }
    throw SystemError(EBUSY)
  }

  init(database: [UInt8], log: [UInt8]) {
    flaw = DatabaseImage.headerFlaw(database)
    let wal = log.withUnsafeBytes { WriteAheadLog($0, pageSize: DatabaseImage.pageSize) }
    isLogBroken = wal.isBroken
    var bytes = database
    let pageSize = DatabaseImage.pageSize
    // A log cannot extend the database by more than its own pages.
    if let count = wal.pageCount, Int(count) * pageSize <= database.count + log.count {
      bytes += [UInt8](repeating: 0, count: max(0, Int(count) * pageSize - bytes.count))
      bytes.removeLast(bytes.count - Int(count) * pageSize)
      for (page, offset) in wal.pages where page <= count {
        let start = Int(page - 1) * pageSize
        bytes.replaceSubrange(start..<start + pageSize, with: log[offset..<offset + pageSize])
      }
    }
    self.bytes = bytes
  }

  private static func log(_ files: StoreFiles) throws(SystemError) -> [UInt8] {
    do throws(SystemError) {
      return try OpenFile(files.log, O_RDONLY).contents()
    } catch {
      if error.code == ENOENT { return [] }
      throw error
    }
  }

  private static func logHeader(_ files: StoreFiles) throws(SystemError) -> [UInt8] {
    do throws(SystemError) {
      return try OpenFile(files.log, O_RDONLY).head(32)
    } catch {
      if error.code == ENOENT { return [] }
      throw error
    }
  }

  /// The first problem in the part of a file's first page that never changes once the file is created. If these bytes are wrong, SQLite
  /// would treat the file as another format, or not write to it.
  static func headerFlaw(_ database: [UInt8]) -> String? {
    if database.isEmpty { return "it is empty" }
    guard database.starts(with: Array("SQLite format 3\0".utf8)) else { return "it is not an SQLite database" }
    guard database.count >= pageSize else { return "its first page is cut off" }
    return database.withUnsafeBytes { header in
      // Page size, WAL mode, no reserved space, the fixed fractions, schema format 4, no auto-vacuum, UTF-8.
      let numbers: [(offset: Int, value: UInt32)] = [
        (16, 0x1000_0202), (20, 0x0040_2020), (44, 4), (52, 0), (56, 1), (64, 0),
      ]
      let isRight =
        numbers.allSatisfy { header.big32($0.offset) == $0.value } && header[72..<92].allSatisfy { $0 == 0 }
      return isRight ? nil : "its header is wrong"
    }
  }

  /// Passes an open connection to the image.
  func read<Result>(_ body: (Database) throws -> Result) throws -> Result {
    var configuration = Configuration()
    configuration.foreignKeysEnabled = false
    let queue = try DatabaseQueue(configuration: configuration)
    var copy = bytes
    // A database in memory has no log.
    copy.replaceSubrange(18..<20, with: [1, 1])
    return try copy.withUnsafeMutableBytes { buffer in
      defer { try? queue.close() }
      return try queue.inDatabase { database in
        let code = sqlite3_deserialize(
          database.sqliteConnection, "main", buffer.baseAddress?.assumingMemoryBound(to: UInt8.self),
          Int64(buffer.count), Int64(buffer.count), UInt32(SQLITE_DESERIALIZE_READONLY))
        guard code == SQLITE_OK else { throw DatabaseError(resultCode: ResultCode(rawValue: code)) }
        return try body(database)
      }
    }
  }
}
