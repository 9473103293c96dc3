public import Foundation

/// Notified of an activity's events. Every method has a default that does nothing.
///
/// It is bound to no actor, as on a device; the runner calls it on the main actor's thread.
public protocol NSUserActivityDelegate: NSObjectProtocol {
  /// The activity is about to be saved: update its `userInfo` now. Called before any responder's
  /// `updateUserActivityState(_:)`.
  func userActivityWillSave(_ userActivity: NSUserActivity)

  /// The activity was continued on another device (E-04).
  func userActivityWasContinued(_ userActivity: NSUserActivity)

  /// The app that continues the activity opened a pair of streams.
  ///
  /// Differs from Apple: never called, because there are no continuation streams off the device.
  func userActivity(
    _ userActivity: NSUserActivity, didReceive inputStream: InputStream, outputStream: OutputStream)
}

extension NSUserActivityDelegate {
  /// Does nothing.
  public func userActivityWillSave(_ userActivity: NSUserActivity) {}
  /// Does nothing.
  public func userActivityWasContinued(_ userActivity: NSUserActivity) {}
  /// Does nothing.
  public func userActivity(
    _ userActivity: NSUserActivity, didReceive inputStream: InputStream, outputStream: OutputStream
  ) {}
}
