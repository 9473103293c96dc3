public import Foundation

/// The life cycle of the application as messages, from iOS 26 on. A message is posted right after the notification of its
/// `name`, with the application as its subject.
extension UIApplication {
  /// Launching has finished (L-01).
  public struct DidFinishLaunchingMessage: LifeCycleMessage {
    /// The type of the subject that posts the message.
    public typealias Subject = UIApplication

    /// The message.
    public init() {}

    /// The name of the matching notification.
    public static var name: Notification.Name { UIApplication.didFinishLaunchingNotification }

    /// The message for a notification.
    @MainActor public static func makeMessage(_ notification: Notification) -> UIApplication.DidFinishLaunchingMessage?
    { Self() }

    /// The notification for a message.
    @MainActor public static func makeNotification(_ message: UIApplication.DidFinishLaunchingMessage) -> Notification {
      Notification(name: name)
    }
  }

  /// The first scene has become active.
  public struct DidBecomeActiveMessage: LifeCycleMessage {
    /// The type of the subject that posts the message.
    public typealias Subject = UIApplication

    /// The message.
    public init() {}

    /// The name of the matching notification.
    public static var name: Notification.Name { UIApplication.didBecomeActiveNotification }

    /// The message for a notification.
    @MainActor public static func makeMessage(_ notification: Notification) -> UIApplication.DidBecomeActiveMessage? {
      Self()
    }

    /// The notification for a message.
    @MainActor public static func makeNotification(_ message: UIApplication.DidBecomeActiveMessage) -> Notification {
      Notification(name: name)
    }
  }

  /// The last scene has left the screen.
  public struct DidEnterBackgroundMessage: LifeCycleMessage {
    /// The type of the subject that posts the message.
    public typealias Subject = UIApplication

    /// The message.
    public init() {}

    /// The name of the matching notification.
    public static var name: Notification.Name { UIApplication.didEnterBackgroundNotification }

    /// The message for a notification.
    @MainActor public static func makeMessage(_ notification: Notification) -> UIApplication.DidEnterBackgroundMessage?
    { Self() }

    /// The notification for a message.
    @MainActor public static func makeNotification(_ message: UIApplication.DidEnterBackgroundMessage) -> Notification {
      Notification(name: name)
    }
  }

  /// The first scene is about to enter the foreground.
  public struct WillEnterForegroundMessage: LifeCycleMessage {
    /// The type of the subject that posts the message.
    public typealias Subject = UIApplication

    /// The message.
    public init() {}

    /// The name of the matching notification.
    public static var name: Notification.Name { UIApplication.willEnterForegroundNotification }

    /// The message for a notification.
    @MainActor public static func makeMessage(_ notification: Notification) -> UIApplication.WillEnterForegroundMessage?
    { Self() }

    /// The notification for a message.
    @MainActor public static func makeNotification(_ message: UIApplication.WillEnterForegroundMessage) -> Notification
    {
      Notification(name: name)
    }
  }

  /// The last active scene is about to resign.
  public struct WillResignActiveMessage: LifeCycleMessage {
    /// The type of the subject that posts the message.
    public typealias Subject = UIApplication

    /// The message.
    public init() {}

    /// The name of the matching notification.
    public static var name: Notification.Name { UIApplication.willResignActiveNotification }

    /// The message for a notification.
    @MainActor public static func makeMessage(_ notification: Notification) -> UIApplication.WillResignActiveMessage? {
      Self()
    }

    /// The notification for a message.
    @MainActor public static func makeNotification(_ message: UIApplication.WillResignActiveMessage) -> Notification {
      Notification(name: name)
    }
  }

  /// The process is about to terminate (T-07).
  public struct WillTerminateMessage: LifeCycleMessage {
    /// The type of the subject that posts the message.
    public typealias Subject = UIApplication

    /// The message.
    public init() {}

    /// The name of the matching notification.
    public static var name: Notification.Name { UIApplication.willTerminateNotification }

    /// The message for a notification.
    @MainActor public static func makeMessage(_ notification: Notification) -> UIApplication.WillTerminateMessage? {
      Self()
    }

    /// The notification for a message.
    @MainActor public static func makeNotification(_ message: UIApplication.WillTerminateMessage) -> Notification {
      Notification(name: name)
    }
  }

  /// Memory is low (B-04).
  public struct DidReceiveMemoryWarningMessage: LifeCycleMessage {
    /// The type of the subject that posts the message.
    public typealias Subject = UIApplication

