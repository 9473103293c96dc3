import Foundation

/// An object that can take up an activity, as every responder can: what the app-based life cycle's restoration handler
/// is given (M-06).
@preconcurrency @MainActor public protocol UIUserActivityRestoring: NSObjectProtocol {
  /// Bring the receiver into the state that `userActivity` describes.
  func restoreUserActivityState(_ userActivity: NSUserActivity)
}
