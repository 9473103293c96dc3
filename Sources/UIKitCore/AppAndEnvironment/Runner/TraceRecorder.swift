import Foundation
import SceneSystem
import SceneTrace

/// Collects what the runner does, in order, until somebody takes it.
///
/// Invariant: no access to what it keeps spans a call of somebody else's code, and only the main actor has any; to have that checked
/// at each access would cost as much as the recording.
@MainActor public final class TraceRecorder {
  /// The events since the last ``drain()``.
  @exclusivity(unchecked) public private(set) var events: [TraceEvent] = []
  /// Room for what one directive mostly brings. As much as an allocator has at hand: a longer array would have to be looked for.
  private static let usualCount = 10
  private let clock: @Sendable () -> UInt64
  /// The state of the process that is recorded, known from the runner on, so that it need not be looked for at each event.
  @exclusivity(unchecked) var traced: TracedState?
  /// When the last event ended; the next one, if it follows at once, begins then and need not ask the clock again.
  @exclusivity(unchecked) private var end: UInt64 = 0

  /// A recorder.
  ///
  /// - Parameter clock: Gives nanoseconds that never go back. Injected, so that a simulated device's trace is the same
  ///   each time.
  public init(clock: @escaping @Sendable () -> UInt64) {
    self.clock = clock
  }

  /// The time since the machine started, in nanoseconds: the clock for real processes.
  public static let machineClock: @Sendable () -> UInt64 = {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return UInt64(time.tv_sec) &* 1_000_000_000 &+ UInt64(time.tv_nsec)
  }

  func now() -> UInt64 { clock() }

  /// An event that is under way.
  struct Beginning {
    fileprivate let time: UInt64
    fileprivate let scene: UIScene.ActivationState?
    fileprivate let application: ApplicationState
    fileprivate let traced: TracedState
  }

  /// Notes what stands before the app is called.
  ///
  /// Two halves instead of one method that takes a closure: the runtime would check at each such closure that it is called on
  /// the main actor, at the cost of half an event.
  ///
  /// - Parameter follows: The event before has just ended, so this one begins at its end.
  @inline(__always)
  func begin(_ scene: UIScene?, follows: Bool = false) -> Beginning {
    let traced = traced ?? UIProcess.current.traced
    return Beginning(
      time: follows ? end : clock(), scene: scene?.activationState, application: traced.application, traced: traced)
  }

  /// Records what was begun, with the time it took.
  ///
  /// - Parameter details: What the callback carries.
  @inline(__always)
  func finish(
    _ beginning: Beginning, _ kind: TraceEvent.Kind, _ scene: UIScene?, _ owner: String, _ callback: String,
    details: [TraceEvent.Detail] = []
  ) {
    end = clock()
    // Without `map`, whose closures the runtime checks as well.
    var (before, after): (ActivationState?, ActivationState?)
    if let state = beginning.scene { before = ActivationState(state) }
    if let scene { after = ActivationState(scene.activationState) }
    if events.isEmpty { events.reserveCapacity(Self.usualCount) }
    events.append(
      TraceEvent(
        kind: kind, time: beginning.time, session: scene?.sessionID, owner: owner, callback: callback,
        sceneBefore: before, sceneAfter: after,
        applicationBefore: beginning.application, applicationAfter: beginning.traced.application,
        duration: end &- beginning.time, details: details))
  }

  func record(_ event: TraceEvent) { events.append(event) }

  /// Takes the events out.
  public func drain() -> [TraceEvent] {
    guard !events.isEmpty else { return [] }
    // The array itself is handed over: a copy would cost more than the recording.
    defer { events = [] }
    return events
  }
}
