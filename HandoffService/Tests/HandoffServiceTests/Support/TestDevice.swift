import Handoff
import HandoffClient
import NIOConcurrencyHelpers
import NIOCore
import Testing

@testable import HandoffService

/// A service with folders, a log and a name of its own.
final class TestDevice {
  let folder: TemporaryFolder
  let log = Lines()
  let name: String
  let discovery = StaticDiscovery([])
  let programs: AsyncStream<[String]>
  private let configuration: HandoffServiceConfiguration
  private(set) var service: HandoffService?

  init(
    _ name: String, engineLimits: HandoffLimits = HandoffLimits(), prepare: (TemporaryFolder) throws -> Void = { _ in },
    configure: (inout HandoffServiceConfiguration) -> Void = { _ in }
  ) async throws {
    self.name = name
    folder = try TemporaryFolder()
    try prepare(folder)
    let (programs, continuation) = AsyncStream.makeStream(of: [String].self)
    self.programs = programs
    var configuration = HandoffServiceConfiguration(
      name: name, folder: folder.path("state"), socket: folder.path("run/handoff.socket"), listenAddress: "127.0.0.1",
      environment: ["XDG_DATA_HOME": folder.path("data"), "XDG_DATA_DIRS": folder.path("none")],
      startProgram: { continuation.yield($0) })
    configuration.engineLimits = engineLimits
    configure(&configuration)
    self.configuration = configuration
    try await start()
  }

  /// The limits of a test in which nothing has to take too long. On a machine with much to do a test may wait for a thread longer than
  /// another device may.
  static var patientLimits: ServiceLimits {
    var limits = ServiceLimits()
    limits.handshakeTime = .seconds(50)
    return limits
  }

  func start(limits: ServiceLimits = TestDevice.patientLimits) async throws {
    service = try await HandoffService.start(configuration, limits: limits, discoveries: [discovery], log: log.append)
  }

  func stop() async {
    await service?.stop()
    service = nil
  }

  var port: Int { service?.port ?? 0 }

  func address() throws -> SocketAddress { try SocketAddress(ipAddress: "127.0.0.1", port: port) }

  var socket: String { configuration.socket }

  func connect() async throws -> Conversation { Conversation(try await HandoffClient.connect(to: socket)) }

  func app(_ identifier: String, _ types: [String] = []) async throws -> Conversation {
    let app = try await connect()
    try await app.send(.app(bundleIdentifier: identifier, activityTypes: types))
    // Registration has no reply. That to a request which is refused comes after it.
    try await app.send(.confirmPairing(matches: true))
    _ = try await app.failure()
    return app
  }

  func watch() async throws -> Conversation {
    let command = try await connect()
    try await command.send(.watch)
    return command
  }

  /// This device and `other` are visible for pairing, and this one has chosen the other one; the two codes.
  func startPairing(with other: TestDevice) async throws -> (Conversation, Conversation, codes: [String]) {
    discovery.add(try other.address())
    let responder = try await other.connect()
    try await responder.send(.startPairing)
    #expect(await responder.next() == .candidates([]))
    let initiator = try await connect()
    try await initiator.send(.startPairing)
    try await initiator.send(.pair(try await initiator.candidate().number))
    return (initiator, responder, [try await initiator.code(), try await responder.code()])
  }

  /// Pairs this device with another one, and returns when they are connected.
  func pair(with other: TestDevice) async throws {
    let (initiator, responder, codes) = try await startPairing(with: other)
    #expect(codes[0] == codes[1])
    #expect(codes[0].count == 6)
    try await initiator.send(.confirmPairing(matches: true))
    try await responder.send(.confirmPairing(matches: true))
    try await initiator.done()
    try await responder.done()
    await initiator.client.close()
    await responder.client.close()
    try await awaitConnection(to: other)
  }

  func awaitConnection(to other: TestDevice) async throws {
    for (device, peer) in [(self, other), (other, self)] {
      let command = try await device.watch()
      _ = try await command.status { $0.peers.contains { $0.isConnected && $0.name == peer.name } }
      await command.client.close()
    }
  }
}
