import Foundation

/// Makes a process the only one that writes a store, as long as the lock is kept.
///
/// The lock is an `flock` on a file beside the sessions, so that it ends with its holder, however that ends; processes that the
/// holder starts do not inherit it. The file's first line is the holder's process identifier. The second says how often the
/// sessions were saved: it is written after each save, so a store that knows of fewer has lost some.
public final class SessionStoreLock: @unchecked Sendable {
  private let file: OpenFile

  /// Takes the lock of the sessions at `path`; makes the folder if need be.
  ///
  /// Throws ``SessionStoreError/inUse(path:pid:)`` where another store has it, in this process or another, and
  /// ``SessionStoreError/unwritable(path:reason:)`` where the lock's file cannot be made.
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
      // Someone may have removed the file since it was opened; whoever comes next would lock another.
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

  /// Frees the lock by its own name: a process that this one has just forked holds the file too, until it begins its program, and
  /// would keep the lock for that moment.
  deinit { _ = flock(file.descriptor, LOCK_UN) }

  /// Notes how often the sessions were saved. Nobody waits for the disk: after a power failure an older note is there, which
  /// claims less than it could.
  func note(saves: Int64) {
    let number = "\(saves)"
    let text = String(repeating: " ", count: 20 - number.utf8.count) + number
    try? file.write(Array("saves \(text) \(SessionStoreLock.check(saves))\n".utf8), at: 11)
  }

  /// How often the sessions were saved as far as the lock's file knows.
  var saves: Int64? { SessionStoreLock.saves(file) }

  /// How often the sessions were saved as far as a lock's file knows, whoever has the lock.
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

  /// Tells a number from one of which a digit was changed.
  private static func check(_ saves: Int64) -> String {
    var checksum = RowChecksum()
    checksum.mix(saves)
    return String(checksum.value(in: .installation), radix: 16)
  }
}
