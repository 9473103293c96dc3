import Foundation
import RuntimeLogging
import Synchronization

extension NSUserActivity {
  /// Makes this the current activity. Another activity that was current no longer is. The call has no effect on an invalidated activity and
  /// is logged.
  ///
  /// An activity that is eligible for search and has a title is found by searches from now on, for 30 days or until its expiration date; what is changed later is found after the next save.
  ///
  /// While the app is in the foreground, an activity that is eligible for Handoff and whose type Info.plist lists under
  /// `NSUserActivityTypes` is offered to the user's other devices.
  public func becomeCurrent() {
    guard !isInvalidated else {
      RuntimeLog.write(
        "The user activity of type \"\(activityType)\" was invalidated and cannot become current again. Make a new one."
      )
      return
    }
    let current = CurrentUserActivity.ofProcess
    currency = current
    current.set(self)
    // The index may have lost it meanwhile: it was deleted, or has expired.
    indexedItem = nil
    addToSearchIndex()
  }

  /// Makes this activity no longer current. Afterwards no activity is current, unless another one already is. Searches find it as it is
  /// now.
  public func resignCurrent() {
    if isCurrent { addToSearchIndex() }
    (currency ?? CurrentUserActivity.ofProcess).clear(self)
  }

  /// Invalidates the activity: it resigns, and cannot become current again.
  public func invalidate() {
    isInvalidated = true
    resignCurrent()
  }

  /// Whether this is the activity that became current last and did not resign.
  @_spi(Runtime) public var isCurrent: Bool { CurrentUserActivity.ofProcess.holds(self) }
}

/// The current activity of a process. It may be set from any thread, because activities are bound to no actor. It is not retained.
final class CurrentUserActivity: Sendable {
  /// The current activity of the running process.
  static var ofProcess: CurrentUserActivity { finder.withLock { $0 }.find?() ?? main }
  /// That of a process that is not hosted.
  static let main = CurrentUserActivity()

  /// Installs a lookup that is used first: several apps in one process each have a current activity.
  ///
  /// - Parameter find: Called on any thread; returns `nil` if the running code belongs to no such app.
  static func findCurrent(with find: @escaping @Sendable () -> CurrentUserActivity?) {
    finder.withLock { $0.find = find }
  }

  // In a structure: a function that is itself the mutex's value is wrapped once more each time it is read.
  private struct Finder {
    var find: (@Sendable () -> CurrentUserActivity?)?
  }

  private static let finder = Mutex(Finder())

  /// An activity is only compared here, by identity.
  private struct Current: @unchecked Sendable {
    weak var activity: NSUserActivity?
  }

  private let current = Mutex(Current())

  func set(_ activity: NSUserActivity) {
    let new = Current(activity: activity)
    current.withLock { $0 = new }
    activityChanged()
  }

  /// The current activity.
  var activity: NSUserActivity? { current.withLock { $0 }.activity }

  func clear(_ activity: NSUserActivity) {
    let identity = ObjectIdentifier(activity)
    current.withLock { if $0.activity.map(ObjectIdentifier.init) == identity { $0.activity = nil } }
    activityChanged()
  }

  // MARK: Changes

  private let changes = Atomic(false)
  /// A structure for the same reason as ``Finder``.
  private struct Observer {
    var call: (@Sendable () -> Void)?
  }

  private let observer = Mutex(Observer())

  /// Another activity is current, or what other devices are offered of it has changed. May be called on any thread.
  func activityChanged() {
    changes.store(true, ordering: .releasing)
    observer.withLock { $0 }.call?()
  }

  /// Whether there was a change since the last call.
  func takeChange() -> Bool {
    changes.load(ordering: .relaxed) && changes.exchange(false, ordering: .acquiring)
  }

  /// Sets what is called after each change, on the thread that has made it.
  func onChange(_ call: (@Sendable () -> Void)?) { observer.withLock { $0.call = call } }

  func holds(_ activity: NSUserActivity) -> Bool { current.withLock { $0 }.activity === activity }
}
