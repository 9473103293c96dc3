import SessionStorage
import SceneSystem
import SceneTrace
import SceneWire
import Testing

@testable import SceneSimulator

/// An app without a process: its answers are given by the test.
final class FakeAppConnection: AppConnection {
  var isRunning = false
  var openSessions: () -> [SessionRecord] = { [] }
  var startError: AppConnectionError?
  var batches: [[Directive]] = []
  var acts: [AppAction] = []
  var answers: [AppResponse] = []
  var collected = AppResponse()
  var calls: [String] = []

  func start() throws(AppConnectionError) {
    calls.append("start")
    if let startError { throw startError }
    isRunning = true
  }
  func run(_ directives: [Directive]) -> AppResponse {
    batches.append(directives)
    return next()
  }
  func perform(_ act: AppAction) -> AppResponse {
    acts.append(act)
    return next()
  }
  func poll() -> AppResponse {
    defer { collected = AppResponse() }
    if collected.termination != nil { isRunning = false }
    return collected
  }
  func suspend() { calls.append("suspend") }
  func resume() { calls.append("resume") }
  func kill() -> AppResponse {
    calls.append("kill")
    return ended(.signaled(9))
  }
  func waitForExit() -> AppResponse {
    calls.append("waitForExit")
    return ended(.exited(status: 0))
  }
  private func next() -> AppResponse {
    let answer = answers.isEmpty ? AppResponse() : answers.removeFirst()
    if answer.termination != nil { isRunning = false }
    return answer
  }
  private func ended(_ end: ProcessTermination) -> AppResponse {
    var answer = AppResponse()
    if isRunning { answer.termination = end }
    isRunning = false
    return answer
  }
}

@Suite("The device loop and its prompt")
struct PromptTests {
  let connection = FakeAppConnection()
  let store = InMemorySessionStore()

  func device(_ profile: DeviceProfile = .padN, trace: Bool = false) throws -> SimulatedDevice {
    nonisolated(unsafe) var time: UInt64 = 0
    return try SimulatedDevice(
      profile: profile,
      app: InstalledApp(bundleIdentifier: "dev.example", supportsMultipleScenes: profile.kind == .padN),
      store: store, connection: connection, recordsTrace: trace,
      clock: {
        time += 1000
        return time
      })
  }

  func prompt(_ profile: DeviceProfile = .padN) throws -> PromptInterpreter {
    PromptInterpreter(device: try device(profile), connection: connection)
  }

  @Test("Replies are handled before requests, and the resulting directives are carried out immediately")
  func order() throws {
    let device = try device()
    var answer = AppResponse()
    answer.requests = [
      .init(
        id: RequestID(rawValue: 1), request: .activate(.new(.windowApplication), activity: nil, requestingScene: nil))
    ]
    answer.replies = [.configured(SessionID(rawValue: 1), SceneConfiguration(name: "Asked"))]
    connection.answers = [answer]
    _ = device.perform(.device(.tapIcon))
    #expect(connection.batches.count == 2)
    #expect(device.kernel.sessions.map(\.id.label).sorted() == ["A", "B"])
    #expect(device.kernel.sessions.first { $0.id.label == "A" }?.configuration.name == "Asked")
    #expect(store.commits == 1)
  }

  @Test("An app that makes a request in every response is stopped after a thousand rounds, with a message")
  func endless() throws {
    let device = try device()
    _ = device.perform(.device(.tapIcon))
    var answer = AppResponse()
    answer.requests = [.init(id: RequestID(rawValue: 1), request: .refresh(SessionID(rawValue: 1)))]
    connection.answers = Array(repeating: answer, count: 3000)
    let outcome = device.perform(.app(.refresh(SessionID(rawValue: 1))))
    #expect(outcome.problems.count == 1)
    #expect(outcome.problems.first?.contains("1000 times") == true)
  }

  @Test("Requests that the app made on its own are handled before the next stimulus")
  func collected() throws {
    let device = try device()
    _ = device.perform(.device(.tapIcon))
    connection.collected.output = ["a timer fired"]
    connection.collected.replies = [.userInfo(SessionID(rawValue: 1), [1, 2])]
    let outcome = device.perform(.device(.alert))
    #expect(outcome.output == ["a timer fired"])
    #expect(device.kernel.sessions.first?.userInfo == [1, 2])
    #expect(try store.load()?.sessions.first?.userInfo == [1, 2])
  }

  @Test("An app that crashed on its own is detected at the next stimulus")
  func diedMeanwhile() throws {
    let device = try device()
    _ = device.perform(.device(.tapIcon))
    connection.collected.termination = .signaled(11)
    let outcome = device.perform(.device(.tapIcon))
    #expect(outcome.unexpectedTermination == .signaled(11))
    #expect(outcome.lines == [.process(.killed), .process(.started)])
    #expect(device.kernel.processState == .active)
  }

