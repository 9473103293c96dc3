public import Foundation

/// The life cycle of a scene as messages, from iOS 26 on: what `NotificationCenter.addObserver(of:for:using:)` delivers in place of a name
/// and a `userInfo`. A message is posted right after the notification of its `name`.
///
/// Differs from Apple: a message that an app posts itself reaches observers of messages only, and a notification that it
/// posts observers of notifications only; Foundation does not translate between them on this platform.
extension UIScene {
  /// A scene is being connected, after its delegate is notified (K-11).
  public struct WillConnectMessage: LifeCycleMessage {
    /// The type of the subject that posts the message.
    public typealias Subject = UIScene
    /// The scene.
    public var scene: UIScene

    /// A message about `scene`.
    public init(scene: UIScene) { self.scene = scene }

    /// The name of the matching notification.
    public static var name: Notification.Name { UIScene.willConnectNotification }

    /// The message for a notification, or `nil` if its object is not a scene.
    @MainActor public static func makeMessage(_ notification: Notification) -> UIScene.WillConnectMessage? {
      (notification.object as? UIScene).map(Self.init)
    }

    /// The notification for a message.
    @MainActor public static func makeNotification(_ message: UIScene.WillConnectMessage) -> Notification {
      Notification(name: name, object: message.scene)
    }
  }

  /// A scene is about to enter the foreground, after its delegate is notified.
  public struct WillEnterForegroundMessage: LifeCycleMessage {
    /// The type of the subject that posts the message.
    public typealias Subject = UIScene
    /// The scene.
    public var scene: UIScene

    /// A message about `scene`.
    public init(scene: UIScene) { self.scene = scene }

    /// The name of the matching notification.
    public static var name: Notification.Name { UIScene.willEnterForegroundNotification }

    /// The message for a notification, or `nil` if its object is not a scene.
    @MainActor public static func makeMessage(_ notification: Notification) -> UIScene.WillEnterForegroundMessage? {
      (notification.object as? UIScene).map(Self.init)
    }

    /// The notification for a message.
    @MainActor public static func makeNotification(_ message: UIScene.WillEnterForegroundMessage) -> Notification {
      Notification(name: name, object: message.scene)
    }
  }

  /// A scene has become active, after its delegate is notified.
  public struct DidActivateMessage: LifeCycleMessage {
    /// The type of the subject that posts the message.
    public typealias Subject = UIScene
    /// The scene.
    public var scene: UIScene

    /// A message about `scene`.
    public init(scene: UIScene) { self.scene = scene }

    /// The name of the matching notification.
    public static var name: Notification.Name { UIScene.didActivateNotification }

    /// The message for a notification, or `nil` if its object is not a scene.
    @MainActor public static func makeMessage(_ notification: Notification) -> UIScene.DidActivateMessage? {
      (notification.object as? UIScene).map(Self.init)
    }

    /// The notification for a message.
    @MainActor public static func makeNotification(_ message: UIScene.DidActivateMessage) -> Notification {
      Notification(name: name, object: message.scene)
    }
  }

  /// A scene is about to resign, after its delegate is notified.
  public struct WillDeactivateMessage: LifeCycleMessage {
    /// The type of the subject that posts the message.
    public typealias Subject = UIScene
    /// The scene.
    public var scene: UIScene

    /// A message about `scene`.
    public init(scene: UIScene) { self.scene = scene }

    /// The name of the matching notification.
    public static var name: Notification.Name { UIScene.willDeactivateNotification }

    /// The message for a notification, or `nil` if its object is not a scene.
    @MainActor public static func makeMessage(_ notification: Notification) -> UIScene.WillDeactivateMessage? {
      (notification.object as? UIScene).map(Self.init)
    }

    /// The notification for a message.
    @MainActor public static func makeNotification(_ message: UIScene.WillDeactivateMessage) -> Notification {
      Notification(name: name, object: message.scene)
    }
  }

  /// A scene has left the screen, after its delegate is notified.
  public struct DidEnterBackgroundMessage: LifeCycleMessage {
    /// The type of the subject that posts the message.
    public typealias Subject = UIScene
    /// The scene.
    public var scene: UIScene

    /// A message about `scene`.
    public init(scene: UIScene) { self.scene = scene }

    /// The name of the matching notification.
    public static var name: Notification.Name { UIScene.didEnterBackgroundNotification }

    /// The message for a notification, or `nil` if its object is not a scene.
    @MainActor public static func makeMessage(_ notification: Notification) -> UIScene.DidEnterBackgroundMessage? {
      (notification.object as? UIScene).map(Self.init)
    }

    /// The notification for a message.
    @MainActor public static func makeNotification(_ message: UIScene.DidEnterBackgroundMessage) -> Notification {
      Notification(name: name, object: message.scene)
    }
  }

  /// The protection of a scene's content has changed.
  ///
  /// Differs from Apple: never posted, because no profile has such a protection (`systemProtectionManager`).
  public struct SystemProtectionDidChangeMessage: LifeCycleMessage {
    /// The type of the subject that posts the message.
    public typealias Subject = UIScene
    /// The scene.
    public var scene: UIScene

    /// A message about `scene`.
    public init(scene: UIScene) { self.scene = scene }

    /// The name of the matching notification.
    public static var name: Notification.Name { UIScene.systemProtectionDidChangeNotification }

    /// The message for a notification, or `nil` if its object is not a scene.
    @MainActor public static func makeMessage(_ notification: Notification) -> UIScene.SystemProtectionDidChangeMessage?
    {
      (notification.object as? UIScene).map(Self.init)
    }

    /// The notification for a message.
    @MainActor public static func makeNotification(_ message: UIScene.SystemProtectionDidChangeMessage) -> Notification
    {
      Notification(name: name, object: message.scene)
    }
  }
}
