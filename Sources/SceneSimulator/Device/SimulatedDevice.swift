import SceneStore
import SceneSystem
import SceneTrace
import SceneWire

/// A device with one app: the kernel that decides, a store that keeps, and an app half that obeys.
///
/// One stimulus is dealt with completely, with everything that the app asks for meanwhile, before ``perform(_:)`` returns;
/// the store is written once for it.
public final class SimulatedDevice {
  /// The system, as it stands.
  public private(set) var kernel: Kernel

  private let store: any SessionStore
  private let half: any AppHalf
  private let wantsTrace: Bool
  private let clock: () -> UInt64
  private var committed: PersistentState?
  /// What makes the device's time of the running process's, whose clock may count from anywhere.
  private var clockOffset: UInt64?
  private let parser = StimulusParser()

  /// Rounds of request and directive that one stimulus may cause; an app that asks anew in every callback would never end.
  static let maximumRounds = 1000

  /// A device on its home screen, with the app installed and not running.
  ///
  /// `initial` is what is on the device where the store holds nothing. `clock` gives nanoseconds for the trace. Throws what
  /// the store throws.
  public init(
    profile: DeviceProfile, app: InstalledApp, store: any SessionStore, half: any AppHalf,
    initial: PersistentState = PersistentState(), wantsTrace: Bool = false,
    clock: @escaping () -> UInt64 = SimulatedDevice.uptime()
  ) throws(SessionStoreError) {
    committed = try store.load()
    kernel = Kernel(profile: profile, app: app, persistent: committed ?? initial)
    self.store = store
    self.half = half
    self.wantsTrace = wantsTrace
    self.clock = clock
    half.openSessions = { [weak self] in self?.kernel.sessionsForApp ?? [] }
  }

  /// A clock that counts nanoseconds from now.
  public static func uptime() -> () -> UInt64 {
    let start = ContinuousClock.now
    return {
      let (seconds, attoseconds) = (ContinuousClock.now - start).components
      return UInt64(clamping: seconds) &* 1_000_000_000 &+ UInt64(clamping: attoseconds / 1_000_000_000)
    }
  }

  /// The sessions whose labels a stimulus may name, in the order of their labels.
  public var knownSessions: [SessionID] { kernel.sessions.map(\.id).sorted() }

  /// Does one thing to the device, and returns when everything that follows from it has happened.
  ///
  /// Never throws: what goes wrong is in the outcome, and the device goes on.
  public func perform(_ stimulus: ScriptStimulus) -> StimulusOutcome {
    var outcome = StimulusOutcome()
    catchUp(&outcome)
    if wantsTrace {
      outcome.recorded.append(
        TraceChapter(stimulusAt: clock()) { [parser] in parser.nearestText(for: stimulus) })
    }
    switch stimulus {
    case .device(let stimulus):
      outcome.objection = kernel.objection(to: stimulus)
      settle([stimulus], &outcome)
      if case .restorationTimedOut(let id) = stimulus, outcome.objection == nil {
        outcome.watchdog = """
          \(kernel.app.bundleIdentifier) had asked for more time to restore session \(id.label) and did not finish within \
          \(kernel.profile.restorationSeconds) seconds, so its process was ended, as by the watchdog (R-05).
          """
      }
    case .app(let act):
      outcome.objection = objection(to: act)
      if outcome.objection == nil {
        var pending = [Stimulus]()
        take(half.perform(act), isOrdered: false, &pending, &outcome)
        settle(pending, &outcome)
      }
    }
    commit(&outcome)
    return outcome
  }

  /// Takes up what the app did by itself since the last stimulus, as an end that nobody ordered or a request of a timer.
  public func poll() -> StimulusOutcome {
    var outcome = StimulusOutcome()
    catchUp(&outcome)
    commit(&outcome)
    return outcome
  }

  /// Ends the process, if one runs, as when the device is switched off; sessions are kept.
  public func shutDown() -> StimulusOutcome {
    var outcome = poll()
    if half.isRunning {
      _ = kernel.handle(.kill)
      end(half.kill(), as: .killed, &outcome)
    }
    commit(&outcome)
    return outcome
  }

  private func objection(to act: AppAct) -> String? {
    switch kernel.processState {
    case .notRunning: return "The app is not running, so it asks for nothing."
    case .suspended: return "The process is suspended, so it asks for nothing."
    case .active, .inactive, .background: break
    }
    for id in ScriptStimulus.app(act).sessions where !kernel.sessions.contains(where: { $0.id == id }) {
      return "There is no session \(id.label) any more."
    }
    return nil
  }

  // MARK: The loop

  private func catchUp(_ outcome: inout StimulusOutcome) {
    guard kernel.processState != .notRunning else { return }
    var pending = [Stimulus]()
    take(half.collect(), isOrdered: false, &pending, &outcome)
    settle(pending, &outcome)
  }

  /// The app goes on asking for ever.
  private struct Endless: Error {}

