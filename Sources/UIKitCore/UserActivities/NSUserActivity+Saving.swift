import Foundation
import SceneSystem

/// A responder, as saving an activity sees it: it may hold the activity and then has to bring it up to date.
@preconcurrency @MainActor @_spi(Runtime) public protocol UserActivityHolder: AnyObject {
  /// The activity that stands for what the holder shows.
  var userActivity: NSUserActivity? { get }
  /// Put the current state into `activity`.
  func updateUserActivityState(_ activity: NSUserActivity)
}

extension NSUserActivity {
  /// Brings `activity` up to date and archives it, in the order of R-01: the delegate's `userActivityWillSave`, then
  /// `updateUserActivityState(_:)` of each of `responders` that holds this very object, then the archive.
  ///
  /// Responders find `userInfo` empty, as on a device. What was in it before counts again where no responder writes that
  /// key, if a delegate may have written it, or if no responder writes anything: an activity that a scene merely holds,
  /// as in Apple's own sample, keeps its content.
  ///
  /// - Parameter responders: all responders of the scene, in the order in which they are to be asked; those that do not
  ///   hold `activity` are passed over.
  /// - Parameter gate: whether the type may be saved. The calls are made in any case.
  /// - Parameter lastSaved: what was saved before, which counts on where this activity holds a value that cannot be
  ///   archived: a mistake in one save does not take what an earlier one kept.
  /// - Returns: the archive, or `nil` where there is nothing to save; the log says why.
  @MainActor @_spi(Runtime) public static func save(
    _ activity: NSUserActivity, responders: some Sequence<any UserActivityHolder>, gate: UserActivityGate,
    lastSaved: ActivityArchive? = nil
  ) -> ActivityArchive? {
    activity.bringUpToDate(holders: responders.filter { $0.userActivity === activity })
    guard gate.admits(activity.activityType) else { return nil }
    do throws(UserActivityArchiveError) {
      return try activity.archive()
    } catch {
      let consequence = lastSaved == nil ? "was not saved" : "was not saved; what was saved before it is kept"
      RuntimeLog.write("The user activity of type \"\(activity.activityType)\" \(consequence). \(error.description)")
      return lastSaved
    }
  }

  @MainActor private func bringUpToDate(holders: [any UserActivityHolder]) {
    delegate?.userActivityWillSave(self)
    if !holders.isEmpty {
      let before = userInfo
      userInfo = [:]
      for holder in holders { holder.updateUserActivityState(self) }
      if userInfo?.isEmpty ?? true {
        userInfo = before
      } else if delegate != nil, let before {
        userInfo = before.merging(userInfo ?? [:]) { _, new in new }
      }
    }
    needsSave = false
  }
}
