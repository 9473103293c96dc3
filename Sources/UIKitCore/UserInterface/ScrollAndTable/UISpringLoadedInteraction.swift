public import Foundation

/// A view that a drag can press. iOS 11.
///
/// Differs from Apple: a drag does not press what it stays over.
@preconcurrency @MainActor public protocol UISpringLoadedInteractionSupporting: NSObjectProtocol {
  /// Whether a drag that stays over the view presses it.
  var isSpringLoaded: Bool { get set }
}

/// How far a drag has come to pressing a view. iOS 11.
public enum UISpringLoadedInteractionEffectState: Int, Hashable, Sendable {
  /// No drag is over the view.
  case inactive = 0
  /// A drag is over the view.
  case possible = 1
  /// The drag is about to press it.
  case activating = 2
  /// The drag has pressed it.
  case activated = 3
}

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
