import Foundation

/// An object whose state an app without scenes preserves, as a controller, a view, or one that the app has registered.
/// iOS 7; scenes save activities instead.
@preconcurrency @MainActor public protocol UIStateRestoring: NSObjectProtocol {
  /// Whose path the object's own continues, or `nil` for an object that stands by itself.
  var restorationParent: (any UIStateRestoring)? { get }
  /// Who makes the object where it is needed and not registered, or `nil`.
  var objectRestorationClass: (any UIObjectRestoration.Type)? { get }
  /// State is being preserved: write what is worth it.
  func encodeRestorableState(with coder: NSCoder)
  /// State was brought back: read what was written.
  func decodeRestorableState(with coder: NSCoder)
  /// All objects have read their state.
  func applicationFinishedRestoringState()
}

extension UIStateRestoring {
  /// None.
  public var restorationParent: (any UIStateRestoring)? { nil }
  /// None.
  public var objectRestorationClass: (any UIObjectRestoration.Type)? { nil }
  /// Does nothing.
  public func encodeRestorableState(with coder: NSCoder) {}
  /// Does nothing.
  public func decodeRestorableState(with coder: NSCoder) {}
  /// Does nothing.
  public func applicationFinishedRestoringState() {}
}