  @Test("A store that cannot write is reported, and the device continues")
  func brokenStore() throws {
    struct Broken: SessionStore {
      func load() throws(SessionStoreError) -> PersistentState? { nil }
      func commit(_ state: PersistentState) throws(SessionStoreError) { throw .unwritable(path: "/p", reason: "r") }
    }
    let device = try SimulatedDevice(
      profile: .phone, app: InstalledApp(bundleIdentifier: "e"), store: Broken(), connection: connection)
    #expect(device.perform(.device(.tapIcon)).problems.count == 1)
    #expect(device.kernel.processState == .active)
  }

  @Test("The trace has stimuli, process events and the app's events on one clock")
  func trace() throws {
    let device = try device(trace: true)
    connection.answers = [AppResponse()]
    connection.answers[0].trace = [
      TraceEvent(kind: .callback, time: 9_000_000, owner: "AppDelegate", callback: "a()"),
      TraceEvent(kind: .callback, time: 9_000_500, owner: "AppDelegate", callback: "b()"),
    ]
    let events = device.perform(.device(.tapIcon)).trace
    #expect(events.map(\.callback) == ["tap icon", "start", "a()", "b()"])
    #expect(events.map(\.time) == events.map(\.time).sorted())
    #expect(events[3].time == events[2].time + 500)
  }

