public import Foundation

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIScene.WillConnectMessage> {
  /// A scene is being connected.
  public static var willConnect: NotificationCenter.BaseMessageIdentifier<UIScene.WillConnectMessage> { .forObserver() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIScene.WillEnterForegroundMessage> {
  /// A scene is about to enter the foreground.
  public static var willEnterForeground: NotificationCenter.BaseMessageIdentifier<UIScene.WillEnterForegroundMessage> {
    .forObserver()
  }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIScene.DidActivateMessage> {
  /// A scene has become active.
  public static var didActivate: NotificationCenter.BaseMessageIdentifier<UIScene.DidActivateMessage> { .forObserver() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIScene.WillDeactivateMessage> {
  /// A scene is about to resign.
  public static var willDeactivate: NotificationCenter.BaseMessageIdentifier<UIScene.WillDeactivateMessage> {
    .forObserver()
  }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIScene.DidEnterBackgroundMessage> {
  /// A scene has left the screen.
  public static var didEnterBackground: NotificationCenter.BaseMessageIdentifier<UIScene.DidEnterBackgroundMessage> {
    .forObserver()
  }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIScene.SystemProtectionDidChangeMessage> {
  /// The protection of a scene's content has changed.
  public static var systemProtectionDidChange:
    NotificationCenter.BaseMessageIdentifier<UIScene.SystemProtectionDidChangeMessage>
  { .forObserver() }
}
