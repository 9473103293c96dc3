import Foundation

/// The questions that ``AppBundle`` asks a file system; a test answers them without one.
public protocol BundleFileSystem: Sendable {
  /// Whether a folder lies at the path; links are followed.
  func isFolder(_ path: String) -> Bool
  /// Whether a file lies at the path; links are followed.
  func isFile(_ path: String) -> Bool
  /// The names in a folder in any order; empty for a folder that does not exist or may not be read.
  func names(inFolder path: String) -> [String]
}

/// The machine's own file system.
public struct LocalFileSystem: BundleFileSystem {
  /// Makes the view; it has no state.
  public init() {}

  /// Whether a folder lies at the path, asked of `FileManager`.
  public func isFolder(_ path: String) -> Bool { kind(of: path) == true }

  /// Whether something other than a folder lies at the path, asked of `FileManager`.
  public func isFile(_ path: String) -> Bool { kind(of: path) == false }

  /// The names in a folder, hidden ones included.
  public func names(inFolder path: String) -> [String] {
    // A folder that cannot be listed holds nothing that could be used; the search goes on elsewhere.
    do { return try FileManager.default.contentsOfDirectory(atPath: path) } catch { return [] }
  }

  private func kind(of path: String) -> Bool? {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) ? isFolder.boolValue : nil
  }
}
