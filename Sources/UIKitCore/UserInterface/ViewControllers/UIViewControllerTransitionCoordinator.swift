public import Foundation

/// The properties of a coordinator's transition.
@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Whether the change is animated. Always `false` off the device.
  var isAnimated: Bool { get }
  /// Whether the transition was cancelled. Always `false` off the device.
  var isCancelled: Bool { get }
  /// The duration, in seconds. Always 0 off the device.
  var transitionDuration: TimeInterval { get }
}

/// Runs the app's work alongside a transition, such as a change of the window's size.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
  /// Runs `animation` with the transition and `completion` after it.
  ///
  /// Differs from Apple: `animation` runs immediately, because nothing is animated.
  /// - Returns: whether `animation` was or will be run.
  @discardableResult func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

/// The coordinator of a transition that takes no time.
@MainActor final class ImmediateTransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  let isAnimated = false
  let isCancelled = false
  let transitionDuration: TimeInterval = 0
  private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []

  @discardableResult func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animation?(self)
    if let completion { completions.append(completion) }
    return true
  }

  func finish() {
    let pending = completions
    completions = []
    for completion in pending { completion(self) }
  }
}
