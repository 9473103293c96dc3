import SceneStore
import SceneSystem
import SceneTrace
import SceneWire
import Testing

@testable import SceneSimulator

/// An app half without a process: it answers as it is told.
final class FakeHalf: AppHalf {
  var isRunning = false
  var openSessions: () -> [SessionRecord] = { [] }
  var startError: AppHalfError?
  var batches: [[Directive]] = []
  var acts: [AppAct] = []
  var answers: [AppAnswer] = []
  var collected = AppAnswer()
  var calls: [String] = []

  func start() throws(AppHalfError) {
    calls.append("start")
    if let startError { throw startError }
    isRunning = true
  }
  func run(_ directives: [Directive]) -> AppAnswer {
    batches.append(directives)
    return next()
  }
  func perform(_ act: AppAct) -> AppAnswer {
    acts.append(act)
    return next()
  }
  func collect() -> AppAnswer {
    defer { collected = AppAnswer() }
    if collected.end != nil { isRunning = false }
    return collected
  }
  func suspend() { calls.append("suspend") }
  func resume() { calls.append("resume") }
  func kill() -> AppAnswer {
    calls.append("kill")
    return ended(.signalled(9))
  }
  func awaitExit() -> AppAnswer {
    calls.append("awaitExit")
    return ended(.exited(status: 0))
  }
  private func next() -> AppAnswer {
    let answer = answers.isEmpty ? AppAnswer() : answers.removeFirst()
    if answer.end != nil { isRunning = false }
    return answer
  }
  private func ended(_ end: ProcessEnd) -> AppAnswer {
    var answer = AppAnswer()
    if isRunning { answer.end = end }
    isRunning = false
    return answer
  }
}

@Suite("The device loop, and the prompt that feeds it")
struct PromptTests {
  let half = FakeHalf()
  let store = InMemorySessionStore()

  func device(_ profile: DeviceProfile = .padN, trace: Bool = false) throws -> SimulatedDevice {
    nonisolated(unsafe) var time: UInt64 = 0
    return try SimulatedDevice(
      profile: profile,
      app: InstalledApp(bundleIdentifier: "dev.example", supportsMultipleScenes: profile.kind == .padN),
      store: store, half: half, wantsTrace: trace,
      clock: {
        time += 1000
        return time
      })
  }

  func prompt(_ profile: DeviceProfile = .padN) throws -> PromptInterpreter {
    PromptInterpreter(device: try device(profile), half: half)
  }

  @Test("Replies are fed back before requests, and what follows from them is carried out at once")
  func order() throws {
    let device = try device()
    var answer = AppAnswer()
    answer.requests = [
      .init(
        id: RequestID(rawValue: 1), request: .activate(.new(.windowApplication), activity: nil, requestingScene: nil))
    ]
    answer.replies = [.configured(SessionID(rawValue: 1), SceneConfiguration(name: "Asked"))]
    half.answers = [answer]
    _ = device.perform(.device(.tapIcon))
    #expect(half.batches.count == 2)
    #expect(device.kernel.sessions.map(\.id.label).sorted() == ["A", "B"])
    #expect(device.kernel.sessions.first { $0.id.label == "A" }?.configuration.name == "Asked")
    #expect(store.commits == 1)
  }

  @Test("An app that asks anew in every answer is stopped after a thousand rounds, with a sentence")
  func endless() throws {
    let device = try device()
    _ = device.perform(.device(.tapIcon))
    var answer = AppAnswer()
    answer.requests = [.init(id: RequestID(rawValue: 1), request: .refresh(SessionID(rawValue: 1)))]
    half.answers = Array(repeating: answer, count: 3000)
    let outcome = device.perform(.app(.refresh(SessionID(rawValue: 1))))
    #expect(outcome.problems.count == 1)
    #expect(outcome.problems.first?.contains("1000 times") == true)
  }

  @Test("What the app did by itself is taken up before the next stimulus")
  func collected() throws {
    let device = try device()
    _ = device.perform(.device(.tapIcon))
    half.collected.output = ["a timer fired"]
    half.collected.replies = [.userInfo(SessionID(rawValue: 1), [1, 2])]
    let outcome = device.perform(.device(.alert))
    #expect(outcome.output == ["a timer fired"])
    #expect(device.kernel.sessions.first?.userInfo == [1, 2])
    #expect(try store.load()?.sessions.first?.userInfo == [1, 2])
  }

