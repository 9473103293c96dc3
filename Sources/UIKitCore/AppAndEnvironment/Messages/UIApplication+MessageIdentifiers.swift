public import Foundation

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.DidFinishLaunchingMessage> {
  /// Launching has finished.
  public static var didFinishLaunching:
    NotificationCenter.BaseMessageIdentifier<UIApplication.DidFinishLaunchingMessage>
  { .forObserver() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.DidBecomeActiveMessage> {
  /// The first scene has become active.
  public static var didBecomeActive: NotificationCenter.BaseMessageIdentifier<UIApplication.DidBecomeActiveMessage> {
    .forObserver()
  }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.DidEnterBackgroundMessage> {
  /// The last scene has left the screen.
  public static var didEnterBackground:
    NotificationCenter.BaseMessageIdentifier<UIApplication.DidEnterBackgroundMessage>
  { .forObserver() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.WillEnterForegroundMessage> {
  /// The first scene is about to enter the foreground.
  public static var willEnterForeground:
    NotificationCenter.BaseMessageIdentifier<UIApplication.WillEnterForegroundMessage>
  { .forObserver() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.WillResignActiveMessage> {
  /// The last active scene is about to resign.
  public static var willResignActive: NotificationCenter.BaseMessageIdentifier<UIApplication.WillResignActiveMessage> {
    .forObserver()
  }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.WillTerminateMessage> {
  /// The process is about to terminate.
  public static var willTerminate: NotificationCenter.BaseMessageIdentifier<UIApplication.WillTerminateMessage> {
    .forObserver()
  }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.DidReceiveMemoryWarningMessage> {
  /// Memory is low.
  public static var didReceiveMemoryWarning:
    NotificationCenter.BaseMessageIdentifier<UIApplication.DidReceiveMemoryWarningMessage>
  { .forObserver() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.SignificantTimeChangeMessage> {
  /// The time has changed significantly.
  public static var significantTimeChange:
    NotificationCenter.BaseMessageIdentifier<UIApplication.SignificantTimeChangeMessage>
  { .forObserver() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.BackgroundRefreshStatusDidChangeMessage> {
  /// The background refresh status has changed.
  public static var backgroundRefreshStatusDidChange:
    NotificationCenter.BaseMessageIdentifier<UIApplication.BackgroundRefreshStatusDidChangeMessage>
  { .forObserver() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.UserDidTakeScreenshotMessage> {
  /// The user has taken a screenshot.
  public static var userDidTakeScreenshot:
    NotificationCenter.BaseMessageIdentifier<UIApplication.UserDidTakeScreenshotMessage>
  { .forObserver() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.ProtectedDataDidBecomeAvailableMessage> {
  /// Protected files can be read again.
  public static var protectedDataDidBecomeAvailable:
    NotificationCenter.BaseMessageIdentifier<UIApplication.ProtectedDataDidBecomeAvailableMessage>
  { .forObserver() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.ProtectedDataWillBecomeUnavailableMessage> {
  /// Protected files are about to become unreadable.
  public static var protectedDataWillBecomeUnavailable:
    NotificationCenter.BaseMessageIdentifier<UIApplication.ProtectedDataWillBecomeUnavailableMessage>
  { .forObserver() }
}
