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

  /// The app that continues the activity on another device has requested a pair of streams (E-04).
  ///
  /// Called for an activity whose `supportsContinuationStreams` is `true`, once for each request. The streams are not open; they are as
  /// described in ``NSUserActivity/getContinuationStreams(completionHandler:)``. Streams that are not retained are closed.
  ///
  /// - Parameters:
  ///   - userActivity: The activity.
  ///   - inputStream: Reads what the other app writes.
  ///   - outputStream: Writes what the other app reads.
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
