import Foundation
import HandoffClient
import Testing

@testable import HandoffService
@testable import SessionBus

/// The connection to a session bus.
@Suite(.timeLimit(.minutes(1))) struct SessionBusTests {
  private let changes = BusSignalMatch(
    sender: "org.freedesktop.DBus", interface: "org.freedesktop.DBus", member: "NameOwnerChanged",
    firstArgument: SessionBusService.name)

  private func call(_ client: BusClient, _ member: String) async throws -> BusCall {
    let owner = try await client.callBus("GetNameOwner", [.string("org.example.other")]).values[0].string ?? ""
    return BusCall(destination: owner, path: "/a", interface: "org.example", member: member)
  }

  @Test("All types of values are sent and received")
  func values() async throws {
    let bus = try await PrivateBus(TemporaryFolder())
    let values: [BusValue] = [
      .string("\u{1F600} <b>"), .boolean(true), .byte(255), .int32(-1), .uint32(.max), .strings([]),
      .strings(["a", ""]),
      .dictionary(["a": .string("b"), "c": .byte(1), "d": .strings(["e"])]), .dictionary([:]),
    ]
    let other = BusClient(bus.address, name: "org.example.other") { $0.arguments }
    #expect(await other.next() == .connected(ownsName: true))
    let client = BusClient(bus.address)
    #expect(await client.next() == .connected(ownsName: false))
    var call = try await call(client, "Echo")
    call.arguments = values
    let reply = try await client.call(call)
    #expect(reply.values == values && reply.sender == call.destination)
    client.stop()
    other.stop()
    await bus.stop()
  }

  @Test("Invalid names are errors, and unknown names, methods and late answers too; the connection stays")
  func errors() async throws {
    let bus = try await PrivateBus(TemporaryFolder())
    let gate = DispatchSemaphore(value: 0)
    let other = BusClient(bus.address, name: "org.example.other") { call in
      if call.member == "Wait" { gate.wait() }
      return call.member == "Wait" ? [] : nil
    }
    #expect(await other.next() == .connected(ownsName: true))
    let client = BusClient(bus.address)
    #expect(await client.next() == .connected(ownsName: false))
    let valid = try await call(client, "Unknown")
    var calls: [(BusCall, BusError)] = []
    for value in ["", "a b", "\u{0}", "\u{E9}", String(repeating: "a.", count: 200)] {
      calls.append((with(valid) { $0.destination = value }, .invalidCall))
      calls.append((with(valid) { $0.path = value }, .invalidCall))
      calls.append((with(valid) { $0.interface = value }, .invalidCall))
      calls.append((with(valid) { $0.member = value }, .invalidCall))
    }
    calls.append((with(valid) { $0.arguments = [.other] }, .invalidCall))
    calls.append((with(valid) { $0.arguments = [.dictionary(["a": .other])] }, .invalidCall))
    calls.append(
      (with(valid) { $0.destination = "org.example.none" }, .failed("org.freedesktop.DBus.Error.ServiceUnknown")))
    calls.append((valid, .failed("org.freedesktop.DBus.Error.UnknownMethod")))
    for (call, error) in calls {
      await #expect(throws: error, "\(call)") { try await client.call(call) }
    }
    await #expect(throws: BusError.timedOut) {
      try await client.call(with(valid) { $0.member = "Wait" }, limit: .milliseconds(20))
    }
    gate.signal()
    #expect(
      try await client.call(
        with(valid) {
          $0.interface = "org.freedesktop.DBus.Peer"
          $0.member = "Ping"
        }
      ).values == [])
    client.stop()
    other.stop()
    await bus.stop()
  }

  private func with(_ call: BusCall, _ change: (inout BusCall) -> Void) -> BusCall {
    var call = call
    change(&call)
    return call
  }

  @Test("More calls than the limit are refused while others wait for an answer")
  func limits() async throws {
    let bus = try await PrivateBus(TemporaryFolder())
    let gate = DispatchSemaphore(value: 0)
    let other = BusClient(bus.address, name: "org.example.other") { _ in
      gate.wait()
      return []
    }
    #expect(await other.next() == .connected(ownsName: true))
    var limits = BusLimits()
    limits.calls = 4
    let client = BusClient(bus.address, limits: limits)
    #expect(await client.next() == .connected(ownsName: false))
    let call = try await call(client, "Wait")
    let (results, continuation) = AsyncStream.makeStream(of: Result<BusReply, BusError>.self)
    for _ in 0..<5 { client.bus.call(call, limit: .seconds(20)) { continuation.yield($0) } }
    for await result in results {
      #expect(result == .failure(.tooMuch))
      break
    }
    for _ in 0..<4 { gate.signal() }
    var answered = 0
    for await result in results {
      #expect((try? result.get())?.values == [])
      answered += 1
      if answered == 4 { break }
    }
    client.stop()
    other.stop()
    await bus.stop()
  }

  @Test("Signals that do not match have no effect; of deep and long arguments nothing is read")
  func foreignMessages() async throws {
    let bus = try await PrivateBus(TemporaryFolder())
    let client = BusClient(
      bus.address, signals: [BusSignalMatch(sender: "org.example.other", interface: "org.example", member: "Good")])
    #expect(await client.next() == .connected(ownsName: false))
    let other = BusClient(bus.address, name: "org.example.other")
    #expect(await other.next() == .connected(ownsName: true))
    other.bus.emit("Bad", path: "/a", interface: "org.example", [])
    other.bus.emit("Good", path: "/a", interface: "org.example.else", [])
    let deep = BusValue.dictionary(["a": .dictionary(["b": .dictionary(["c": .dictionary(["d": .byte(1)])])])])
    let long = BusValue.strings(Array(repeating: "x", count: 10_000))
    other.bus.emit("Good", path: "/a", interface: "org.example", [deep, .string("last")])
    other.bus.emit("Good", path: "/b", interface: "org.example", [long, .string("last")])
    let first = await client.signal { $0 }
    #expect(first?.path == "/a" && first?.arguments.last == .string("last"))
    #expect(await client.signal { $0 }?.arguments == [.other])
    client.stop()
    other.stop()
    await bus.stop()
  }

  @Test("A process that calls 3000 times at once gets errors, and the connection stays")
  func flood() async throws {
    let bus = try await PrivateBus(TemporaryFolder())
    let client = BusClient(bus.address, name: "org.example.other")
    #expect(await client.next() == .connected(ownsName: true))
    var limits = BusLimits()
    limits.calls = 4000
    let other = BusClient(bus.address, limits: limits)
    #expect(await other.next() == .connected(ownsName: false))
    let call = try await call(other, "Unknown")
    let (results, continuation) = AsyncStream.makeStream(of: Result<BusReply, BusError>.self)
    for _ in 0..<3000 { other.bus.call(call, limit: .seconds(20)) { continuation.yield($0) } }
    var count = 0
    for await result in results {
      #expect(result == .failure(.failed("org.freedesktop.DBus.Error.UnknownMethod")))
      count += 1
      if count == 3000 { break }
    }
    #expect(try await client.callBus("NameHasOwner", [.string("org.example.other")]).values == [.boolean(true)])
    client.stop()
    other.stop()
    await bus.stop()
  }

  @Test("A second process with the name is connected without it; the name is free again when the first one has ended")
  func takenName() async throws {
    let bus = try await PrivateBus(TemporaryFolder())
    let first = BusClient(bus.address, name: SessionBusService.name)
    #expect(await first.next() == .connected(ownsName: true))
    let second = BusClient(bus.address, name: SessionBusService.name, signals: [changes])
    #expect(await second.next() == .connected(ownsName: false))
    first.stop()
    #expect(await second.signal { $0.arguments.last } == .string(""))
    let third = BusClient(bus.address, name: SessionBusService.name)
    #expect(await third.next() == .connected(ownsName: true))
    second.stop()
    third.stop()
    await bus.stop()
  }

  @Test(
    "A bus that is not there, or that is none, is reported once; no further attempt is made", arguments: [false, true])
  func unreachable(isListening: Bool) async throws {
    let folder = try TemporaryFolder()
    // A socket that accepts and does not answer.
    var limits = BusLimits()
    limits.connectTime = .milliseconds(50)
    let device = isListening ? try await TestDevice("Desk") : nil
    let path = device?.socket ?? folder.path("none")
    let client = BusClient("unix:path=\(path)", limits: limits)
    #expect(await client.next() == .disconnected(isFinal: true))
    await #expect(throws: BusError.disconnected) { try await client.callBus("GetId", []) }
    client.stop()
    await device?.stop()
  }

  @Test("A bus that ends and comes back is connected to again, with the name; calls that wait fail")
  func restartedBus() async throws {
    let folder = try TemporaryFolder()
    let bus = try await PrivateBus(folder)
    var limits = BusLimits()
    limits.firstRetry = .milliseconds(20)
    let client = BusClient(bus.address, name: SessionBusService.name, limits: limits)
    #expect(await client.next() == .connected(ownsName: true))
    await bus.stop()
    #expect(await client.next() == .disconnected(isFinal: false))
    let second = try await PrivateBus(folder)
    var event = await client.next()
    while event == .disconnected(isFinal: false) { event = await client.next() }
    #expect(event == .connected(ownsName: true))
    client.stop()
    await second.stop()
  }

  @Test("A bus that does not come back is given up")
  func lostBus() async throws {
    let bus = try await PrivateBus(TemporaryFolder())
    var limits = BusLimits()
    limits.firstRetry = .milliseconds(1)
    limits.attempts = 3
    let client = BusClient(bus.address, limits: limits)
    #expect(await client.next() == .connected(ownsName: false))
    await bus.stop()
    for isFinal in [false, false, false, true] { #expect(await client.next() == .disconnected(isFinal: isFinal)) }
    client.stop()
  }

  @Test("A message that is longer than the limit ends the connection, which is made again")
  func longMessage() async throws {
    let bus = try await PrivateBus(TemporaryFolder())
    var limits = BusLimits()
    limits.messageLength = 64 * 1024
    limits.firstRetry = .milliseconds(1)
    let client = BusClient(bus.address, name: SessionBusService.name, limits: limits)
    #expect(await client.next() == .connected(ownsName: true))
    let other = BusClient(bus.address)
    #expect(await other.next() == .connected(ownsName: false))
    let call = BusCall(
      destination: SessionBusService.name, path: "/a", interface: "org.example", member: "Long",
      arguments: [.string(String(repeating: "x", count: 100_000))])
    await #expect(throws: BusError.failed("org.freedesktop.DBus.Error.NoReply")) { try await other.call(call) }
    #expect(await client.next() == .disconnected(isFinal: false))
    #expect(await client.next() == .connected(ownsName: true))
    client.stop()
    other.stop()
    await bus.stop()
  }

  @Test(
    "The address is that of the environment, or the socket of the user's folder; autolaunch starts no bus",
    arguments: [
      ([:], nil), (["DBUS_SESSION_BUS_ADDRESS": "unix:path=/a"], "unix:path=/a"),
      (["DBUS_SESSION_BUS_ADDRESS": "autolaunch:"], nil), (["DBUS_SESSION_BUS_ADDRESS": ""], nil),
      (["XDG_RUNTIME_DIR": "/nonexistent"], nil), (["XDG_RUNTIME_DIR": "relative"], nil),
    ] as [([String: String], String?)])
  func address(environment: [String: String], address: String?) {
    #expect(SessionBus.address(environment: environment) == address)
  }

  @Test("The socket `bus` in the user's folder is the address, with other characters escaped")
  func socketAddress() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "a, b/bus")
    #expect(
      SessionBus.address(environment: ["XDG_RUNTIME_DIR": folder.path("a, b")])
        == "unix:path=\(folder.path)/a%2C%20b/bus")
  }
}
