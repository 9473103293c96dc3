import Foundation
import SceneSystem
import SceneTrace
import SceneWire
import Testing
import TestSupport
import TestTraits

/// Apps on a device that is this test: their behaviour when it exits, sends invalid data, or waits for the end of a turn.
@Suite("Connection of an app to its device", .waitsForProcesses) struct DeviceHostTests {
  let folder: TemporaryFolder
  let device: DeviceEnd

  init() throws {
    folder = TemporaryFolder.forApps()
    device = try DeviceEnd()
  }

  private func start(socket: String? = nil) throws -> RunningProcess {
    try RunningProcess(in: folder, environment: ["PROSCENIUM_DEVICE": socket ?? device.path])
  }

  /// The greeting of an app, as bytes of the wire.
  private func frame(_ json: String) -> [UInt8] {
    withUnsafeBytes(of: UInt32(json.utf8.count).bigEndian) { Array($0) } + Array(json.utf8)
  }

  @Test("The device exits: the app exits with status 0 and a message")
  func deviceLeaves() throws {
    let app = try start()
    try device.welcome()
    try device.handle(.tapIcon)
    device.leave()
    _ = app.remainingLines()
    #expect(app.waitForEnd() == 0)
    #expect(try app.errorText == "The device has ended.\n")
  }

  @Test("The device exits before its greeting: status 69, and the socket is named")
  func deviceLeavesEarly() throws {
    let app = try start()
    try device.welcome(with: [])
    device.leave()
    #expect(app.remainingLines().isEmpty && app.waitForEnd() == 69)
    #expect(
      try app.errorText == "The device at \(device.path) cannot be used. The peer has closed the connection.\n")
  }

  @Test(
    "An invalid message from the device ends the app with status 76 and a message",
    arguments: [
      ("{\"juggle\":{}}", "that begin with \u{201C}{\"juggle\":{}}\u{201D} are not a valid DeviceMessage"),
      ("", "0 bytes that begin with \u{201C}\u{201D} are not a valid DeviceMessage"),
      ("{\"run\":{\"batch\":1,\"_1\":[{\"fly\":{}}]}}", "are not a valid DeviceMessage"),
    ])
  func nonsense(json: String, found: String) throws {
    let app = try start()
    try device.welcome()
    try device.handle(.tapIcon)
    try device.send(frame(json))
    _ = app.remainingLines()
    #expect(app.waitForEnd() == 76)
    let errors = try app.errorText
    #expect(
      errors.hasPrefix(
        "The connection to the device was closed. The peer sent bytes that are not a message of this protocol: "))
    #expect(errors.contains(found) && errors.hasSuffix("The connection was closed.\n"))
  }

  @Test("A message that is cut off by the device's exit is invalid")
  func cutShort() throws {
    let app = try start()
    try device.welcome()
    try device.send(Array(frame("{\"run\":{}}").prefix(7)))
    device.leave()
    #expect(app.remainingLines().isEmpty && app.waitForEnd() == 76)
    #expect(try app.errorText.contains("the message ends after 7 bytes, and the connection with it"))
  }

  @Test("A message whose announced length is too large is refused unread")
  func tooLong() throws {
    let app = try start()
    try device.welcome()
    try device.send([0xFF, 0xFF, 0xFF, 0xFF])
    #expect(app.remainingLines().isEmpty && app.waitForEnd() == 76)
    #expect(try app.errorText.contains("announced a message of 4294967295 bytes, and 1048576 is the most that is read"))
  }

  @Test("A device of another version ends the app with status 69 and names a way out")
  func versionMismatch() throws {
    let app = try start()
    try device.welcome(version: 99)
    #expect(app.remainingLines().isEmpty && app.waitForEnd() == 69)
    #expect(
      try app.errorText
        == "The device at \(device.path) cannot be used. The peer uses version 99 of the protocol, and this side uses "
        + "version \(wireProtocolVersion). Build the app and the device from the same version of Proscenium.\n")
  }

  @Test("A device whose first message is not a greeting ends the app with status 69")
  func noGreeting() throws {
    let app = try start()
    try device.welcome(with: frame("{\"run\":{\"batch\":1,\"_1\":[]}}"))
    #expect(app.remainingLines().isEmpty && app.waitForEnd() == 69)
    #expect(try app.errorText.contains("the device's first message is not hello"))
  }

  @Test("A socket path without a listener ends the app with status 69 and names path and variable")
  func wrongSocketPath() throws {
    let app = try start(socket: "/nowhere/device")
    #expect(app.remainingLines().isEmpty && app.waitForEnd() == 69)
    #expect(
      try app.errorText
        == "The device at /nowhere/device cannot be used. No device answers at /nowhere/device: No such file or "
        + "directory. PROSCENIUM_DEVICE must name the socket of a running device.\n")
  }

  @Test("A socket path that is too long is named, and the process does not trap")
  func longSocketPath() throws {
    let path = "/" + String(repeating: "x", count: 300)
    let app = try start(socket: path)
    #expect(app.remainingLines().isEmpty && app.waitForEnd() == 69)
    #expect(try app.errorText.contains("The socket path \(path.oneLine) is longer than the"))
    #expect(path.oneLine.hasPrefix("/xxx") && path.oneLine.count < path.count)
  }

  @Test("Lines that the app prints on the main queue during a turn have arrived at its end")
  func outputOfATurn() throws {
    let app = try start()
    try device.welcome()
    try device.handle(.tapIcon)
    let launch = app.arrivedLines()
    #expect(launch.first == "launched UIApplication")
    #expect(launch.contains { $0.hasPrefix("active ") } && launch.contains("main queue"))
    try device.handle(.swipeHome)
    let home = app.arrivedLines()
    #expect(home.contains { $0.hasPrefix("background ") })
    #expect(home.contains("after the background"))
    #expect(!home.contains { $0.hasPrefix("active ") })
    device.leave()
    _ = app.remainingLines()
  }

  @Test("The main queue, the run loop, timers and tasks all run on a device")
  func mainThread() throws {
    let app = try start()
    try device.welcome()
    try device.handle(.tapIcon)
    let wanted: Set<String> = [
      "main queue", "run loop", "timer", "later", "task", "slept on main: true", "back from a queue",
    ]
    #expect(Set(app.lines(until: wanted)).isSuperset(of: wanted))
    device.leave()
    _ = app.remainingLines()
    #expect(app.waitForEnd() == 0)
  }

  @Test("The device terminates the app: it exits after its last output")
  func terminates() throws {
    let app = try start()
    try device.welcome(profile: .desktop)
    try device.handle(.tapIcon)
    try device.handle(.quit)
    #expect(app.remainingLines().last == "terminates")
    #expect(app.waitForEnd() == 0)
    #expect(try app.errorText == "")
  }

  @Test(
    "A device that requests a trace gets one with every turn; another device gets none", arguments: [true, false])
  func trace(wanted: Bool) throws {
    let app = try start()
    try device.welcome(trace: wanted)
    let events = try device.handle(.tapIcon).flatMap { message -> [TraceEvent] in
      if case .trace(let events) = message { return events }
      return []
    }
    #expect(events.map(\.callback).contains("sceneDidBecomeActive(_:)") == wanted)
    #expect(events.isEmpty != wanted)
    device.leave()
    _ = app.remainingLines()
  }
}
