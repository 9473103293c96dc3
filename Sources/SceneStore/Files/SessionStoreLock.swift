import Foundation
public import SessionStorage

/// Makes a process the only writer of a store, as long as the lock is held.
///
/// The lock is an `flock` on a file beside the sessions, so that it is released when its holder ends, for whatever reason; processes that
/// the holder starts do not inherit it. The file's first line is the holder's process identifier. The second is the number of saves: it is
/// written after each save, so a store with fewer saves has lost some.
public final class SessionStoreLock: @unchecked Sendable {
  private let file: OpenFile

  /// Acquires the lock of the sessions at `path`; creates the folder if necessary.
  ///
  /// Throws `SessionStoreError.inUse(path:pid:)` if another store holds it, in this process or another, and
  /// `SessionStoreError.unwritable(path:reason:)` if the lock file cannot be created.
  public convenience init(path: String) throws(SessionStoreError) { try self.init(StoreFiles(path: path)) }

  init(_ files: StoreFiles) throws(SessionStoreError) {
    while true {
      let file: OpenFile
      do {
        try files.makeFolder()
        file = try OpenFile(files.lock, O_RDWR | O_CREAT)
      } catch {
        throw .unwritable(path: files.path, reason: error.reason)
      }
      guard flock(file.descriptor, LOCK_EX | LOCK_NB) == 0 else {
        if errno == EINTR { continue }
        guard errno == EWOULDBLOCK else { throw .unwritable(path: files.path, reason: SystemError().reason) }
        throw .inUse(path: files.path, pid: SessionStoreLock.pid(file))
      }
      // The file may have been removed since it was opened; the next process would lock another one.
      var status = stat()
      guard stat(files.lock, &status) == 0, let own = try? file.status, status.st_ino == own.st_ino,
        status.st_dev == own.st_dev
      else { continue }
      self.file = file
      break
    }
    let pid = "\(getpid())"
    let line = String(repeating: " ", count: 10 - pid.utf8.count) + pid + "\n"
    try? file.write(Array(line.utf8))
  }

  /// Releases the lock explicitly: a process that this one has just forked has the file open too, until it executes its program, and would
  /// hold the lock until then.
  deinit { _ = flock(file.descriptor, LOCK_UN) }

  /// Records the number of saves, without waiting for the disk: after a power failure the file has an older number, which only detects
  /// fewer losses.
  func note(saves: Int64) {
    let number = "\(saves)"
    let text = String(repeating: " ", count: 20 - number.utf8.count) + number
    try? file.write(Array("saves \(text) \(SessionStoreLock.check(saves))\n".utf8), at: 11)
  }

  /// The number of saves according to the lock file.
  var saves: Int64? { SessionStoreLock.saves(file) }

  /// The number of saves according to a lock file, regardless of who holds the lock.
  static func saves(_ files: StoreFiles) -> Int64? { (try? OpenFile(files.lock, O_RDONLY)).flatMap(saves) }

  private static func saves(_ file: OpenFile) -> Int64? {
    guard let lines = lines(file), lines.count > 1 else { return nil }
    let words = lines[1].split(separator: " ")
    guard words.count == 3, words[0] == "saves", let saves = Int64(words[1]), words[2] == check(saves) else {
      return nil
    }
    return saves
  }

  private static func pid(_ file: OpenFile) -> Int32? {
    lines(file)?.first.flatMap { Int32($0.trimmingCharacters(in: .whitespaces)) }
  }

  private static func lines(_ file: OpenFile) -> [String]? {
    (try? file.contents()).map { String(decoding: $0, as: UTF8.self).components(separatedBy: "\n") }
  }

  /// Detects a changed digit in a number.
  private static func check(_ saves: Int64) -> String {
    var checksum = RowChecksum()
    checksum.mix(saves)
    return String(checksum.value(in: .installation), radix: 16)
  }
}
