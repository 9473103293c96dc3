import Foundation
import SessionStorage
import SceneSystem
import SceneWire
import Testing
import TestSupport
import TestTraits

@testable import SceneSimulator

/// A simulated device around the probe, a real process whose argument selects its behaviour.
final class ProbeDevice {
  let container: AppContainer
  let connection: ProcessAppConnection
  let store: InMemorySessionStore
  let device: SimulatedDevice

  static func options(_ behaviour: String, _ container: AppContainer) -> ProcessAppConnection.Options {
    var options = ProcessAppConnection.Options(
      executable: BuildLayout.products + "/WireProbe", container: container, profile: .phone)
    options.arguments = [behaviour]
    return options
  }

  init(
    _ behaviour: String = "well", profile: DeviceProfile = .phone, store: InMemorySessionStore = InMemorySessionStore(),
    startTimeout: Duration = .seconds(30), batchTimeout: Duration = .seconds(30)
  ) throws {
    container = try AppContainer.temporary()
    self.store = store
    var options = Self.options(behaviour, container)
    options.profile = profile
    options.startTimeout = startTimeout
    options.batchTimeout = batchTimeout
    connection = try ProcessAppConnection(options)
    let app = InstalledApp(bundleIdentifier: "dev.proscenium.probe", supportsMultipleScenes: profile.kind == .padN)
    device = try SimulatedDevice(
      profile: profile, app: app, store: store, connection: connection, initial: PersistentState(identifierSeed: 5))
  }

  deinit { try? container.remove() }

  func perform(_ line: String) throws -> StimulusOutcome {
    device.perform(try StimulusParser().parse(line, location: "test"))
  }
}

