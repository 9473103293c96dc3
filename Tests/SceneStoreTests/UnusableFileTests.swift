import Foundation
import GRDB
import SceneSystem
import Testing
import TestSupport

@testable import SceneStore

/// A separate file system, in memory and of a given size; only the superuser may create one.
final class SmallDisk {
  let folder = TemporaryFolder()
  var path: String { folder.path + "/sessions.sqlite" }

  init?(size: String) {
    guard mount("tmpfs", folder.path, "tmpfs", 0, "size=\(size)") == 0 else { return nil }
  }

  /// Afterwards no user can write, not even the superuser.
  func makeReadOnly() -> Bool { remount(UInt(MS_RDONLY)) }
  func makeWritable() -> Bool { remount(0) }

  /// A process that another test starts has the open files of this one until it runs its program, and a file system with a file that is open for
  /// writing is busy for that instant.
  private func remount(_ flags: UInt) -> Bool {
    for _ in 0..<1_000 {
      if mount("tmpfs", folder.path, "tmpfs", UInt(MS_REMOUNT) | flags, nil) == 0 { return true }
      guard errno == EBUSY else { return false }
      poll(nil, 0, 10)
    }
    return false
  }

  deinit { umount2(folder.path, Int32(MNT_DETACH)) }

  static let isPossible = SmallDisk(size: "64k") != nil
}

@Suite("Unusable files are not changed")
struct UnusableFileTests {
  let folder = TemporaryFolder()
  let reports = CollectedLines()
  var path: String { folder.path + "/sessions.sqlite" }

  private func store() -> SQLiteSessionStore { SQLiteSessionStore(path: path, report: reports.append) }

