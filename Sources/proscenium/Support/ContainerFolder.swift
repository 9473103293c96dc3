import Foundation
import SceneSimulator

/// The folder that `--container` names, before an app is given it as its home.
struct ContainerFolder {
  /// As it was named.
  private let name: String
  private let path: String

  /// - Parameters:
  ///   - name: What the option names.
  ///   - path: The same as an absolute path.
  init(_ name: String, path: String) {
    self.name = name
    self.path = path
  }

  /// Where the sessions of a device lie in its container.
  static func sessions(in container: AppContainer) -> String { folder(in: container.path) + "/sessions.sqlite" }

  /// What is the device's and not the app's.
  private static func folder(in container: String) -> String { container + "/.device" }

  /// Makes the folder where it is missing. With `keepingSessions` the one in it that holds them is made private, too: it is the
  /// device's alone, while the container, which a person has named, keeps its mode.
  ///
  /// Throws an error with the way out where there is something else, or a folder that cannot be used or is another user's.
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
        "--container names a folder, and this is a file; name a folder, or a name at which there is nothing yet")
    }
    guard status.st_uid == geteuid() else {
      throw importError(
        "the folder belongs to another user, whose number is \(status.st_uid); name one of your own with --container")
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
    // A link would lead to a folder of which nobody knows who may write to it.
    guard lstat(folder, &status) == 0, Self.isFolder(status) else {
      throw ScriptError(
        location: folder, message: "the device keeps its sessions in this folder, and it is not one; move it away")
    }
    guard status.st_uid == geteuid() else {
      throw ScriptError(
        location: folder,
        message:
          "the folder belongs to another user, whose number is \(status.st_uid); move it away, or name another with "
          + "--container")
    }
    // Made private also where it was open to others before, or where an umask took it from its owner.
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

  /// What lies at the path; where there is nothing, a new folder for its owner alone, and those above it.
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