  /// Has the kernel deal with everything to its end.
  private func settle(_ stimuli: [Stimulus], _ outcome: inout StimulusOutcome) {
    var batches = 0
    var working = kernel
    do throws(Endless) {
      // Nothing has to be on disk before the app restores it: the device outlives the app, and is saved when all is over.
      try working.run(stimuli, commit: { _ in }) { (present, directives) throws(Endless) in
        batches += 1
        guard batches <= Self.maximumRounds else { throw Endless() }
        // The app may ask for its sessions meanwhile.
        kernel = present
        return carryOut(directives, &outcome)
      }
    } catch {
      outcome.problems.append(
        "The app asked for something \(Self.maximumRounds) times in answer to one stimulus; the rest was dropped.")
      // Its end may have been among the rest.
      if working.processState != .notRunning, !half.isRunning { _ = working.handle(.processExited) }
    }
    kernel = working
  }

  private func carryOut(_ directives: [Directive], _ outcome: inout StimulusOutcome) -> [Stimulus] {
    var replies = [Stimulus]()
    var segment = [Directive]()
    for directive in directives {
      switch directive {
      case .kill, .suspend: break
      case .chose(let session, let explanation):
        // The app half writes the same sentence into its trace.
        outcome.notes.append(explanation.sentence(choosing: session))
        segment.append(directive)
      default: segment.append(directive)
      }
      switch directive {
      case .terminate:
        send(segment, isLast: true, &replies, &outcome)
        segment = []
        end(half.awaitExit(), as: .exit, &outcome)
      case .kill:
        send(segment, isLast: false, &replies, &outcome)
        segment = []
        end(half.kill(), as: .killed, &outcome)
      case .suspend:
        send(segment, isLast: false, &replies, &outcome)
        segment = []
        half.suspend()
        trace(process: "suspend", &outcome)
      default: break
      }
    }
    send(segment, isLast: false, &replies, &outcome)
    return replies
  }

  /// Hands one batch to the app half, starting a process first where the batch begins with a launch.
  private func send(
    _ directives: [Directive], isLast: Bool, _ pending: inout [Stimulus], _ outcome: inout StimulusOutcome
  ) {
    guard !directives.isEmpty else { return }
    let launches = directives.contains { if case .launch = $0 { true } else { false } }
    if launches, !half.isRunning {
      do throws(AppHalfError) {
        try half.start()
        clockOffset = nil
        note(.started, &outcome)
      } catch {
        outcome.lines += error.output.map { .output($0) }
        outcome.problems.append(error.description)
        pending.append(.processExited)
        return
      }
    }
    guard half.isRunning else { return }
    if directives.contains(.resume) {
      half.resume()
      trace(process: "resume", &outcome)
    }
    take(half.run(directives), isOrdered: isLast, &pending, &outcome)
  }

  /// Takes an answer: replies first, then requests, then the end of the process.
  private func take(
    _ answer: AppAnswer, isOrdered: Bool, _ pending: inout [Stimulus], _ outcome: inout StimulusOutcome
  ) {
    record(answer, &outcome)
    pending += answer.replies.map { .reply($0) }
    pending += answer.requests.map { .request($0.id, $0.request) }
    if let problem = answer.problem { outcome.problems.append(problem) }
    guard let end = answer.end else { return }
    if isOrdered, end == .exited(status: 0) {
      note(.exit, &outcome)
      return
    }
    outcome.unexpectedEnd = end
    if case .signalled = end { note(.killed, &outcome) } else { note(.exit, &outcome) }
    pending.append(.processExited)
  }

  /// The end of a process that the kernel ordered.
  private func end(_ answer: AppAnswer, as event: StimulusOutcome.ProcessEvent, _ outcome: inout StimulusOutcome) {
    record(answer, &outcome)
    if let problem = answer.problem { outcome.problems.append(problem) }
    guard let end = answer.end else { return }
    if event == .exit, end != .exited(status: 0), answer.problem == nil { outcome.unexpectedEnd = end }
    note(event, &outcome)
  }

  private func record(_ answer: AppAnswer, _ outcome: inout StimulusOutcome) {
    outcome.append(answer.printed)
    let events = half.sharesDeviceClock ? [] : answer.trace
    guard let last = events.last else {
      outcome.recorded.append(answer.recorded)
      return
    }
    // What a process tells is over when it arrives, so the quickest answer says most of its clock. By that no event comes
    // before what caused it, or after what followed.
    let candidate = clock() &- (last.time &+ last.duration)
    let known = clockOffset ?? candidate
    let offset = Int64(bitPattern: candidate &- known) < 0 ? candidate : known
    clockOffset = offset
    outcome.recorded.append(
      TraceChapter(
        events.map { event in
          var event = event
          event.time = event.time &+ offset
          return event
        }))
  }

  private func note(_ event: StimulusOutcome.ProcessEvent, _ outcome: inout StimulusOutcome) {
    outcome.lines.append(.process(event))
    trace(process: event.word, &outcome)
  }

  private func trace(process event: StaticString, _ outcome: inout StimulusOutcome) {
    guard wantsTrace else { return }
    outcome.recorded.append(TraceChapter(process: event, time: clock()))
  }

  private func commit(_ outcome: inout StimulusOutcome) {
    guard kernel.persistent != committed else { return }
    do throws(SessionStoreError) {
      try store.commit(kernel.persistent)
      committed = kernel.persistent
    } catch {
      outcome.problems.append(error.description)
    }
  }
}
