import Foundation
import GRDB
import SceneSystem

/// Sessions in an SQLite file.
///
/// A commit is one transaction that writes the rows that differ, and it is on the disk when ``commit(_:)`` returns. Beside the
/// file lie SQLite's log (`-wal`) and a lock (`-lock`) that makes a process the only one that writes; the folder is made
/// with mode 0700 and the files with 0600: sessions hold what the user reads and writes.
///
/// Every row has a checksum, and one row says how many others there are and what they add up to, so that no damage goes unseen. A
/// damaged file is renamed to `NAME.damaged-N`, one that a newer version wrote to `NAME.newer-N`, each with its log; what is
/// whole in a damaged one is read from it. A file that cannot be used stays as it is, and nothing is saved.
public final class SQLiteSessionStore: SessionStore, @unchecked Sendable {
  /// Where the file is.
  public var path: String { files.path }

  private let files: StoreFiles
  private let report: @Sendable (String) -> Void
  private let mutex = NSLock()
  private var isOpen = false
  private var lock: SessionStoreLock?
  private(set) var database: SessionDatabase?
  /// Which file `database` has open.
  private var identity: FileIdentity?
  /// What the file holds, as far as it is known; `nil` where there is no file.
  private var stored: StoredState?
  /// What was whole in a damaged file, until it is written.
  private var salvaged: PersistentState?
  /// Why nothing is written, though it could be read.
  private var refusal: SessionStoreError?
  /// Why the file could not even be read. It stays so, or a later save would go over what could not be read now.
  private var failure: SessionStoreError?
  /// How many saves are known of, so that a file that is made anew counts on.
  private var saves: Int64 = 0

  /// A store in the file at `path`, which need not exist, nor its folder. Nothing is touched before the first call.
  ///
  /// `report` is told, in a sentence, of everything that was found wrong with the file, and what happens next.
  public init(path: String, report: @escaping @Sendable (String) -> Void) {
    files = StoreFiles(path: path)
    self.report = report
  }

  /// A store at an app's own place. Its folder is made private where it is not: mode 0700, whatever it was before.
  ///
  /// `report` is as in ``init(path:report:)``.
  public init(_ location: SessionStoreLocation, report: @escaping @Sendable (String) -> Void) {
    files = StoreFiles(path: location.path, ownsFolder: true)
    self.report = report
  }

  /// What the file holds, or what is whole in it, and `nil` where there is none. From now on this store is the only one that
  /// writes.
  ///
  /// Throws ``SessionStoreError/inUse(path:pid:)`` while another process has the store,
  /// ``SessionStoreError/foreign(path:what:)`` where something else lies at the path, and
  /// ``SessionStoreError/unreadable(path:reason:)``. Where the file can be read and not written, that is reported, and every
  /// commit throws.
  public func load() throws(SessionStoreError) -> PersistentState? {
    mutex.lock()
    defer { mutex.unlock() }
    try open()
    return stored?.state ?? salvaged
  }

  /// Writes what differs from what was committed before; nothing where nothing does.
  public func commit(_ state: PersistentState) throws(SessionStoreError) {
    mutex.lock()
    defer { mutex.unlock() }
    try open()
    if let refusal { throw refusal }
    if database != nil, files.identity != identity {
      report("The session file \(path) was removed or replaced while the app ran. It is written anew.")
      close()
      _ = try? setAside("damaged")
    }
    guard let database, var stored else { return try make(state) }
    guard state != stored.state else { return }
    do {
      try database.write(state, over: &stored)
    } catch {
      guard SQLiteSessionStore.isDamage(error) else { throw .unwritable(path: path, reason: reason(error)) }
      close()
      report(
        "The session file \(path) was damaged while the app ran. It was kept as \(try setAside("damaged")), and is "
          + "written anew.")
      return try make(state)
    }
    self.stored = stored
    noteSave(stored.saves)
  }

  /// What the file at `path` holds at this instant, also while another process writes it. Nothing is written or locked.
  ///
  /// `report` is told of damage; what is whole is returned. `nil` where there is no file, or nothing whole in it.
  public static func read(path: String, report: (String) -> Void) throws(SessionStoreError) -> PersistentState? {
    let files = StoreFiles(path: path)
    guard try files.exists() else { return nil }
    // Before the file: a save in between must not look like a lost one.
    let known = SessionStoreLock.saves(files)
    let found: Finding
    do {
      found = try Finding(DatabaseImage(files), known: known)
    } catch {
      throw .unreadable(path: files.path, reason: error.reason)
    }
    if let flaw = found.flaw { report("The session file \(files.path) is damaged: \(flaw). \(found.rest)") }
    return found.contents?.stored.state
  }

  // MARK: Opening

  private func open() throws(SessionStoreError) {
    if let failure { throw failure }
    guard !isOpen else { return }
    do {
      try openFiles()
      isOpen = true
    } catch {
      close()
      lock = nil
      failure = error
      throw error
    }
  }

  private func openFiles() throws(SessionStoreError) {
    let exists = try files.exists()
    do {
      lock = try SessionStoreLock(files)
      try files.makePrivate()
      saves = lock?.saves ?? 0
      files.removeFresh()
    } catch {
      guard case .unwritable(_, let reason) = error else { throw error }
      return try openForReading(exists: exists, reason: reason)
    }
    guard exists else { return reportMissing() }
    if access(files.path, W_OK) != 0 {
      let reason = SystemError().reason
      return try openForReading(exists: true, reason: reason)
    }
    do {
      try openDatabase()
    } catch let error as SessionStoreError {
      throw error
    } catch {
      throw .unreadable(path: path, reason: reason(error))
    }
  }