  @Test("An app that died by itself is noticed at the next stimulus")
  func diedMeanwhile() throws {
    let device = try device()
    _ = device.perform(.device(.tapIcon))
    half.collected.end = .signalled(11)
    let outcome = device.perform(.device(.tapIcon))
    #expect(outcome.unexpectedEnd == .signalled(11))
    #expect(outcome.lines == [.process(.killed), .process(.started)])
    #expect(device.kernel.processState == .active)
  }

  @Test("A store that cannot write is a sentence, and the device goes on")
  func brokenStore() throws {
    struct Broken: SessionStore {
      func load() throws(SessionStoreError) -> PersistentState? { nil }
      func commit(_ state: PersistentState) throws(SessionStoreError) { throw .unwritable(path: "/p", reason: "r") }
    }
    let device = try SimulatedDevice(
      profile: .phone, app: InstalledApp(bundleIdentifier: "e"), store: Broken(), half: half)
    #expect(device.perform(.device(.tapIcon)).problems.count == 1)
    #expect(device.kernel.processState == .active)
  }

  @Test("The trace has the stimulus, the process and the app's events by one clock")
  func trace() throws {
    let device = try device(trace: true)
    half.answers = [AppAnswer()]
    half.answers[0].trace = [
      TraceEvent(kind: .callback, time: 9_000_000, owner: "AppDelegate", callback: "a()"),
      TraceEvent(kind: .callback, time: 9_000_500, owner: "AppDelegate", callback: "b()"),
    ]
    let events = device.perform(.device(.tapIcon)).trace
    #expect(events.map(\.callback) == ["tap icon", "start", "a()", "b()"])
    #expect(events.map(\.time) == events.map(\.time).sorted())
    #expect(events[3].time == events[2].time + 500)
  }

