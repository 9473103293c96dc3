import CSystemBusAddress
import Foundation

/// The system bus of this process: a socket in a temporary folder, at which there is nothing until a test starts something.
enum PrivateBus {
  /// The folder, which is made, and removed when the process ends.
  static let folder: String = {
    let path = String(cString: system_bus_folder())
    try? FileManager.default.removeItem(atPath: path)
    try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    atexit { try? FileManager.default.removeItem(atPath: PrivateBus.folder) }
    return path
  }()

  /// The path of the socket.
  static var path: String { folder + "/bus" }

  /// The paths of programs that are there, by name.
  static func program(_ name: String) -> String? {
    ["/usr/bin", "/usr/sbin", "/bin", "/sbin"].map { "\($0)/\(name)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// Whether a bus can be started.
  static var isPossible: Bool { program("dbus-daemon") != nil }

  /// Whether a daemon of Avahi can be started in namespaces of its own.
  static var isAvahiPossible: Bool {
    isPossible && getuid() == 0 && ["avahi-daemon", "ip", "unshare"].allSatisfy { program($0) != nil }
  }

  /// Starts a bus, and returns when it accepts connections.
  static func startBus() throws -> Process {
    let configuration = folder + "/bus.conf"
    try """
    <busconfig>
      <type>system</type>
      <listen>unix:path=\(path)</listen>
      <auth>EXTERNAL</auth>
      <policy context="default">
        <allow user="*"/> <allow own="*"/> <allow send_type="method_call"/> <allow send_destination="*"/>
        <allow receive_sender="*"/>
      </policy>
    </busconfig>
    """.write(toFile: configuration, atomically: false, encoding: .utf8)
    let output = Pipe()
    let bus = try start("dbus-daemon", ["--nofork", "--print-address=1", "--config-file=\(configuration)"], output)
    // The address is printed when the bus listens.
    _ = output.fileHandleForReading.availableData
    return bus
  }

  /// Starts a daemon of Avahi that sees nothing but its own loopback interface.
  static func startAvahi() throws -> Process {
    let configuration = folder + "/avahi.conf"
    try "[server]\nhost-name=machine\nuse-ipv6=no\n[rlimits]\n".write(
      toFile: configuration, atomically: false, encoding: .utf8)
    // The daemon writes the number of its process into a folder that all daemons would share.
    return try start(
      "unshare",
      [
        "--mount", "--net", "--propagation", "private", "sh", "-c",
        "mount -t tmpfs none /run && mkdir -p /run/avahi-daemon && ip link set lo up && ip link set lo multicast on && "
          + "exec avahi-daemon -f '\(configuration)' --no-drop-root --no-chroot",
      ], FileHandle.nullDevice)
  }

  private static func start(_ name: String, _ arguments: [String], _ output: Any) throws -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program(name) ?? name)
    process.arguments = arguments
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    return process
  }

  /// Ends a program unless it has ended, and returns when it has.
  static func end(_ process: Process) {
    guard process.isRunning else { return }
    // Threads of Dispatch and of Swift's tasks block other signals, and programs inherit that.
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }
}
