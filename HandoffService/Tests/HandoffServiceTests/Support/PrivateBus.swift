import Foundation

/// A session bus with folders of its own.
final class PrivateBus: Sendable {
  let folder: TemporaryFolder
  private let daemon: ChildProcess

  /// Starts the bus, and returns when it can be connected to.
  init(_ folder: TemporaryFolder) async throws {
    self.folder = folder
    for name in ["bus-data", "bus-run", "bus-home"] {
      try FileManager.default.createDirectory(
        atPath: folder.path(name), withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    }
    let program = "/usr/bin/dbus-daemon"
    guard FileManager.default.isExecutableFile(atPath: program) else { throw Missing(program: program) }
    daemon = try ChildProcess(
      program, ["--session", "--nofork", "--nopidfile", "--address=\(Self.address(folder))", "--print-address=1"],
      environment: Self.environment(folder))
    for await _ in daemon.lines { return }
    throw Missing(program: "an address of \(program)")
  }

  /// What has to be installed (`Scripts/setup handoff`).
  struct Missing: Error { let program: String }

  private static func address(_ folder: TemporaryFolder) -> String { "unix:path=\(folder.path("bus-run/socket"))" }

  private static func environment(_ folder: TemporaryFolder) -> [String: String] {
    [
      "PATH": "/usr/bin:/bin", "HOME": folder.path("bus-home"), "XDG_DATA_HOME": folder.path("bus-data"),
      "XDG_STATE_HOME": folder.path("bus-home/state"), "XDG_DATA_DIRS": folder.path("none"),
      "XDG_RUNTIME_DIR": folder.path("bus-run"), "LANG": "C.UTF-8",
    ]
  }

  var address: String { Self.address(folder) }

  /// The environment of a program of the session.
  var environment: [String: String] {
    Self.environment(folder).merging(["DBUS_SESSION_BUS_ADDRESS": address]) { $1 }
  }

  /// Ends the bus, and returns when it has ended.
  func stop() async {
    daemon.terminate()
    _ = await daemon.exitStatus()
  }
}
