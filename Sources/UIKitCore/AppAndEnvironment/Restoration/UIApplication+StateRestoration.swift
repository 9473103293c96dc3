import Foundation
import RuntimeLogging

/// The older preservation of state, for apps without scenes.
extension UIApplication {
  /// Extends the restoration beyond the callbacks of the launch: `applicationFinishedRestoringState()` waits for as many calls of
  /// ``completeStateRestoration()``. iOS 6. At any other time it has no effect and is logged.
  public func extendStateRestoration() {
    guard restoration.isUnderWay else {
      RuntimeLog.write(
        "UIApplication.extendStateRestoration() has no effect, because no state is being restored; call it at the launch."
      )
      return
    }
    restoration.openExtensions += 1
  }

  /// Ends what ``extendStateRestoration()`` began. iOS 6. An unbalanced call has no effect and is logged.
  public func completeStateRestoration() {
    guard restoration.openExtensions > 0 else {
      RuntimeLog.write("UIApplication.completeStateRestoration() has no effect, because nothing is to be completed.")
      return
    }
    restoration.openExtensions -= 1
    restoration.finishIfDone()
  }

  /// Prevents the next launch from showing the last snapshot. iOS 7. Differs from Apple: launches show no snapshots, so this does nothing.
  public func ignoreSnapshotOnNextApplicationLaunch() {}

  /// Registers an object that is neither a controller nor a view, so that its state is preserved. iOS 7.
  ///
  /// - Parameters:
  ///   - object: The object, which is not retained.
  ///   - restorationIdentifier: Its name under its ``UIStateRestoring/restorationParent``. A name that another object has raises an
  ///     exception on a device; here the registration is ignored and logged.
  public class func registerObject(
    forStateRestoration object: any UIStateRestoring, restorationIdentifier: String
  ) { UIApplication.current?.restoration.register(object, as: restorationIdentifier) }

  /// Key in a controller's archive that the app delegate reads: the storyboard that it came from.
  public nonisolated class var stateRestorationViewControllerStoryboardKey: String {
    "UIStateRestorationViewControllerStoryboard"
  }
  /// Key in the archive that the app delegate reads: the version of the app that has preserved it, from `CFBundleVersion`.
  public nonisolated class var stateRestorationBundleVersionKey: String {
    "UIApplicationStateRestorationBundleVersion"
  }
  /// Key in the archive that the app delegate reads: the kind of device, a ``UIUserInterfaceIdiom``'s raw value.
  public nonisolated class var stateRestorationUserInterfaceIdiomKey: String {
    "UIApplicationStateRestorationUserInterfaceIdiom"
  }
  /// Key in the archive that the app delegate reads: the date when it was preserved.
  public nonisolated class var stateRestorationTimestampKey: String { "UIApplicationStateRestorationTimestamp" }
  /// Key in the archive that the app delegate reads: the version of the system that has preserved it.
  public nonisolated class var stateRestorationSystemVersionKey: String {
    "UIApplicationStateRestorationSystemVersion"
  }
}
