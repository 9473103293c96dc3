import Foundation
import SceneSystem
public import SceneTrace

/// Records what the runner does, in order, until the events are drained.
///
/// Invariant: no access to its storage spans a call of other code, and only the main actor has access; a check at each access would cost as
/// much as the recording.
@MainActor public final class TraceRecorder {
  /// The events since the last ``drain()``, built each time it is read.
  public var events: [TraceEvent] {
    TraceSegment(buffer.slice, additions: additions).events
  }
  @exclusivity(unchecked) private var buffer = TraceBuffer()
  @exclusivity(unchecked) private var additions = TraceAdditions.none
  private let clock: @Sendable () -> UInt64
  /// The state of the process that is recorded; set by the runner.
  @exclusivity(unchecked) var traced = UIProcess.current.traced
  /// When the last event ended; the next one, if it follows immediately, begins at that time and does not read the clock again.
  @exclusivity(unchecked) private var end: UInt64 = 0

  /// A recorder.
  ///
  /// - Parameter clock: Returns nanoseconds that never decrease. Injected, so that a simulated device's trace is the same
  ///   each time.
  public init(clock: @escaping @Sendable () -> UInt64) {
    self.clock = clock
  }

  /// The time since the machine started, in nanoseconds: the clock for real processes.
  public static let systemClock: @Sendable () -> UInt64 = {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return UInt64(time.tv_sec) &* 1_000_000_000 &+ UInt64(time.tv_nsec)
  }

  /// An event in progress.
  struct OpenTraceEvent {
    fileprivate let time: UInt64
    fileprivate let scene: UIScene.ActivationState?
    fileprivate let application: ApplicationState
  }

  /// Records the state before the app is called.
  ///
  /// Two methods instead of one that takes a closure: for each such closure the runtime would check that it is called on the main actor,
  /// which costs half as much as an event.
  ///
  /// - Parameter follows: The event before has just ended, so this one begins at its end.
  @inline(__always)
  func begin(_ scene: UIScene?, follows: Bool = false) -> OpenTraceEvent {
    OpenTraceEvent(time: follows ? end : clock(), scene: scene?.activationState, application: traced.application)
  }

  /// Records the call of a method of the app, with the time it took.
  ///
  /// - Parameters:
  ///   - owner: The app's class.
  ///   - details: What the callback carries.
  @inline(__always)
  func finish(
    _ event: OpenTraceEvent, _ scene: UIScene?, _ owner: Any.Type, _ callback: StaticString,
    details: [TraceEvent.Detail] = []
  ) {
    if !details.isEmpty { add(.details(details)) }
    note(event, .callback, scene, .type(owner), callback)
  }

  /// Records that a notification was posted, with the time it took.
  @inline(__always)
  func finish(_ event: OpenTraceEvent, _ scene: UIScene?, _ notification: LifeCycleNotification) {
    note(event, .notification, scene, notification.owner, notification.member)
  }

  @inline(__always)
  private func note(
    _ event: OpenTraceEvent, _ kind: TraceEvent.Kind, _ scene: UIScene?, _ owner: RawTraceEvent.Owner,
    _ callback: StaticString
  ) {
    end = clock()
    // Not `map`, because the runtime checks its closures as well.
    var (before, after): (ActivationState?, ActivationState?)
    if let state = event.scene { before = ActivationState(state) }
    if let scene { after = ActivationState(scene.activationState) }
    buffer.write(
      RawTraceEvent(
        kind: kind, time: event.time, session: scene?.sessionID, owner: owner, callback: callback,
        sceneBefore: before, sceneAfter: after, applicationBefore: event.application,
        applicationAfter: traced.application, duration: end &- event.time))
  }

  /// Records a sentence that explains a decision, evaluated when it is read.
  func explain(_ sentence: @escaping @Sendable () -> String) {
    add(.sentence(time: clock(), sentence))
  }

  private func add(_ addition: TraceAdditions.Addition) {
    additions.append(addition, at: buffer.count)
  }

  /// Removes and returns the events.
  public func drain() -> [TraceEvent] { drainSegment().events }

  /// Removes and returns the recording, in the form in which it was recorded.
  package func drainSegment() -> TraceSegment {
    let pending = additions
    if !pending.isEmpty { additions = .none }
    return TraceSegment(buffer.drain(), additions: pending)
  }
}
