import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The few calls that differ between Linux and the BSDs, and the address of a Unix socket.
enum SocketCalls {
  /// The longest path that fits a Unix socket's address, without its terminating zero.
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

  /// A child process must not inherit our end; where `send` has no flag for it, the socket itself must suppress SIGPIPE.
  static func harden(_ descriptor: Int32) {
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    #if !os(Linux)
      var on: Int32 = 1
      setsockopt(descriptor, SOL_SOCKET, SO_NOSIGPIPE, &on, socklen_t(MemoryLayout<Int32>.size))
    #endif
  }

  /// Limits how long a call that sends, including `connect`, may wait; `nil` for no limit.
  static func limitSending(_ descriptor: Int32, to timeout: Duration?) {
    var limit = timeval()
    if let timeout {
      let (seconds, attoseconds) = max(timeout, .milliseconds(1)).components
      limit.tv_sec = .init(clamping: seconds)
      limit.tv_usec = .init(attoseconds / 1_000_000_000_000)
    }
    setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
  }

  /// Calls `body` with the address of `path`, and returns its result.
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

  /// The user and process at the other end, according to the operating system.
  static func peer(of descriptor: Int32) throws(WireError) -> (user: UInt32, process: Int32) {
    #if os(Linux)
      // `struct ucred` is not imported into Swift (it needs _GNU_SOURCE): process, user, group, 32 bits each.
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

  /// The result of a wait.
  struct Readiness {
    /// The operations that the descriptor is ready for, as `poll` reports them; 0 if only the process has ended.
    var events: Int32
    /// Whether the process of the second descriptor has ended.
    var hasEnded: Bool

    /// Whether the descriptor can be read or written, or has failed, so that the next call on it returns the error.
    func allows(_ requested: Int32) -> Bool {
      events & (requested | Int32(POLLHUP) | Int32(POLLERR) | Int32(POLLNVAL)) != 0
    }
  }

  /// Waits until the descriptor can be read (or written), or until `end`, if given, can be read.
  ///
  /// `deadline` is `nil` to wait forever. Throws ``WireError/timedOut`` when it expires first.
  @discardableResult static func wait(
    _ descriptor: Int32, for events: Int32, until deadline: ContinuousClock.Instant?, orEnd end: Int32? = nil
  ) throws(WireError) -> Readiness {
    while true {
      // poll ignores a negative number.
      var requests = (
        pollfd(fd: descriptor, events: Int16(events), revents: 0),
        pollfd(fd: end ?? -1, events: Int16(POLLIN), revents: 0)
      )
      let milliseconds = deadline.map { Self.milliseconds(until: $0) } ?? -1
      let count = withUnsafeMutablePointer(to: &requests) { pointer in
        pointer.withMemoryRebound(to: pollfd.self, capacity: 2) { poll($0, 2, milliseconds) }
      }
      if count > 0 { return Readiness(events: Int32(requests.0.revents), hasEnded: requests.1.revents != 0) }
      if count == 0 {
        if let deadline, ContinuousClock.now >= deadline { throw .timedOut }
      } else if errno != EINTR {
        throw .systemCall(name: "poll", reason: reason())
      }
    }
  }

  /// The timeout for `poll`, rounded up, so that it never returns too early and spins.
  private static func milliseconds(until deadline: ContinuousClock.Instant) -> Int32 {
    let left = deadline - ContinuousClock.now
    guard left > .zero else { return 0 }
    let (seconds, attoseconds) = left.components
    let (whole, overflows) = seconds.multipliedReportingOverflow(by: 1000)
    return overflows ? .max : Int32(clamping: whole + (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000)
  }
}
