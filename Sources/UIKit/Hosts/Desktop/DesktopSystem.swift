import Foundation
import SceneSystem
import SceneWire
import UIKitCore

/// The system half of an app that runs by itself on a desktop: kernel, store, clock and control socket in the app's own
/// process. A host adds windows to it, or none.
///
/// - One stimulus is dealt with to its end, and committed once, before the next one. What the app changes by itself is taken
///   up in a turn of the main queue, all of it with one commit.
/// - State is saved regularly (D-09), SIGINT and SIGTERM quit (D-06), and a restoration that takes too long ends the process
///
/// - A second start, and the command line, ask through the control socket (D-08).
@MainActor final class DesktopSystem: SystemLink {
  private let desktop: OpenedDesktop
  private let name: String
  private var kernel: Kernel
  private var runner: AppRunner?
  /// What has happened and was not dealt with yet.
  private var waiting: [Stimulus] = []
  /// What the app answered during the present batch.
  private var answers: [Stimulus] = []
  private var isRunning = false
  private var isDrainScheduled = false
  /// The kernel as it stands while a batch is carried out; the other one is being changed then.
  private var present: Kernel?
  private var sources: [any DispatchSourceProtocol] = []
  private var watchdogs: [SessionID: any DispatchSourceTimer] = [:]
  private var server: ControlServer?
  private let shell: (any DesktopShell)?
  private var autosave = Autosave.idle

  /// Takes over an app whose store is open.
  ///
  /// - Parameters:
  ///   - desktop: The store, under lock, and what is known of the app.
  ///   - shell: Shows the windows; `nil` where nobody sees them.
  init(_ desktop: OpenedDesktop, shell: (any DesktopShell)? = nil) {
    self.desktop = desktop
    self.shell = shell
    name = desktop.start.name
    kernel = Kernel(profile: .desktop, app: desktop.start.installed, persistent: desktop.keeper.takeLoaded())
  }

  /// Launches the app and starts everything that goes on by itself.
  ///
  /// - Parameter launching: `false` where the app waits for somebody to say what it was started for.
  func start(launching: Bool = true) {
    let runner = desktop.start.app.runner(in: desktop.start.environment, link: self)
    self.runner = runner
    shell?.begin(runner: runner) { [weak self] in self?.happen($0) }
    runner.endTurnsOfItsOwn()
    for number in [SIGINT, SIGTERM] { quit(on: number) }
    if let listener = desktop.listener {
      server = ControlServer(listener) { [weak self] in self?.grant($0) ?? .refused("The app is leaving.") }
    }
    if launching { fulfil(desktop.start.wish) }
  }

  /// Something happened: it is dealt with now, or after what is being dealt with.
  func happen(_ stimulus: Stimulus) {
    waiting.append(stimulus)
    drain()
  }

  /// Somebody started the app, for the first time or again. Where it can have no other window it comes forward, for no start may
  /// pass without being seen.
  func fulfil(_ wish: ControlRequest.Wish) {
    switch wish {
    case .comeForward: happen(.tapIcon)
    case .open(let event): happen(.external(event))
    case .newWindow: happen((present ?? kernel).objection(to: .newWindow) == nil ? .newWindow : .tapIcon)
    case .discard(let sessions): for id in sessions { happen(.discardSession(id)) }
    }
  }

  // MARK: The app's answers

  func send(_ reply: Reply) { receive(.reply(reply)) }

  func send(_ request: SceneRequest, id: RequestID) { receive(.request(id, request)) }

  /// The open sessions, most recent first, as the app may see them.
  func openSessions() -> [SessionRecord] { present?.sessionsForApp ?? kernel.sessionsForApp }

  /// During a batch answers wait for its end; the app may also change or ask something at any other time. What it does in one
  /// turn of its own is taken up after that turn, together.
  private func receive(_ stimulus: Stimulus) {
    if isRunning {
      answers.append(stimulus)
    } else {
      waiting.append(stimulus)
      scheduleDrain()
    }
  }

  // MARK: The loop

  private func scheduleDrain() {
    guard !isDrainScheduled else { return }
    isDrainScheduled = true
    DispatchQueue.main.async {
      self.isDrainScheduled = false
      self.drain()
    }
  }

  /// Deals with everything that waits. Code of the app may run the main loop meanwhile, so that more comes; it waits too.
  private func drain() {
    guard !isRunning else { return }
    while !waiting.isEmpty { deal(with: nextEvent()) }
    watchRestorations()
  }

