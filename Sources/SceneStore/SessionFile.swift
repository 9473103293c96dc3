import Foundation
import GRDB
import SceneSystem
import SessionStorage

/// The session file of a store, which accesses it under a lock: opens it, writes it, and replaces a damaged one.
struct SessionFile {
  private let files: StoreFiles
  private let report: @Sendable (String) -> Void
  /// `nil` before the first call.
  private var state: State?
  /// Databases that are no longer used, closed but not released before the store is. When a dispatch queue with queue-specific values is
  /// destroyed, as GRDB's are, libdispatch starts a worker thread, and with it a monitor that wakes up every second from then on: an idle
  /// app would be woken for as long as it runs.
  private var closed: [SessionDatabase] = []

  /// The state of the file at the store's path.
  private enum State {
    /// The file is open for writing.
    case open(OpenStore)
    /// There is no file to write to; the next commit creates one.
    ///
    /// `saves` is the known number of saves, with which the new file continues; `salvaged` is the intact content of a damaged file.
    case absent(SessionStoreLock, saves: Int64, salvaged: PersistentState?)
    /// The content was read, and each commit throws the error. A lock that could be acquired is held.
    case readOnly(PersistentState?, SessionStoreLock?, SessionStoreError)
    /// Each call throws the error: a later save would overwrite what cannot be read now.
    case unreadable(SessionStoreError)
  }

  /// A file that is open for writing.
  private struct OpenStore {
    let lock: SessionStoreLock
    let database: SessionDatabase
    /// The file that `database` has open.
    let identity: FileIdentity?
    /// The content of the file.
    var stored: StoredState
  }

  init(_ files: StoreFiles, report: @escaping @Sendable (String) -> Void) {
    self.files = files
    self.report = report
  }

  private var path: String { files.path }

  /// The connection to the file that is open for writing.
  var queue: DatabaseQueue? {
    guard case .open(let store) = state else { return nil }
    return store.database.queue
  }

  /// The content of the file, or the intact part of it, and `nil` if there is none.
  mutating func load() throws(SessionStoreError) -> PersistentState? {
    switch opened() {
    case .open(let store): return store.stored.state
    case .absent(_, _, let salvaged): return salvaged
    case .readOnly(let content, _, _): return content
    case .unreadable(let error): throw error
    }
  }

  /// Writes the differences to the last commit; writes nothing if there are none.
  mutating func commit(_ state: PersistentState) throws(SessionStoreError) {
    switch opened() {
    case .open(let store): try write(state, to: store)
    case .absent(let lock, let saves, _): self.state = try make(state, lock, saves: saves)
    case .readOnly(_, _, let error), .unreadable(let error): throw error
    }
  }

  // MARK: Opening

  /// The state after the first call has opened the file.
  private mutating func opened() -> State {
    if let state { return state }
    let opened: State
    do {
      opened = try open()
    } catch {
      opened = .unreadable(error)
    }
    state = opened
    return opened
  }

  private mutating func open() throws(SessionStoreError) -> State {
    let exists = try files.exists()
    let lock: SessionStoreLock
    do {
      lock = try SessionStoreLock(files)
      try files.makePrivate()
      files.removeFresh()
    } catch {
      guard error.code == .unwritable else { throw error }
      return try openForReading(exists: exists, reason: error.reason ?? "")
    }
    guard exists else {
      let saves = lock.saves ?? 0
      reportMissing(saves: saves)
      return .absent(lock, saves: saves, salvaged: nil)
    }
    if access(files.path, W_OK) != 0 {
      let reason = SystemError().reason
      return try openForReading(exists: true, reason: reason)
    }
    do {
      return try openDatabase(lock)
    } catch let error as SessionStoreError {
      throw error
    } catch {
      throw .unreadable(path: path, reason: reason(error))
    }
  }

  /// Reads what can be read; each commit throws.
  private func openForReading(exists: Bool, reason: String) throws(SessionStoreError) -> State {
    var content: PersistentState?
    if exists {
      content = try SQLiteSessionStore.read(path: path, report: report)
      report("The session file \(path) can be read and not written: \(reason). Nothing is saved until that changes.")
    }
    return .readOnly(content, nil, .unwritable(path: path, reason: reason))
  }

  /// Opens the file, or renames it if it is damaged or newer.
  private mutating func openDatabase(_ lock: SessionStoreLock) throws -> State {
    let known = lock.saves
    do {
      let head = Array(try OpenFile(files.path, O_RDONLY).head(DatabaseImage.pageSize))
      if let flaw = DatabaseImage.headerFlaw(head) { throw Damage(flaw: flaw) }
      files.makeLog(size: SessionDatabase.logSize)
      let database = try SessionDatabase(path: path)
      guard try !database.isNewer() else { throw Newer() }
      if let flaw = try database.migrate() { throw Damage(flaw: flaw) }
      guard let contents = try database.read() else { throw Damage(flaw: "it has no sessions in it") }
      if let flaw = contents.flaw { throw Damage(flaw: flaw) }
      if let known, contents.stored.saves < known {
        throw Damage(flaw: Finding.missing(known - contents.stored.saves))
      }
      if known == nil {
        let image = try DatabaseImage(files)
        if let flaw = image.flaw ?? (image.isLogBroken ? Finding.brokenLog : nil) { throw Damage(flaw: flaw) }
      }
      return markOpen(OpenStore(lock: lock, database: database, identity: files.identity, stored: contents.stored))
    } catch is Newer {
      // The database is closed here: an open file must not be renamed.
      report(
        "The session file \(path) was written by a newer version. It was kept as \(try setAside("newer")), and the app "
          + "starts without sessions.")
      return .absent(lock, saves: known ?? 0, salvaged: nil)
    } catch {
      guard error is Damage || Self.isDamage(error) else { throw error }
      let flaw = (error as? Damage)?.flaw ?? "SQLite reports \u{201C}\(Self.message(error))\u{201D}"
      return try salvage(flaw, lock, saves: known ?? 0)
    }
  }

