import Handoff

/// What a host of ``DesktopNotifications`` has to do.
enum NotificationAction: Hashable, Sendable {
  /// Asks the notification server for its capabilities.
  case findServer
  /// Shows a notification of a device in place of the one with the number `replaces`, or a further one for 0.
  case notify(PeerID, OfferNotification, replaces: UInt32, token: UInt64)
  /// Removes a notification.
  case close(id: UInt32)
  /// Continues an offer.
  case accept(PeerID, number: UInt32)
}
