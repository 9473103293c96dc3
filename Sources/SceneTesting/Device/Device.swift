import Foundation
import SceneManifest
public import SceneSimulator
import SessionStorage
public import SceneSystem
public import SceneTrace
public import UIKitCore

/// A simulated device in the test's own process: an iPhone, an iPad, a Mac or a desktop with one app on it.
///
/// ```swift
/// let device = Device(.pad)
/// let app = try device.install(AppDelegate.self)
/// app.launch(url: "recipes://open/7")
/// #expect(app.scene("A").rootViewController is RecipeViewController)
/// ```
///
/// The app is the real one: its delegates, its windows and controllers, called by the same runner that calls them on a desktop, under the
/// same kernel. Each call that acts on the device returns when everything that follows from it is done. Nothing depends on the
/// machine's clock: time is ``clock`` and advances only by ``advance(by:)``.
///
/// A test may have several devices, and tests with devices may run in parallel: `UIApplication.shared`, `UIScreen.main`,
/// `UIDevice.current`, `NotificationCenter.default`, `UserDefaults.standard` and all other objects that a process has once are those of the
/// device that the running code belongs to.
///
/// Differs from Apple: threads of an app whose process was killed continue, and files and globals of the app stay as they are.
@MainActor public final class Device {
  /// The kind of the device.
  public let profile: DeviceProfile
  /// The device's time. The time limits of background tasks and restoration use it.
  public let clock = VirtualClock()
  /// The app on the device, from ``install(_:manifest:principal:)`` on.
  public var app: AppUnderTest? {
    guard let connection, let installed else { return nil }
    if let handle { return handle }
    let app = AppUnderTest(device: self, installed: installed, connection: connection)
    handle = app
    return app
  }
  /// Everything that was recorded since the device was created, in order.
  public var trace: [TraceEvent] { recorded.flatMap(\.events) }

  private let isTracing: Bool
  /// The trace, in the same pieces that each ``StepResult`` has, so that no event is copied.
  private var recorded: [TraceSegments] = []
  private var installed: ResolvedApp?
  /// The test's handle for the app. It retains the device, so that a test need not; it is recreated when needed.
  private weak var handle: AppUnderTest?
  /// The messages that UIKit would have written to the console.
  private(set) var console: [String] = []
  /// What the app did with each payload so far.
  private(set) var notes: [DeliveryEntry] = []
  private var simulated: SimulatedDevice?
  private(set) var connection: HostedAppConnection?
  private var watch: BackgroundScheduler?
  private let ticks = LogicalTicks()
  /// What the device exchanges with other ones, from the first pairing on.
  private(set) lazy var exchange = HandoffExchange(device: self)
  private var isPaired = false
  /// What the app offers to other devices now.
  private var offeredActivity: OfferedActivity?

  /// A device on its home screen, without an app.
  ///
  /// - Parameters:
  ///   - profile: The kind of device: `.phone`, `.pad`, `.mac`, `.desktop`, or one with other switches.
  ///   - osVersion: The version of its system, 13 … 27; `nil` for the profile's own.
  ///   - tracing: Whether events are recorded. Assertions about callbacks need them.
  public init(_ profile: DeviceProfile = .phone, osVersion: Int? = nil, tracing: Bool = true) {
    var profile = profile
    if let osVersion { profile.osVersion = osVersion }
    self.profile = profile
    isTracing = tracing
  }

  /// Whether animations, and so pushes and presentations, take time, which passes with ``advance(by:)``. Set it before an app is installed.
  /// Default: `false`: changes are shown, and completions called, at once.
  public var animatesViews = false

  // MARK: The app

  /// Installs an app on the device; it does not run yet.
  ///
  /// - Parameters:
  ///   - delegate: The class of the app delegate.
  ///   - manifest: The app's Info.plist; by default the file of the app's target, found beside its sources.
  ///   - principal: The class of the application object.
  /// - Throws: ``InstallationError`` if there is an app already, or no usable Info.plist.
  @discardableResult
  public func install(
    _ delegate: any UIApplicationDelegate.Type, manifest: AppManifest = .ofTarget,
    principal: UIApplication.Type = UIApplication.self
  ) throws(InstallationError) -> AppUnderTest {
    if let installed { throw .alreadyInstalled(bundleIdentifier: installed.app.bundleIdentifier) }
    let resolved = try manifest.resolve(for: delegate, profile: profile)
    SharedObjects.installed
    if let problem = SharedObjects.problem { console.append(problem) }
    let ticks = ticks
    ticks.move(to: clock.now)
    clock.moved = { ticks.move(to: $0) }
    var options = HostedAppConnection.Options(
      environment: resolved.environment, delegateClass: delegate, principalClass: principal,
      userDefaults: resolved.defaults,
      recordsTrace: isTracing, clock: { ticks.next() }, uptime: { [clock] in clock.now / .seconds(1) })
    options.schedule = { [clock] seconds, work in
      let token = clock.schedule(after: .seconds(seconds), work)
      return { [clock] in clock.cancel(token) }
    }
    options.reportsTouches = true
    options.animatesViews = animatesViews
    let connection = HostedAppConnection(options)
    do {
      simulated = try SimulatedDevice(
        profile: profile, app: resolved.app, store: InMemorySessionStore(), connection: connection,
        recordsTrace: isTracing,
        clock: { ticks.next() })
    } catch {
      throw .store(error.description)
    }
    self.connection = connection
    installed = resolved
    simulated?.handoffDirectiveHandler = { [weak self] directive in self?.handle(directive) }
    watch = BackgroundScheduler(device: self)
    let app = AppUnderTest(device: self, installed: resolved, connection: connection)
    handle = app
    return app
  }