  /// The stimuli that count as one event: what the app has told, with the first thing that happened after it.
  private func nextEvent() -> [Stimulus] {
    let count = waiting.firstIndex { if case .reply = $0 { false } else { true } }.map { $0 + 1 } ?? waiting.count
    defer { waiting.removeFirst(count) }
    return Array(waiting.prefix(count))
  }

  private func deal(with stimuli: [Stimulus]) {
    guard let runner else { return }
    let keeper = desktop.keeper
    var end: Directive?
    isRunning = true
    kernel.run(stimuli, commit: { keeper.commit($0) }) { kernel, directives in
      present = kernel
      shell?.prepare(directives)
      runner.carryOut(directives)
      shell?.finish(directives, recency: kernel.openRecency)
      present = nil
      end = end ?? directives.first { $0 == .terminate || $0 == .kill }
      defer { answers.removeAll() }
      return answers
    }
    isRunning = false
    if let end { leave(end) }
  }

  /// Everything is saved. The app goes as it was told to.
  private func leave(_ end: Directive) -> Never {
    server?.close()
    shell?.end()
    fflush(nil)
    if end == .kill { kill(getpid(), SIGKILL) }
    exit(0)
  }

  /// The person or the system ends the app (D-06).
  func quit() {
    shell?.reportGeometry()
    happen(.quit)
  }

  // MARK: What happens by itself

  private func quit(on number: Int32) {
    signal(number, SIG_IGN)
    let source = DispatchSource.makeSignalSource(signal: number, queue: .main)
    source.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.quit() } }
    source.resume()
    sources.append(source)
  }

  /// When the regular save comes next (D-09). An app in which nothing goes on is not woken up for it.
  private enum Autosave {
    /// Nothing has gone on since the last one.
    case idle
    case scheduled
    /// It is going on, which by itself is no reason for another one.
    case underWay
  }

  /// One timer for all regular saves: the end of a timer is an event of its own on the main queue, which would look as if
  /// something went on.
  private lazy var autosaveTimer: any DispatchSourceTimer = {
    let timer = DispatchSource.makeTimerSource(queue: .main)
    timer.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.autosaveIsDue() } }
    timer.schedule(deadline: .distantFuture)
    timer.resume()
    return timer
  }()

  /// The main thread's loop has gone round once: whatever it was, it may have changed what is to be saved.
  func turnEnded() {
    switch autosave {
    case .scheduled: return
    case .underWay: autosave = .idle
    case .idle:
      autosave = .scheduled
      let seconds = desktop.start.options.autosave
      autosaveTimer.schedule(
        deadline: .now() + seconds, leeway: .milliseconds(Int(min(3, seconds / 5) * 1000)))
    }
  }

  private func autosaveIsDue() {
    autosave = .underWay
    happen(.autosave)
  }

  /// Gives each restoration that its scene has extended its time, from the moment at which it was extended.
  private func watchRestorations() {
    let extended = kernel.extendedRestorations
    for (id, timer) in watchdogs where !extended.contains(id) {
      timer.cancel()
      watchdogs[id] = nil
    }
    for id in extended where watchdogs[id] == nil {
      let timer = DispatchSource.makeTimerSource(queue: .main)
      timer.schedule(deadline: .now() + desktop.start.options.restoration)
      timer.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.restorationIsLate(id) } }
      timer.resume()
      watchdogs[id] = timer
    }
  }

  private func restorationIsLate(_ id: SessionID) {
    guard kernel.extendedRestorations.contains(id),
      let session = kernel.sessions.first(where: { $0.id == id })
    else { return }
    AppProcess.say(
      """
      \(name) is ended by the watchdog: the scene of session \(id.label) (\(session.persistentIdentifier)) extended its \
      restoration and has not called completeStateRestoration() within \(desktop.start.options.restoration.seconds) (R-05). The \
      session is kept.
      """)
    happen(.restorationTimedOut(id))
  }

  // MARK: Other processes

  private func grant(_ wish: ControlRequest.Wish) -> ControlAnswer {
    guard !isRunning else { return .refused("The app is busy with another event. Try again.") }
    if case .discard(let sessions) = wish,
      let first = sessions.lazy.compactMap({ [kernel] in kernel.objection(to: .discardSession($0)) }).first
    {
      return .refused(first)
    }
    fulfil(wish)
    return .done
  }
}
