import Foundation

/// Told what happens to an activity. Every method has a default that does nothing.
///
/// It is bound to no actor, as on a device; the runner calls it on the main actor's thread.
public protocol NSUserActivityDelegate: NSObjectProtocol {
  /// The activity is about to be saved: bring its `userInfo` up to date now. Called before any responder's
  /// `updateUserActivityState(_:)`.
  func userActivityWillSave(_ userActivity: NSUserActivity)

  /// The activity was taken up elsewhere.
  ///
  /// Differs from Apple: no other device exists that could take an activity up, so it is called only when a device
  /// script says so.
  func userActivityWasContinued(_ userActivity: NSUserActivity)

  /// The app that takes the activity up opened a pair of streams.
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
