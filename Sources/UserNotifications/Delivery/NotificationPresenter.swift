/// Shows notifications, where there is a desktop that can.
///
/// A host implements it. The user's answer goes the way of all that comes from outside: to the kernel, as an event with the
/// notification's identifier, the chosen action's and the target content identifier (E-06).
@MainActor package protocol NotificationPresenter: AnyObject {
  /// Shows a notification, in place of one with the same identifier.
  func show(_ notification: PresentedNotification)
  /// Takes a notification away; one that is gone already is no error.
  func withdraw(identifier: String)
}
