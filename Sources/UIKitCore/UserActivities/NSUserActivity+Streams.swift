public import Foundation

extension NSUserActivity {
  /// Requests a pair of streams to the app on the device that the activity comes from (E-04).
  ///
  /// For an activity that `scene(_:continue:)` has received from another device and whose ``supportsContinuationStreams`` was `true` there. The
  /// delegate of the activity there gets the other ends of the streams, in `userActivity(_:didReceive:outputStream:)`. Each call requests
  /// another pair.
  ///
  /// `completionHandler` is called once, on the main thread. The streams are not open; what the other app writes meanwhile is kept. At most 256 KiB
  /// are on the way in each direction: an output stream has no space until the other app has read. An input stream ends when the other app has closed
  /// its output stream, or its process has ended, and an output stream when the input stream there is closed. If the connection to the other device
  /// ends, both streams have an error. Streams that are no longer retained are closed.
  ///
  /// | error (Cocoa's domain) | when |
  /// |---|---|
  /// | `NSFeatureUnsupportedError` | the activity supports no streams, comes from no other device, or that device has an earlier version |
  /// | 4608 | the app there no longer has the activity, or there are 16 pairs of streams with its device |
  /// | 4609 | there is no connection to the device |
  /// | 4610 | the app there did not answer within ten seconds |
  ///
  /// Differs from Apple: the main thread never waits in `read(_:maxLength:)` and `write(_:maxLength:)`; without bytes or space they return -1 there, with
  /// `EAGAIN` as `streamError`, and the stream stays open. Events of streams that are scheduled in the main run loop are delivered at the end of a turn, in
  /// any mode; in the run loop of another thread they are delivered by a timer, for which `run(mode:before:)` does not return.
  public func getContinuationStreams(
    completionHandler: @escaping @Sendable (InputStream?, OutputStream?, (any Error)?) -> Void
  ) {
    guard supportsContinuationStreams, let continuationSource else {
      return completionHandler(nil, nil, ContinuationError.unsupported)
    }
    continuationSource.open(completionHandler)
  }
}
