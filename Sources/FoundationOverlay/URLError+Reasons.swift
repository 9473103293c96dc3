public import Foundation

extension URLError {
  /// Why the network cannot be used for a request. iOS 13.
  public enum NetworkUnavailableReason: Int, Sendable {
    /// Cellular data are off.
    case cellular = 0
    /// The request does not permit networks that cost money.
    case expensive = 1
    /// The request does not permit networks in low data mode.
    case constrained = 2
  }

  /// Why the network cannot be used, or `nil` if that is not the reason of the error, which it never is: there are no such networks here.
  public var networkUnavailableReason: NetworkUnavailableReason? {
    (errorUserInfo["NSURLErrorNetworkUnavailableReasonKey"] as? Int).flatMap(NetworkUnavailableReason.init(rawValue:))
  }

  /// Why a transfer in the background was ended. iOS 13.
  public enum BackgroundTaskCancelledReason: Int, Sendable {
    /// The user has ended the app.
    case userForceQuitApplication = 0
    /// Tasks in the background are off.
    case backgroundUpdatesDisabled = 1
    /// The system needs what the task uses.
    case insufficientSystemResources = 2
  }

  /// Why the transfer was ended, or `nil` if it was not in the background.
  public var backgroundTaskCancelledReason: BackgroundTaskCancelledReason? {
    (errorUserInfo["NSURLErrorBackgroundTaskCancelledReasonKey"] as? Int)
      .flatMap(BackgroundTaskCancelledReason.init(rawValue:))
  }
}
