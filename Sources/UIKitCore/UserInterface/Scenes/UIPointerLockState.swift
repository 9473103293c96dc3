public import Foundation

/// Whether the pointer is kept inside a scene. iOS 14. No profile locks a pointer, so no scene has one
/// (``UIScene/pointerLockState``).
@preconcurrency @MainActor public final class UIPointerLockState: NSObject {
  /// Whether the pointer is locked.
  public let isLocked = false
  override init() { super.init() }

  /// Posted when the pointer was locked or unlocked; the scene is under ``sceneUserInfoKey``. Never posted off the device.
  public nonisolated class var didChangeNotification: NSNotification.Name {
    NSNotification.Name("UIPointerLockStateDidChangeNotification")
  }

  /// In the `userInfo` of ``didChangeNotification``: the scene.
  public nonisolated class var sceneUserInfoKey: String { "UIPointerLockStateSceneUserInfoKey" }

  /// The pointer was locked or unlocked. iOS 26. Never posted off the device.
  public struct DidChangeMessage: LifeCycleMessage {
    /// The type of the subject that posts the message.
    public typealias Subject = UIPointerLockState
    /// The scene whose pointer lock changed.
    public var scene: UIScene
    /// The lock's state.
    public var pointerLockState: UIPointerLockState

    /// A message about `pointerLockState` in `scene`.
    public init(scene: UIScene, pointerLockState: UIPointerLockState) {
      self.scene = scene
      self.pointerLockState = pointerLockState
    }

    /// The name of the matching notification.
    public static var name: Notification.Name { UIPointerLockState.didChangeNotification }

    /// The message for a notification, or `nil` if it has no scene.
    @MainActor public static func makeMessage(_ notification: Notification) -> UIPointerLockState.DidChangeMessage? {
      guard let state = notification.object as? UIPointerLockState,
        let scene = notification.userInfo?[UIPointerLockState.sceneUserInfoKey] as? UIScene
      else { return nil }
      return Self(scene: scene, pointerLockState: state)
    }

    /// The notification for a message.
    @MainActor public static func makeNotification(_ message: UIPointerLockState.DidChangeMessage) -> Notification {
      Notification(
        name: name, object: message.pointerLockState,
        userInfo: [UIPointerLockState.sceneUserInfoKey: message.scene])
    }
  }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIPointerLockState.DidChangeMessage> {
  /// The pointer was locked or unlocked.
  public static var didChange: NotificationCenter.BaseMessageIdentifier<UIPointerLockState.DidChangeMessage> {
    .forObserver()
  }
}
