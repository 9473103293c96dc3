import Foundation
import SceneSystem
import SceneTrace

/// Collects what the runner does, in order, until somebody takes it.
///
/// Invariant: no access to what it keeps spans a call of somebody else's code, and only the main actor has any; to have that checked
/// at each access would cost as much as the recording.
@MainActor public final class TraceRecorder {
  /// The events since the last ``drain()``, put together each time somebody asks.
  public var events: [TraceEvent] {
    TraceChapter(notebook.stretch, additions: additions).events
  }
  @exclusivity(unchecked) private var notebook = TraceNotebook()
  @exclusivity(unchecked) private var additions = TraceAdditions.none
  private let clock: @Sendable () -> UInt64
  /// The state of the process that is recorded; the runner says which one that is.
  @exclusivity(unchecked) var traced = UIProcess.current.traced
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

  /// An event that is under way.
  struct Beginning {
    fileprivate let time: UInt64
    fileprivate let scene: UIScene.ActivationState?
    fileprivate let application: ApplicationState
  }

  /// Notes what stands before the app is called.
  ///
  /// Two halves instead of one method that takes a closure: the runtime would check at each such closure that it is called on
  /// the main actor, at the cost of half an event.
  ///
  /// - Parameter follows: The event before has just ended, so this one begins at its end.
  @inline(__always)
  func begin(_ scene: UIScene?, follows: Bool = false) -> Beginning {
    Beginning(time: follows ? end : clock(), scene: scene?.activationState, application: traced.application)
  }

  /// Records the call of a method of the app, with the time it took.
  ///
  /// - Parameters:
  ///   - owner: The app's class.
  ///   - details: What the callback carries.
  @inline(__always)
  func finish(
    _ beginning: Beginning, _ scene: UIScene?, _ owner: Any.Type, _ callback: StaticString,
    details: [TraceEvent.Detail] = []
  ) {
    if !details.isEmpty { add(.details(details)) }
    note(beginning, .callback, scene, .type(owner), callback)
  }

  /// Records that a notification was posted, with the time it took.
  @inline(__always)
  func finish(_ beginning: Beginning, _ scene: UIScene?, _ announcement: Announcement) {
    note(beginning, .notification, scene, announcement.owner, announcement.member)
  }

  @inline(__always)
  private func note(
    _ beginning: Beginning, _ kind: TraceEvent.Kind, _ scene: UIScene?, _ owner: TraceNote.Owner,
    _ callback: StaticString
  ) {
    end = clock()
    // Without `map`, whose closures the runtime checks as well.
    var (before, after): (ActivationState?, ActivationState?)
    if let state = beginning.scene { before = ActivationState(state) }
    if let scene { after = ActivationState(scene.activationState) }
    notebook.write(
      TraceNote(
        kind: kind, time: beginning.time, session: scene?.sessionID, owner: owner, callback: callback,
        sceneBefore: before, sceneAfter: after, applicationBefore: beginning.application,
        applicationAfter: traced.application, duration: end &- beginning.time))
  }

  /// Records a sentence that explains a decision, as it reads when somebody reads it.
  func explain(_ sentence: @escaping @Sendable () -> String) {
    add(.sentence(time: clock(), sentence))
  }

  private func add(_ addition: TraceAdditions.Addition) {
    additions.append(addition, at: notebook.count)
  }

  /// Takes the events out.
  public func drain() -> [TraceEvent] { takeChapter().events }

  /// Takes out what was recorded, as it was.
  package func takeChapter() -> TraceChapter {
    let told = additions
    if !told.isEmpty { additions = .none }
    return TraceChapter(notebook.tearOut(), additions: told)
  }
}
