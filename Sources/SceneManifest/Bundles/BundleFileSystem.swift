import Foundation

/// The file system operations that ``AppBundle`` uses; a test implements them without a file system.
public protocol BundleFileSystem: Sendable {
  /// Whether there is a folder at the path; links are followed.
  func isFolder(_ path: String) -> Bool
  /// Whether there is a file at the path; links are followed.
  func isFile(_ path: String) -> Bool
  /// The names in a folder in any order; empty for a folder that does not exist or cannot be read.
  func names(inFolder path: String) -> [String]
}

/// The machine's own file system.
public struct LocalFileSystem: BundleFileSystem {
  /// Makes the file system; it has no state.
  public init() {}

  /// Whether there is a folder at the path, according to `FileManager`.
  public func isFolder(_ path: String) -> Bool { kind(of: path) == true }

  /// Whether there is something other than a folder at the path, according to `FileManager`.
  public func isFile(_ path: String) -> Bool { kind(of: path) == false }

  /// The names in a folder, including hidden ones.
  public func names(inFolder path: String) -> [String] {
    // A folder that cannot be listed has no usable files; the search continues elsewhere.
    do { return try FileManager.default.contentsOfDirectory(atPath: path) } catch { return [] }
  }

  private func kind(of path: String) -> Bool? {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) ? isFolder.boolValue : nil
  }
}
