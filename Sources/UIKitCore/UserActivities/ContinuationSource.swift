import Foundation
import SceneSystem

/// Where the streams of an activity come from that was continued from another device.
struct ContinuationSource: Sendable {
  /// The number that the device has given to the activity.
  let number: UInt32
  /// The connection to the device with which the number is valid.
  let connection: Int
  /// The streams of the process.
  let streams: ContinuationStreams

  /// Requests a pair of streams, on any thread. `completionHandler` is called on the main actor's thread.
  func open(
    _ completionHandler: @escaping @Sendable (InputStream?, OutputStream?, (any Error)?) -> Void
  ) {
    streams.onMainActor { $0.open(number, of: connection, completionHandler) }
  }
}
