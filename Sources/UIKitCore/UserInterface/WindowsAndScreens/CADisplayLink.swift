public import Foundation
public import Selectors
import Synchronization

/// Calls a closure for each frame of the display.
///
/// Differs from Apple: a timer with 60 calls per second replaces the display's refresh signal, for a link of a window scene
/// (``UIWindowScene/displayLink(action:)``) as well as for one with a method.
public final class CADisplayLink: NSObject, @unchecked Sendable {
  private static let turnsPerSecond = 60
  private let action: @Sendable (CADisplayLink) -> Void
  private let state = Mutex(State())

  /// A timer belongs to its run loop, but may be read and invalidated by any thread.
  private struct State: @unchecked Sendable {
    var timer: Timer?
    /// The link itself, while it is in a run loop: Foundation on Linux retains the closures of invalidated timers, so the timer's closure
    /// must not retain the link.
    var hold: CADisplayLink?
    var times = (present: 0.0, next: 0.0)
    var isHeld = false
    var isOver = false
    /// The object with the method, until the link is invalidated.
    var target: AnyObject?
    var requestedTurns = 0
  }

  init(action: @escaping @Sendable (CADisplayLink) -> Void) {
    self.action = action
    super.init()
  }

  /// A link that calls a method of an object, which is retained until the link is invalidated.
  ///
  /// - Parameters:
  ///   - target: The object.
  ///   - sel: The method: it has no argument or one, the link.
  public convenience init(target: Any, selector sel: Selector) {
    self.init { link in
      guard let target = link.state.withLock({ $0 }).target else { return }
      SelectorMessage.deliver(sel, to: target, SelectorArguments(objects: link))
    }
    let held = UncheckedBox(target as AnyObject)
    state.withLock { $0.target = held.value }
  }

  /// The time when the current frame was shown, in seconds since the system started.
  public var timestamp: TimeInterval { state.withLock { $0.times.present } }
  /// The time when the next frame will be shown.
  public var targetTimestamp: TimeInterval { state.withLock { $0.times.next } }
  /// The time between two frames, in seconds.
  public var duration: TimeInterval { 1 / TimeInterval(CADisplayLink.turnsPerSecond) }
  /// Whether the closure is not called. Default: `false`.
  public var isPaused: Bool {
    get { state.withLock { $0.isHeld } }
    set { state.withLock { $0.isHeld = newValue } }
  }
  /// The preferred number of calls per second; 0 for the display's rate. Read when the link is added to a run loop.
  public var preferredFramesPerSecond: Int {
    get { state.withLock { $0.requestedTurns } }
    set { state.withLock { $0.requestedTurns = max(0, newValue) } }
  }

  /// Adds the link to a run loop, which calls the closure and retains the link until it is removed or invalidated. Has no effect on an
  /// invalidated link.
  public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    let added = state.withLock { state in
      if state.isOver || state.timer != nil { return state }
      let rate = state.requestedTurns == 0 ? Self.turnsPerSecond : min(state.requestedTurns, Self.turnsPerSecond)
      let step = 1 / TimeInterval(rate)
      state.timer = Timer(fire: Date(timeIntervalSinceNow: step), interval: step, repeats: true) {
        [weak self] running in
        self?.turn(step: running.timeInterval)
      }
      state.hold = self
      return state
    }
    if !added.isOver, let added = added.timer { runloop.add(added, forMode: mode) }
  }

  /// Removes the link from a run loop. Differs from Apple: in all modes of the run loop.
  public func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) { stop() }

  /// Invalidates the link.
  public func invalidate() {
    let target = state.withLock { state in
      state.isOver = true
      defer { state.target = nil }
      return UncheckedBox(state.target)
    }
    stop()
    withExtendedLifetime(target) {}
  }

  private func stop() {
    // The last reference may be released here, so release it outside the lock.
    let previous = state.withLock { state in
      defer { (state.timer, state.hold) = (nil, nil) }
      return state
    }
    withExtendedLifetime(previous) { previous.timer?.invalidate() }
  }

  private func turn(step: TimeInterval) {
    let isHeld = state.withLock { state in
      let now = ProcessInfo.processInfo.systemUptime
      state.times = (now, now + step)
      return state.isHeld
    }
    if !isHeld { action(self) }
  }
}

extension UIWindowScene {
  /// Creates a link that calls `action` for each frame of the scene's display once it is added to a run loop. iOS 27.
  ///
  /// - Parameter action: Called on the run loop's thread.
  /// - Returns: A link that is not in a run loop yet; `nil` for a scene that is disconnected.
  public func displayLink(action: @escaping @Sendable (CADisplayLink) -> Void) -> CADisplayLink? {
    // Not decided by its state: a scene is still unattached while it is being connected (M-04).
    session.scene === self ? CADisplayLink(action: action) : nil
  }
}
