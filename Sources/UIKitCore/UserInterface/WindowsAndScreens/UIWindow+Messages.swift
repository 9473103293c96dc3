public import Foundation

/// The changes of a window's state as messages, from iOS 26 on. A message is posted right after the notification of its `name`, with
/// the window as its subject.
extension UIWindow {
  /// A window has come on screen.
  public struct DidBecomeVisibleMessage: LifeCycleMessage {
    /// The type of the subject that posts the message.
    public typealias Subject = UIWindow

    /// The message.
    public init() {}

    /// The name of the matching notification.
    public static var name: Notification.Name { UIWindow.didBecomeVisibleNotification }

    /// The message for a notification.
    @MainActor public static func makeMessage(_ notification: Notification) -> UIWindow.DidBecomeVisibleMessage? {
      Self()
    }

    /// The notification for a message.
    @MainActor public static func makeNotification(_ message: UIWindow.DidBecomeVisibleMessage) -> Notification {
      Notification(name: name)
    }
  }

  /// A window has left the screen.
  public struct DidBecomeHiddenMessage: LifeCycleMessage {
    /// The type of the subject that posts the message.
    public typealias Subject = UIWindow

    /// The message.
    public init() {}

    /// The name of the matching notification.
    public static var name: Notification.Name { UIWindow.didBecomeHiddenNotification }

    /// The message for a notification.
    @MainActor public static func makeMessage(_ notification: Notification) -> UIWindow.DidBecomeHiddenMessage? {
      Self()
    }

    /// The notification for a message.
    @MainActor public static func makeNotification(_ message: UIWindow.DidBecomeHiddenMessage) -> Notification {
      Notification(name: name)
    }
  }

  /// A window has become key.
  public struct DidBecomeKeyMessage: LifeCycleMessage {
    /// The type of the subject that posts the message.
    public typealias Subject = UIWindow

    /// The message.
    public init() {}

    /// The name of the matching notification.
    public static var name: Notification.Name { UIWindow.didBecomeKeyNotification }

    /// The message for a notification.
    @MainActor public static func makeMessage(_ notification: Notification) -> UIWindow.DidBecomeKeyMessage? { Self() }

    /// The notification for a message.
    @MainActor public static func makeNotification(_ message: UIWindow.DidBecomeKeyMessage) -> Notification {
      Notification(name: name)
    }
  }

  /// A window has stopped being key.
  public struct DidResignKeyMessage: LifeCycleMessage {
    /// The type of the subject that posts the message.
    public typealias Subject = UIWindow

    /// The message.
    public init() {}

    /// The name of the matching notification.
    public static var name: Notification.Name { UIWindow.didResignKeyNotification }

    /// The message for a notification.
    @MainActor public static func makeMessage(_ notification: Notification) -> UIWindow.DidResignKeyMessage? { Self() }

    /// The notification for a message.
    @MainActor public static func makeNotification(_ message: UIWindow.DidResignKeyMessage) -> Notification {
      Notification(name: name)
    }
  }
}
