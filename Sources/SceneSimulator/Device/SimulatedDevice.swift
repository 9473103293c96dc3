public import SessionStorage
public import SceneSystem
import SceneTrace
import SceneWire

/// A device with one app: the kernel that decides, a store that saves, and a connection to the app that carries out.
///
/// One stimulus is handled completely, including everything that the app requests meanwhile, before ``perform(_:)`` returns; the store is
/// written once for it.
public final class SimulatedDevice {
  /// The system in its present state.
  public var kernel: Kernel { driver.kernel }

  private let driver: KernelDriver
  private let store: any SessionStore
  private let connection: any AppConnection
  private let recordsTrace: Bool
  private let clock: () -> UInt64
  private var committed: PersistentState?
  /// The offset of the device's clock from that of the running process, which may have any epoch.
  private var clockOffset: UInt64?
  private let parser = StimulusParser()
  /// Called with each directive that concerns other devices: `Directive.offer` and
  /// `Directive.sendActivity`. What follows from it is performed after the present stimulus.
  public var handoffDirectiveHandler: ((Directive) -> Void)?

  /// The maximum number of rounds of request and directive for one stimulus; an app that makes a request in every callback would never end.
  static let maximumRounds = 1000

  /// A device on its home screen, with the app installed and not running.
  ///
  /// `initial` is the device's state if the store is empty. `clock` returns nanoseconds for the trace. Rethrows the store's errors.
  public init(
    profile: DeviceProfile, app: InstalledApp, store: any SessionStore, connection: any AppConnection,
    initial: PersistentState = PersistentState(), recordsTrace: Bool = false,
    clock: @escaping () -> UInt64 = SimulatedDevice.uptime()
  ) throws(SessionStoreError) {
    committed = try store.load()
    driver = KernelDriver(Kernel(profile: profile, app: app, persistent: committed ?? initial))
    self.store = store
    self.connection = connection
    self.recordsTrace = recordsTrace
    self.clock = clock
    connection.openSessions = { [weak driver] in driver?.kernel.sessionsForApp ?? [] }
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

  /// Performs one stimulus, and returns when everything that follows from it is done.
  ///
  /// Never throws: problems are in the outcome, and the device continues.
  public func perform(_ stimulus: ScriptStimulus) -> StimulusOutcome {
    var outcome = StimulusOutcome()
    catchUp(&outcome)
    if recordsTrace {
      outcome.recorded.append(
        TraceSegment(stimulusAt: clock()) { [parser] in parser.nearestText(for: stimulus) })
    }
    switch stimulus {
    case .device(let stimulus):
      outcome.rejectionReason = kernel.rejectionReason(for: stimulus)
      driver.send(stimulus)
      handleWaiting(&outcome)
      if case .restorationTimedOut(let id) = stimulus, outcome.rejectionReason == nil {
        outcome.watchdog = """
          \(kernel.app.bundleIdentifier.oneLine) had asked for more time to restore session \(id.label) and did not finish within \
          \(kernel.profile.restorationSeconds) seconds, so its process was ended, as by the watchdog (R-05).
          """
      }
    case .app(let act):
      outcome.rejectionReason = rejectionReason(for: act)
      if outcome.rejectionReason == nil {
        handle(connection.perform(act), isOrdered: false, &outcome)
        handleWaiting(&outcome)
      }
    }
    commit(&outcome)
    return outcome
  }

  /// Handles what the app did without a directive since the last stimulus, such as an unexpected exit or a request from a timer.
  public func poll() -> StimulusOutcome {
    var outcome = StimulusOutcome()
    catchUp(&outcome)
    commit(&outcome)
    return outcome
  }

  /// Ends the process, if one runs, as when the device is switched off; sessions are kept.
  public func shutDown() -> StimulusOutcome {
    var outcome = poll()
    if connection.isRunning {
      driver.send(.kill)
      handleWaiting(&outcome)
    }
    commit(&outcome)
    return outcome
  }

  private func rejectionReason(for act: AppAction) -> String? {
    switch kernel.processState {
    case .notRunning: return "The app is not running, so it makes no requests."
    case .suspended: return "The process is suspended, so it makes no requests."
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
    handle(connection.poll(), isOrdered: false, &outcome)
    handleWaiting(&outcome)
  }

  /// The app makes requests without end.
  private struct TooManyRequests: Error {}

  /// Makes the kernel handle the stimuli that wait, and all that follow.
  private func handleWaiting(_ outcome: inout StimulusOutcome) {
    var batches = 0
    do throws(TooManyRequests) {
      // Nothing has to be on disk before the app restores it: the device outlives the app, and is saved at the end.
      try driver.run(commit: { _ in }) { directives throws(TooManyRequests) in
        batches += 1
        guard batches <= Self.maximumRounds else { throw TooManyRequests() }
        execute(directives, &outcome)
      }
    } catch {
      outcome.problems.append(
        "The app made requests \(Self.maximumRounds) times in response to one stimulus; the rest was dropped.")
      guard kernel.processState != .notRunning, !connection.isRunning else { return }
      // Its end was among the rounds that were dropped.
      driver.send(.processExited)
      handleWaiting(&outcome)
    }
  }

  private func execute(_ directives: [Directive], _ outcome: inout StimulusOutcome) {
    var segment = [Directive]()
    for directive in directives {
      switch directive {
      case .kill, .suspend: break
      case .offer, .sendActivity: handoffDirectiveHandler?(directive)
      case .chose(let session, let explanation):
        // UIKit writes the same sentence into its trace.
        outcome.notes.append(explanation.sentence(choosing: session))
        segment.append(directive)
      default: segment.append(directive)
      }
      switch directive {
      case .terminate:
        send(segment, isLast: true, &outcome)
        segment = []
        end(connection.waitForExit(), as: .exit, &outcome)
      case .kill:
        send(segment, isLast: false, &outcome)
        segment = []
        end(connection.kill(), as: .killed, &outcome)
      case .suspend:
        send(segment, isLast: false, &outcome)
        segment = []
        connection.suspend()
        trace(process: "suspend", &outcome)
      default: break
      }
    }
    send(segment, isLast: false, &outcome)
  }

  /// Sends one batch to the app, and first starts its process if the batch begins with a launch.
  private func send(_ directives: [Directive], isLast: Bool, _ outcome: inout StimulusOutcome) {
    guard !directives.isEmpty else { return }
    let launches = directives.contains { if case .launch = $0 { true } else { false } }
    if launches, !connection.isRunning {
      do throws(AppConnectionError) {
        try connection.start()
        clockOffset = nil
        note(.started, &outcome)
      } catch {
        outcome.lines += error.output.map { .output($0) }
        outcome.problems.append(error.description)
        driver.send(.processExited)
        return
      }
    }
    guard connection.isRunning else { return }
    if directives.contains(.resume) {
      connection.resume()
      trace(process: "resume", &outcome)
    }
    handle(connection.run(directives), isOrdered: isLast, &outcome)
  }

  /// Passes a response to the driver: replies first, then requests, then the end of the process.
  private func handle(_ response: AppResponse, isOrdered: Bool, _ outcome: inout StimulusOutcome) {
    record(response, &outcome)
    for reply in response.replies { driver.send(.reply(reply)) }
    for request in response.requests { driver.send(.request(request.id, request.request)) }
    if let problem = response.problem { outcome.problems.append(problem) }
    guard let end = response.termination else { return }
    if isOrdered, end == .exited(status: 0) {
      note(.exit, &outcome)
      return
    }
    outcome.unexpectedTermination = end
    if case .signaled = end { note(.killed, &outcome) } else { note(.exit, &outcome) }
    driver.send(.processExited)
  }

  /// Handles the end of a process that the kernel ordered.
  private func end(_ response: AppResponse, as event: StimulusOutcome.ProcessEvent, _ outcome: inout StimulusOutcome) {
    record(response, &outcome)
    if let problem = response.problem { outcome.problems.append(problem) }
    guard let end = response.termination else { return }
    if event == .exit, end != .exited(status: 0), response.problem == nil { outcome.unexpectedTermination = end }
    note(event, &outcome)
  }

  private func record(_ response: AppResponse, _ outcome: inout StimulusOutcome) {
    outcome.append(response.printed)
    let events = connection.sharesDeviceClock ? [] : response.trace
    guard let last = events.last else {
      outcome.recorded.append(response.recorded)
      return
    }
    // An event has ended when its message arrives, so the fastest response gives the best estimate of the process's clock. With it no event
    // precedes its cause or follows its effects.
    let candidate = clock() &- (last.time &+ last.duration)
    let known = clockOffset ?? candidate
    let offset = Int64(bitPattern: candidate &- known) < 0 ? candidate : known
    clockOffset = offset
    outcome.recorded.append(
      TraceSegment(
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
    guard recordsTrace else { return }
    outcome.recorded.append(TraceSegment(process: event, time: clock()))
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
