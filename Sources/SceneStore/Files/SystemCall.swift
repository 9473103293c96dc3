import Foundation

/// A system call that failed.
struct SystemError: Error {
  let code: Int32

  /// The last call's error.
  init() { code = errno }
  init(_ code: Int32) { self.code = code }

  /// The system's own text, or a clearer one where that is known to be confusing.
  var reason: String { String(cString: strerror(code)) }
}

/// An open file; closed with the value that owns it.
final class OpenFile {
  let descriptor: Int32

  /// Opens a file without following a symbolic link at the end of the path; child processes do not inherit it.
  init(_ path: String, _ flags: Int32) throws(SystemError) {
    // A C string would end early, and name another file.
    guard !path.utf8.contains(0) else { throw SystemError(EINVAL) }
    descriptor = open(path, flags | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else { throw SystemError() }
    // Independent of the umask.
    if flags & O_CREAT != 0, fchmod(descriptor, 0o600) != 0 {
      let error = SystemError()
      close(descriptor)
      throw error
    }
  }

  deinit { close(descriptor) }

  var status: stat {
    get throws(SystemError) {
      var status = stat()
      guard fstat(descriptor, &status) == 0 else { throw SystemError() }
      return status
    }
  }

  func contents() throws(SystemError) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(Int(try status.st_size) + 1)
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = pread(descriptor, &chunk, chunk.count, off_t(bytes.count))
      if count < 0 {
        if errno == EINTR { continue }
        throw SystemError()
      }
      if count == 0 { return bytes }
      bytes += chunk[..<count]
    }
  }

  /// The first bytes, up to `count`.
  func head(_ count: Int) throws(SystemError) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    let read = pread(descriptor, &bytes, count, 0)
    guard read >= 0 else { throw SystemError() }
    return Array(bytes.prefix(read))
  }

  func write(_ bytes: [UInt8], at offset: Int = 0) throws(SystemError) {
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes {
        pwrite(descriptor, $0.baseAddress! + written, bytes.count - written, off_t(offset + written))
      }
      if count >= 0 {
        written += count
      } else if errno != EINTR {
        throw SystemError()
      }
    }
  }

  /// Returns once everything that was written, and for a folder every name in it, is durable.
  func synchronise() throws(SystemError) { guard fsync(descriptor) == 0 else { throw SystemError() } }
}
