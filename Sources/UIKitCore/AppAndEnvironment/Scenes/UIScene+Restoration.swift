import Foundation

extension UIScene {
  /// Says that the app goes on restoring the scene after its callbacks have returned; ``completeStateRestoration()`` ends it.
  ///
  /// Differs from Apple: nothing judges how long restoration takes, so the pair has no effect.
  public func extendStateRestoration() {}

  /// Ends what ``extendStateRestoration()`` began.
  public func completeStateRestoration() {}

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

/// Whether the pointer is kept inside a scene. No profile makes one.
@preconcurrency @MainActor public final class UIPointerLockState: NSObject {
  /// Whether the pointer is locked.
  public let isLocked = false
  override init() { super.init() }
}
