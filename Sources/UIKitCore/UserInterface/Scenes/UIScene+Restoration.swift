public import Foundation
import RuntimeLogging
import SceneSystem

extension UIScene {
  /// Extends the restoration of the scene beyond its callbacks, for instance because the app reads a large document.
  ///
  /// May be called from the moment the scene is being connected until `scene(_:restoreInteractionStateWith:)` has returned, whether or not
  /// the session holds an activity. Each call must be balanced by one of ``completeStateRestoration()``; the restoration is finished with
  /// the last of them. Until then the system treats the scene as being restored: a crash of the process counts against the session's saved
  /// state, the saved state is not replaced by the scene's current one, and a scene that takes too long is ended with its process, as by
  /// the watchdog. A call at any other time has no effect and is logged.
  ///
  /// Differs from Apple: the limit is a value of the device (`DeviceProfile.restorationSeconds`), measured by hosts that have a clock; a
  /// simulated device ends the process when its script does.
  public func extendStateRestoration() {
    guard isBeingConnected || openExtensions > 0 else {
      RuntimeLog.write(
        """
        extendStateRestoration() has no effect on session \(sessionID.label), because its connection is over; call it in \
        scene(_:willConnectTo:options:) or in scene(_:restoreInteractionStateWith:).
        """)
      return
    }
    openExtensions += 1
    if openExtensions == 1 { session.runner?.restorationExtended(self) }
  }

  /// Ends what ``extendStateRestoration()`` began. An unbalanced call has no effect and is logged.
  public func completeStateRestoration() {
    guard openExtensions > 0 else {
      RuntimeLog.write(
        """
        completeStateRestoration() has no effect on session \(sessionID.label), because nothing is being restored there; \
        each call ends one of extendStateRestoration().
        """)
      return
    }
    openExtensions -= 1
    if openExtensions == 0 { session.runner?.restorationCompleted(self) }
  }

  /// The authentication that the device's owner must pass before the content is shown; `nil`, because no profile has such a lock.
  public var systemProtectionManager: SystemProtectionManager? { nil }

  /// The state of the pointer's lock; `nil`, because no profile lets an app lock the pointer.
  public var pointerLockState: UIPointerLockState? { nil }

  /// The lock on a scene's content.
  @preconcurrency @MainActor public final class SystemProtectionManager: NSObject {
    /// Whether the owner must authenticate first.
    public let isUserAuthenticationEnabled = false
    override init() { super.init() }
  }
}
