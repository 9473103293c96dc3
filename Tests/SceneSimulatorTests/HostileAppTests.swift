import Foundation
import SceneStore
import SceneSystem
import SceneWire
import Testing

@testable import SceneSimulator

/// A device with the hostile app on it, a real process that misbehaves once.
final class HostileDevice {
  let container: AppContainer
  let half: ProcessAppHalf
  let device: SimulatedDevice

  /// Without other times, a device that waits so long for anything that a test would be ended first.
  init(
    _ misdeed: String, start: Duration = .seconds(900), batch: Duration = .seconds(900), wantsTrace: Bool = false,
    limits: AppLimits = AppLimits()
  ) throws {
    container = try AppContainer.temporary()
    var options = ProcessAppHalf.Options(
      executable: productsFolder + "/HostileApp", container: container, profile: .phone)
    options.environment["HOSTILE"] = misdeed
    options.startTimeout = start
    options.batchTimeout = batch
    options.wantsTrace = wantsTrace
    options.limits = limits
    half = try ProcessAppHalf(options)
    device = try SimulatedDevice(
      profile: .phone, app: InstalledApp(bundleIdentifier: "dev.proscenium.hostile"), store: InMemorySessionStore(),
      half: half, initial: PersistentState(identifierSeed: 5))
  }

  deinit { try? container.remove() }

  func perform(_ line: String) throws -> StimulusOutcome {
    device.perform(try StimulusParser().parse(line, place: "test"))
  }

  /// The device has ended the app, and goes on: another start of it is an app like any other.
  func expectItGoesOn(_ sourceLocation: SourceLocation = #_sourceLocation) throws {
    #expect(!half.isRunning, sourceLocation: sourceLocation)
    #expect(device.kernel.processState == .notRunning, sourceLocation: sourceLocation)
    let again = try perform("tap icon")
    #expect(again.problems == [] && again.unexpectedEnd == nil, sourceLocation: sourceLocation)
    #expect(again.output.suffix(2) == ["launched", "active"], sourceLocation: sourceLocation)
    #expect(device.kernel.applicationState == .active, sourceLocation: sourceLocation)
    #expect(try perform("kill").lines == [.process(.killed)], sourceLocation: sourceLocation)
  }
}

@Suite("No app can hold its device up", .timeLimit(.minutes(5)))
struct HostileAppTests {
  /// The device waits for a quarter of an hour and a test for five minutes, so what passes here was noticed at once.
  @Test(
    "What makes an app useless is noticed at once, said in a sentence, and the process is ended",
    arguments: [
      ("closesSocket", "HostileApp closed its connection to the device and was ended."),
      ("sendsGarbage", "HostileApp was ended. The peer sent bytes that are no message of this protocol: "),
      ("announcesTooMuch", "HostileApp was ended. The peer announced a message of 2147483647 bytes, "),
      (
        "sendsHalfAMessage",
        "HostileApp was ended. The peer sent bytes that are no message of this protocol: the message ends after 7 bytes"
      ),
      ("floodsRequests", "HostileApp sent more than 16384 messages in answer to one stimulus and was ended."),
      ("floodsReplies", "HostileApp sent more than 16384 messages in answer to one stimulus and was ended."),
      ("floodsBytes", "HostileApp sent more than 33554432 bytes in answer to one stimulus and was ended."),
      ("floodsTraces", "HostileApp recorded more than 65536 events in answer to one stimulus and was ended."),
      ("floodsWishes", "HostileApp was ended. The peer sent 16842752 bytes and read nothing of what was sent to it "),
    ])
  func ended(misdeed: String, sentence: String) throws {
    let device = try HostileDevice(misdeed)
    let outcome = try device.perform("tap icon")
    #expect(outcome.problems.count == 1)
    #expect(outcome.problems.first?.hasPrefix(sentence) == true, "\(outcome.problems)")
    #expect(outcome.unexpectedEnd == .signalled(SIGKILL))
    #expect(outcome.output.contains("launched"))
    try device.expectItGoesOn()
  }

  @Test(
    "An end is noticed at once, whoever still holds the app's socket or its output, and those are ended with it",
    arguments: [
      ("exitsWithZero", ProcessEnd.exited(status: 0)), ("crashes", .signalled(SIGABRT)),
      ("leavesSocketToChild", .exited(status: 3)), ("leavesOutputToChild", .exited(status: 3)),
    ])
  func ends(misdeed: String, end: ProcessEnd) throws {
    let device = try HostileDevice(misdeed)
    let outcome = try device.perform("tap icon")
    #expect(outcome.problems.isEmpty && outcome.unexpectedEnd == end)
    #expect(outcome.output.contains("launched"))
    try device.expectItGoesOn()
  }

