import Foundation
import SceneSimulator

/// The folder that `--container` names, which becomes an app's home folder.
struct ContainerFolder {
  /// The name as given.
  private let name: String
  private let path: String

  /// - Parameters:
  ///   - name: What the option names.
  ///   - path: The same as an absolute path.
  init(_ name: String, path: String) {
    self.name = name
    self.path = path
  }

  /// The path of a device's sessions in its container.
  static func sessions(in container: AppContainer) -> String { folder(in: container.path) + "/sessions.sqlite" }

  /// The folder of the device's own files.
  private static func folder(in container: String) -> String { container + "/.device" }

  /// Creates the folder if it does not exist. With `keepingSessions` the folder of the sessions in it is made private: it belongs to
  /// the device, while the container, which the user has named, keeps its mode.
  ///
  /// Throws an error with a solution if the path is not a folder, or if the folder cannot be used or belongs to another user.
  func prepared(keepingSessions: Bool) throws(ScriptError) -> AppContainer {
    guard !name.isEmpty else {
      throw ScriptError(location: "--container", message: "the name of the folder is empty; name a folder")
    }
    let status: stat
    do {
      status = try Self.make(path)
    } catch {
      throw importError("the folder cannot be made: \(error.reason); name another with --container")
    }
    guard Self.isFolder(status) else {
      throw importError(
        "--container names a folder, and this is a file; name a folder, or a path that does not exist yet")
    }
    guard status.st_uid == geteuid() else {
      throw importError(
        "the folder belongs to another user, with the number \(status.st_uid); name one of your own with --container")
    }
    let mode = status.st_mode & 0o777
    guard mode & 0o700 == 0o700 else {
      let digits = String(0o1000 + mode, radix: 8).dropFirst()
      throw importError(
        "its mode is \(digits), so that you cannot read, write and search the folder; change it with chmod u+rwx, or name "
          + "another with --container")
    }
    if keepingSessions { try prepareSessions() }
    return AppContainer(path: path)
  }

  private func prepareSessions() throws(ScriptError) {
    let folder = Self.folder(in: path)
    var status = stat()
    if mkdir(folder, 0o700) != 0, errno != EEXIST {
      throw ScriptError(
        location: folder,
        message: "the folder cannot be made: \(String(cString: strerror(errno))); name another with --container")
    }
    // A link could lead to a folder that other users may write to.
    guard lstat(folder, &status) == 0, Self.isFolder(status) else {
      throw ScriptError(
        location: folder, message: "the device keeps its sessions in this folder, and it is not one; move it away")
    }
    guard status.st_uid == geteuid() else {
      throw ScriptError(
        location: folder,
        message:
          "the folder belongs to another user, with the number \(status.st_uid); move it away, or name another with "
          + "--container")
    }
    // An existing folder is made private too; a umask may have removed the owner's permissions.
    guard status.st_mode & 0o777 == 0o700 || chmod(folder, 0o700) == 0 else {
      throw ScriptError(
        location: folder, message: "the mode of the folder cannot be changed: \(String(cString: strerror(errno)))")
    }
  }

  private func importError(_ message: String) -> ScriptError { ScriptError(location: name, message: message) }

  private struct Failure: Error {
    var reason: String
    init() { reason = String(cString: strerror(errno)) }
  }

  /// The file at the path; if there is none, creates a folder for its owner alone, with its parents.
  private static func make(_ path: String) throws(Failure) -> stat {
    var status = stat()
    if stat(path, &status) == 0 { return status }
    guard errno == ENOENT else { throw Failure() }
    let parent = (path as NSString).deletingLastPathComponent
    guard parent != path else { throw Failure() }
    _ = try make(parent)
    guard mkdir(path, 0o700) == 0, chmod(path, 0o700) == 0, stat(path, &status) == 0 else { throw Failure() }
    return status
  }

  private static func isFolder(_ status: stat) -> Bool { status.st_mode & S_IFMT == S_IFDIR }
}
