import Foundation
import SceneStore
import SceneSystem
import Testing
import TestSupport
import TestTraits

@testable import SceneSimulator

/// A device with the probe, a real app whose states have the sizes that the test sets.
private final class ProbeDevice {
  let device: SimulatedDevice
  private let container: AppContainer

  init(_ profile: DeviceProfile, states: String, windows: Int = 1, messageLimit: Int? = nil) throws {
    container = try AppContainer.temporary()
    var options = ProcessAppConnection.Options(
      executable: BuildLayout.product("HostedProbe"), container: container, profile: profile)
    options.environment = ["PROBE_STATE": states, "PROBE_WINDOWS": "\(windows)"]
    options.messageLimit = messageLimit
    let app = try ProcessAppConnection.describe(options)
    device = try SimulatedDevice(
      profile: profile, app: app, store: InMemorySessionStore(), connection: try ProcessAppConnection(options),
      initial: PersistentState(identifierSeed: 5))
  }

  deinit { try? container.remove() }

  /// Performs one stimulus that must succeed.
  @discardableResult func perform(_ line: String) throws -> [String] {
    let outcome = device.perform(try StimulusParser().parse(line, location: "test"))
    #expect(outcome.problems == [] && outcome.unexpectedTermination == nil && outcome.rejectionReason == nil, "\(line)")
    return outcome.output
  }

  /// Performs one stimulus that ends the app, and returns the reason.
  func fail(_ line: String) throws -> [String] {
    let outcome = device.perform(try StimulusParser().parse(line, location: "test"))
    #expect(outcome.unexpectedTermination == .signaled(SIGKILL))
    return outcome.problems
  }

  var state: ActivityArchive? { device.kernel.sessions.first?.restorationActivity }
}

@Suite("Saved states of every allowed size can be restored", .waitsForProcesses, .timeLimit(.minutes(5)))
struct LargeStateTests {
  @Test("R-01: a state of 7 MB is restored on a device, launch after launch")
  func sevenMegabytes() throws {
    let probe = try ProbeDevice(.padN, states: "7000000")
    try probe.perform("tap icon")
    try probe.perform("swipe home")
    #expect((probe.state?.bytes.elements.count ?? 0) > 7_000_000)
    for _ in 1...2 {
      try probe.perform("kill")
      #expect(try probe.perform("tap icon").contains("restores 7000000 bytes"))
    }
  }

  @Test("R-01: five windows of the largest size are restored together on a device with windows")
  func manyWindows() throws {
    let size = StateLimit.maximumLength - 4096
    let probe = try ProbeDevice(.desktop, states: "\(size)", windows: 5)
    try probe.perform("tap icon")
    #expect(probe.device.kernel.sessions.count == 5)
    try probe.perform("quit")
    #expect(try probe.perform("tap icon").filter { $0 == "restores \(size) bytes" }.count == 5)
  }

  @Test(
    "R-01: a state that is too large is refused when it is saved: a log line, the previous state kept, the app continues"
  )
  func tooLarge() throws {
    let probe = try ProbeDevice(.padN, states: "1000,9000000")
    try probe.perform("tap icon")
    try probe.perform("swipe home")
    let good = try #require(probe.state)
    try probe.perform("tap icon")
    let output = try probe.perform("swipe home")
    let session = try #require(probe.device.kernel.sessions.first)
    let line = try #require(output.first { $0.hasPrefix("The user activity") })
    #expect(
      line.hasPrefix(
        "The user activity of type \"org.example.probe.window\" of session A (\(session.persistentIdentifier)) was not saved; "
          + "the previously saved one is kept. It takes 9000"))
    #expect(line.contains("bytes, and a saved state holds at most 8388608."))
    #expect(probe.state == good)
    try probe.perform("kill")
    #expect(try probe.perform("tap icon").contains("restores 1000 bytes"))
  }

  @Test("R-01: the same on a desktop: refused, reported, the previous state kept, and the app exits normally")
  func desktop() throws {
    let folder = TemporaryFolder.forApps()
    let environment = ["PROBE_STATE": "1000,9000000", "PROSCENIUM_AUTOSAVE_SECONDS": "0.01"]
    let app = try RunningProcess(in: folder, environment: environment)
    for _ in 0..<3 { _ = app.lines(until: ["saved"]) }
    app.send(SIGTERM)
    _ = app.remainingLines()
    #expect(app.waitForEnd() == 0)
    #expect(try app.errorText.contains("was not saved; the previously saved one is kept. It takes 9000"))
    let next = try RunningProcess(in: folder, environment: environment)
    #expect(next.lines(until: ["restores 1000 bytes"]).last == "restores 1000 bytes")
    next.send(SIGKILL)
  }

  @Test("R-01: a large state is restored on a desktop")
  func desktopSevenMegabytes() throws {
    let folder = TemporaryFolder.forApps()
    let app = try RunningProcess(in: folder, environment: ["PROBE_STATE": "7000000"])
    _ = app.lines(until: ["main queue"])
    app.send(SIGTERM)
    _ = app.remainingLines()
    #expect(app.waitForEnd() == 0)
    let next = try RunningProcess(in: folder)
    #expect(next.lines(until: ["restores 7000000 bytes"]).last == "restores 7000000 bytes")
    next.send(SIGKILL)
  }

  @Test("Trap 13: a state that cannot be sent counts as a failed restoration; the third launch is clean")
  func crashGuard() throws {
    let probe = try ProbeDevice(.padN, states: "3000000", messageLimit: 200_000)
    try probe.perform("tap icon")
    try probe.perform("swipe home")
    let kept = try #require(probe.state)
    try probe.perform("kill")
    let name = try #require(probe.device.kernel.sessions.first?.persistentIdentifier)
    for _ in 1...2 {
      #expect(
        try probe.fail("tap icon") == [
          "HostedProbe was ended, because the saved state that it was to restore is longer than the 200000 bytes that a message "
            + "may have: \(kept.bytes.elements.count) bytes of session A (\(name))."
        ])
    }
    let output = try probe.perform("tap icon")
    #expect(output.contains("connects \(name) with nothing"))
    #expect(output.contains { $0.hasPrefix("Restoring session A ended the app twice in a row") })
    #expect(probe.device.kernel.sessions.first?.stateSetAside == kept)
  }
}
