import Foundation

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIScene.WillConnectMessage> {
  /// A scene is being connected.
  public static var willConnect: NotificationCenter.BaseMessageIdentifier<UIScene.WillConnectMessage> { .init() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIScene.WillEnterForegroundMessage> {
  /// A scene comes on screen.
  public static var willEnterForeground: NotificationCenter.BaseMessageIdentifier<UIScene.WillEnterForegroundMessage> {
    .init()
  }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIScene.DidActivateMessage> {
  /// A scene has become active.
  public static var didActivate: NotificationCenter.BaseMessageIdentifier<UIScene.DidActivateMessage> { .init() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIScene.WillDeactivateMessage> {
  /// A scene is about to resign.
  public static var willDeactivate: NotificationCenter.BaseMessageIdentifier<UIScene.WillDeactivateMessage> { .init() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIScene.DidEnterBackgroundMessage> {
  /// A scene has left the screen.
  public static var didEnterBackground: NotificationCenter.BaseMessageIdentifier<UIScene.DidEnterBackgroundMessage> {
    .init()
  }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIScene.SystemProtectionDidChangeMessage> {
  /// What guards a scene's content has changed.
  public static var systemProtectionDidChange:
    NotificationCenter.BaseMessageIdentifier<UIScene.SystemProtectionDidChangeMessage>
  { .init() }
}
