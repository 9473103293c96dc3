import Foundation

/// The files of a store: the one that holds the sessions, and those beside it.
struct StoreFiles {
  /// The sessions, an SQLite database.
  let path: String
  /// SQLite's write-ahead log: what was saved and is not copied into the file yet.
  var log: String { path + "-wal" }
  /// The lock of whoever writes; it also says how often the sessions were saved.
  var lock: String { path + "-lock" }
  /// A new file, before it is whole.
  var fresh: String { path + "-new" }

  /// The folder is the app's alone, so it is made private; another one, as the folder of a file that a person names, keeps its
  /// mode.
  let ownsFolder: Bool

  private var folder: String { (path as NSString).deletingLastPathComponent }

  init(path: String, ownsFolder: Bool = false) {
    self.path = path.hasPrefix("/") ? path : FileManager.default.currentDirectoryPath + "/" + path
    self.ownsFolder = ownsFolder
  }

  /// Whether there is a file; throws where what lies there is not a file of the user's own.
  func exists() throws(SessionStoreError) -> Bool {
    guard !path.utf8.contains(0) else { throw .unreadable(path: path, reason: SystemError(EINVAL).reason) }
    let exists = try check(path)
    _ = try check(log)
    return exists
  }

  private func check(_ path: String) throws(SessionStoreError) -> Bool {
    var status = stat()
    guard lstat(path, &status) == 0 else {
      // Where a folder of the path is missing or is none there is no file either.
      if errno == ENOENT || errno == ENOTDIR { return false }
      throw .unreadable(path: path, reason: SystemError().reason)
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: throw .foreign(path: path, what: "it is a folder")
    case S_IFLNK: throw .foreign(path: path, what: "it is a symbolic link")
    default: throw .foreign(path: path, what: "it is not a file")
    }
    guard status.st_uid == geteuid() else {
      throw .foreign(path: path, what: "it belongs to another user, whose number is \(status.st_uid)")
    }
    return true
  }

  /// Takes the modes of the files, and of a folder that is the app's alone, back to the owner: a copy from elsewhere, or an
  /// umask, may have opened them to others.
  ///
  /// Throws ``SessionStoreError/foreign(path:what:)`` where that folder belongs to another user, who could read and replace
  /// what lies in it, and ``SessionStoreError/unwritable(path:reason:)`` where a mode cannot be changed.
  func makePrivate() throws(SessionStoreError) {
    var status = stat()
    if ownsFolder, stat(folder, &status) == 0 {
      guard status.st_uid == geteuid() else {
        throw .foreign(path: path, what: "its folder belongs to another user, whose number is \(status.st_uid)")
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

  /// Which file the path names now, to see that it is still the one that was opened; `nil` where there is none.
  var identity: FileIdentity? {
    var status = stat()
    return lstat(path, &status) == 0 ? FileIdentity(device: UInt64(status.st_dev), number: UInt64(status.st_ino)) : nil
  }

  /// Makes the folder, and those above it, with mode 0700.
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
      // Another process may have been quicker.
      if errno == EEXIST { return }
      throw SystemError()
    }
    guard chmod(folder, 0o700) == 0 else { throw SystemError() }
  }

  /// Makes the log as long as it will be, so that saving need not make it longer. Where that fails, saving takes longer.
  func makeLog(size: Int) {
    guard access(log, F_OK) != 0, let file = try? OpenFile(log, O_RDWR | O_CREAT | O_EXCL) else { return }
    do throws(SystemError) {
      try file.write([UInt8](repeating: 0, count: size))
      try file.synchronise()
    } catch {
      // A full disk has better use for what little it has.
      unlink(log)
    }
  }

  /// Removes what an unfinished new file left.
  func removeFresh() {
    for name in [fresh, fresh + "-wal", fresh + "-journal", fresh + "-shm"] { unlink(name) }
  }

  /// Puts the new file, which is whole, in the place of the file.
  func installFresh() throws(SystemError) {
    unlink(fresh + "-wal")
    try OpenFile(fresh, O_RDONLY).synchronise()
    guard rename(fresh, path) == 0 else { throw SystemError() }
    // The rename itself must survive a power failure, and it is the folder that records it.
    try OpenFile(folder + "/.", O_RDONLY).synchronise()
  }

  /// Renames the file and its log to the first free `NAME.WHY-N`, and returns that name.
  func setAside(_ why: String) throws(SystemError) -> String {
    var number = 1
    while true {
      let name = "\(path).\(why)-\(number)"
      number += 1
      guard try claim(name) else { continue }
      do throws(SystemError) {
        guard try claim(name + "-wal") else { throw SystemError(EEXIST) }
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

  /// Makes an empty file of the name, so that nobody else takes it; `false` where it is taken.
  private func claim(_ name: String) throws(SystemError) -> Bool {
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

/// Which file a name stands for, whatever else is given the name later.
struct FileIdentity: Equatable {
  var device: UInt64
  var number: UInt64
}
