import Foundation
import SceneSystem
import SceneWire

/// The folder that is an app's part of a simulated device: its home folder, and the folders that Linux programs expect in one.
public struct AppContainer: Sendable, Hashable {
  /// The folder, as an absolute path.
  public var path: String

  /// Refers to a folder, which need not exist yet.
  public init(path: String) { self.path = path }

  /// Creates a new folder in the temporary folder, readable by the user alone and empty except for a hidden file.
  ///
  /// That file identifies the process that owns the folder. If the process ends without removing the folder, as by SIGKILL, the next
  /// process that creates one removes it. Throws a sentence that names the temporary folder.
  public static func temporary() throws -> AppContainer {
    let base = FileManager.default.temporaryDirectory.path
    do throws(WireError) {
      return AppContainer(path: try DeviceFolder(in: base).path)
    } catch {
      guard error.code == .cannotListen, let reason = error.reason else {
        throw AppConnectionError(.cannotPrepare, error.message, suggestion: error.suggestion)
      }
      throw AppConnectionError(
        .cannotPrepare, "No folder for the app can be made in \(base): \(reason).",
        suggestion: "Set TMPDIR to a folder that you may write to.")
    }
  }

  private static let folders = [
    ("HOME", ""), ("CFFIXED_USER_HOME", ""), ("XDG_CONFIG_HOME", ".config"), ("XDG_DATA_HOME", ".local/share"),
    ("XDG_STATE_HOME", ".local/state"), ("XDG_CACHE_HOME", ".cache"), ("TMPDIR", "tmp"),
  ]

  /// The environment variables that point a process to its home folder and the folders in it.
  public var environment: [String: String] {
    Dictionary(uniqueKeysWithValues: Self.folders.map { ($0.0, $0.1.isEmpty ? path : "\(path)/\($0.1)") })
  }

  /// Creates the folders, for the user alone.
  ///
  /// - Throws: An error that names the folder that cannot be created.
  func prepare() throws(AppConnectionError) {
    for (_, folder) in Self.folders {
      let location = folder.isEmpty ? path : "\(path)/\(folder)"
      do {
        try FileManager.default.createDirectory(
          atPath: location, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      } catch {
        let reason = FileProblem.reason(error, path: location)
        throw AppConnectionError(
          .cannotPrepare, "The folder \(location.oneLine) of the app's home cannot be made: \(reason).",
          suggestion: "Move away what is in its place, or name another home.")
      }
    }
  }

  /// Removes the folder and its contents.
  public func remove() throws {
    if let folder = DeviceFolder.active(at: path) {
      try folder.remove()
    } else {
      try FileManager.default.removeItem(atPath: path)
    }
  }
}
