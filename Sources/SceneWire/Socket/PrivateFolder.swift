import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The folder of a socket at a fixed place. Whoever may write to it could put a socket of his own in place of ours, so it is
/// its owner's alone.
enum PrivateFolder {
  /// Makes the folder where there is none, and takes away what others may do with it.
  ///
  /// Throws ``WireError/cannotListen(path:reason:)``, which names `socket`, where there is something else, also a link to a
  /// folder, or another user's folder. What lies there is left as it is then.
  static func make(_ folder: String, for socket: String) throws(WireError) {
    func refusal(_ reason: String) -> WireError { .cannotListen(path: socket, reason: reason) }
    // An umask may have taken the folder from its owner, too.
    let isNew = mkdir(folder, 0o700) == 0
    guard isNew ? chmod(folder, 0o700) == 0 : errno == EEXIST else { throw refusal(SocketCalls.reason()) }
    // By its descriptor, so that what is looked at is what is changed.
    let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw refusal([ENOTDIR, ELOOP].contains(errno) ? "its folder is not one" : SocketCalls.reason())
    }
    defer { _ = closeDescriptor(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw refusal(SocketCalls.reason()) }
    guard status.st_uid == geteuid() else {
      throw refusal("its folder belongs to another user, whose number is \(status.st_uid)")
    }
    guard status.st_mode & 0o077 == 0 || fchmod(descriptor, status.st_mode & 0o700) == 0 else {
      throw refusal("the mode of its folder cannot be changed: \(SocketCalls.reason())")
    }
  }
}