  /// Reads what can be read, and has every commit refused.
  private func openForReading(exists: Bool, reason: String) throws(SessionStoreError) {
    lock = nil
    if exists {
      let state = try SQLiteSessionStore.read(path: path, report: report)
      stored = state.map { StoredState(state: $0) }
      report("The session file \(path) can be read and not written: \(reason). Nothing is saved until that changes.")
    }
    refusal = .unwritable(path: path, reason: reason)
  }

  /// Opens the file, or puts it aside.
  private func openDatabase() throws {
    let contents: ReadState?
    do {
      let head = Array(try OpenFile(files.path, O_RDONLY).head(DatabaseImage.pageSize))
      if let flaw = DatabaseImage.headerFlaw(head) { throw Damage(flaw: flaw) }
      files.makeLog(size: SessionDatabase.logSize)
      let database = try SessionDatabase(path: path)
      self.database = database
      if try database.isNewer() {
        close()
        report(
          "The session file \(path) was written by a newer version. It was kept as \(try setAside("newer")), and the app "
            + "starts without sessions.")
        return
      }
      if let flaw = try database.migrate() { throw Damage(flaw: flaw) }
      contents = try database.read()
      if let flaw = contents?.flaw { throw Damage(flaw: flaw) }
      guard let contents else { throw Damage(flaw: "it has no sessions in it") }
      if contents.stored.saves < saves {
        throw Damage(flaw: Finding.missing(saves - contents.stored.saves))
      }
      if lock?.saves == nil {
        let image = try DatabaseImage(files)
        if let flaw = image.flaw ?? (image.isLogBroken ? Finding.brokenLog : nil) { throw Damage(flaw: flaw) }
      }
    } catch {
      guard error is Damage || SQLiteSessionStore.isDamage(error) else { throw error }
      close()
      return try salvage((error as? Damage)?.flaw ?? "SQLite says \u{201C}\(SQLiteSessionStore.message(error))\u{201D}")
    }
    stored = contents?.stored
    identity = files.identity
    noteSave(max(saves, stored?.saves ?? 0))
  }

  private func reportMissing() {
    guard saves > 0 || access(files.log, F_OK) == 0 else { return }
    let kept = try? setAside("damaged")
    report(
      "The session file \(path) has gone"
        + (kept.map { access($0 + "-wal", F_OK) == 0 ? "; its log was kept as \($0)-wal" : "" } ?? "")
        + ". The app starts without sessions.")
  }

  /// Keeps the damaged file beside, and makes a new one of what is whole in it.
  private func salvage(_ flaw: String) throws(SessionStoreError) {
    let found: Finding
    do {
      found = try Finding(DatabaseImage(files), known: nil)
    } catch {
      throw .unreadable(path: path, reason: error.reason)
    }
    saves = max(saves, found.contents?.stored.saves ?? 0)
    let beginning = "The session file \(path) is damaged: \(flaw). "
    do {
      report("\(beginning)It was kept as \(try setAside("damaged")). \(found.rest)")
    } catch {
      refusal = error
      stored = found.contents?.stored
      report("\(beginning)It could not be renamed, so nothing is saved until it is moved away. \(found.rest)")
      return
    }
    guard let state = found.contents?.stored.state else { return }
    do {
      try make(state)
    } catch {
      report(error.description)
      stored = nil
      salvaged = state
    }
  }

  // MARK: Writing

  /// Makes the file with everything in it. Until it is whole it has another name, so that no crash leaves half a file.
  private func make(_ state: PersistentState) throws(SessionStoreError) {
    do {
      try files.makeFolder()
      files.removeFresh()
      defer { files.removeFresh() }
      _ = try OpenFile(files.fresh, O_RDWR | O_CREAT | O_EXCL)
      try SessionDatabase.make(path: files.fresh, state, saves: saves)
      // A log that lies there belongs to a file that has gone.
      unlink(files.log)
      try files.installFresh()
      files.makeLog(size: SessionDatabase.logSize)
      let database = try SessionDatabase(path: path)
      guard let contents = try database.read(), contents.flaw == nil else {
        throw SystemError(EIO)
      }
      self.database = database
      stored = contents.stored
      identity = files.identity
      salvaged = nil
      noteSave(contents.stored.saves)
    } catch {
      throw .unwritable(path: path, reason: reason(error))
    }
  }

  private func noteSave(_ saves: Int64) {
    self.saves = saves
    lock?.note(saves: saves)
  }

  private func setAside(_ why: String) throws(SessionStoreError) -> String {
    do throws(SystemError) {
      return try files.setAside(why)
    } catch {
      throw .cannotSetAside(path: path, reason: error.reason)
    }
  }

  private func close() {
    database = nil
    identity = nil
    stored = nil
  }

  // MARK: Errors

  /// Something is wrong with the file that SQLite does not know of.
  private struct Damage: Error { var flaw: String }

  /// Whether an error is the file's fault, and not that of the disk, the folder or another process.
  private static func isDamage(_ error: any Error) -> Bool {
    if error is SystemError || error is SessionStoreError { return false }
    // Of the rest, a value that is not of its column's type is one.
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
    (error as? SystemError)?.reason ?? SQLiteSessionStore.message(error)
  }
}
