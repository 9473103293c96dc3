import Foundation

/// The older preservation of state, for apps without scenes.
extension UIApplication {
  /// Says that restoring goes on after the callbacks of the launch have returned: `applicationFinishedRestoringState()` waits
  /// for as many calls of ``completeStateRestoration()``. iOS 6. At any other time it has no effect, and the log says so.
  public func extendStateRestoration() {
    guard restoration.isUnderWay else {
      RuntimeLog.write(
        "UIApplication.extendStateRestoration() has no effect, because no state is being restored; call it at the launch."
      )
      return
    }
    restoration.openExtensions += 1
  }

  /// Ends what ``extendStateRestoration()`` began. iOS 6. A call without one to end has no effect, and the log says so.
  public func completeStateRestoration() {
    guard restoration.openExtensions > 0 else {
      RuntimeLog.write("UIApplication.completeStateRestoration() has no effect, because nothing is to be completed.")
      return
    }
    restoration.openExtensions -= 1
    restoration.finishIfDone()
  }

  /// Asks that the next launch does not begin with the picture that was taken last. iOS 7. Differs from Apple: launches show
  /// no pictures, so nothing is to be done.
  public func ignoreSnapshotOnNextApplicationLaunch() {}

  /// Has an object's state preserved that is no controller and no view. iOS 7.
  ///
  /// - Parameters:
  ///   - object: The object, which is not retained.
  ///   - restorationIdentifier: Its name under its ``UIStateRestoring/restorationParent``. One that another object has raises
  ///     an exception on a device; here it is passed over with a line in the log.
  public class func registerObject(
    forStateRestoration object: any UIStateRestoring, restorationIdentifier: String
  ) { UIApplication.current?.restoration.register(object, as: restorationIdentifier) }

  /// In what the app delegate reads of a controller: the storyboard that it came from.
  public nonisolated class var stateRestorationViewControllerStoryboardKey: String {
    "UIStateRestorationViewControllerStoryboard"
  }
  /// In what the app delegate reads: the version of the app that has preserved it, from `CFBundleVersion`.
  public nonisolated class var stateRestorationBundleVersionKey: String {
    "UIApplicationStateRestorationBundleVersion"
  }
  /// In what the app delegate reads: the kind of device, a ``UIUserInterfaceIdiom``'s raw value.
  public nonisolated class var stateRestorationUserInterfaceIdiomKey: String {
    "UIApplicationStateRestorationUserInterfaceIdiom"
  }
  /// In what the app delegate reads: when it was preserved, a date.
  public nonisolated class var stateRestorationTimestampKey: String { "UIApplicationStateRestorationTimestamp" }
  /// In what the app delegate reads: the version of the system that has preserved it.
  public nonisolated class var stateRestorationSystemVersionKey: String {
    "UIApplicationStateRestorationSystemVersion"
  }
}
