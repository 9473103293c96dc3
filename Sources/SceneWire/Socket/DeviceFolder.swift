import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A folder that a device keeps in a folder which it shares with others, as `/tmp`, for as long as its process lives.
///
/// The folder is named `proscenium-` and six letters, has mode 0700, and holds a file with the folder's own name in it. The
/// process keeps that file locked (`flock`), and the operating system takes the lock away when the process ends, however it
/// ends. So the first folder that a process makes somewhere removes those there whose owner is gone: they belong to the same
/// user, name themselves in that file, and nobody has it locked. A folder of which any of these is not true stays: that of a
/// living device, that of another user, and one that only has such a name.
package final class DeviceFolder: Sendable {
  /// The folder, as an absolute path.
  package let path: String
  /// The locked file, held open.
  private let owner: Int32

  private static let prefix = "proscenium-"
  private static let ownerFile = ".proscenium-device"

  /// The folders of this process, and where those of others were looked through.
  private static let living = Living()

  private final class Living: @unchecked Sendable {
    let lock = NSLock()
    var folders: [String: DeviceFolder] = [:]
    var cleared: Set<String> = []
  }

  /// The path of a folder in `base`, with other letters at its end.
  package static func pattern(in base: String) -> String {
    (base.count > 1 && base.hasSuffix("/") ? String(base.dropLast()) : base) + "/" + prefix
      + String(repeating: "X", count: 6)
  }

  /// Makes a folder in `base`, and removes those there whose owner is gone where this process has not done so yet.
  ///
  /// Throws ``WireError/cannotListen(path:reason:)`` where none can be made.
  package init(in base: String) throws(WireError) {
    if Self.living.lock.withLock({ Self.living.cleared.insert(base).inserted }) { Self.removeAbandoned(in: base) }
    let pattern = Self.pattern(in: base)
    var template = Array(pattern.utf8CString)
    // mkdtemp puts letters of its own in place of the last six, and makes the folder with mode 0700, whatever the umask.
    guard mkdtemp(&template) != nil else { throw .cannotListen(path: pattern, reason: SocketCalls.reason()) }
    let path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    let file = path + "/" + Self.ownerFile
    let owner = open(file, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    // The name is written last: a file without it is not looked at by others, so nobody removes what is not locked yet.
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
    Self.living.lock.withLock { Self.living.folders[path] = self }
  }

  deinit { _ = closeDescriptor(owner) }

  /// The folder of this process at `path`, or `nil` where it made none there or has removed it.
  package static func living(at path: String) -> DeviceFolder? { living.lock.withLock { living.folders[path] } }

  /// Removes the folder with all that is in it. Where not everything can be removed the folder stays, and is tried again by
  /// the next device. Throws the system's error.
  package func remove() throws {
    guard Self.living.lock.withLock({ Self.living.folders.removeValue(forKey: path) != nil }) else { return }
    try Self.removeContents(of: path)
  }

  /// Removes every folder of this process, as one that is about to leave does.
  package static func removeAll() {
    for folder in living.lock.withLock({ Array(living.folders.values) }) { try? folder.remove() }
  }

  /// Removes the folders in `base` whose owner is gone.
  static func removeAbandoned(in base: String) {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: base) else { return }
    for name in names where name.hasPrefix(prefix) {
      let path = (base.hasSuffix("/") ? base : base + "/") + name
      guard let owner = lockAbandoned(path) else { continue }
      try? removeContents(of: path)
      _ = closeDescriptor(owner)
    }
  }

  /// Locks a folder whose owner is gone, and returns the locked file; `nil` where it is none of ours, or its owner lives.
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

  /// What stands in the file: the folder's own name, so that a folder which was moved aside is no device's any more.
  private static func text(for path: String) -> String {
    "A folder of a simulated device of Proscenium: \((path as NSString).lastPathComponent)\n"
  }

  /// The file goes last, so that a folder of which half is gone is still known as one of ours.
  private static func removeContents(of path: String) throws {
    let files = FileManager.default
    // An app may have closed its home even to itself.
    chmod(path, 0o700)
    for name in try files.contentsOfDirectory(atPath: path) where name != ownerFile {
      try files.removeItem(atPath: path + "/" + name)
    }
    try files.removeItem(atPath: path)
  }
}
