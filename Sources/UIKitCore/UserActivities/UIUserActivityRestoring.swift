public import Foundation

/// An object that can restore an activity, as every responder can: the argument of the app-based life cycle's restoration handler (M-06).
@preconcurrency @MainActor public protocol UIUserActivityRestoring: NSObjectProtocol {
  /// Bring the receiver into the state that `userActivity` describes.
  func restoreUserActivityState(_ userActivity: NSUserActivity)
}