  @Test("The trace has events for suspending and resuming, which a timeline draws as asleep and awake")
  func suspensionInTrace() throws {
    let device = try device(.phone, trace: true)
    let events = try ["tap icon", "swipe home", "suspend", "tap icon", "kill"].flatMap { line in
      device.perform(try StimulusParser().parse(line, location: "t")).trace
    }
    #expect(
      events.map(\.callback) == [
        "tap icon", "start", "swipe home", "suspend", "suspend", "tap icon", "resume", "kill", "killed",
      ])
    #expect(events.map(\.time) == events.map(\.time).sorted())
  }

  @Test("However slow the first response is, events of the app precede the next stimulus")
  func slowAnswer() throws {
    nonisolated(unsafe) var now: UInt64 = 1_000
    let device = try SimulatedDevice(
      profile: .phone, app: InstalledApp(bundleIdentifier: "e"), store: store, connection: connection,
      recordsTrace: true,
      clock: { now })
    // The app's clock is 5 000 behind; its first answer takes 700 to arrive, the second 10.
    func answer(at time: UInt64, arriving delay: UInt64, to line: String) throws -> [TraceEvent] {
      connection.answers = [AppResponse()]
      connection.answers[0].trace = [
        TraceEvent(kind: .callback, time: time &- 5_000, owner: "AppDelegate", callback: "x()", duration: 20)
      ]
      now = time + 20 + delay
      return device.perform(try StimulusParser().parse(line, location: "t")).trace
    }
    _ = try answer(at: 1_100, arriving: 700, to: "tap icon")
    let second = try answer(at: 5_000, arriving: 10, to: "swipe home")
    #expect(second.last?.time == 5_010)
    let third = try answer(at: 9_000, arriving: 300, to: "tap icon")
    #expect(third.last?.time == 9_010, "the quickest answer is what counts")
  }

  @Test("Every process directive reaches the host in order")
  func process() throws {
    let device = try device(.phone)
    for line in ["tap icon", "swipe home", "suspend", "tap icon", "open switcher", "swipe away A"] {
      _ = device.perform(try StimulusParser().parse(line, location: "t"))
    }
    #expect(connection.calls == ["start", "suspend", "resume", "waitForExit"])
    #expect(!connection.batches.joined().contains(.suspend))
  }

  @Test("help lists every stimulus and every command, one line each")
  func help() throws {
    let help = try prompt().interpret("help").messages.joined(separator: "\n")
    for form in StimulusDefinition.all {
      #expect(help.contains(form.syntax))
      #expect(help.contains(form.summary))
    }
    for command in PromptCompletion.commands { #expect(help.contains(command.summary)) }
  }

  @Test("help with a word lists the entries with it in syntax or summary, and reports if there are none")
  func helpWithWord() throws {
    let prompt = try prompt()
    let lock = prompt.interpret("help Lock").messages
    #expect(lock.first == "Stimuli:")
    #expect(lock.contains { $0.hasPrefix("  app lock cancel ") })
    #expect(!lock.contains { $0.contains("Commands:") || $0.contains("swipe home") })
    #expect(prompt.interpret("help leave the simulator").messages.count == 2)
    #expect(
      prompt.interpret("help rotate").messages == [
        "No stimulus and no command has \u{201C}rotate\u{201D} in it; help lists all."
      ])
  }

  @Test(
    "At the prompt, suggestions include the prompt's commands and name help",
    arguments: [
      ("sesions", "sessions"), ("halp", "help"), ("exti", "exit"), ("quit simulator", "quit-simulator"),
      ("tap-icon", "tap icon"),
    ])
  func mistyped(line: String, meant: String) throws {
    let error = try #require(try prompt().interpret(line).error)
    #expect(error.description.hasPrefix("prompt: error: "))
    #expect(error.message.contains("did you mean \u{201C}\(meant)\u{201D}?"), "\(error)")
    #expect(error.message.contains("\u{201C}help\u{201D} lists all"), "\(error)")
  }

  @Test("For lines from elsewhere, suggestions name the command line's list and not the prompt's commands")
  func mistypedElsewhere() throws {
    let error = try #require(try prompt().interpret("sesions", location: "stdin:2").error)
    #expect(
      error.message == "unknown stimulus \u{201C}sesions\u{201D}; \u{201C}proscenium stimuli\u{201D} lists all of them")
  }

  @Test("sessions is a table of label, state, configuration and activity")
  func sessions() throws {
    let prompt = try prompt()
    #expect(prompt.interpret("sessions").messages == ["There are no sessions."])
    _ = prompt.interpret("tap icon")
    _ = prompt.interpret("new window")
    #expect(
      prompt.interpret("sessions").messages == [
        "label  state             configuration  activity", "A      foregroundActive  -              -",
        "B      foregroundActive  -              -",
      ])
  }

  @Test("state shows device, app and process")
  func state() throws {
    let prompt = try prompt()
    #expect(
      prompt.interpret("state").messages == [
        "device   padN, iOS 26", "app      dev.example, with scenes", "process  not running", "sessions 0",
      ])
  }

  @Test("A stimulus that is not possible now gives the kernel's objection")
  func rejectionReason() throws {
    #expect(try prompt().interpret("unlock").messages == ["The device is not locked."])
    #expect(try prompt(.phone).interpret("new window").messages == ["The app has no multiple windows here (P-01)."])
  }

  @Test("Messages about unknown labels and stimuli name the prompt and the known ones; nothing is done")
  func errors() throws {
    let prompt = try prompt()
    _ = prompt.interpret("tap icon")
    let batches = connection.batches.count
    #expect(
      prompt.interpret("choose C").error?.description == "prompt: error: unknown label \u{201C}C\u{201D}; known is A")
    #expect(
      prompt.interpret("dance", location: "stdin:4").error?.description.hasPrefix("stdin:4: error: unknown stimulus")
        == true)
    #expect(connection.batches.count == batches)
  }

  @Test("Empty lines and comments do nothing; the marks of a script are accepted")
  func lenient() throws {
    let prompt = try prompt()
    #expect(prompt.interpret("") == PromptInterpreter.Response())
    #expect(prompt.interpret("  # why") == PromptInterpreter.Response())
    _ = prompt.interpret("> tap icon # launch")
    _ = prompt.interpret("| alert")
    #expect(connection.batches.count == 2)
    _ = prompt.interpret("type A a # b ")
    #expect(connection.acts == [.type(SessionID(rawValue: 1), "a # b ")])
  }

  @Test("The cause of the app's end is reported, and the prompt continues")
  func death() throws {
    let prompt = try prompt()
    connection.answers = [AppResponse()]
    connection.answers[0].termination = .signaled(6)
    let response = prompt.interpret("tap icon")
    #expect(response.messages == ["The app was ended by signal 6 (SIGABRT)."])
    #expect(response.hasFailed)
    #expect(!prompt.interpret("tap icon").hasFailed)
  }

  @Test(
    "exit and quit-simulator end the prompt; quit is a stimulus",
    arguments: [("exit", true), ("quit-simulator", true), ("quit", false)])
  func leaving(line: String, leaves: Bool) throws {
    #expect(try prompt().interpret(line).shouldExit == leaves)
  }

  @Test(
    "Completion offers the words that can follow",
    arguments: [
      ("swipe ", ["away", "home"]), ("swipe a", ["away"]), ("swipe away ", ["A", "B"]),
      ("app destroy A ani", ["animation=commit", "animation=decline", "animation=standard"]),
      ("app activate ", ["A", "B", "new"]), ("app activate new from=", ["from=A", "from=B"]),
      ("begin pull n", ["notification-center"]),
      ("sess", ["sessions"]), ("tap icon ", []), ("dance ", []), ("type ", ["A", "B"]), ("type A x", []),
    ])
  func completion(line: String, words: [String]) {
    let sessions = [SessionID(rawValue: 1), SessionID(rawValue: 2)]
    #expect(PromptCompletion.candidates(for: line, sessions: sessions) == words)
  }

  @Test("On an empty line every first word and every command is offered, each once")
  func firstWords() {
    let words = PromptCompletion.candidates(for: "", sessions: [])
    #expect(words == Array(Set(words)).sorted())
    #expect(Set(words).isSuperset(of: StimulusDefinition.all.map { $0.words[0] } + ["help", "exit"]))
  }

  @Test("Options are parsed with the errors of a script", arguments: ["--profile", "--os", "--variant"])
  func options(name: String) throws {
    let error = #expect(throws: ScriptError.self) {
      switch name {
      case "--profile": _ = try OptionParser.profile("watch", location: name)
      case "--os": _ = try OptionParser.osVersion("99", location: name)
      default:
        var profile = DeviceProfile.phone
        try OptionParser.apply(variant: "x=y", to: &profile, location: name)
      }
    }
    #expect(error?.location == name)
    #expect(error?.message.contains("; known are ") == true)
  }
}
