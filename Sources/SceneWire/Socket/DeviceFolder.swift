import Foundation
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A folder of a device in a shared folder, such as `/tmp`, for the lifetime of its process.
///
/// The folder is named `proscenium-` and six letters, has mode 0700, and contains a file with the folder's own name in it. The process
/// keeps that file locked (`flock`), and the operating system releases the lock when the process ends, for whatever reason. So the first
/// folder that a process creates in a shared folder removes those whose owner has ended: they belong to the same user, are named in that
/// file, and are not locked. A folder for which any of these is not true is kept: that of a running device, that of another user, and one
/// that only has such a name.
package final class DeviceFolder: Sendable {
  /// The folder, as an absolute path.
  package let path: String
  /// The locked file, which stays open.
  private let owner: Int32

  private static let prefix = "proscenium-"
  private static let ownerFile = ".proscenium-device"

  /// The folders of this process, and the shared folders that were searched for those of others.
  private static let active = Mutex(ActiveFolders())

  private struct ActiveFolders {
    var folders: [String: DeviceFolder] = [:]
    var cleared: Set<String> = []
  }

  /// The path of a folder in `base`, with a placeholder for the letters at its end.
  package static func pattern(in base: String) -> String {
    (base.count > 1 && base.hasSuffix("/") ? String(base.dropLast()) : base) + "/" + prefix
      + String(repeating: "X", count: 6)
  }

  /// Creates a folder in `base`, and removes those there whose owner has ended if this process has not done so yet.
  ///
  /// Throws ``WireError/cannotListen(path:reason:)`` if none can be created.
  package init(in base: String) throws(WireError) {
    if Self.active.withLock({ $0.cleared.insert(base).inserted }) { Self.removeAbandoned(in: base) }
    let pattern = Self.pattern(in: base)
    var template = Array(pattern.utf8CString)
    // mkdtemp replaces the last six characters, and creates the folder with mode 0700, independent of the umask.
    guard mkdtemp(&template) != nil else { throw .cannotListen(path: pattern, reason: SocketCalls.reason()) }
    let path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    let file = path + "/" + Self.ownerFile
    let owner = open(file, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    // The name is written last: others ignore a file without it, so a folder that is not locked yet is not removed.
    let text = Self.text(for: path)
    guard owner >= 0, flock(owner, LOCK_EX) == 0, write(owner, text, text.utf8.count) == text.utf8.count else {
      let reason = SocketCalls.reason()
      if owner >= 0 { _ = closeDescriptor(owner) }
      unlink(file)
      rmdir(path)
      throw .cannotListen(path: path, reason: reason)
    }
    self.path = path
    self.owner = owner
    Self.active.withLock { $0.folders[path] = self }
  }

  deinit { _ = closeDescriptor(owner) }

  /// The folder of this process at `path`, or `nil` if it created none there or has removed it.
  package static func active(at path: String) -> DeviceFolder? { active.withLock { $0.folders[path] } }

  /// Removes the folder and its contents. If not everything can be removed the folder is kept, and the next device tries again. Throws the
  /// system's error.
  package func remove() throws {
    guard Self.active.withLock({ $0.folders.removeValue(forKey: path) != nil }) else { return }
    try Self.removeContents(of: path)
  }

  /// Removes every folder of this process, for a process that is about to exit.
  package static func removeAll() {
    for folder in active.withLock({ Array($0.folders.values) }) { try? folder.remove() }
  }

  /// Removes the folders in `base` whose owner has ended.
  static func removeAbandoned(in base: String) {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: base) else { return }
    for name in names where name.hasPrefix(prefix) {
      let path = (base.hasSuffix("/") ? base : base + "/") + name
      guard let owner = lockAbandoned(path) else { continue }
      try? removeContents(of: path)
      _ = closeDescriptor(owner)
    }
  }

  /// Locks a folder whose owner has ended, and returns the locked file; `nil` if it is not a device's, or its owner is running.
  private static func lockAbandoned(_ path: String) -> Int32? {
    var status = stat()
    guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR, status.st_uid == geteuid() else { return nil }
    let owner = open(path + "/" + ownerFile, O_RDWR | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard owner >= 0 else { return nil }
    let expected = Array(text(for: path).utf8)
    var found = [UInt8](repeating: 0, count: expected.count + 1)
    guard fstat(owner, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_uid == geteuid(),
      flock(owner, LOCK_EX | LOCK_NB) == 0, read(owner, &found, found.count) == expected.count,
      found.starts(with: expected)
    else {
      _ = closeDescriptor(owner)
      return nil
    }
    return owner
  }

  /// The contents of the file: the folder's own name, so that a folder that was renamed is no longer a device's.
  private static func text(for path: String) -> String {
    "A folder of a simulated device of Proscenium: \((path as NSString).lastPathComponent)\n"
  }

  /// The file is removed last, so that a partly removed folder is still recognised as a device's.
  private static func removeContents(of path: String) throws {
    let files = FileManager.default
    // An app may have removed all permissions of its home folder.
    chmod(path, 0o700)
    for name in try files.contentsOfDirectory(atPath: path) where name != ownerFile {
      try files.removeItem(atPath: path + "/" + name)
    }
    try files.removeItem(atPath: path)
  }
}
