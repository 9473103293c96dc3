import Foundation

/// The service's hold on its socket: one process has it, and the system ends the hold with the process.
final class SocketLock: Sendable {
  private let file: Int32

  /// Takes the hold.
  ///
  /// - Throws: A sentence if another process has it.
  init(socket: String) throws {
    let path = socket + ".lock"
    file = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard file >= 0 else { throw ServiceError.system("The file \(LogText.quoted(path)) cannot be opened", errno) }
    guard flock(file, LOCK_EX | LOCK_NB) == 0 else {
      let code = errno
      Glibc.close(file)
      throw code == EWOULDBLOCK
        ? ServiceError("Another instance of the service has the socket \(LogText.quoted(socket)).")
        : ServiceError.system("The file \(LogText.quoted(path)) cannot be locked", code)
    }
  }

  deinit { Glibc.close(file) }
}
