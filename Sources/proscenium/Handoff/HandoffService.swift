import ArgumentParser
import Foundation
import Handoff
import SceneSystem
import SceneWire

/// The connection of a command to the Handoff service of the login session.
struct HandoffService {
  private let connection: WireConnection
  /// How long the service may take to answer.
  private static let timeout = Duration.seconds(10)

  /// Whether this machine is paired with another one.
  static var hasPeers: Bool {
    FileManager.default.fileExists(
      atPath: HandoffServicePaths.peers(environment: ProcessInfo.processInfo.environment))
  }

  /// Connects to the service, or throws the exit status after a sentence.
  static func connect() throws -> HandoffService {
    guard let path = HandoffServicePaths.socket(environment: ProcessInfo.processInfo.environment) else {
      Console.logError("error: XDG_RUNTIME_DIR is not set, so the Handoff service cannot be found.")
      throw ExitCode(CommandStatus.unavailable.rawValue)
    }
    if let connection = try? WireConnection.connect(to: path, timeout: timeout) {
      return HandoffService(connection: connection)
    }
    startByBus()
    do {
      return HandoffService(connection: try WireConnection.connect(to: path, timeout: timeout))
    } catch {
      Console.logError(
        "error: the Handoff service does not run. Start it with: proscenium-handoff serve (\(error.description)) "
          + "After proscenium-handoff install the session bus starts it when it is needed.")
      throw ExitCode(CommandStatus.unavailable.rawValue)
    }
  }

  /// Requests that the session bus starts the service, and waits until it runs or cannot be started. The bus knows how, if it was installed.
  private static func startByBus() {
    let environment = ProcessInfo.processInfo.environment
    let paths = (environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":").map { "\($0)/gdbus" }
    let socket = BaseDirectory.runtime(in: environment).map { $0 + "/bus" }
    guard
      environment["DBUS_SESSION_BUS_ADDRESS"] != nil || socket.map(FileManager.default.fileExists(atPath:)) ?? false,
      let tool = paths.first(where: { FileManager.default.isExecutableFile(atPath: $0) })
    else { return }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: tool)
    process.arguments = [
      "call", "--session", "--timeout", "10", "--dest", "org.freedesktop.DBus", "--object-path",
      "/org/freedesktop/DBus", "--method", "org.freedesktop.DBus.StartServiceByName", HandoffServicePaths.busName, "0",
    ]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return }
    process.waitUntilExit()
  }

  /// Sends a request.
  func send(_ request: HandoffServiceRequest) throws {
    do { try connection.send(request, timeout: Self.timeout) } catch { throw Self.failure(error) }
  }

  /// Sends a request, and returns when it is done.
  func perform(_ request: HandoffServiceRequest) throws {
    try send(request)
    while true {
      switch try receive() {
      case .done: return
      case .failure(let sentence): throw Console.refuse(sentence)
      default: break
      }
    }
  }

  /// The paired machines and what they offer.
  func status() throws -> HandoffStatus {
    try send(.watch)
    while true {
      switch try receive() {
      case .status(let status): return status
      case .failure(let sentence): throw Console.refuse(sentence)
      default: break
      }
    }
  }

  /// What comes next.
  enum Next {
    case reply(HandoffServiceReply)
    case line(String)
    case endOfInput
  }

  /// Waits for a reply of the service, or for a line of standard input.
  ///
  /// - Parameter prompt: What is asked for; `nil`: nothing, and no line is read.
  func next(orInput prompt: String?) throws -> Next {
    if let prompt { Console.print(prompt) }
    var descriptors = [pollfd(fd: connection.fileDescriptor, events: Int16(POLLIN), revents: 0)]
    if prompt != nil { descriptors.append(pollfd(fd: 0, events: Int16(POLLIN), revents: 0)) }
    while poll(&descriptors, nfds_t(descriptors.count), -1) < 0, errno == EINTR {}
    guard descriptors[0].revents == 0 else { return .reply(try receive()) }
    return readLine().map { .line($0.trimmingCharacters(in: .whitespaces)) } ?? .endOfInput
  }

  private func receive() throws -> HandoffServiceReply {
    do {
      return try connection.receive(timeout: Self.timeout)
    } catch {
      throw Self.failure(error)
    }
  }

  private static func failure(_ error: WireError) -> ExitCode {
    Console.logError("error: the Handoff service does not answer. \(error.description)")
    return ExitCode(CommandStatus.unavailable.rawValue)
  }
}
