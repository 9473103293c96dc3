import Foundation
import SceneSystem

/// The errors of continuation streams. They have the codes of Cocoa's domain that `scene(_:didFailToContinueUserActivityWithType:error:)` has.
enum ContinuationError {
  /// Why there are no streams, or why they have ended.
  static func error(for failure: HandoffFailure) -> any Error {
    let reason =
      switch failure {
      case .handoffFailed: "the app on the other device did not provide them."
      case .connectionUnavailable: "there is no connection to the other device."
      case .remoteApplicationTimedOut: "the app on the other device did not answer in time."
      case .userInfoTooLarge: "too much was sent."
      }
    return error(failure.rawValue, "The activity has no continuation streams: \(reason)")
  }

  /// The activity supports no streams, or was not continued from another device.
  static var unsupported: any Error {
    error(
      CocoaError.featureUnsupported.rawValue,
      "The activity has no continuation streams: it was not continued from another device, or supportsContinuationStreams is false there. "
        + "Keep what the activity needs in its userInfo.")
  }

  /// A stream has nothing to read, or no space to write, and the main thread cannot wait for it.
  static var wouldBlock: any Error { NSError(domain: NSPOSIXErrorDomain, code: Int(EAGAIN)) }

  private static func error(_ code: Int, _ description: String) -> any Error {
    NSError(domain: NSCocoaErrorDomain, code: code, userInfo: [NSLocalizedDescriptionKey: description])
  }
}
