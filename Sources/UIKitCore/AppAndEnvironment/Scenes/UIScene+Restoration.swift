import Foundation

extension UIScene {
  /// Says that the app goes on restoring the scene after its callbacks have returned, for instance because it reads a large
  /// document.
  ///
  /// May be called from the moment the scene is being connected until `scene(_:restoreInteractionStateWith:)` has returned,
  /// whether or not the session holds an activity. Each call must be balanced by one of ``completeStateRestoration()``; the
  /// restoration is finished with the last of them. Until then the system takes the scene for one that is being restored: a
  /// death of the process counts against the session's saved state, what was saved is not replaced by what the scene has
  /// so far, and a scene that takes too long is ended with its process, as by the watchdog. A call at any other time has no
  /// effect, and the log says so.
  ///
  /// Differs from Apple: how long is too long is a value of the device (`DeviceProfile.restorationSeconds`), measured by
  /// hosts that have a clock; a simulated device ends the process when its script says so.
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

  /// Ends what ``extendStateRestoration()`` began. A call without one to end has no effect, and the log says so.
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

  /// What a device's owner must do before the content is seen; `nil`, because no profile has such a lock.
  public var systemProtectionManager: SystemProtectionManager? { nil }

  /// The state of the pointer's lock; `nil`, because no profile lets an app lock the pointer.
  public var pointerLockState: UIPointerLockState? { nil }

  /// The lock on a scene's content.
  @preconcurrency @MainActor public final class SystemProtectionManager: NSObject {
    /// Whether the owner must be recognised first.
    public let isUserAuthenticationEnabled = false
    override init() { super.init() }
  }
}
