import Foundation

#if canImport(Glibc)
  @preconcurrency import Glibc
#endif

/// What the file system reports about a path.
package struct FileStatus: Hashable, Sendable {
  /// The kinds of entries in a folder.
  package enum Kind: Hashable, Sendable {
    case file, folder, link, other
  }

  /// What there is.
  package let kind: Kind
  /// The size in bytes.
  package let size: Int64
  /// The time of the last change, in nanoseconds.
  package let modified: Int64
  /// The device and the number of the file, which are equal for two names of one file.
  package let identity: [UInt64]

  /// The status of the path, or `nil` if there is nothing.
  package init?(_ path: String, followsLinks: Bool = true) {
    var status = stat()
    guard !path.isEmpty, !path.utf8.contains(0) else { return nil }
    guard (followsLinks ? stat(path, &status) : lstat(path, &status)) == 0 else { return nil }
    kind =
      switch status.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      case S_IFLNK: .link
      default: .other
      }
    size = Int64(status.st_size)
    #if os(Linux)
      modified = Int64(status.st_mtim.tv_sec) * 1_000_000_000 + Int64(status.st_mtim.tv_nsec)
    #else
      modified = Int64(status.st_mtimespec.tv_sec) * 1_000_000_000 + Int64(status.st_mtimespec.tv_nsec)
    #endif
    identity = [UInt64(status.st_dev), UInt64(status.st_ino)]
  }
}
