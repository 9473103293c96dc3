import Foundation
import SceneSystem
import SceneTrace

/// Collects what the runner does, in order, until somebody takes it.
///
/// Invariant: no access to what it keeps spans a call of somebody else's code, and only the main actor has any; to have that checked
/// at each access would cost as much as the recording.
@preconcurrency @MainActor public final class TraceRecorder {
  /// The events since the last ``drain()``.
  @exclusivity(unchecked) public private(set) var events: [TraceEvent] = []
  /// Room for what one directive mostly brings. As much as an allocator has at hand: a longer array would have to be looked for.
  private static let usualCount = 10
  private let clock: @Sendable () -> UInt64
  /// The process that is recorded, known from the runner on, so that it need not be looked for at each event.
  @exclusivity(unchecked) var process: UIProcess?
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

  /// Runs `body` and records it with the time it took.
  ///
  /// - Parameters:
  ///   - details: What the callback carries.
  ///   - follows: The event before has just ended, so this one begins at its end.
  @inline(__always)
  func measure(
    _ kind: TraceEvent.Kind, _ scene: UIScene?, _ owner: String, _ callback: String, details: [TraceEvent.Detail] = [],
    follows: Bool = false, _ body: () -> Void
  ) {
    let sceneBefore = scene?.activationState
    let process = process ?? .current
    let applicationBefore = process.tracedState
    let start = follows ? end : clock()
    body()
    end = clock()
    if events.isEmpty { events.reserveCapacity(Self.usualCount) }
    events.append(
      TraceEvent(
        kind: kind, time: start, session: scene?.sessionID, owner: owner, callback: callback,
        sceneBefore: sceneBefore.map(ActivationState.init),
        sceneAfter: scene.map { ActivationState($0.activationState) },
        applicationBefore: applicationBefore, applicationAfter: process.tracedState, duration: end &- start,
        details: details))
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
