import Foundation
import SceneWire

/// The folder that is an app's part of a simulated device: its home, and the folders that Linux programs look for in a home.
public struct AppContainer: Sendable, Hashable {
  /// The folder, as an absolute path.
  public var path: String

  /// Names a folder, which need not exist yet.
  public init(path: String) { self.path = path }

  /// Makes a new folder in the temporary folder, readable by the user alone, which is empty but for a hidden file.
  ///
  /// That file says whose the folder is. Where the process ends without removing the folder, as by SIGKILL, the next process
  /// that makes one removes it. Throws a sentence that names the temporary folder.
  public static func temporary() throws -> AppContainer {
    let base = FileManager.default.temporaryDirectory.path
    do throws(WireError) {
      return AppContainer(path: try DeviceFolder(in: base).path)
    } catch {
      guard case .cannotListen(_, let reason) = error else { throw AppHalfError(error.description) }
      throw AppHalfError(
        "No folder for the app can be made in \(base): \(reason). Set TMPDIR to a folder that you may write to.")
    }
  }

  private static let folders = [
    ("HOME", ""), ("CFFIXED_USER_HOME", ""), ("XDG_CONFIG_HOME", ".config"), ("XDG_DATA_HOME", ".local/share"),
    ("XDG_STATE_HOME", ".local/state"), ("XDG_CACHE_HOME", ".cache"), ("TMPDIR", "tmp"),
  ]

  /// The variables by which a process finds its home and what lies in it.
  public var environment: [String: String] {
    Dictionary(uniqueKeysWithValues: Self.folders.map { ($0.0, $0.1.isEmpty ? path : "\(path)/\($0.1)") })
  }

  /// Makes the folders, for the user alone.
  func prepare() throws {
    for (_, folder) in Self.folders {
      try FileManager.default.createDirectory(
        atPath: folder.isEmpty ? path : "\(path)/\(folder)", withIntermediateDirectories: true,
        attributes: [.posixPermissions: 0o700])
    }
  }

  /// Removes the folder with all that is in it.
  public func remove() throws {
    if let folder = DeviceFolder.living(at: path) {
      try folder.remove()
    } else {
      try FileManager.default.removeItem(atPath: path)
    }
  }
}
