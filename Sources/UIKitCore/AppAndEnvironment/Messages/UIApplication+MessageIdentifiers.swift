import Foundation

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.DidFinishLaunchingMessage> {
  /// Launching has finished.
  public static var didFinishLaunching:
    NotificationCenter.BaseMessageIdentifier<UIApplication.DidFinishLaunchingMessage>
  { .init() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.DidBecomeActiveMessage> {
  /// The first scene has become active.
  public static var didBecomeActive: NotificationCenter.BaseMessageIdentifier<UIApplication.DidBecomeActiveMessage> {
    .init()
  }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.DidEnterBackgroundMessage> {
  /// The last scene has left the screen.
  public static var didEnterBackground:
    NotificationCenter.BaseMessageIdentifier<UIApplication.DidEnterBackgroundMessage>
  { .init() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.WillEnterForegroundMessage> {
  /// The first scene comes on screen.
  public static var willEnterForeground:
    NotificationCenter.BaseMessageIdentifier<UIApplication.WillEnterForegroundMessage>
  { .init() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.WillResignActiveMessage> {
  /// The last active scene is about to resign.
  public static var willResignActive: NotificationCenter.BaseMessageIdentifier<UIApplication.WillResignActiveMessage> {
    .init()
  }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.WillTerminateMessage> {
  /// The process is about to leave.
  public static var willTerminate: NotificationCenter.BaseMessageIdentifier<UIApplication.WillTerminateMessage> {
    .init()
  }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.DidReceiveMemoryWarningMessage> {
  /// Memory is short.
  public static var didReceiveMemoryWarning:
    NotificationCenter.BaseMessageIdentifier<UIApplication.DidReceiveMemoryWarningMessage>
  { .init() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.SignificantTimeChangeMessage> {
  /// The clock has jumped.
  public static var significantTimeChange:
    NotificationCenter.BaseMessageIdentifier<UIApplication.SignificantTimeChangeMessage>
  { .init() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.BackgroundRefreshStatusDidChangeMessage> {
  /// Whether the app may refresh itself has changed.
  public static var backgroundRefreshStatusDidChange:
    NotificationCenter.BaseMessageIdentifier<UIApplication.BackgroundRefreshStatusDidChangeMessage>
  { .init() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.UserDidTakeScreenshotMessage> {
  /// The user has taken a picture of the screen.
  public static var userDidTakeScreenshot:
    NotificationCenter.BaseMessageIdentifier<UIApplication.UserDidTakeScreenshotMessage>
  { .init() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.ProtectedDataDidBecomeAvailableMessage> {
  /// Protected files can be read again.
  public static var protectedDataDidBecomeAvailable:
    NotificationCenter.BaseMessageIdentifier<UIApplication.ProtectedDataDidBecomeAvailableMessage>
  { .init() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.ProtectedDataWillBecomeUnavailableMessage> {
  /// Protected files are about to become unreadable.
  public static var protectedDataWillBecomeUnavailable:
    NotificationCenter.BaseMessageIdentifier<UIApplication.ProtectedDataWillBecomeUnavailableMessage>
  { .init() }
}
