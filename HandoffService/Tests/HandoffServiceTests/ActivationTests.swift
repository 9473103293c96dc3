import Foundation
import Handoff
import HandoffClient
import Testing

@testable import HandoffService
@testable import SessionBus

/// The start of the service by the session bus.
@Suite(.timeLimit(.minutes(1))) struct ActivationTests {
  /// The program that was built beside the tests.
  private static func program() throws -> String {
    let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let program = (tests as NSString).deletingLastPathComponent + "/proscenium-handoff"
    try #require(FileManager.default.isExecutableFile(atPath: program), "\(program) was not built")
    return program
  }

  /// The output of a command that has succeeded.
  private func run(_ arguments: [String], on bus: PrivateBus) async throws -> String {
    let process = try ChildProcess(try Self.program(), arguments, environment: bus.environment)
    var lines: [String] = []
    for await line in process.lines { lines.append(line) }
    #expect(await process.exitStatus() == 0)
    return lines.joined(separator: "\n")
  }

  @Test(
    "The bus starts the installed service, which then has the name and answers on its socket; uninstalled, it does not")
  func start() async throws {
    let bus = try await PrivateBus(TemporaryFolder())
    let client = BusClient(
      bus.address,
      signals: [
        BusSignalMatch(
          sender: "org.freedesktop.DBus", interface: "org.freedesktop.DBus", member: "NameOwnerChanged",
          firstArgument: SessionBusService.name)
      ])
    #expect(await client.next() == .connected(ownsName: false))
    let call = BusCall.bus("StartServiceByName", [.string(SessionBusService.name), .uint32(0)])
    await #expect(throws: BusError.failed("org.freedesktop.DBus.Error.ServiceUnknown")) {
      try await client.call(call)
    }
    let file = bus.folder.path("bus-data/dbus-1/services/org.proscenium.Handoff.service")
    let program = try Self.program()
    #expect(
      try await run(["install"], on: bus)
        == "\(file) was written. The session bus starts \(program) when it is needed.")
    #expect(try await run(["install"], on: bus) == "\(file) starts \(program) already.")
    let started: UInt32 = 1
    #expect(try await client.call(call).values == [.uint32(started)])
    #expect(await client.signal { $0.arguments.last?.string }?.isEmpty == false)
    let process = try await client.callBus("GetConnectionUnixProcessID", [.string(SessionBusService.name)])
    let socket = bus.folder.path("bus-run/proscenium/handoff.socket")
    let conversation = Conversation(try await HandoffClient.connect(to: socket))
    try await conversation.send(.watch)
    _ = try await conversation.status { $0.peers.isEmpty }
    let running: UInt32 = 2
    #expect(try await client.call(call).values == [.uint32(running)])
    kill(pid_t(try #require(process.values[0].uint32)), SIGTERM)
    #expect(await client.signal { $0.arguments.last?.string } == "")
    #expect(try await run(["uninstall"], on: bus) == "\(file) was removed.")
    #expect(try await run(["uninstall"], on: bus) == "There is no \(file).")
    await #expect(throws: BusError.failed("org.freedesktop.DBus.Error.ServiceUnknown")) {
      try await client.call(call)
    }
    client.stop()
    await bus.stop()
  }

  @Test(
    "A program whose path has special characters is started",
    arguments: ["a b", "a'b", "a\\b", "$HOME", "\"", "é", "%n;#"])
  func specialPaths(name: String) async throws {
    let bus = try await PrivateBus(TemporaryFolder())
    let program = bus.folder.path("\(name)/program")
    let script = "#!/bin/sh\nprintf '%s' \"$*\" > '\(bus.folder.path("result"))'\nexit 1\n"
    try bus.folder.write(script, to: "\(name)/program")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program)
    let file = BusActivation(environment: bus.environment)
    #expect(try file.install(program: "/earlier") == .created)
    #expect(try file.install(program: program) == .replaced)
    let client = BusClient(bus.address)
    #expect(await client.next() == .connected(ownsName: false))
    // It ends without the name.
    await #expect(throws: BusError.self) {
      try await client.callBus("StartServiceByName", [.string(SessionBusService.name), .uint32(0)])
    }
    #expect(try bus.folder.text("result") == "serve")
    client.stop()
    await bus.stop()
  }

  @Test("A path with a line break, and a folder that cannot be made, are refused with a sentence")
  func refused() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "file")
    let file = BusActivation(environment: ["XDG_DATA_HOME": folder.path("file")])
    #expect(throws: ServiceError.self) { try file.install(program: "/a\nExec=b") }
    #expect(throws: ServiceError.self) { try file.install(program: "relative") }
    #expect(throws: ServiceError.self) { try file.install(program: "/a") }
    #expect(try file.uninstall() == .missing)
  }
}
