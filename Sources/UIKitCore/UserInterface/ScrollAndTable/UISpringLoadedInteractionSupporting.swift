public import Foundation

/// A view that a drag can press. iOS 11.
///
/// Differs from Apple: a drag does not press what it stays over.
@preconcurrency @MainActor public protocol UISpringLoadedInteractionSupporting: NSObjectProtocol {
  /// Whether a drag that stays over the view presses it.
  var isSpringLoaded: Bool { get set }
}
