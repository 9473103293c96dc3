public import Foundation

/// An object whose state an app without scenes preserves: a controller, a view, or one that the app has registered.
/// iOS 7; scenes save activities instead.
@preconcurrency @MainActor public protocol UIStateRestoring: NSObjectProtocol {
  /// The parent whose path the object's path continues, or `nil` for an object without a parent.
  var restorationParent: (any UIStateRestoring)? { get }
  /// The class that makes the object if it is needed and not registered, or `nil`.
  var objectRestorationClass: (any UIObjectRestoration.Type)? { get }
  /// State is being preserved: encode the object's state.
  func encodeRestorableState(with coder: NSCoder)
  /// State was restored: decode the object's state.
  func decodeRestorableState(with coder: NSCoder)
  /// All objects have decoded their state.
  func applicationFinishedRestoringState()
}

extension UIStateRestoring {
  /// Returns `nil`.
  public var restorationParent: (any UIStateRestoring)? { nil }
  /// Returns `nil`.
  public var objectRestorationClass: (any UIObjectRestoration.Type)? { nil }
  /// Does nothing.
  public func encodeRestorableState(with coder: NSCoder) {}
  /// Does nothing.
  public func decodeRestorableState(with coder: NSCoder) {}
  /// Does nothing.
  public func applicationFinishedRestoringState() {}
}
