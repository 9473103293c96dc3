import SceneSystem
import SceneTrace

/// Collects what the runner does, in order, until somebody takes it.
@MainActor public final class TraceRecorder {
  /// The events since the last ``drain()``.
  public private(set) var events: [TraceEvent] = []
  private let clock: () -> UInt64

  /// A recorder.
  ///
  /// - Parameter clock: Gives nanoseconds that never go back. Injected, so that a simulated device's trace is the same
  ///   each time.
  public init(clock: @escaping () -> UInt64) {
    self.clock = clock
    events.reserveCapacity(256)
  }

  func now() -> UInt64 { clock() }

  func record(_ event: TraceEvent) { events.append(event) }

  /// Takes the events out.
  public func drain() -> [TraceEvent] {
    let drained = events
    events.removeAll(keepingCapacity: true)
    return drained
  }
}
