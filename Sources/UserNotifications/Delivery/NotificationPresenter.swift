/// Presents notifications, on a desktop that supports them.
///
/// A host implements it. The user's response is sent like every external event: to the kernel, with the notification's identifier, the
/// chosen action's and the target content identifier (E-06).
@MainActor package protocol NotificationPresenter: AnyObject {
  /// Shows a notification, in place of one with the same identifier.
  func show(_ notification: PresentedNotification)
  /// Withdraws a notification; it is not an error if it has been removed already.
  func withdraw(identifier: String)
}
