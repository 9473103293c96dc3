import ActivityArchive
import Foundation
import RuntimeLogging
public import SceneSystem

/// A responder during the saving of an activity: if it holds the activity, it has to update it.
@preconcurrency @MainActor @_spi(Runtime) public protocol UserActivityHolder: AnyObject {
  /// The activity that represents the holder's content.
  var userActivity: NSUserActivity? { get }
  /// Write the current state into `activity`.
  func updateUserActivityState(_ activity: NSUserActivity)
}

extension NSUserActivity {
  /// Updates `activity` and archives it, in the order of R-01: the delegate's `userActivityWillSave`, then
  /// `updateUserActivityState(_:)` of each of `responders` that holds this very object, then the archive.
  ///
  /// Responders find `userInfo` empty, as on a device. Its previous entries are restored for keys that no responder writes, if a delegate
  /// may have written them, or if no responder writes anything: an activity that a scene only holds, as in Apple's own sample, keeps its
  /// content.
  ///
  /// - Parameter responders: all responders of the scene, in the order in which they are called; those that do not hold `activity` are
  ///   skipped.
  /// - Parameter filter: whether the type may be saved. The calls are made in any case.
  /// - Parameter lastSaved: the previously saved archive, which is kept if this activity is too large to be saved (`StateLimit`), or
  ///   nothing in its `userInfo` can be archived: a mistake in one save does not lose the result of an earlier one.
  /// - Parameter owner: the session that the activity is saved for, as named in the log.
  /// - Returns: the archive, or `nil` if there is nothing to save. A value that cannot be archived is left out, the others are kept, and
  ///   the reason is logged.
  @MainActor @_spi(Runtime) public static func save(
    _ activity: NSUserActivity, responders: some Sequence<any UserActivityHolder>, filter: UserActivityFilter,
    lastSaved: ActivityArchive? = nil, owner: String? = nil
  ) -> ActivityArchive? {
    activity.update(holders: responders.filter { $0.userActivity === activity })
    guard filter.allows(activity.activityType) else { return nil }
    let name = "The user activity of type \"\(activity.activityType)\"\(owner.map { " of \($0)" } ?? "")"
    do throws(UserActivityArchiveError) {
      let properties = activity.properties
      do throws(UserActivityArchiveError) {
        return try properties.archive()
      } catch {
        guard error.code != .tooLarge, let savable = try properties.archiveOfSavableValues() else { throw error }
        RuntimeLog.write(savable.refused) { "\(name) was saved without one value. \($0.description)" }
        return savable.archive
      }
    } catch {
      let consequence = lastSaved == nil ? "was not saved" : "was not saved; the previously saved one is kept"
      RuntimeLog.write("\(name) \(consequence). \(error.description)")
      return lastSaved
    }
  }

  /// Updates the activity: the first two steps of ``save(_:responders:filter:lastSaved:owner:)``.
  ///
  /// - Parameter holders: The responders that hold the activity, in the order in which they are called.
  @MainActor final func update(holders: [any UserActivityHolder]) {
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
    // A scene is saved after it has resigned, and its activity with it.
    if isCurrent || indexedItem != nil { addToSearchIndex() }
  }
}

extension RuntimeLog {
  /// The number of values that are logged by name per save.
  private static let namedValues = 8

  /// Logs each value that was left out of one save; if there are many, only the first ones and the number of the others.
  static func write(_ refused: [UserActivityArchiveError], _ sentence: (UserActivityArchiveError) -> String) {
    for error in refused.prefix(namedValues) { write(sentence(error)) }
    if refused.count > namedValues {
      write("\(refused.count - namedValues) more values of the same save were left out.")
    }
  }
}
