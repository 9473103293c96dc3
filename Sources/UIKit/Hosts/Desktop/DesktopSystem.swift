import Foundation
import Handoff
import SceneManifest
import SessionStorage
import SceneSystem
import SceneWire
import UIKitCore
import UserNotifications
import ViewBacking

/// The system of an app that runs without a device, on a desktop: kernel, store, clock and control socket in the app's own process. A host
/// adds windows, or none.
///
/// - One stimulus is handled completely, and committed once, before the next one. Changes that the app makes outside of a directive are
///   handled in a turn of the main queue, all of them with one commit.
/// - State is saved regularly (D-09), SIGINT and SIGTERM quit (D-06), and a restoration that takes too long ends the process
///
/// - A second start, and the command line, send requests through the control socket (D-08).
@MainActor final class DesktopSystem: SystemLink {
  private let desktop: OpenedDesktop
  private let name: String
  private let driver: KernelDriver
  private var runner: AppRunner?
  private var isDrainScheduled = false
  private var signals: SignalSource?
  private var watchdogs: [SessionID: any DispatchSourceTimer] = [:]
  private var server: ControlServer?
  private lazy var handoff = HandoffClient(
    bundleIdentifier: desktop.start.installed.bundleIdentifier,
    activityTypes: desktop.start.environment.infoPlist?.userActivityTypes ?? [], variables: desktop.start.variables,
    startService: shell.map { shell in
      { shell.startService(named: HandoffServicePaths.busName, completion: $0) }
    },
    receive: { [unowned self] in send($0) })
  private let shell: (any DesktopShell)?
  private let notifications: (any NotificationPresenter)?
  private var autosave: AutosaveSchedule

  /// Creates the system of an app whose store is open.
  ///
  /// - Parameters:
  ///   - desktop: The store, under lock, and the app.
  ///   - shell: Shows the windows; `nil` if they are not shown.
  ///   - notifications: Shows the app's notifications; `nil` if they are not shown.
  init(
    _ desktop: OpenedDesktop, shell: (any DesktopShell)? = nil, notifications: (any NotificationPresenter)? = nil
  ) {
    self.desktop = desktop
    self.shell = shell
    self.notifications = notifications
    name = desktop.start.name
    autosave = AutosaveSchedule(longestDelay: desktop.start.options.autosave)
    driver = KernelDriver(
      Kernel(profile: .desktop, app: desktop.start.installed, persistent: desktop.persistence.takeInitialState()))
  }

  /// Launches the app and starts the automatic work.
  ///
  /// - Parameter launching: `false` if the app waits for the reason of its start.
  func start(launching: Bool = true) {
    let runner = desktop.start.app.runner(in: desktop.start.environment, link: self)
    self.runner = runner
    UIProcess.main.searchIndex.useStorage(
      openSearchIndex(desktop.start.location, isReader: false) { AppProcess.log($0) })
    runner.viewHost = shell
    runner.notificationPresenter = notifications
    shell?.begin(app: runner) { [weak self] in self?.send($0) }
    runner.finishOwnTurns()
    signals = SignalSource([SIGINT, SIGTERM], queue: .main) { [weak self] _ in
      MainActor.assumeIsolated { self?.quit() }
    }
    if let listener = desktop.listener {
      server = ControlServer(listener) { [weak self] in self?.handle($0) ?? .refused("The app is leaving.") }
    }
    handoff.connectStreams(of: runner)
    if launching { perform(desktop.start.command) }
    handoff.connect(isContinuing: desktop.start.handoff != nil)
  }

  /// Handles a stimulus now, or after the one that is being handled.
  func send(_ stimulus: Stimulus) {
    driver.send(stimulus)
    drain()
  }

  /// Handles a start of the app, for the first time or again. If the app cannot have another window it comes to the front, because every
  /// start must have a visible effect.
  func perform(_ command: ControlRequest.Command) {
    switch command {
    case .activate: send(.tapIcon)
    case .open(let event): send(.external(event))
    case .newWindow: send(driver.kernel.rejectionReason(for: .newWindow) == nil ? .newWindow : .tapIcon)
    case .discard(let sessions): for id in sessions { send(.discardSession(id)) }
    }
  }

  // MARK: The app's replies

  func send(_ reply: Reply) { receive(.reply(reply)) }

  func send(_ request: SceneRequest, id: RequestID) { receive(.request(id, request)) }

  /// The open sessions, most recent first, as the app may see them.
  func openSessions() -> [SessionRecord] { driver.kernel.sessionsForApp }

