import Foundation
import SessionStorage
import SceneSystem
import SceneWire
import Testing
import TestSupport
import TestTraits

@testable import SceneSimulator

/// A device with the hostile app, a real process that misbehaves once.
final class HostileDevice {
  let container: AppContainer
  let connection: ProcessAppConnection
  let device: SimulatedDevice

  /// Without other times, a device whose timeouts are longer than a test's time limit.
  init(
    _ misdeed: String, start: Duration = .seconds(900), batch: Duration = .seconds(900), recordsTrace: Bool = false,
    limits: AppLimits = AppLimits()
  ) throws {
    container = try AppContainer.temporary()
    var options = ProcessAppConnection.Options(
      executable: BuildLayout.products + "/HostileApp", container: container, profile: .phone)
    options.environment["HOSTILE"] = misdeed
    options.startTimeout = start
    options.batchTimeout = batch
    options.recordsTrace = recordsTrace
    options.limits = limits
    connection = try ProcessAppConnection(options)
    device = try SimulatedDevice(
      profile: .phone, app: InstalledApp(bundleIdentifier: "dev.proscenium.hostile"), store: InMemorySessionStore(),
      connection: connection, initial: PersistentState(identifierSeed: 5))
  }

  deinit { try? container.remove() }

  func perform(_ line: String) throws -> StimulusOutcome {
    device.perform(try StimulusParser().parse(line, location: "test"))
  }

  /// The device has ended the app, and continues: another start of it works like any other.
  func expectItGoesOn(_ sourceLocation: SourceLocation = #_sourceLocation) throws {
    #expect(!connection.isRunning, sourceLocation: sourceLocation)
    #expect(device.kernel.processState == .notRunning, sourceLocation: sourceLocation)
    let again = try perform("tap icon")
    #expect(again.problems == [] && again.unexpectedTermination == nil, sourceLocation: sourceLocation)
    #expect(again.output.suffix(2) == ["launched", "active"], sourceLocation: sourceLocation)
    #expect(device.kernel.applicationState == .active, sourceLocation: sourceLocation)
    #expect(try perform("kill").lines == [.process(.killed)], sourceLocation: sourceLocation)
  }
}

@Suite("Hostile apps", .waitsForProcesses, .timeLimit(.minutes(5)))
struct HostileAppTests {
  /// The device's timeout is a quarter of an hour and a test's time limit five minutes, so a test that passes detected the event at once.
  @Test(
    "A protocol violation is detected immediately and reported, and the process is ended",
    arguments: [
      ("closesSocket", "HostileApp closed its connection to the device and was ended."),
      ("sendsGarbage", "HostileApp was ended. The peer sent bytes that are not a message of this protocol: "),
      ("announcesTooMuch", "HostileApp was ended. The peer announced a message of 2147483647 bytes, "),
      (
        "sendsHalfAMessage",
        "HostileApp was ended. The peer sent bytes that are not a message of this protocol: the message ends after 7 bytes"
      ),
      (
        "nestsArrays",
        "HostileApp was ended. The peer sent bytes that are not a message of this protocol: 3145732 bytes"
      ),
      ("floodsStates", "HostileApp sent more than 33554432 bytes in response to one stimulus and was ended."),
      ("floodsRequests", "HostileApp sent more than 16384 messages in response to one stimulus and was ended."),
      ("floodsReplies", "HostileApp sent more than 16384 messages in response to one stimulus and was ended."),
      ("floodsBytes", "HostileApp sent more than 33554432 bytes in response to one stimulus and was ended."),
      ("floodsTraces", "HostileApp recorded more than 65536 events in response to one stimulus and was ended."),
      ("floodsWishes", "HostileApp was ended. The peer sent 16842752 bytes and read nothing of what was sent to it "),
    ])
  func ended(misdeed: String, sentence: String) throws {
    let device = try HostileDevice(misdeed)
    let outcome = try device.perform("tap icon")
    #expect(outcome.problems.count == 1)
    #expect(outcome.problems.first?.hasPrefix(sentence) == true, "\(outcome.problems)")
    #expect(outcome.unexpectedTermination == .signaled(SIGKILL))
    #expect(outcome.output.contains("launched"))
    try device.expectItGoesOn()
  }

  @Test(
    "An app's exit is detected immediately, even if children hold its socket or output, and they are ended too",
    arguments: [
      ("exitsWithZero", ProcessTermination.exited(status: 0)), ("crashes", .signaled(SIGABRT)),
      ("leavesSocketToChild", .exited(status: 3)), ("leavesOutputToChild", .exited(status: 3)),
    ])
  func ends(misdeed: String, end: ProcessTermination) throws {
    let device = try HostileDevice(misdeed)
    let outcome = try device.perform("tap icon")
    #expect(outcome.problems.isEmpty && outcome.unexpectedTermination == end)
    #expect(outcome.output.contains("launched"))
    try device.expectItGoesOn()
  }

