import Foundation
import SessionStorage

/// The files of a store: the one with the sessions, and those beside it.
struct StoreFiles {
  /// The sessions, an SQLite database.
  let path: String
  /// SQLite's write-ahead log: what was saved and has not been copied into the file yet.
  var log: String { path + "-wal" }
  /// The writer's lock; it also has the number of saves.
  var lock: String { path + "-lock" }
  /// A new file, before it is complete.
  var fresh: String { path + "-new" }

  /// Whether the folder is the app's alone, so that it is made private; another folder, such as that of a file that a user names, keeps its
  /// mode.
  let ownsFolder: Bool

  private var folder: String { (path as NSString).deletingLastPathComponent }

  init(path: String, ownsFolder: Bool = false) {
    self.path = path.hasPrefix("/") ? path : FileManager.default.currentDirectoryPath + "/" + path
    self.ownsFolder = ownsFolder
  }

  /// Whether there is a file; throws if the path is not a file of the user's own.
  func exists() throws(SessionStoreError) -> Bool {
    guard !path.utf8.contains(0) else { throw .unreadable(path: path, reason: SystemError(EINVAL).reason) }
    let exists = try check(path)
    _ = try check(log)
    return exists
  }

  private func check(_ path: String) throws(SessionStoreError) -> Bool {
    var status = stat()
    guard lstat(path, &status) == 0 else {
      // If a component of the path is missing or is not a folder, there is no file either.
      if errno == ENOENT || errno == ENOTDIR { return false }
      throw .unreadable(path: path, reason: SystemError().reason)
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: throw .notASessionFile(path: path, reason: "it is a folder")
    case S_IFLNK: throw .notASessionFile(path: path, reason: "it is a symbolic link")
    default: throw .notASessionFile(path: path, reason: "it is not a file")
    }
    guard status.st_uid == geteuid() else {
      throw .notASessionFile(path: path, reason: "it belongs to another user, with the number \(status.st_uid)")
    }
    return true
  }

  /// Resets the modes of the files, and of a folder that is the app's alone, to the owner only: a copy from elsewhere, or a umask, may have
  /// opened them to others.
  ///
  /// Throws `SessionStoreError.notASessionFile(path:reason:)` if that folder belongs to another user, who could read and replace its
  /// contents, and `SessionStoreError.unwritable(path:reason:)` if a mode cannot be changed.
  func makePrivate() throws(SessionStoreError) {
    var status = stat()
    if ownsFolder, stat(folder, &status) == 0 {
      guard status.st_uid == geteuid() else {
        throw .notASessionFile(
          path: path, reason: "its folder belongs to another user, with the number \(status.st_uid)")
      }
      try removeAccessOfOthers(folder, status)
    }
    for file in [path, log] where lstat(file, &status) == 0 && status.st_mode & S_IFMT == S_IFREG {
      try removeAccessOfOthers(file, status)
    }
  }

  private func removeAccessOfOthers(_ path: String, _ status: stat) throws(SessionStoreError) {
    let mode = status.st_mode & 0o7777
    guard mode & 0o077 != 0, chmod(path, mode & 0o700) != 0 else { return }
    throw .unwritable(path: path, reason: SystemError().reason)
  }

  /// The file that the path names now, to check that it is still the one that was opened; `nil` if there is none.
  var identity: FileIdentity? {
    var status = stat()
    return lstat(path, &status) == 0 ? FileIdentity(device: UInt64(status.st_dev), number: UInt64(status.st_ino)) : nil
  }

  /// Creates the folder, and its parents, with mode 0700.
  func makeFolder() throws(SystemError) {
    try makeFolder(folder)
  }

  private func makeFolder(_ folder: String) throws(SystemError) {
    guard !folder.utf8.contains(0) else { throw SystemError(EINVAL) }
    var status = stat()
    if stat(folder, &status) == 0 {
      guard status.st_mode & S_IFMT == S_IFDIR else { throw SystemError(ENOTDIR) }
      return
    }
    guard errno == ENOENT else { throw SystemError() }
    try makeFolder((folder as NSString).deletingLastPathComponent)
    guard mkdir(folder, 0o700) == 0 else {
      // Another process may have created it first.
      if errno == EEXIST { return }
      throw SystemError()
    }
    guard chmod(folder, 0o700) == 0 else { throw SystemError() }
  }

  /// Creates the log at its full size, so that saving need not extend it. If that fails, saving takes longer.
  func makeLog(size: Int) {
    guard access(log, F_OK) != 0, let file = try? OpenFile(log, O_RDWR | O_CREAT | O_EXCL) else { return }
    do throws(SystemError) {
      try file.write([UInt8](repeating: 0, count: size))
      try file.synchronise()
    } catch {
      // On a full disk the log's space is needed for the data.
      unlink(log)
    }
  }

  /// Creates an empty file, and its folder, which only the owner can access.
  func createEmpty() throws(SystemError) {
    try makeFolder()
    _ = try OpenFile(path, O_RDWR | O_CREAT)
  }

  /// Removes the file and what SQLite keeps beside it.
  func remove() {
    for name in [path, log, path + "-journal", path + "-shm"] { unlink(name) }
  }

  /// Removes the rest of an unfinished new file.
  func removeFresh() {
    for name in [fresh, fresh + "-wal", fresh + "-journal", fresh + "-shm"] { unlink(name) }
  }

  /// Renames the new file, which is complete, to the file.
  func installFresh() throws(SystemError) {
    unlink(fresh + "-wal")
    try OpenFile(fresh, O_RDONLY).synchronise()
    guard rename(fresh, path) == 0 else { throw SystemError() }
    // The rename itself must survive a power failure, and it is recorded in the folder.
    try OpenFile(folder + "/.", O_RDONLY).synchronise()
  }

  /// Renames the file and its log to the first unused `NAME.WHY-N`, and returns that name.
  func setAside(_ why: String) throws(SystemError) -> String {
    var number = 1
    while true {
      let name = "\(path).\(why)-\(number)"
      number += 1
      guard try reserve(name) else { continue }
      do throws(SystemError) {
        guard try reserve(name + "-wal") else { throw SystemError(EEXIST) }
      } catch {
        unlink(name)
        if error.code == EEXIST { continue }
        throw error
      }
      try move(log, over: name + "-wal")
      try move(path, over: name)
      unlink(path + "-shm")
      unlink(path + "-journal")
      return name
    }
  }

  /// Creates an empty file of the name, so that it is reserved; `false` if it exists.
  private func reserve(_ name: String) throws(SystemError) -> Bool {
    do throws(SystemError) {
      _ = try OpenFile(name, O_WRONLY | O_CREAT | O_EXCL)
      return true
    } catch {
      if error.code == EEXIST { return false }
      throw error
    }
  }

  private func move(_ file: String, over claimed: String) throws(SystemError) {
    guard rename(file, claimed) != 0 else { return }
    let error = SystemError()
    unlink(claimed)
    if error.code != ENOENT { throw error }
  }
}

/// The identity of a file, independent of its name.
struct FileIdentity: Equatable {
  var device: UInt64
  var number: UInt64
}