  /// Installs an app that a type declares, such as an `App` of SwiftUI; it does not run yet.
  ///
  /// - Parameters:
  ///   - app: The type of the app.
  ///   - manifest: The app's Info.plist; by default the file of the app's target, found beside its sources.
  /// - Throws: ``InstallationError`` if there is an app already, or no usable Info.plist.
  @discardableResult
  public func install(
    _ app: any _DeclaredApp.Type, manifest: AppManifest = .ofTarget
  ) throws(InstallationError) -> AppUnderTest {
    try install(app._delegateClass, manifest: manifest)
  }

  // MARK: Stimuli

  /// Performs one step on the device, written as in a device script: `tap icon`, `open url recipes://open/7`, `reclaim A`.
  ///
  /// - Throws: `ScriptError` for a line that is not a stimulus, or that names an unknown session.
  @discardableResult
  public func perform(_ line: String) throws(ScriptError) -> StepResult {
    perform(try StimulusParser(knownSessions: simulated?.knownSessions ?? []).parse(line, location: "the device"))
  }

  /// Performs one step on the device.
  @discardableResult
  public func perform(_ stimulus: ScriptStimulus) -> StepResult {
    guard let simulated else { return StepResult(rejectionReason: "There is no app on the device.") }
    var result = record(simulated.perform(stimulus))
    if isPaired { result.append(exchange.finish()) }
    return result
  }

  /// Moves the device's time forward. Background tasks and restorations whose time expires are ended on the way.
  public func advance(by duration: Duration) { clock.advance(by: duration) }

  /// Runs the tasks and blocks that the app has enqueued on the main actor or the main queue, then handles the requests that they make.
  ///
  /// For apps that use `async`. A task that awaits anything but the main actor, such as a server, is not awaited.
  @discardableResult
  public func waitUntilIdle() async -> StepResult {
    for _ in 0..<16 {
      await Task.yield()
      await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
    }
    return poll()
  }

  /// Handles what the app did since the last step.
  @discardableResult
  func poll() -> StepResult {
    guard let simulated else { return StepResult() }
    var result = record(simulated.poll())
    if isPaired { result.append(exchange.finish()) }
    return result
  }

  /// Lets the device exchange activities with others. They learn what its app has offered before.
  func connectExchange() {
    guard !isPaired else { return }
    isPaired = true
    if let offeredActivity { exchange.handle(.offer(offeredActivity)) }
  }

  private func handle(_ directive: Directive) {
    if case .offer(let activity) = directive { offeredActivity = activity }
    if isPaired { exchange.handle(directive) }
  }

  /// The device's app, if it continues activities of the type.
  func continues(_ activityType: String, app: String) -> Bool {
    guard let installed, installed.app.bundleIdentifier == app else { return false }
    return installed.environment.infoPlist?.userActivityTypes.contains(activityType) ?? false
  }

  /// The bundle identifier of the installed app.
  var bundleIdentifier: String? { installed?.app.bundleIdentifier }

  /// The date that the app's process has.
  var currentDate: Date { installed?.environment.currentDate() ?? Date() }

  /// The system in its present state.
  package var kernel: Kernel? { simulated?.kernel }

  private func record(_ outcome: StimulusOutcome) -> StepResult {
    if !outcome.recorded.isEmpty { recorded.append(outcome.recorded) }
    let notes = connection?.process?.deliveryLog?.drain() ?? []
    self.notes += notes
    let stepResult = StepResult(
      outcome, deliveries: notes.map(DeliveryRecord.init), console: connection?.drainConsole() ?? [])
    console += stepResult.console
    watch?.update()
    return stepResult
  }
}

/// Timestamps of the trace: the device's clock in nanoseconds, and within one instant a microsecond per reading, so that events keep their
/// order and the trace is the same on every machine.
///
/// Invariant: only the main actor reads it. Checking that at each event would cost more than the rest of the event.
final class LogicalTicks: @unchecked Sendable {
  @exclusivity(unchecked) private var last: UInt64 = 0

  func next() -> UInt64 {
    last &+= 1_000
    return last
  }

  func move(to instant: Duration) {
    let (seconds, attoseconds) = instant.components
    let time = UInt64(clamping: seconds) &* 1_000_000_000 &+ UInt64(clamping: attoseconds / 1_000_000_000)
    if time > last { last = time &- 1_000 }
  }
}
