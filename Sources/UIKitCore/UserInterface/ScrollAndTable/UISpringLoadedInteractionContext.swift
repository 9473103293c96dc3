public import Foundation

/// A drag over a view that it can press. iOS 11.
///
/// Differs from Apple: no method receives one, because a drag does not press what it stays over.
@preconcurrency @MainActor public protocol UISpringLoadedInteractionContext: NSObjectProtocol {
  /// How far the drag has come.
  var state: UISpringLoadedInteractionEffectState { get }
  /// The view that is pressed, or `nil`.
  var targetView: UIView? { get set }
  /// What is pressed in the view, such as a row, or `nil`.
  var targetItem: Any? { get set }
  /// The location of the drag, in the coordinates of `view`, or of the window if that is `nil`.
  func location(in view: UIView?) -> CGPoint
}
