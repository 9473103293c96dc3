public import Foundation

/// Runs work alongside the animation of a drop.
@preconcurrency @MainActor public protocol UIDragAnimating: NSObjectProtocol {
  /// Adds work that runs alongside the animation. Differs from Apple: it runs immediately.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a handler that is called after the animation. Differs from Apple: it is called immediately.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

/// Desktops end a drag themselves, so that there is nothing to wait for.
final class ImmediateDragAnimation: NSObject, UIDragAnimating {
  func addAnimations(_ animations: @escaping () -> Void) { animations() }
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completion(.end) }
}
