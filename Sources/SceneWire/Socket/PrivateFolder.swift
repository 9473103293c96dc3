import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The folder of a socket at a fixed path. Only its owner may write to it: anyone else who could might replace the
/// socket.
enum PrivateFolder {
  /// Creates the folder if it does not exist, and removes the permissions of other users.
  ///
  /// Throws ``WireError/cannotListen(path:reason:)``, which names `socket`, if the path is anything else, such as a link
  /// to a folder, or another user's folder. That is left unchanged.
  static func make(_ folder: String, for socket: String) throws(WireError) {
    func refusal(_ reason: String) -> WireError { .cannotListen(path: socket, reason: reason) }
    // The umask may also have removed the owner's permissions.
    let isNew = mkdir(folder, 0o700) == 0
    guard isNew ? chmod(folder, 0o700) == 0 : errno == EEXIST else { throw refusal(SocketCalls.reason()) }
    // By descriptor, so that the folder that is checked is the one that is changed.
    let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw refusal([ENOTDIR, ELOOP].contains(errno) ? "its path is not a folder" : SocketCalls.reason())
    }
    defer { _ = closeDescriptor(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw refusal(SocketCalls.reason()) }
    guard status.st_uid == geteuid() else {
      throw refusal("its folder belongs to another user, with the number \(status.st_uid)")
    }
    guard status.st_mode & 0o077 == 0 || fchmod(descriptor, status.st_mode & 0o700) == 0 else {
      throw refusal("the mode of its folder cannot be changed: \(SocketCalls.reason())")
    }
  }
}