  @Test("A folder, a symbolic link or a socket in place of the file or its log is refused and not changed")
  func otherThings() throws {
    try SQLiteSessionStore(path: folder.path + "/real", report: reports.append).commit(sampleState(1))
    let real = try folder.bytes(of: "real")
    for name in ["sessions.sqlite", "sessions.sqlite-wal"] {
      let thing = folder.path + "/" + name
      for (what, make) in [
        (
          "it is a folder",
          { try FileManager.default.createDirectory(atPath: thing, withIntermediateDirectories: false) }
        ),
        (
          "it is a symbolic link",
          { try FileManager.default.createSymbolicLink(atPath: thing, withDestinationPath: self.folder.path + "/real") }
        ), ("it is not a file", { mkfifo(thing, 0o600) }),
      ] as [(String, () throws -> Void)] {
        try make()
        let store = store()
        #expect(throws: SessionStoreError.notASessionFile(path: thing, reason: what)) { try store.load() }
        #expect(throws: SessionStoreError.notASessionFile(path: thing, reason: what)) {
          try store.commit(sampleState(1))
        }
        #expect(throws: SessionStoreError.notASessionFile(path: thing, reason: what)) {
          try SQLiteSessionStore.read(path: path, report: reports.append)
        }
        try FileManager.default.removeItem(atPath: thing)
        // It was refused once, and stays refused: the previous content is not known.
        #expect(throws: SessionStoreError.self) { try store.commit(sampleState(1)) }
      }
    }
    #expect(try folder.bytes(of: "real") == real)
    #expect(folder.names == ["real", "real-lock", "real-wal"])
  }

  @Test(
    "Another user's file is neither read nor written",
    .enabled(if: isSuperuser, "only the superuser gives files away"))
  func foreignOwner() throws {
    try store().commit(sampleState(2))
    let before = try folder.bytes(of: "sessions.sqlite")
    #expect(chown(path, 4321, 4321) == 0)
    let store = store()
    let error = #expect(throws: SessionStoreError.self) { try store.load() }
    #expect(error == .notASessionFile(path: path, reason: "it belongs to another user, with the number 4321"))
    #expect(throws: error ?? .inUse(path: "", pid: 0)) { try store.commit(sampleState(1)) }
    #expect(try folder.bytes(of: "sessions.sqlite") == before)
    #expect(chown(path, 0, 0) == 0)
    #expect(try self.store().load() == sampleState(2))
  }

  @Test("A newer version's file is kept unchanged with its log, and the app starts without sessions")
  func newer() throws {
    try store().commit(sampleState(2))
    try DatabaseQueue(path: path).write {
      try $0.execute(sql: "INSERT INTO grdb_migrations VALUES ('v9 from tomorrow')")
    }
    let before = try folder.bytes(of: "sessions.sqlite")
    #expect(try SQLiteSessionStore.read(path: path, report: reports.append) == nil)
    #expect(reports.all.last?.contains("a newer version wrote it") == true)
    let store = store()
    #expect(try store.load() == nil)
    #expect(try folder.bytes(of: "sessions.sqlite.newer-1") == before)
    #expect(
      reports.all.last
        == "The session file \(path) was written by a newer version. It was kept as \(path).newer-1, and the "
        + "app starts without sessions.")
    try store.commit(sampleState(1))
    #expect(try SQLiteSessionStore.read(path: path, report: reports.append) == sampleState(1))
  }

  @Test("Another program's database is set aside unchanged")
  func otherDatabase() throws {
    try DatabaseQueue(path: path).write { try $0.execute(sql: "CREATE TABLE bookmark (url TEXT)") }
    let before = try folder.bytes(of: "sessions.sqlite")
    #expect(try store().load() == nil)
    #expect(try folder.bytes(of: "sessions.sqlite.damaged-1") == before)
    #expect(reports.all.count == 1)
  }

  @Test("If the folder cannot be created, nothing is loaded and every commit reports the reason")
  func noFolder() throws {
    for place in ["/proc/nowhere/sessions.sqlite", folder.path + "/x\u{0}y/sessions.sqlite"] {
      let store = SQLiteSessionStore(path: place, report: reports.append)
      _ = try? store.load()
      for _ in 0..<2 { #expect(throws: SessionStoreError.self) { try store.commit(sampleState(1)) } }
    }
    try folder.write([], to: "file")
    let store = SQLiteSessionStore(path: folder.path + "/file/sessions.sqlite", report: reports.append)
    #expect(try store.load() == nil)
    let error = #expect(throws: SessionStoreError.self) { try store.commit(sampleState(1)) }
    #expect(error?.description.hasSuffix("What was saved before is untouched.") == true)
    #expect(folder.names == ["file"])
  }

  @Test("A read-only file is read, reported as read-only, and never written")
  func readOnly() throws {
    try #require(geteuid() != 0 || SmallDisk.isPossible, "The superuser may write everywhere, and may not mount here.")
    let disk = geteuid() == 0 ? SmallDisk(size: "8m") : nil
    let path = disk?.path ?? path
    let holder = (path as NSString).deletingLastPathComponent
    func setWritable(_ isWritable: Bool) {
      if let disk {
        #expect(isWritable ? disk.makeWritable() : disk.makeReadOnly())
      } else {
        chmod(path, isWritable ? 0o600 : 0o400)
        chmod(holder, isWritable ? 0o700 : 0o500)
      }
    }
    try SQLiteSessionStore(path: path, report: reports.append).commit(sampleState(3))
    setWritable(false)
    let store = SQLiteSessionStore(path: path, report: reports.append)
    #expect(try store.load() == sampleState(3))
    #expect(reports.all.count == 1 && reports.all[0].contains("\(path) can be read and not written"), "\(reports.all)")
    let error = #expect(throws: SessionStoreError.self) { try store.commit(sampleState(1)) }
    setWritable(true)
    // A refused store stays refused: another process may have saved meanwhile.
    #expect(throws: error ?? .inUse(path: "", pid: 0)) { try store.commit(sampleState(1)) }
    #expect(try SQLiteSessionStore(path: path, report: reports.append).load() == sampleState(3))
  }

  @Test(
    "On a full disk the save fails, the previous one is kept, and once there is space the next save writes everything",
    .enabled(if: SmallDisk.isPossible, "only the superuser may mount"))
  func fullDisk() throws {
    let disk = try #require(SmallDisk(size: "4m"))
    let store = SQLiteSessionStore(path: disk.path, report: reports.append)
    try store.commit(sampleState(10))
    let filler = disk.folder.path + "/filler"
    try fill(filler)
    var state = sampleState(10)
    var failures = 0
    for _ in 0..<3000 {
      let whole = state
      _ = state.addSession(
        configuration: SceneConfiguration(name: "more"),
        restorationActivity: ActivityArchive(activityType: "a", bytes: Bytes([UInt8](repeating: 1, count: 20_000))))
      do {
        try store.commit(state)
      } catch {
        failures += 1
        guard error.code == .unwritable, error.path == disk.path else { throw error }
        #expect(try SQLiteSessionStore.read(path: disk.path, report: reports.append) == whole)
        break
      }
    }
    #expect(failures == 1)
    try FileManager.default.removeItem(atPath: filler)
    try store.commit(state)
    #expect(try SQLiteSessionStore.read(path: disk.path, report: reports.append) == state)
    #expect(reports.all.isEmpty)
  }

  @Test(
    "On a disk that is full from the start no partial file is left, and the file is written once there is space",
    .enabled(if: SmallDisk.isPossible, "only the superuser may mount"))
  func fullFromTheStart() throws {
    let disk = try #require(SmallDisk(size: "2m"))
    let filler = disk.folder.path + "/filler"
    try fill(filler)
    let store = SQLiteSessionStore(path: disk.path, report: reports.append)
    #expect(try store.load() == nil)
    for _ in 0..<2 { #expect(throws: SessionStoreError.self) { try store.commit(sampleState(5)) } }
    #expect(disk.folder.names.filter { $0 != "filler" && !$0.hasSuffix("-lock") } == [])
    try FileManager.default.removeItem(atPath: filler)
    try store.commit(sampleState(5))
    #expect(try SQLiteSessionStore.read(path: disk.path, report: reports.append) == sampleState(5))
  }

  @Test("A file at its size limit: the save fails, the previous one is kept, and the next writes everything")
  func fullFile() throws {
    let store = store()
    try store.commit(sampleState(4))
    let queue = try #require(store.queue)
    try queue.inDatabase { try $0.execute(sql: "PRAGMA max_page_count = 20") }
    var state = sampleState(4)
    state.entries[1].record.snapshot = "picture"
    state.entries[2].record.userInfo = Bytes([UInt8](repeating: 3, count: 100_000))
    let error = #expect(throws: SessionStoreError.self) { try store.commit(state) }
    #expect(error == .unwritable(path: path, reason: "database or disk is full"))
    #expect(try SQLiteSessionStore.read(path: path, report: reports.append) == sampleState(4))
    try queue.inDatabase { try $0.execute(sql: "PRAGMA max_page_count = 1000000") }
    try store.commit(state)
    #expect(try SQLiteSessionStore.read(path: path, report: reports.append) == state)
    #expect(reports.all.isEmpty)
  }

  /// Leaves no free block.
  private func fill(_ path: String) throws {
    let file = try OpenFile(path, O_RDWR | O_CREAT)
    var offset = 0
    for size in [1 << 16, 4096] {
      while (try? file.write([UInt8](repeating: 0, count: size), at: offset)) != nil { offset += size }
    }
  }
}