@Suite("A real process on the simulated device", .waitsForProcesses)
struct ProcessAppConnectionTests {
  @Test("tap icon starts a process, and its output belongs to the stimulus that caused it")
  func launch() throws {
    let probe = try ProbeDevice()
    let outcome = try probe.perform("tap icon")
    #expect(outcome.problems.isEmpty && outcome.unexpectedTermination == nil && outcome.rejectionReason == nil)
    #expect(outcome.lines.first == .process(.started))
    #expect(outcome.output.first == "process \(probe.connection.processIdentifier ?? 0) os 26")
    let identifier = try #require(probe.device.kernel.sessions.first?.persistentIdentifier)
    #expect(
      outcome.output.filter { $0.contains("Delegate") } == [
        "AppDelegate.application(_:didFinishLaunchingWithOptions:) app=background launchOptions=nil",
        "AppDelegate.application(_:configurationForConnecting:options:)",
        "SceneDelegate[\(identifier)].scene(_:willConnectTo:options:) stateRestorationActivity=no",
        "SceneDelegate[\(identifier)].sceneWillEnterForeground(_:)",
        "SceneDelegate[\(identifier)].sceneDidBecomeActive(_:)",
      ])
    #expect(probe.device.kernel.sessions.first?.configuration.name == "Probe")
    #expect(
      try probe.perform("alert").output.filter { $0.contains("Delegate") } == [
        "SceneDelegate[\(identifier)].sceneWillResignActive(_:)"
      ])
  }

  @Test("kill is a real SIGKILL; tap icon then starts a new process with the old session")
  func kill() throws {
    let probe = try ProbeDevice()
    _ = try probe.perform("tap icon")
    _ = try probe.perform("swipe home")
    let first = try #require(probe.connection.processIdentifier)
    let session = probe.device.kernel.sessions.map(\.persistentIdentifier)
    let killed = try probe.perform("kill")
    #expect(killed.lines.last == .process(.killed))
    #expect(killed.unexpectedTermination == nil)
    #expect(!probe.connection.isRunning)
    #expect(Foundation.kill(first, 0) == -1)
    let again = try probe.perform("tap icon")
    #expect(probe.connection.processIdentifier != first)
    #expect(again.output.contains { $0.hasSuffix("stateRestorationActivity=yes") })
    #expect(!again.output.contains { $0.contains("configurationForConnecting") })
    #expect(probe.device.kernel.sessions.map(\.persistentIdentifier) == session)
  }

  @Test("suspend is a real SIGSTOP, and the process continues when the user returns")
  func suspend() throws {
    let probe = try ProbeDevice()
    _ = try probe.perform("tap icon")
    _ = try probe.perform("swipe home")
    _ = try probe.perform("suspend")
    let process = try #require(probe.connection.processIdentifier)
    #expect(state(of: process) == "T")
    #expect(probe.device.kernel.processState == .suspended)
    let back = try probe.perform("tap icon")
    #expect(back.output.contains { $0.hasSuffix("sceneDidBecomeActive(_:)") })
    #expect(probe.connection.processIdentifier == process)
    #expect(state(of: process) != "T")
  }

  @Test("T-04: a suspended process that is killed prints nothing")
  func suspendedKill() throws {
    let probe = try ProbeDevice()
    _ = try probe.perform("tap icon")
    _ = try probe.perform("swipe home")
    _ = try probe.perform("suspend")
    let outcome = try probe.perform("kill")
    #expect(outcome.lines == [.process(.killed)])
    #expect(!probe.connection.isRunning)
  }

  @Test("T-07: an app that is asked to terminate exits")
  func terminate() throws {
    let probe = try ProbeDevice()
    _ = try probe.perform("tap icon")
    _ = try probe.perform("open switcher")
    let outcome = try probe.perform("swipe away A")
    #expect(outcome.output.last == "AppDelegate.applicationWillTerminate(_:)")
    #expect(outcome.lines.last == .process(.exit))
    #expect(outcome.lines.filter { $0 == .process(.exit) }.count == 1)
    #expect(outcome.unexpectedTermination == nil && outcome.problems.isEmpty)
    #expect(!probe.connection.isRunning)
  }

  @Test("An app that exits with an error status is reported, and the device continues")
  func leaveBadly() throws {
    let probe = try ProbeDevice("leave-badly")
    _ = try probe.perform("tap icon")
    _ = try probe.perform("open switcher")
    #expect(try probe.perform("swipe away A").unexpectedTermination == .exited(status: 5))
    #expect(try probe.perform("tap icon").lines.first == .process(.started))
  }

  @Test("An app that does not exit is ended")
  func stubborn() throws {
    let probe = try ProbeDevice("stubborn", batchTimeout: .milliseconds(300))
    _ = try probe.perform("tap icon")
    _ = try probe.perform("open switcher")
    let outcome = try probe.perform("swipe away A")
    #expect(outcome.problems.count == 1)
    #expect(!probe.connection.isRunning)
  }

  @Test(
    "A crash is reported with its signal and last output, and the device continues",
    arguments: [
      ("crash", ProcessTermination.signaled(SIGABRT), "was ended by signal 6 (SIGABRT)"),
      ("crash-active", .signaled(SIGSEGV), "was ended by signal 11 (SIGSEGV)"),
    ])
  func crash(behaviour: String, end: ProcessTermination, text: String) throws {
    let probe = try ProbeDevice(behaviour)
    let outcome = try probe.perform("tap icon")
    #expect(outcome.unexpectedTermination == end)
    #expect(end.description == text)
    #expect(outcome.output.contains { $0.hasPrefix("AppDelegate.application(_:didFinishLaunchingWithOptions:)") })
    #expect(outcome.lines.contains(.process(.killed)))
    #expect(probe.device.kernel.processState == .notRunning)
    #expect(try probe.perform("tap icon").lines.first == .process(.started))
  }

  @Test("T-09: an app that crashes between two stimuli is detected at the next; its sessions are kept")
  func diesLater() throws {
    let probe = try ProbeDevice("die-later")
    // It exits right after its answer: whether this stimulus or the next detects it depends on timing.
    let outcomes = [try probe.perform("tap icon"), try probe.perform("swipe home")]
    #expect(outcomes.compactMap(\.unexpectedTermination) == [.signaled(SIGTERM)])
    #expect(probe.device.kernel.processState == .notRunning)
    #expect(probe.device.kernel.sessions.count == 1)
  }

  @Test("An unresponsive app is ended as by the watchdog, and the device continues")
  func hang() throws {
    let probe = try ProbeDevice("hang", batchTimeout: .milliseconds(300))
    let outcome = try probe.perform("tap icon")
    #expect(outcome.problems.first?.hasPrefix("WireProbe did not answer within 0.3 seconds and was ended") == true)
    #expect(outcome.unexpectedTermination == .signaled(SIGKILL))
    #expect(!probe.connection.isRunning)
  }

  @Test("More output than a pipe holds does not block the app, and none is lost")
  func chatty() throws {
    let probe = try ProbeDevice("chatty")
    _ = try probe.perform("tap icon")
    let outcome = try probe.perform("swipe home")
    let story = outcome.output.filter { $0.hasPrefix("line ") }
    #expect(story.count == 20_000)
    #expect(story.last == "line 19999 of a very long story that fills any pipe")
  }

  @Test("A request of the app gets its reply before perform returns")
  func request() throws {
    let probe = try ProbeDevice(profile: .padN)
    _ = try probe.perform("tap icon")
    _ = try probe.perform("new window")
    let outcome = try probe.perform("app destroy B")
    let lines = outcome.output.filter { $0.contains("Delegate") }
    #expect(lines.contains { $0.hasSuffix("sceneDidDisconnect(_:)") })
    #expect(lines.last?.hasPrefix("AppDelegate.application(_:didDiscardSceneSessions:) sessions={") == true)
    #expect(probe.device.kernel.sessions.map(\.id.label) == ["A"])
  }

  @Test("Text can be typed into the app")
  func typing() throws {
    let probe = try ProbeDevice()
    _ = try probe.perform("tap icon")
    #expect(try probe.perform("type A hello").output == ["typed 5 characters"])
  }

  @Test("The store is written once for a stimulus with changes, and not at all without")
  func commits() throws {
    let probe = try ProbeDevice()
    _ = try probe.perform("tap icon")
    #expect(probe.store.commits == 1)
    _ = try probe.perform("alert")
    #expect(probe.store.commits == 1)
    _ = try probe.perform("dismiss alert")
    _ = try probe.perform("swipe home")
    #expect(probe.store.commits == 2)
    #expect(try probe.store.load() == probe.device.kernel.persistent)
  }

  @Test("Sessions outlast the device: another device with the same store has them")
  func anotherDevice() throws {
    let store = InMemorySessionStore()
    let first = try ProbeDevice(store: store)
    _ = try first.perform("tap icon")
    _ = try first.perform("swipe home")
    _ = first.device.shutDown()
    let second = try ProbeDevice(store: store)
    #expect(second.device.kernel.sessions == first.device.kernel.sessions)
    #expect(try second.perform("tap icon").output.contains { $0.hasSuffix("stateRestorationActivity=yes") })
  }

  @Test(
    "An app that cannot be started is reported, and the device continues",
    arguments: [
      (
        "leave-early",
        "WireProbe exited with status 7 before it reported to the device. Is it built with Proscenium's UIKit?"
      ),
      ("never-connect", "WireProbe did not report to the device within 0.3 seconds and was ended."),
    ])
  func cannotStart(behaviour: String, sentence: String) throws {
    let probe = try ProbeDevice(behaviour, startTimeout: behaviour == "leave-early" ? .seconds(30) : .milliseconds(300))
    let outcome = try probe.perform("tap icon")
    #expect(outcome.problems == [sentence])
    #expect(probe.device.kernel.processState == .notRunning)
    if behaviour == "leave-early" { #expect(outcome.output == ["no UIKit here"]) }
  }

  @Test("A peer that sends invalid data is refused, and the device still waits for the app")
  func nonsense() throws {
    let probe = try ProbeDevice("nonsense-greeting", startTimeout: .milliseconds(500))
    let problem = try #require(try probe.perform("tap icon").problems.first)
    #expect(problem.contains("are not a valid AppMessage"))
  }

  @Test("A missing executable is reported")
  func noExecutable() throws {
    let container = try AppContainer.temporary()
    defer { try? container.remove() }
    let options = ProcessAppConnection.Options(executable: "/nowhere/App", container: container, profile: .phone)
    let connection = try ProcessAppConnection(options)
    #expect(throws: AppConnectionError(.cannotStart, "/nowhere/App cannot be started: No such file or directory.")) {
      try connection.start()
    }
  }

  @Test(
    "M-05: the life cycle of an app without a manifest is requested from it once",
    arguments: ["well", "app-based", "describe-stays"])
  func describe(behaviour: String) throws {
    let container = try AppContainer.temporary()
    defer { try? container.remove() }
    var options = ProbeDevice.options(behaviour, container)
    if behaviour == "describe-stays" { options.startTimeout = .milliseconds(500) }
    let app = try ProcessAppConnection.describe(options)
    #expect(app.bundleIdentifier == "dev.proscenium.probe")
    #expect(app.adoption == (behaviour == "app-based" ? .application : .scenes))
  }

  @Test("An app that makes a request in every callback does not block the device")
  func askForEver() throws {
    let probe = try ProbeDevice("ask-for-ever")
    let outcome = try probe.perform("tap icon")
    #expect(outcome.unexpectedTermination == nil)
  }

  @Test("Requests of an app that does not run have no effect")
  func noAct() throws {
    let probe = try ProbeDevice()
    #expect(try probe.perform("app refresh A").rejectionReason == "The app is not running, so it makes no requests.")
    _ = try probe.perform("tap icon")
    #expect(try probe.perform("app refresh B").rejectionReason == "There is no session B any more.")
    _ = try probe.perform("swipe home")
    _ = try probe.perform("suspend")
    #expect(try probe.perform("app refresh A").rejectionReason == "The process is suspended, so it makes no requests.")
  }

  @Test("A signal that the device ignores is not ignored by the app")
  func defaultSignals() throws {
    let before = signal(SIGUSR2, SIG_IGN)
    defer { signal(SIGUSR2, before) }
    let child = try ChildProcess(executable: "/bin/sh", arguments: ["-c", "kill -USR2 $$; exit 3"], environment: [:])
    #expect(child.waitForEnd(timeout: .seconds(30)) == .signaled(SIGUSR2))
  }

  @Test("A process that is stopped, by the device or by its own signal, is not waited for", .timeLimit(.minutes(5)))
  func stopTwice() throws {
    let child = try ChildProcess(
      executable: "/bin/sh", arguments: ["-c", "kill -STOP $$; exit 4"], environment: [:])
    child.stop(timeout: .seconds(900))
    child.stop(timeout: .seconds(900))
    #expect(state(of: child.identifier) == "T")
    child.send(signal: SIGCONT)
    let end = child.waitForEnd(timeout: .seconds(1))
    // If the device was faster, the process has yet to stop itself.
    if end == nil { child.send(signal: SIGCONT) }
    #expect(child.waitForEnd(timeout: .seconds(900)) == .exited(status: 4))
    child.stop(timeout: .seconds(900))
  }

  @Test("Lines are complete and in order, including standard error and a last line without a line break")
  func lines() throws {
    let child = try ChildProcess(
      executable: "/bin/sh", arguments: ["-c", "echo one; echo two >&2; echo; printf three"], environment: [:])
    #expect(child.waitForEnd(timeout: .seconds(30)) == .exited(status: 0))
    #expect(child.drainOutput().lines == ["one", "two", "", "three"])
    #expect(child.drainOutput() == AppOutput())
  }

  @Test("The app's home is inside its container, and other folders are not")
  func container() throws {
    let container = try AppContainer.temporary()
    let environment = container.environment
    #expect(environment["HOME"] == container.path)
    for key in ["XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME", "TMPDIR", "CFFIXED_USER_HOME"] {
      #expect(environment[key]?.hasPrefix(container.path) == true)
    }
    try container.prepare()
    let mode = try FileManager.default.attributesOfItem(atPath: container.path)[.posixPermissions] as? Int
    #expect(mode == 0o700)
    try container.remove()
    #expect(!FileManager.default.fileExists(atPath: container.path))
  }

  private func state(of process: Int32) -> String? {
    guard let text = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8),
      let end = text.lastIndex(of: ")")
    else { return nil }
    return text[text.index(after: end)...].split(separator: " ").first.map(String.init)
  }
}
