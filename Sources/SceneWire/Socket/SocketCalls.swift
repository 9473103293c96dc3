import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The few calls in which Linux and the BSDs differ, and the address of a Unix socket.
enum SocketCalls {
  /// The longest path that fits a Unix socket's address, without its closing zero.
  static let pathLimit = MemoryLayout.size(ofValue: sockaddr_un().sun_path) - 1

  /// The text of the current `errno`, without a full stop.
  static func reason(_ code: Int32 = errno) -> String { String(cString: strerror(code)) }

  static func makeSocket() throws(WireError) -> Int32 {
    #if os(Linux)
      let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
    #else
      let descriptor = socket(AF_UNIX, SOCK_STREAM, 0)
    #endif
    guard descriptor >= 0 else { throw .systemCall(name: "socket", reason: reason()) }
    harden(descriptor)
    return descriptor
  }

  /// A child that the process starts must not hold our end open; where there is no flag for `send`, the socket itself must not raise SIGPIPE.
  static func harden(_ descriptor: Int32) {
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    #if !os(Linux)
      var on: Int32 = 1
      setsockopt(descriptor, SOL_SOCKET, SO_NOSIGPIPE, &on, socklen_t(MemoryLayout<Int32>.size))
    #endif
  }

  /// Calls `body` with the address of `path`, and returns what it returned.
  static func withAddress(
    of path: String, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Int32
  ) throws(WireError) -> Int32 {
    let bytes = Array(path.utf8)
    guard bytes.count <= pathLimit else { throw .pathTooLong(path: path, limit: pathLimit) }
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
    return withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { body($0, socklen_t(MemoryLayout<sockaddr_un>.size)) }
    }
  }

  /// The user and process at the other end, as the operating system knows them.
  static func peer(of descriptor: Int32) throws(WireError) -> (user: UInt32, process: Int32) {
    #if os(Linux)
      // `struct ucred` is hidden from Swift (it needs _GNU_SOURCE): process, user, group, 32 bits each.
      var credentials: (pid: Int32, uid: UInt32, gid: UInt32) = (0, 0, 0)
      var size = socklen_t(MemoryLayout.size(ofValue: credentials))
      guard getsockopt(descriptor, SOL_SOCKET, SO_PEERCRED, &credentials, &size) == 0 else {
        throw .systemCall(name: "getsockopt", reason: reason())
      }
      return (credentials.uid, credentials.pid)
    #else
      var user: uid_t = 0
      var group: gid_t = 0
      guard getpeereid(descriptor, &user, &group) == 0 else { throw .systemCall(name: "getpeereid", reason: reason()) }
      return (user, 0)
    #endif
  }

  /// Waits until the descriptor can be read (or written). `deadline` is `nil` to wait for ever.
  static func wait(_ descriptor: Int32, for events: Int32, until deadline: ContinuousClock.Instant?) throws(WireError) {
    while true {
      var request = pollfd(fd: descriptor, events: Int16(events), revents: 0)
      var milliseconds: Int32 = -1
      if let deadline {
        let left = deadline - ContinuousClock.now
        let (seconds, attoseconds) = left.components
        // Rounded up, so that poll never returns a moment too early and spins.
        let whole =
          seconds.multipliedReportingOverflow(by: 1000).partialValue + (attoseconds + 999_999_999_999_999)
          / 1_000_000_000_000_000
        milliseconds = left <= .zero ? 0 : Int32(clamping: whole)
      }
      let count = poll(&request, 1, milliseconds)
      if count > 0 { return }
      if count == 0 {
        if let deadline, ContinuousClock.now >= deadline { throw .timedOut }
      } else if errno != EINTR {
        throw .systemCall(name: "poll", reason: reason())
      }
    }
  }
}
