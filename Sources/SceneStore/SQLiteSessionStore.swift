import Foundation
import GRDB
public import SceneSystem
public import SessionStorage
import Synchronization

/// Sessions in an SQLite file.
///
/// A commit is one transaction that writes the rows that differ, and it is on the disk when ``commit(_:)`` returns. Beside the file are
/// SQLite's log (`-wal`) and a lock (`-lock`) that makes a process the only writer; the folder is created with mode 0700 and the files with
/// 0600: sessions contain what the user reads and writes.
///
/// Every row has a checksum, and one row has the count and the digest of the others, so that all damage is detected. A damaged file is
/// renamed to `NAME.damaged-N`, one that a newer version wrote to `NAME.newer-N`, each with its log; the intact rows of a damaged one are
/// read from it. A file that cannot be used is left unchanged, and nothing is saved.
public final class SQLiteSessionStore: SessionStore, Sendable {
  /// Where the file is.
  public var path: String { files.path }

  private let files: StoreFiles
  private let file: Mutex<SessionFile>

  /// A store in the file at `path`, which need not exist, nor its folder. No file is accessed before the first call.
  ///
  /// `report` is called with a sentence for every problem that is found in the file, and what happens next.
  public convenience init(path: String, report: @escaping @Sendable (String) -> Void) {
    self.init(StoreFiles(path: path), report)
  }

  /// A store at an app's own location. Its folder is made private: mode 0700, whatever it was before.
  ///
  /// `report` is as in ``init(path:report:)``.
  public convenience init(_ location: SessionStoreLocation, report: @escaping @Sendable (String) -> Void) {
    self.init(StoreFiles(path: location.path, ownsFolder: true), report)
  }

  private init(_ files: StoreFiles, _ report: @escaping @Sendable (String) -> Void) {
    self.files = files
    file = Mutex(SessionFile(files) { report($0.oneLine(limit: PrintableLine.message)) })
  }

  /// The connection to the file that is open for writing, so that a test can make SQLite refuse a write.
  var queue: DatabaseQueue? { file.withLock { $0.queue } }

  /// The content of the file, or the intact part of it, and `nil` if there is none. From now on this store is the only writer.
  ///
  /// Throws `SessionStoreError.inUse(path:pid:)` while another process has the store, `SessionStoreError.notASessionFile(path:reason:)` if
  /// the path is not the user's own file, and `SessionStoreError.unreadable(path:reason:)`. If the file can be read and not written, that
  /// is reported, and every commit throws.
  public func load() throws(SessionStoreError) -> PersistentState? {
    try file.withLock { file throws(SessionStoreError) in try file.load() }
  }

  /// Writes the differences to the last commit; writes nothing if there are none.
  public func commit(_ state: PersistentState) throws(SessionStoreError) {
    try file.withLock { file throws(SessionStoreError) in try file.commit(state) }
  }

  /// The content of the file at `path` at this instant, even while another process writes it. Nothing is written or locked.
  ///
  /// `report` is called if there is damage; the intact content is returned. `nil` if there is no file, or nothing intact in it.
  public static func read(path: String, report: (String) -> Void) throws(SessionStoreError) -> PersistentState? {
    let files = StoreFiles(path: path)
    guard try files.exists() else { return nil }
    // Read before the file: a save in between must not look like a lost one.
    let known = SessionStoreLock.saves(files)
    let found: Finding
    do {
      found = try Finding(DatabaseImage(files), known: known)
    } catch {
      throw .unreadable(path: files.path, reason: error.reason)
    }
    if let flaw = found.flaw {
      report(
        "The session file \(files.path) is damaged: \(flaw). \(found.consequence)".oneLine(limit: PrintableLine.message)
      )
    }
    return found.contents?.stored.state
  }
}