  private func reportMissing(saves: Int64) {
    guard saves > 0 || access(files.log, F_OK) == 0 else { return }
    let kept = try? setAside("damaged")
    report(
      "The session file \(path) no longer exists"
        + (kept.map { access($0 + "-wal", F_OK) == 0 ? "; its log was kept as \($0)-wal" : "" } ?? "")
        + ". The app starts without sessions.")
  }

  /// Renames the damaged file, and creates a new one from its intact content.
  private mutating func salvage(
    _ flaw: String, _ lock: SessionStoreLock, saves: Int64
  ) throws(SessionStoreError) -> State {
    let found: Finding
    do {
      found = try Finding(DatabaseImage(files), known: nil)
    } catch {
      throw .unreadable(path: path, reason: error.reason)
    }
    let content = found.contents?.stored
    let saves = max(saves, content?.saves ?? 0)
    let beginning = "The session file \(path) is damaged: \(flaw). "
    do {
      report("\(beginning)It was kept as \(try setAside("damaged")). \(found.consequence)")
    } catch {
      report("\(beginning)It could not be renamed, so nothing is saved until it is moved away. \(found.consequence)")
      return .readOnly(content?.state, lock, error)
    }
    guard let content else { return .absent(lock, saves: saves, salvaged: nil) }
    do {
      return try make(content.state, lock, saves: saves)
    } catch {
      report(error.description)
      return .absent(lock, saves: saves, salvaged: content.state)
    }
  }

  // MARK: Writing

  private mutating func write(_ content: PersistentState, to store: OpenStore) throws(SessionStoreError) {
    var store = store
    if files.identity != store.identity {
      report("The session file \(path) was removed or replaced while the app ran. It is written anew.")
      abandon(store)
      _ = try? setAside("damaged")
      state = try make(content, store.lock, saves: store.stored.saves)
      return
    }
    guard content != store.stored.state else { return }
    do {
      try store.database.write(content, over: &store.stored)
    } catch {
      guard Self.isDamage(error) else { throw .unwritable(path: path, reason: reason(error)) }
      abandon(store)
      report(
        "The session file \(path) was damaged while the app ran. It was kept as \(try setAside("damaged")), and is "
          + "written anew.")
      state = try make(content, store.lock, saves: store.stored.saves)
      return
    }
    state = markOpen(store)
  }

  /// Closes a file that is no longer written. A file must be closed before it is renamed.
  private mutating func abandon(_ store: OpenStore) {
    store.database.close()
    closed.append(store.database)
    state = .absent(store.lock, saves: store.stored.saves, salvaged: nil)
  }

  /// Creates the file with its complete content. It has another name until it is complete, so that a crash never leaves a partial file.
  private mutating func make(
    _ content: PersistentState, _ lock: SessionStoreLock, saves: Int64
  ) throws(SessionStoreError) -> State {
    do {
      try files.makeFolder()
      files.removeFresh()
      defer { files.removeFresh() }
      _ = try OpenFile(files.fresh, O_RDWR | O_CREAT | O_EXCL)
      closed.append(try SessionDatabase.make(path: files.fresh, content, saves: saves))
      // An existing log belongs to a file that no longer exists.
      unlink(files.log)
      try files.installFresh()
      files.makeLog(size: SessionDatabase.logSize)
      let database = try SessionDatabase(path: path)
      guard let contents = try database.read(), contents.flaw == nil else {
        throw SystemError(EIO)
      }
      return markOpen(OpenStore(lock: lock, database: database, identity: files.identity, stored: contents.stored))
    } catch {
      throw .unwritable(path: path, reason: reason(error))
    }
  }

  /// Continues with a file that was just read or written.
  private func markOpen(_ store: OpenStore) -> State {
    store.lock.note(saves: store.stored.saves)
    return .open(store)
  }

  private func setAside(_ why: String) throws(SessionStoreError) -> String {
    do throws(SystemError) {
      return try files.setAside(why)
    } catch {
      throw .cannotSetAside(path: path, reason: error.reason)
    }
  }

  // MARK: Errors

  /// A problem of the file that SQLite does not detect.
  private struct Damage: Error { var flaw: String }

  /// A later version has changed the tables of the file.
  private struct Newer: Error {}

  /// Whether an error is caused by the file, and not by the disk, the folder or another process.
  private static func isDamage(_ error: any Error) -> Bool {
    if error is SystemError || error is SessionStoreError { return false }
    // Of the other errors, a value that is not of its column's type is one.
    guard let error = error as? DatabaseError else { return true }
    switch error.resultCode {
    case .SQLITE_FULL, .SQLITE_IOERR, .SQLITE_READONLY, .SQLITE_CANTOPEN, .SQLITE_PERM, .SQLITE_BUSY, .SQLITE_LOCKED,
      .SQLITE_AUTH, .SQLITE_INTERRUPT, .SQLITE_NOLFS, .SQLITE_PROTOCOL:
      return false
    default: return true
    }
  }

  private static func message(_ error: any Error) -> String {
    (error as? DatabaseError).map { $0.message ?? "\($0.resultCode)" } ?? "\(error)"
  }

  private func reason(_ error: any Error) -> String {
    (error as? SystemError)?.reason ?? Self.message(error)
  }
}