  /// During a batch replies wait for its end; the app may also change or request something at any other time. Changes in one turn of the
  /// run loop are handled together after that turn.
  private func receive(_ stimulus: Stimulus) {
    driver.send(stimulus)
    if !driver.isRunning { scheduleDrain() }
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

  /// Handles all waiting stimuli, and ends the app after the event that ordered it.
  private func drain() {
    guard let runner, !driver.isRunning else { return }
    let persistence = desktop.persistence
    var end: Directive?
    while driver.runNextEvent(
      commit: { persistence.commit($0) },
      execute: { directives in
        shell?.prepare(directives)
        runner.execute(directives)
        shell?.finish(directives, recency: driver.kernel.persistent.recency)
        for directive in directives { handoff.handle(directive) }
        end = end ?? directives.first { $0 == .terminate || $0 == .kill }
      })
    {
      if let end { terminate(end) }
    }
    watchRestorations()
  }

  /// The longest time for which the end of the app waits for its search index, in seconds.
  private static let indexingTimeout = 5.0

  /// Ends the app as directed, after everything is saved.
  private func terminate(_ end: Directive) -> Never {
    server?.close()
    shell?.end()
    if end == .terminate { UIProcess.main.searchIndex.finish(within: Self.indexingTimeout) }
    fflush(nil)
    if end == .kill { kill(getpid(), SIGKILL) }
    exit(0)
  }

  /// The user or the system ends the app (D-06).
  func quit() {
    shell?.reportGeometry()
    send(.quit)
  }

  // MARK: Automatic work

  /// One timer for all regular saves: the end of a timer is a separate event on the main queue, which would count as activity.
  private lazy var autosaveTimer: any DispatchSourceTimer = {
    let timer = DispatchSource.makeTimerSource(queue: .main)
    timer.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.autosaveTimerDidFire() } }
    timer.schedule(deadline: .distantFuture)
    timer.resume()
    return timer
  }()

  /// Called after each turn of the main thread's loop: any turn may have changed the state to save.
  ///
  /// - Parameter isActive: Whether the turn handled input or ran work of the app.
  func turnDidEnd(isActive: Bool = true) {
    if let due = autosave.turnDidEnd(at: now, isActive: isActive) { scheduleAutosave(at: due) }
  }

  private func autosaveTimerDidFire() {
    switch autosave.timerDidFire(at: now) {
    case .save: send(.autosave)
    case .wait(let due): scheduleAutosave(at: due)
    }
  }

  /// The leeway lets the system combine the wake-up with others.
  private func scheduleAutosave(at due: Double) {
    autosaveTimer.schedule(
      deadline: .now() + max(0, due - now), leeway: .milliseconds(Int(desktop.start.options.autosave * 20)))
  }

  /// Seconds of a monotonic clock.
  private var now: Double { Double(DispatchTime.now().uptimeNanoseconds) / 1e9 }

  /// Starts the time limit of each extended restoration, from the moment at which it was extended.
  private func watchRestorations() {
    let extended = Set(driver.kernel.extendedRestorations)
    for (id, timer) in watchdogs where !extended.contains(id) {
      timer.cancel()
      watchdogs[id] = nil
    }
    for id in extended where watchdogs[id] == nil {
      let timer = DispatchSource.makeTimerSource(queue: .main)
      timer.schedule(deadline: .now() + desktop.start.options.restoration)
      timer.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.restorationDidTimeOut(id) } }
      timer.resume()
      watchdogs[id] = timer
    }
  }

  private func restorationDidTimeOut(_ id: SessionID) {
    guard driver.kernel.extendedRestorations.contains(id),
      let session = driver.kernel.sessions.first(where: { $0.id == id })
    else { return }
    AppProcess.log(
      """
      \(name) is ended by the watchdog: the scene of session \(id.label) (\(session.persistentIdentifier)) extended its \
      restoration and has not called completeStateRestoration() within \(desktop.start.options.restoration.seconds) (R-05). The \
      session is kept.
      """)
    send(.restorationTimedOut(id))
  }

  // MARK: Other processes

  private func handle(_ command: ControlRequest.Command) -> ControlResponse {
    guard !driver.isRunning else { return .refused("The app is busy with another event. Try again.") }
    if case .discard(let sessions) = command,
      let first = sessions.lazy.compactMap({ [driver] in driver.kernel.rejectionReason(for: .discardSession($0)) })
        .first
    {
      return .refused(first)
    }
    perform(command)
    return .done
  }
}