  @Test("A process is drawn asleep and awake: the trace says when it is suspended and when it goes on")
  func suspensionInTrace() throws {
    let device = try device(.phone, trace: true)
    let events = try ["tap icon", "swipe home", "suspend", "tap icon", "kill"].flatMap { line in
      device.perform(try StimulusParser().parse(line, place: "t")).trace
    }
    #expect(
      events.map(\.callback) == [
        "tap icon", "start", "swipe home", "suspend", "suspend", "tap icon", "resume", "kill", "killed",
      ])
    #expect(events.map(\.time) == events.map(\.time).sorted())
  }

  @Test("However slow the first answer was, no event of the app comes after the stimulus that followed it")
  func slowAnswer() throws {
    nonisolated(unsafe) var now: UInt64 = 1_000
    let device = try SimulatedDevice(
      profile: .phone, app: InstalledApp(bundleIdentifier: "e"), store: store, half: half, wantsTrace: true,
      clock: { now })
    // The app's clock is 5 000 behind; its first answer takes 700 to arrive, the second 10.
    func answer(at time: UInt64, arriving delay: UInt64, to line: String) throws -> [TraceEvent] {
      half.answers = [AppAnswer()]
      half.answers[0].trace = [
        TraceEvent(kind: .callback, time: time &- 5_000, owner: "AppDelegate", callback: "x()", duration: 20)
      ]
      now = time + 20 + delay
      return device.perform(try StimulusParser().parse(line, place: "t")).trace
    }
    _ = try answer(at: 1_100, arriving: 700, to: "tap icon")
    let second = try answer(at: 5_000, arriving: 10, to: "swipe home")
    #expect(second.last?.time == 5_010)
    let third = try answer(at: 9_000, arriving: 300, to: "tap icon")
    #expect(third.last?.time == 9_010, "the quickest answer is what counts")
  }

  @Test("Every process directive reaches the host in its order")
  func process() throws {
    let device = try device(.phone)
    for line in ["tap icon", "swipe home", "suspend", "tap icon", "open switcher", "swipe away A"] {
      _ = device.perform(try StimulusParser().parse(line, place: "t"))
    }
    #expect(half.calls == ["start", "suspend", "resume", "awaitExit"])
    #expect(!half.batches.joined().contains(.suspend))
  }

  @Test("help lists every stimulus and every command with a line each")
  func help() throws {
    let help = try prompt().interpret("help").remarks.joined(separator: "\n")
    for form in StimulusForm.all {
      #expect(help.contains(form.syntax))
      #expect(help.contains(form.summary))
    }
    for command in PromptCompletion.commands { #expect(help.contains(command.summary)) }
  }

  @Test("help with a word lists what has it in its syntax or summary, and says where nothing has")
  func helpWithWord() throws {
    let prompt = try prompt()
    let lock = prompt.interpret("help Lock").remarks
    #expect(lock.first == "Stimuli:")
    #expect(lock.contains { $0.hasPrefix("  app lock cancel ") })
    #expect(!lock.contains { $0.contains("Commands:") || $0.contains("swipe home") })
    #expect(prompt.interpret("help leave the simulator").remarks.count == 2)
    #expect(
      prompt.interpret("help rotate").remarks == [
        "No stimulus and no command has \u{201C}rotate\u{201D} in it; help lists all."
      ])
  }

  @Test(
    "At the prompt its own commands may be meant, too, and help is named",
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

  @Test("What feeds lines from elsewhere is told of the command line's list, and not of the prompt's commands")
  func mistypedElsewhere() throws {
    let error = try #require(try prompt().interpret("sesions", place: "stdin:2").error)
    #expect(
      error.message == "unknown stimulus \u{201C}sesions\u{201D}; \u{201C}proscenium stimuli\u{201D} lists all of them")
  }

  @Test("sessions is a table of label, state, configuration and activity")
  func sessions() throws {
    let prompt = try prompt()
    #expect(prompt.interpret("sessions").remarks == ["There are no sessions."])
    _ = prompt.interpret("tap icon")
    _ = prompt.interpret("new window")
    #expect(
      prompt.interpret("sessions").remarks == [
        "label  state             configuration  activity", "A      foregroundActive  -              -",
        "B      foregroundActive  -              -",
      ])
  }

  @Test("state shows device, app and process")
  func state() throws {
    let prompt = try prompt()
    #expect(
      prompt.interpret("state").remarks == [
        "device   padN, iOS 26", "app      dev.example, with scenes", "process  not running", "sessions 0",
      ])
  }

  @Test("A stimulus that means nothing now is answered with the kernel's objection")
  func objection() throws {
    #expect(try prompt().interpret("unlock").remarks == ["The device is not locked."])
    #expect(try prompt(.phone).interpret("new window").remarks == ["The app has no multiple windows here (P-01)."])
  }

  @Test("Unknown labels and stimuli name the prompt and list what is known; nothing is done")
  func errors() throws {
    let prompt = try prompt()
    _ = prompt.interpret("tap icon")
    let batches = half.batches.count
    #expect(
      prompt.interpret("choose C").error?.description == "prompt: error: unknown label \u{201C}C\u{201D}; known is A")
    #expect(
      prompt.interpret("dance", place: "stdin:4").error?.description.hasPrefix("stdin:4: error: unknown stimulus")
        == true)
    #expect(half.batches.count == batches)
  }

  @Test("Empty lines and comments do nothing; the marks of a script are allowed")
  func lenient() throws {
    let prompt = try prompt()
    #expect(prompt.interpret("") == PromptInterpreter.Response())
    #expect(prompt.interpret("  # why") == PromptInterpreter.Response())
    _ = prompt.interpret("> tap icon # launch")
    _ = prompt.interpret("| alert")
    #expect(half.batches.count == 2)
    _ = prompt.interpret("type A a # b ")
    #expect(half.acts == [.type(SessionID(rawValue: 1), "a # b ")])
  }

  @Test("How the app died is said, and the prompt goes on")
  func death() throws {
    let prompt = try prompt()
    half.answers = [AppAnswer()]
    half.answers[0].end = .signalled(6)
    let response = prompt.interpret("tap icon")
    #expect(response.remarks == ["The app was ended by signal 6 (SIGABRT)."])
    #expect(response.hasFailed)
    #expect(!prompt.interpret("tap icon").hasFailed)
  }

  @Test(
    "exit and quit-simulator leave; quit is a stimulus",
    arguments: [("exit", true), ("quit-simulator", true), ("quit", false)])
  func leaving(line: String, leaves: Bool) throws {
    #expect(try prompt().interpret(line).leaves == leaves)
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

  @Test("At the beginning every first word and every command is offered, each once")
  func firstWords() {
    let words = PromptCompletion.candidates(for: "", sessions: [])
    #expect(words == Array(Set(words)).sorted())
    #expect(Set(words).isSuperset(of: StimulusForm.all.map { $0.words[0] } + ["help", "exit"]))
  }

  @Test("Options are read with the errors of a script", arguments: ["--profile", "--os", "--variant"])
  func options(name: String) throws {
    let error = #expect(throws: ScriptError.self) {
      switch name {
      case "--profile": _ = try OptionReader.profile("watch")
      case "--os": _ = try OptionReader.osVersion("99")
      default:
        var profile = DeviceProfile.phone
        try OptionReader.apply(variant: "x=y", to: &profile)
      }
    }
    #expect(error?.place == name)
    #expect(error?.message.contains("; known are ") == true)
  }
}