  @Test("The end of an app that has asked for more than is dealt with is not among what is dropped")
  func asksAndLeaves() throws {
    let device = try HostileDevice("asksAndLeaves")
    let outcome = try device.perform("tap icon")
    #expect(
      outcome.problems == ["The app asked for something 1000 times in answer to one stimulus; the rest was dropped."])
    #expect(outcome.unexpectedEnd == .exited(status: 0))
    try device.expectItGoesOn()
  }

  @Test(
    "An app that does not introduce itself is ended at once, with the reason",
    arguments: [
      (
        "greetsWithGarbage",
        "HostileApp was ended, because it did not introduce itself to the device. The peer announced a message of "
      ),
      (
        "greetsFromAnotherVersion",
        "HostileApp was ended, because it did not introduce itself to the device. The peer speaks version 99 "
      ),
      (
        "closesWithoutGreeting",
        "HostileApp was ended, because it did not introduce itself to the device. The peer sent bytes that are no message of "
          + "this protocol: it closed its connection without a greeting."
      ),
      ("leavesSocketToChildAtStart", "HostileApp left with exit status 3 before it reported to the device."),
    ])
  func greetings(misdeed: String, sentence: String) throws {
    let device = try HostileDevice(misdeed)
    let outcome = try device.perform("tap icon")
    #expect(outcome.problems.count == 1)
    #expect(outcome.problems.first?.hasPrefix(sentence) == true, "\(outcome.problems)")
    try device.expectItGoesOn()
  }

  @Test(
    "An app that says nothing is waited for as long as the device is told to",
    arguments: ["neverConnects", "saysNothing"])
  func silence(misdeed: String) throws {
    let device = try HostileDevice(misdeed, start: .seconds(1))
    #expect(
      try device.perform("tap icon").problems
        == ["HostileApp did not report to the device within 1.0 seconds and was ended."])
  }

  @Test(
    "The watchdog ends an app that does not come back, whatever it does meanwhile",
    arguments: ["hangs", "stopsItself", "ignoresSignals", "drips", "prints", "printsOneLine"])
  func watchdog(misdeed: String) throws {
    let device = try HostileDevice(misdeed, batch: .seconds(2))
    let outcome = try device.perform("tap icon")
    #expect(outcome.problems == ["HostileApp did not answer within 2.0 seconds and was ended, as the watchdog would."])
    #expect(outcome.unexpectedEnd == .signalled(SIGKILL))
    try device.expectItGoesOn()
  }

  @Test("A message that the app does not read is waited for no longer than an answer")
  func unread() throws {
    let device = try HostileDevice("neverReadsAgain", batch: .seconds(2))
    let url = "open url x://" + String(repeating: "a", count: 600_000)
    // What is sent may fill the socket already at the first stimulus; it does so at the latest with the link.
    let outcome = try device.perform("tap icon")
    let later = outcome.problems.isEmpty ? try device.perform(url) : outcome
    #expect(
      later.problems.first
        == "HostileApp did not read what the device sent within 2.0 seconds and was ended, as the watchdog would."
        || later.problems.first
          == "HostileApp did not answer within 2.0 seconds and was ended, as the watchdog would."
    )
    #expect(later.unexpectedEnd == .signalled(SIGKILL))
    try device.expectItGoesOn()
  }

  @Test("An app that will not leave is ended, whatever signals it ignores")
  func neverLeaves() throws {
    let device = try HostileDevice("neverLeaves", batch: .seconds(1))
    _ = try device.perform("tap icon")
    _ = try device.perform("open switcher")
    #expect(
      try device.perform("swipe away A").problems
        == ["HostileApp did not answer within 1.0 seconds and was ended, as the watchdog would."])
    #expect(!device.half.isRunning)
  }

  @Test("What an app sends between two stimuli is bounded as well")
  func between() throws {
    var limits = AppLimits()
    limits.messages = 100
    let device = try HostileDevice("floodsBetween", limits: limits)
    var outcome = try device.perform("tap icon")
    // What arrives between two looks is the operating system's to say; enough for the limit comes some time.
    while device.half.isRunning { outcome = device.device.poll() }
    #expect(outcome.problems == ["HostileApp sent more than 100 messages in answer to one stimulus and was ended."])
    try device.expectItGoesOn()
  }

  @Test("Output beyond the limits is counted in a line of its own, and the app goes on")
  func dropsOutput() throws {
    var limits = AppLimits()
    limits.outputLines = 500
    let device = try HostileDevice("prints", batch: .seconds(1), limits: limits)
    let outcome = try device.perform("tap icon")
    let dropped = outcome.lines.compactMap { if case .dropped(let dropped) = $0 { dropped } else { nil } }
    #expect(dropped.count == 1)
    #expect(try #require(dropped.first).lines > 1000)
    // All that was kept of the beginning, and 64 KiB of the end.
    #expect(outcome.output.count <= 500 + 65_536 / 35 + 1)
    // The last one is cut short by the app's end.
    #expect(
      Set(outcome.output.dropLast().filter { $0.hasPrefix("A line") }) == ["A line of a story that never ends."])
  }

  @Test("An app that prints for ever beside its work does it, and neither waits for the other")
  func printsAside() throws {
    let device = try HostileDevice("printsAside")
    for line in ["tap icon", "alert", "dismiss alert", "swipe home", "tap icon"] {
      let outcome = try device.perform(line)
      #expect(outcome.problems == [] && outcome.unexpectedEnd == nil)
    }
    #expect(device.device.kernel.applicationState == .active)
    #expect(device.device.shutDown().problems == [])
  }
}
