import Foundation

/// Calls a closure for each picture of the display.
///
/// Differs from Apple: a timer of 60 turns a second stands in for the display's own beat, and a window scene makes the only
/// links (``UIWindowScene/displayLink(action:)``); the form with a selector needs the Objective-C runtime.
public final class CADisplayLink: NSObject, @unchecked Sendable {
  private static let turnsPerSecond = 60
  private let lock = NSLock()
  private let action: @Sendable (CADisplayLink) -> Void
  /// Touched under the lock only.
  private var timer: Timer?
  /// The link itself, while a run loop has it: Foundation on Linux keeps the closures of timers that are over, so the timer's
  /// must not retain it.
  private var hold: CADisplayLink?
  private var times = (present: 0.0, next: 0.0)
  private var isHeld = false
  private var isOver = false
  private var wantedTurns = 0

  init(action: @escaping @Sendable (CADisplayLink) -> Void) {
    self.action = action
    super.init()
  }

  /// When the present picture was shown, in seconds since the system has started.
  public var timestamp: TimeInterval { lock.withLock { times.present } }
  /// When the next picture is to be shown.
  public var targetTimestamp: TimeInterval { lock.withLock { times.next } }
  /// The time between two pictures, in seconds.
  public var duration: TimeInterval { 1 / TimeInterval(CADisplayLink.turnsPerSecond) }
  /// Whether the closure is left alone. Default: `false`.
  public var isPaused: Bool {
    get { lock.withLock { isHeld } }
    set { lock.withLock { isHeld = newValue } }
  }
  /// How many turns a second are wanted; 0 for as many as there are. Taken when the link is added to a run loop.
  public var preferredFramesPerSecond: Int {
    get { lock.withLock { wantedTurns } }
    set { lock.withLock { wantedTurns = max(0, newValue) } }
  }

  /// Begins to call the closure in the turns of a run loop, which retains the link until it is removed or invalidated. No effect
  /// on a link that was invalidated.
  public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    let added = lock.withLock { () -> Timer? in
      if isOver { return nil }
      if let known = timer { return known }
      let wanted = wantedTurns == 0 ? CADisplayLink.turnsPerSecond : min(wantedTurns, CADisplayLink.turnsPerSecond)
      let made = Timer(timeInterval: 1 / TimeInterval(wanted), repeats: true) { [weak self] running in
        self?.turn(step: running.timeInterval)
      }
      (timer, hold) = (made, self)
      return made
    }
    if let added { runloop.add(added, forMode: mode) }
  }

  /// Ends what ``add(to:forMode:)`` began. Differs from Apple: in all modes of the run loop at once.
  public func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) { stop() }

  /// Ends the link for good.
  public func invalidate() {
    lock.withLock { isOver = true }
    stop()
  }

  private func stop() {
    // What may be the last reference goes after the lock.
    let (former, held) = lock.withLock { () -> (Timer?, CADisplayLink?) in
      defer { (timer, hold) = (nil, nil) }
      return (timer, hold)
    }
    withExtendedLifetime(held) { former?.invalidate() }
  }

  private func turn(step: TimeInterval) {
    let isHeld = lock.withLock { () -> Bool in
      let now = ProcessInfo.processInfo.systemUptime
      times = (now, now + step)
      return self.isHeld
    }
    if !isHeld { action(self) }
  }
}

extension UIWindowScene {
  /// Calls `action` for each picture of the scene's display, from when the link was added to a run loop on. iOS 27.
  ///
  /// - Parameter action: Called in the run loop's thread.
  /// - Returns: A link that is in no run loop yet; `nil` for a scene that is disconnected.
  public func displayLink(action: @escaping @Sendable (CADisplayLink) -> Void) -> CADisplayLink? {
    // Not by its state: while it is being connected, a scene is unattached still (M-04).
    session.scene === self ? CADisplayLink(action: action) : nil
  }
}