  @Test("The exit of an app that exceeded the limits is not among the dropped messages")
  func asksAndLeaves() throws {
    let device = try HostileDevice("asksAndLeaves")
    let outcome = try device.perform("tap icon")
    #expect(
      outcome.problems == ["The app made requests 1000 times in response to one stimulus; the rest was dropped."])
    #expect(outcome.unexpectedTermination == .exited(status: 0))
    try device.expectItGoesOn()
  }

  @Test(
    "An app without a greeting is ended immediately, with the reason",
    arguments: [
      (
        "greetsWithGarbage",
        "HostileApp was ended, because it did not introduce itself to the device. The peer announced a message of "
      ),
      (
        "greetsFromAnotherVersion",
        "HostileApp was ended, because it did not introduce itself to the device. The peer uses version 99 "
      ),
      (
        "closesWithoutGreeting",
        "HostileApp was ended, because it did not introduce itself to the device. The peer sent bytes that are not a message of "
          + "this protocol: it closed its connection without a greeting."
      ),
      ("leavesSocketToChildAtStart", "HostileApp exited with status 3 before it reported to the device."),
    ])
  func greetings(misdeed: String, sentence: String) throws {
    let device = try HostileDevice(misdeed)
    let outcome = try device.perform("tap icon")
    #expect(outcome.problems.count == 1)
    #expect(outcome.problems.first?.hasPrefix(sentence) == true, "\(outcome.problems)")
    try device.expectItGoesOn()
  }

  @Test(
    "A silent app is waited for until the device's timeout",
    arguments: ["neverConnects", "saysNothing"])
  func silence(misdeed: String) throws {
    let device = try HostileDevice(misdeed, start: .seconds(1))
    #expect(
      try device.perform("tap icon").problems
        == ["HostileApp did not report to the device within 1.0 seconds and was ended."])
  }

  @Test(
    "The watchdog ends an unresponsive app, whatever it does meanwhile",
    arguments: ["hangs", "stopsItself", "ignoresSignals", "drips", "prints", "printsOneLine"])
  func watchdog(misdeed: String) throws {
    let device = try HostileDevice(misdeed, batch: .seconds(2))
    let outcome = try device.perform("tap icon")
    #expect(outcome.problems == ["HostileApp did not answer within 2.0 seconds and was ended, as the watchdog would."])
    #expect(outcome.unexpectedTermination == .signaled(SIGKILL))
    try device.expectItGoesOn()
  }

  @Test("A message that the app does not read times out, as a missing reply does")
  func unread() throws {
    let device = try HostileDevice("neverReadsAgain", batch: .seconds(2))
    let url = "open url x://" + String(repeating: "a", count: 600_000)
    // The messages may fill the socket already at the first stimulus, and do so at the latest with the link.
    let outcome = try device.perform("tap icon")
    let later = outcome.problems.isEmpty ? try device.perform(url) : outcome
    #expect(
      later.problems.first
        == "HostileApp did not read what the device sent within 2.0 seconds and was ended, as the watchdog would."
        || later.problems.first
          == "HostileApp did not answer within 2.0 seconds and was ended, as the watchdog would."
    )
    #expect(later.unexpectedTermination == .signaled(SIGKILL))
    try device.expectItGoesOn()
  }

  @Test("An app that does not exit is ended, whatever signals it ignores")
  func neverLeaves() throws {
    let device = try HostileDevice("neverLeaves", batch: .seconds(1))
    _ = try device.perform("tap icon")
    _ = try device.perform("open switcher")
    #expect(
      try device.perform("swipe away A").problems
        == ["HostileApp did not answer within 1.0 seconds and was ended, as the watchdog would."])
    #expect(!device.connection.isRunning)
  }

  @Test("Messages between two stimuli are limited as well")
  func between() throws {
    var limits = AppLimits()
    limits.messages = 100
    let device = try HostileDevice("floodsBetween", limits: limits)
    var outcome = try device.perform("tap icon")
    // The operating system decides how much arrives between two reads; at some point the limit is reached.
    while device.connection.isRunning { outcome = device.device.poll() }
    #expect(outcome.problems == ["HostileApp sent more than 100 messages in response to one stimulus and was ended."])
    try device.expectItGoesOn()
  }

  @Test("Output beyond the limits is counted in a separate line, and the app continues")
  func dropsOutput() throws {
    var limits = AppLimits()
    limits.outputLines = 500
    let device = try HostileDevice("prints", batch: .seconds(1), limits: limits)
    let outcome = try device.perform("tap icon")
    let dropped = outcome.lines.compactMap { if case .dropped(let dropped) = $0 { dropped } else { nil } }
    #expect(dropped.count == 1)
    #expect(try #require(dropped.first).lines > 1000)
    // The whole kept beginning, and 64 KiB of the end.
    #expect(outcome.output.count <= 500 + 65_536 / 35 + 1)
    // The last one is cut off by the app's end.
    #expect(
      Set(outcome.output.dropLast().filter { $0.hasPrefix("A line") }) == ["A line of a story that never ends."])
  }

  @Test("An app that prints continuously does its work, and neither the device nor the app blocks the other")
  func printsAside() throws {
    let device = try HostileDevice("printsAside")
    for line in ["tap icon", "alert", "dismiss alert", "swipe home", "tap icon"] {
      let outcome = try device.perform(line)
      #expect(outcome.problems == [] && outcome.unexpectedTermination == nil)
    }
    #expect(device.device.kernel.applicationState == .active)
    #expect(device.device.shutDown().problems == [])
  }
}