    /// The message.
    public init() {}

    /// The name of the matching notification.
    public static var name: Notification.Name { UIApplication.didReceiveMemoryWarningNotification }

    /// The message for a notification.
    @MainActor public static func makeMessage(
      _ notification: Notification
    ) -> UIApplication.DidReceiveMemoryWarningMessage? { Self() }

    /// The notification for a message.
    @MainActor public static func makeNotification(
      _ message: UIApplication.DidReceiveMemoryWarningMessage
    ) -> Notification {
      Notification(name: name)
    }
  }

  /// The time has changed significantly: a new day, a clock that was set, daylight saving time, another time zone (B-06).
  public struct SignificantTimeChangeMessage: LifeCycleMessage {
    /// The type of the subject that posts the message.
    public typealias Subject = UIApplication

    /// The message.
    public init() {}

    /// The name of the matching notification.
    public static var name: Notification.Name { UIApplication.significantTimeChangeNotification }

    /// The message for a notification.
    @MainActor public static func makeMessage(
      _ notification: Notification
    ) -> UIApplication.SignificantTimeChangeMessage? { Self() }

    /// The notification for a message.
    @MainActor public static func makeNotification(
      _ message: UIApplication.SignificantTimeChangeMessage
    ) -> Notification {
      Notification(name: name)
    }
  }

  /// The background refresh status has changed. Differs from Apple: never posted, because it never changes.
  public struct BackgroundRefreshStatusDidChangeMessage: LifeCycleMessage {
    /// The type of the subject that posts the message.
    public typealias Subject = UIApplication

    /// The message.
    public init() {}

    /// The name of the matching notification.
    public static var name: Notification.Name { UIApplication.backgroundRefreshStatusDidChangeNotification }

    /// The message for a notification.
    @MainActor public static func makeMessage(
      _ notification: Notification
    ) -> UIApplication.BackgroundRefreshStatusDidChangeMessage? { Self() }

    /// The notification for a message.
    @MainActor public static func makeNotification(
      _ message: UIApplication.BackgroundRefreshStatusDidChangeMessage
    ) -> Notification {
      Notification(name: name)
    }
  }

  /// The user has taken a screenshot. Differs from Apple: never posted, because a desktop does not report screenshots.
  public struct UserDidTakeScreenshotMessage: LifeCycleMessage {
    /// The type of the subject that posts the message.
    public typealias Subject = UIApplication

    /// The message.
    public init() {}

    /// The name of the matching notification.
    public static var name: Notification.Name { UIApplication.userDidTakeScreenshotNotification }

    /// The message for a notification.
    @MainActor public static func makeMessage(
      _ notification: Notification
    ) -> UIApplication.UserDidTakeScreenshotMessage? { Self() }

    /// The notification for a message.
    @MainActor public static func makeNotification(
      _ message: UIApplication.UserDidTakeScreenshotMessage
    ) -> Notification {
      Notification(name: name)
    }
  }

  /// Protected files can be read again.
  public struct ProtectedDataDidBecomeAvailableMessage: LifeCycleMessage {
    /// The type of the subject that posts the message.
    public typealias Subject = UIApplication

    /// The message.
    public init() {}

    /// The name of the matching notification.
    public static var name: Notification.Name { UIApplication.protectedDataDidBecomeAvailableNotification }

    /// The message for a notification.
    @MainActor public static func makeMessage(
      _ notification: Notification
    ) -> UIApplication.ProtectedDataDidBecomeAvailableMessage? { Self() }

    /// The notification for a message.
    @MainActor public static func makeNotification(
      _ message: UIApplication.ProtectedDataDidBecomeAvailableMessage
    ) -> Notification {
      Notification(name: name)
    }
  }

  /// Protected files are about to become unreadable.
  public struct ProtectedDataWillBecomeUnavailableMessage: LifeCycleMessage {
    /// The type of the subject that posts the message.
    public typealias Subject = UIApplication

    /// The message.
    public init() {}

    /// The name of the matching notification.
    public static var name: Notification.Name { UIApplication.protectedDataWillBecomeUnavailableNotification }

    /// The message for a notification.
    @MainActor public static func makeMessage(
      _ notification: Notification
    ) -> UIApplication.ProtectedDataWillBecomeUnavailableMessage? { Self() }

    /// The notification for a message.
    @MainActor public static func makeNotification(
      _ message: UIApplication.ProtectedDataWillBecomeUnavailableMessage
    ) -> Notification {
      Notification(name: name)
    }
  }
}
