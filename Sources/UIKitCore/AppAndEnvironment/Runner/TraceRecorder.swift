import Foundation
import SceneSystem
import SceneTrace

/// Collects what the runner does, in order, until somebody takes it.
///
/// Invariant: no access to what it keeps spans a call of somebody else's code, and only the main actor has any; to have that checked
/// at each access would cost as much as the recording.
@MainActor public final class TraceRecorder {
  /// The events since the last ``drain()``, put together each time somebody asks.
  public var events: [TraceEvent] { chapter.events }
  @exclusivity(unchecked) private var notes: [TraceNote] = []
  @exclusivity(unchecked) private var additions: [(place: Int, addition: TraceChapter.Addition)] = []
  /// The classes of the app that have been called so far, a handful at most, after one without a name.
  @exclusivity(unchecked) private var owners = [""]
  /// The one that was called last, which mostly is the one that is called next.
  @exclusivity(unchecked) private var lastOwner = (name: "", place: 0)
  /// Room for what one directive mostly brings. As much as an allocator has at hand: a longer array would have to be looked for.
  private static let usualCount = 10
  private static let usualAdditions = 4
  private static let usualOwners = 4
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

  /// Records the call of a method of the app, with the time it took.
  ///
  /// - Parameters:
  ///   - owner: The app's class.
  ///   - details: What the callback carries.
  @inline(__always)
  func finish(
    _ beginning: Beginning, _ scene: UIScene?, _ owner: String, _ callback: StaticString,
    details: [TraceEvent.Detail] = []
  ) {
    if !details.isEmpty { add(.details(details)) }
    let place = owner == lastOwner.name ? lastOwner.place : place(of: owner)
    note(beginning, .callback, scene, .listed(place), callback)
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
    if notes.isEmpty { notes.reserveCapacity(Self.usualCount) }
    notes.append(
      TraceNote(
        kind: kind, time: beginning.time, session: scene?.sessionID, owner: owner, callback: callback,
        sceneBefore: before, sceneAfter: after, applicationBefore: beginning.application,
        applicationAfter: beginning.traced.application, duration: end &- beginning.time))
  }

  private func place(of owner: String) -> Int {
    let place = owners.firstIndex(of: owner) ?? owners.count
    if place == owners.count {
      if place == 1 { owners.reserveCapacity(Self.usualOwners) }
      owners.append(owner)
    }
    lastOwner = (owner, place)
    return place
  }

  /// Records a sentence that explains a decision, as it reads when somebody reads it.
  func explain(_ sentence: @escaping @Sendable () -> String) {
    let time = clock()
    add(.event { TraceEvent(kind: .note, time: time, owner: "system", callback: sentence()) })
  }

  private func add(_ addition: TraceChapter.Addition) {
    if additions.isEmpty { additions.reserveCapacity(Self.usualAdditions) }
    additions.append((notes.count, addition))
  }

  private var chapter: TraceChapter { TraceChapter(notes, owners: owners, additions: additions) }

  /// Takes the events out.
  public func drain() -> [TraceEvent] { takeChapter().events }

  /// Takes out what was recorded, as it was.
  package func takeChapter() -> TraceChapter {
    guard !notes.isEmpty || !additions.isEmpty else { return TraceChapter() }
    defer {
      notes = []
      if !additions.isEmpty { additions = [] }
    }
    return chapter
  }
}
