/// The notification server of the desktop, as far as it is known.
enum NotificationServer: Hashable, Sendable {
  /// There may be one.
  case unknown
  /// It was asked for its capabilities.
  case asked
  /// It has answered.
  case found(NotificationCapabilities)
  /// It does not answer, or there is none.
  case missing
}
