import Foundation
import SceneManifest
import SceneSimulator
import SceneStore
import SceneSystem
import SceneTrace
import UIKitCore

/// A simulated device in the test's own process: an iPhone, an iPad, a Mac or a desktop with one app on it.
///
/// ```swift
/// let device = Device(.pad)
/// let app = try device.install(AppDelegate.self)
/// app.launch(url: "recipes://open/7")
/// #expect(app.scene("A").rootViewController is RecipeViewController)
/// ```
///
/// The app is the real one: its delegates, its windows and controllers, called by the same runner that calls them on a desktop,
/// as the same kernel decides. Each call that does something to the device returns when everything that follows from it has
/// happened. Nothing depends on the machine's clock: time is ``clock`` and moves only by ``advance(by:)``.
///
/// A test may have several devices, and tests with devices may run beside each other: `UIApplication.shared`, `UIScreen.main`,
/// `UIDevice.current`, `NotificationCenter.default`, `UserDefaults.standard` and all else that a process has once are those of
/// the device that the running code belongs to.
///
/// Differs from Apple: threads of an app whose process was killed go on, and files and globals of the app stay as they are.
@MainActor public final class Device {
  /// What kind of device this is.
  public let profile: DeviceProfile
  /// The device's time. Background tasks and restoration time out by it.
  public let clock = VirtualClock()
  /// The app on the device, from ``install(_:manifest:principal:)`` on.
  public var app: AppUnderTest? {
    guard let half, let installed else { return nil }
    if let handle { return handle }
    let app = AppUnderTest(device: self, installed: installed, half: half)
    handle = app
    return app
  }
  /// Everything that was recorded since the device was made, in order.
  public var trace: [TraceEvent] { recorded.flatMap(\.events) }

  private let isTracing: Bool
  /// The trace, in the pieces that each ``Happening`` has too, so that no event is copied.
  private var recorded: [TraceChapters] = []
  private var installed: ResolvedApp?
  /// What a test holds of the app. It retains the device, so that a test may forget that; and so it is made anew where needed.
  private weak var handle: AppUnderTest?
  /// What UIKit would have written to the console.
  private(set) var console: [String] = []
  /// What became of each payload so far.
  private(set) var notes: [DeliveryNote] = []
  private var simulated: SimulatedDevice?
  private(set) var half: HostedAppHalf?
  private var watch: BackgroundWatch?
  private let ticks = LogicalTicks()

  /// A device on its home screen, without an app.
  ///
  /// - Parameters:
  ///   - profile: What kind of device: `.phone`, `.pad`, `.mac`, `.desktop`, or one with switches of its own.
  ///   - osVersion: The version of its system, 13 … 27; `nil` for the profile's own.
  ///   - tracing: Whether events are recorded. Without them assertions about callbacks have nothing to look at.
  public init(_ profile: DeviceProfile = .phone, osVersion: Int? = nil, tracing: Bool = true) {
    var profile = profile
    if let osVersion { profile.osVersion = osVersion }
    self.profile = profile
    isTracing = tracing
  }

  // MARK: The app

  /// Puts an app on the device; it does not run yet.
  ///
  /// - Parameters:
  ///   - delegate: The class of the app delegate.
  ///   - manifest: What the app's Info.plist says; by default the file of the app's target, found beside its sources.
  ///   - principal: The class of the application object.
  /// - Throws: ``InstallationError`` where there is an app already, or no usable Info.plist.
  @discardableResult
  public func install(
    _ delegate: any UIApplicationDelegate.Type, manifest: AppManifest = .ofTarget,
    principal: UIApplication.Type = UIApplication.self
  ) throws(InstallationError) -> AppUnderTest {
    if let installed { throw .occupied(by: installed.app.bundleIdentifier) }
    let resolved = try manifest.resolve(for: delegate, profile: profile)
    SharedObjects.areDivided
    let ticks = ticks
    ticks.move(to: clock.now)
    clock.moved = { ticks.move(to: $0) }
    let half = HostedAppHalf(
      .init(
        environment: resolved.environment, delegateClass: delegate, principalClass: principal,
        userDefaults: resolved.defaults,
        wantsTrace: isTracing, clock: { ticks.next() }))
    do {
      simulated = try SimulatedDevice(
        profile: profile, app: resolved.app, store: InMemorySessionStore(), half: half, wantsTrace: isTracing,
        clock: { ticks.next() })
    } catch {
      throw .store(error.description)
    }
    self.half = half
    installed = resolved
    watch = BackgroundWatch(device: self)
    let app = AppUnderTest(device: self, installed: resolved, half: half)
    handle = app
    return app
  }

  // MARK: Stimuli

  /// Does one thing to the device, written as in a device script: `tap icon`, `open url recipes://open/7`, `reclaim A`.
  ///
  /// - Throws: `ScriptError` for a line that is no stimulus, or that names a session the device does not know.
  @discardableResult
  public func perform(_ line: String) throws(ScriptError) -> Happening {
    perform(try StimulusParser(known: simulated?.knownSessions ?? []).parse(line, place: "the device"))
  }

  /// Does one thing to the device.
  @discardableResult
  public func perform(_ stimulus: ScriptStimulus) -> Happening {
    guard let simulated else { return Happening(objection: "There is no app on the device.") }
    return record(simulated.perform(stimulus))
  }

  /// Moves the device's time on. Background tasks and restorations whose time is up end on the way.
  public func advance(by duration: Duration) { clock.advance(by: duration) }

  /// Lets tasks and blocks that the app has put on the main actor or the main queue run, then deals with what they asked for.
  ///
  /// For apps that work with `async`. A task that waits for anything but the main actor, as for a server, is not waited for.
  @discardableResult
  public func settle() async -> Happening {
    for _ in 0..<16 {
      await Task.yield()
      await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
    }
    return poll()
  }

  /// Takes up what the app did by itself.
  @discardableResult
  func poll() -> Happening {
    guard let simulated else { return Happening() }
    return record(simulated.poll())
  }

  /// The system half, as it stands.
  package var kernel: Kernel? { simulated?.kernel }

  private func record(_ outcome: StimulusOutcome) -> Happening {
    if !outcome.recorded.isEmpty { recorded.append(outcome.recorded) }
    let notes = half?.process?.ledger?.take() ?? []
    self.notes += notes
    let happening = Happening(outcome, deliveries: notes.map(DeliveryRecord.init), console: half?.takeConsole() ?? [])
    console += happening.console
    watch?.look()
    return happening
  }
}

/// Times of the trace: the device's clock in nanoseconds, and within one instant a microsecond a look, so that events keep
/// their order and the trace is the same on every machine.
///
/// Invariant: only the main actor looks. To have that checked at each event would cost more than the rest of the event.
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
