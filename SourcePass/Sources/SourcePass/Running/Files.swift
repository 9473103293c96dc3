import Glibc

/// The file system.
enum Files {
  /// The date and size of a regular file, or `nil` if there is none.
  static func stamp(_ path: String) -> FileStamp? {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    return FileStamp(
      size: Int(status.st_size), seconds: Int(status.st_mtim.tv_sec), nanoseconds: Int(status.st_mtim.tv_nsec))
  }

  /// The bytes of a regular file with at most `limit` bytes.
  static func read(_ path: String, limit: Int) throws(PassError) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw .cannotRead(path: path, reason: lastError()) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw .cannotRead(path: path, reason: "it is not a regular file")
    }
    guard Int(status.st_size) <= limit else {
      throw .cannotRead(path: path, reason: "it has \(status.st_size) bytes, more than \(limit)")
    }
    let size = Int(status.st_size)
    var bytes = [UInt8](repeating: 0, count: size)
    var count = 0
    while count < size {
      let read = bytes.withUnsafeMutableBytes { Glibc.read(descriptor, $0.baseAddress! + count, size - count) }
      if read < 0, errno == EINTR { continue }
      guard read >= 0 else { throw .cannotRead(path: path, reason: lastError()) }
      if read == 0 { break }
      count += read
    }
    bytes.removeLast(size - count)
    return bytes
  }

  /// Writes a file by way of a temporary one, so that nobody reads a part of it. Makes its folder.
  static func write(_ bytes: [UInt8], to path: String) throws(PassError) {
    try makeFolder(of: path)
    let temporary = path + ".\(getpid()).tmp"
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw .cannotWrite(path: path, reason: lastError()) }
    var count = 0
    while count < bytes.count {
      let written = bytes.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress! + count, bytes.count - count) }
      if written < 0, errno == EINTR { continue }
      guard written > 0 else {
        let reason = lastError()
        close(descriptor)
        unlink(temporary)
        throw .cannotWrite(path: path, reason: reason)
      }
      count += written
    }
    close(descriptor)
    guard rename(temporary, path) == 0 else {
      let reason = lastError()
      unlink(temporary)
      throw .cannotWrite(path: path, reason: reason)
    }
  }

  private static func makeFolder(of path: String) throws(PassError) {
    guard let slash = path.lastIndex(of: "/"), slash != path.startIndex else { return }
    let folder = String(path[..<slash])
    var status = stat()
    if stat(folder, &status) == 0 { return }
    try makeFolder(of: folder)
    guard mkdir(folder, 0o755) == 0 || errno == EEXIST else { throw .cannotWrite(path: folder, reason: lastError()) }
  }

  /// Removes a file.
  static func remove(_ path: String) { unlink(path) }

  /// The paths of the Swift files in a folder and its folders, relative to it. Links are not followed.
  static func swiftFiles(in folder: String) -> [String] {
    var found: [String] = []
    var open = [""]
    while let current = open.popLast(), found.count < 100_000 {
      guard let directory = opendir(folder + "/" + current) else { continue }
      while let entry = readdir(directory) {
        let name = withUnsafePointer(to: &entry.pointee.d_name) {
          $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
        }
        guard !name.hasPrefix(".") else { continue }
        let relative = current.isEmpty ? name : current + "/" + name
        if Int32(entry.pointee.d_type) == Int32(DT_DIR) {
          open.append(relative)
        } else if name.hasSuffix(".swift") {
          found.append(relative)
        }
      }
      closedir(directory)
    }
    return found
  }

  /// The beginning of a file.
  static func beginning(_ path: String, count: Int) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return [] }
    defer { close(descriptor) }
    var bytes = [UInt8](repeating: 0, count: count)
    let read = Glibc.read(descriptor, &bytes, count)
    return Array(bytes.prefix(max(0, read)))
  }

  private static func lastError() -> String { String(cString: strerror(errno)) }
}
