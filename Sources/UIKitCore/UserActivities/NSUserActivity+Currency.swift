import Foundation

extension NSUserActivity {
  /// Says that this is what the user is doing now. Another activity that was current no longer is. An activity that was
  /// invalidated stays as it is, and the log says so.
  ///
  /// Differs from Apple: nothing is offered to other devices; which activity is current is known to the runner only.
  public func becomeCurrent() {
    guard !isInvalidated else {
      RuntimeLog.write(
        "The user activity of type \"\(activityType)\" was invalidated and cannot become current again. Make a new one."
      )
      return
    }
    CurrentUserActivity.ofProcess.set(self)
  }

  /// Says that the user is no longer doing this. No activity is current then, unless another one is already.
  public func resignCurrent() {
    CurrentUserActivity.ofProcess.clear(self)
  }

  /// Says that this activity is over for good: it resigns, and cannot become current again.
  public func invalidate() {
    isInvalidated = true
    resignCurrent()
  }

  /// Asks for a pair of streams to the device on which the activity began.
  ///
  /// Differs from Apple: there is no other device, so `completionHandler` is called at once, without streams, with the
  /// error `NSFeatureUnsupportedError` of Cocoa's domain.
  public func getContinuationStreams(
    completionHandler: @escaping @Sendable (InputStream?, OutputStream?, (any Error)?) -> Void
  ) {
    let error = NSError(
      domain: NSCocoaErrorDomain, code: CocoaError.featureUnsupported.rawValue,
      userInfo: [
        NSLocalizedDescriptionKey:
          "There are no continuation streams off the device. Keep what the activity needs in its userInfo."
      ])
    completionHandler(nil, nil, error)
  }

  /// Deletes what a search index keeps of the activities with these identifiers.
  ///
  /// Differs from Apple: there is no index, so there is nothing to delete; `handler` is called at once.
  public class func deleteSavedUserActivities(
    withPersistentIdentifiers persistentIdentifiers: [NSUserActivityPersistentIdentifier],
    completionHandler handler: @escaping @Sendable () -> Void
  ) { handler() }

  /// Deletes what a search index keeps of the app's activities.
  ///
  /// Differs from Apple: there is no index, so there is nothing to delete; `handler` is called at once.
  public class func deleteAllSavedUserActivities(completionHandler handler: @escaping @Sendable () -> Void) {
    handler()
  }

  /// Whether this is the activity that became current last and did not resign.
  @_spi(Runtime) public var isCurrent: Bool { CurrentUserActivity.ofProcess.holds(self) }
}

/// The one activity of a process that is current. It may be set from any thread, because activities are bound to no actor.
/// It is held weakly, and no rule of the life cycle reads it.
final class CurrentUserActivity: @unchecked Sendable {
  /// That of the running process.
  static var ofProcess: CurrentUserActivity { UIProcess.found()?.currentActivity ?? main }
  private static let main = CurrentUserActivity()

  private let lock = NSLock()
  private weak var activity: NSUserActivity?

  func set(_ activity: NSUserActivity) { lock.withLock { self.activity = activity } }

  func clear(_ activity: NSUserActivity) {
    lock.withLock { if self.activity === activity { self.activity = nil } }
  }

  func holds(_ activity: NSUserActivity) -> Bool { lock.withLock { self.activity === activity } }
}
