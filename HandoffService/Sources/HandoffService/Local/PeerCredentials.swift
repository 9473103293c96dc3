/// Who is at the other end of a local socket: the system's `struct ucred`, which Glibc's module leaves out.
struct PeerCredentials: Sendable {
  var process: Int32 = 0
  /// The user, `uid_t`.
  var user: UInt32 = 0
  var group: UInt32 = 0
}
