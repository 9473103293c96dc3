import Handoff

/// What happens to ``DesktopNotifications``.
enum NotificationEvent: Hashable, Sendable {
  /// What other devices offer now.
  case offers([PresentedOffer])
  /// The user continues an offer, here or by a command.
  case continued(PeerID, number: UInt32)
  /// The session bus can be used.
  case busConnected
  /// It cannot be used any more.
  case busDisconnected
  /// The name of the notification server has this owner now; an empty name stands for none.
  case serverChanged(owner: String)
  /// The answer to ``NotificationAction/findServer``; `nil` if there was none.
  case serverFound(NotificationCapabilities?)
  /// The answer to ``NotificationAction/notify(_:_:replaces:token:)``: the server's number for the notification, or `nil`.
  case notified(PeerID, token: UInt64, id: UInt32?, owner: String)
  /// The user has chosen an action of a notification.
  case actionInvoked(id: UInt32, action: String, owner: String)
  /// A notification is no longer there.
  case closed(id: UInt32, owner: String)
  /// The service ends: nothing is shown any more.
  case stopped
  /// The time of ``DesktopNotifications/nextDeadline`` has come.
  case timeElapsed
}
