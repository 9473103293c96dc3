import Foundation

/// A folder that only the user can read (0700), and the files in it (0600).
struct PrivateFolder: Sendable {
  /// The path, absolute.
  let path: String

  /// Makes the folder if there is none, and removes the rights of others.
  init(_ path: String) throws {
    self.path = path
    do {
      try FileManager.default.createDirectory(
        atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    } catch {
      throw ServiceError("The folder \(LogText.quoted(path)) cannot be made: \(error.localizedDescription)")
    }
    guard chmod(path, 0o700) == 0 else {
      throw ServiceError.system("The folder \(LogText.quoted(path)) cannot be made private", errno)
    }
  }

  /// The path of a file.
  func path(of name: String) -> String { "\(path)/\(name)" }

  /// What a file has.
  enum Content: Hashable {
    case missing
    case bytes([UInt8])
    /// It is longer than the limit.
    case tooLong
  }

  /// The content of a file, up to `limit` bytes.
  ///
  /// - Throws: A sentence if the file cannot be read.
  func read(_ name: String, limit: Int) throws -> Content {
    let path = path(of: name)
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
    guard file >= 0 else {
      if errno == ENOENT { return .missing }
      throw ServiceError.system("The file \(LogText.quoted(path)) cannot be read", errno)
    }
    defer { close(file) }
    var bytes: [UInt8] = []
    while bytes.count <= limit {
      let count = limit + 1 - bytes.count
      var isAtEnd = false
      let part = [UInt8](unsafeUninitializedCapacity: min(count, 64 * 1024)) { buffer, initialized in
        let length = Glibc.read(file, buffer.baseAddress, buffer.count)
        isAtEnd = length <= 0
        initialized = max(0, length)
      }
      bytes += part
      if isAtEnd { return .bytes(bytes) }
    }
    return .tooLong
  }

  /// Writes a file so that, whatever happens, either the old or the new content is there.
  func write(_ bytes: [UInt8], to name: String) throws {
    let path = path(of: name)
    let temporary = "\(path).\(Hexadecimal.text(RandomBytes.make(8))).new"
    let file = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw ServiceError.system("The file \(LogText.quoted(path)) cannot be written", errno) }
    var code: Int32 = 0
    var rest = bytes[...]
    while code == 0, !rest.isEmpty {
      let length = rest.withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
      if length > 0 { rest = rest.dropFirst(length) } else if errno != EINTR { code = errno }
    }
    if code == 0, fsync(file) != 0 { code = errno }
    close(file)
    if code == 0, rename(temporary, path) != 0 { code = errno }
    guard code == 0 else {
      unlink(temporary)
      throw ServiceError.system("The file \(LogText.quoted(path)) cannot be written", code)
    }
    synchronize()
  }

  /// Removes a file, if there is one.
  func remove(_ name: String) throws {
    guard unlink(path(of: name)) == 0 || errno == ENOENT else {
      throw ServiceError.system("The file \(LogText.quoted(path(of: name))) cannot be removed", errno)
    }
    synchronize()
  }

  /// Renames a damaged file, so that nothing is lost, and returns its new path.
  func setAside(_ name: String) throws -> String {
    for number in 1...1000 {
      let other = "\(path(of: name)).damaged-\(number)"
      // A link fails where a rename would replace an earlier damaged file.
      if link(path(of: name), other) == 0 {
        try remove(name)
        return other
      }
      guard errno == EEXIST else { break }
    }
    throw ServiceError.system("The damaged file \(LogText.quoted(path(of: name))) cannot be renamed", errno)
  }

  /// Writes the folder's entries to the disk.
  private func synchronize() {
    let folder = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard folder >= 0 else { return }
    fsync(folder)
    close(folder)
  }
}
