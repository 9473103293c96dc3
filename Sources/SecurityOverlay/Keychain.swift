import Foundation
import Glibc

/// The keychain of the app: a file that only the user can read. Other processes of the app can use it too.
struct Keychain {
  /// The identifier of the app's bundle, or the name of the process.
  static var identifier: String { Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName }

  /// The folder for the data of all apps, for tests; `nil` for that of the environment.
  @TaskLocal static var dataHome: String?

  private let folder: String
  private var file: String { folder + "/keychain.plist" }

  init() {
    let environment = ProcessInfo.processInfo.environment
    let home = Keychain.dataHome ?? environment["XDG_DATA_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    let name = Keychain.identifier.replacing("/", with: "_")
    folder = (home ?? NSHomeDirectory() + "/.local/share") + "/proscenium/" + name
  }

  /// The items.
  func items() throws(KeychainError) -> [KeychainItem] { try read().items }

  /// Changes the items, while no other process does.
  @discardableResult func change<Result>(
    _ body: (inout KeychainItems) throws(KeychainError) -> Result
  ) throws(KeychainError) -> Result {
    let lock = try self.lock()
    defer { close(lock) }
    var items = try read()
    let result = try body(&items)
    try write(items)
    return result
  }

  private func lock() throws(KeychainError) -> Int32 {
    do {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    } catch { throw KeychainError(status: errSecIO) }
    let lock = open(folder + "/keychain.lock", O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
    guard lock >= 0 else { throw KeychainError(status: errSecIO) }
    // Closing the file unlocks it.
    guard flock(lock, LOCK_EX) == 0 else {
      close(lock)
      throw KeychainError(status: errSecIO)
    }
    return lock
  }

  private func read() throws(KeychainError) -> KeychainItems {
    guard access(file, F_OK) == 0 else { return KeychainItems() }
    guard let data = FileManager.default.contents(atPath: file) else { throw KeychainError(status: errSecIO) }
    guard let items = try? PropertyListDecoder().decode(KeychainItems.self, from: data) else {
      throw KeychainError(status: errSecDecode)
    }
    return items
  }

  /// Replaces the file as a whole. It is never readable for others.
  private func write(_ items: KeychainItems) throws(KeychainError) {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .binary
    let new = file + ".new"
    unlink(new)
    let descriptor = open(new, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0o600)
    guard descriptor >= 0, let data = try? encoder.encode(items) else { throw KeychainError(status: errSecIO) }
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    do {
      try handle.write(contentsOf: data)
      try handle.synchronize()
      try handle.close()
    } catch { throw KeychainError(status: errSecIO) }
    guard rename(new, file) == 0 else { throw KeychainError(status: errSecIO) }
  }
}
