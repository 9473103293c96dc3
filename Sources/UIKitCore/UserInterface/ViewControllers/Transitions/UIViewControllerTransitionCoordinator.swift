import Foundation

/// Runs the app's work alongside a transition, such as a push or a change of the window's size.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
  /// Animates what `animation` changes with the transition, and runs `completion` after it.
  ///
  /// In a transition that takes no time `animation` runs immediately; in one with an animator, after the animator's `animateTransition(using:)`
  /// and with its duration.
  /// - Returns: whether `animation` was or will be run.
  @discardableResult func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// The same for views outside of the transition's container; `view` contains them.
  @discardableResult func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Calls `handler` when the user's part of the transition ends. Deprecated on a device since iOS 10.
  func notifyWhenInteractionEnds(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)

  /// Calls `handler` when the user's part of the transition ends or begins again. iOS 10.
  func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  /// Animates what `animation` changes with the transition.
  @discardableResult public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
}

/// The coordinator of a transition that takes no time.
@MainActor final class ImmediateTransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  let isAnimated: Bool
  let isCancelled = false
  let transitionDuration: TimeInterval = 0
  let presentationStyle = UIModalPresentationStyle.none
  let initiallyInteractive = false
  let isInterruptible = false
  let isInteractive = false
  let percentComplete: CGFloat = 1
  let completionVelocity: CGFloat = 1
  let completionCurve = UIView.AnimationCurve.easeInOut
  let targetTransform = CGAffineTransform.identity
  private(set) lazy var containerView = container ?? UIView(frame: .zero)
  private weak var container: UIView?
  private weak var from: UIViewController?
  private weak var to: UIViewController?
  private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []

  /// - Parameter isAnimated: Whether the app has asked for an animation.
  init(
    in container: UIView? = nil, from: UIViewController? = nil, to: UIViewController? = nil, isAnimated: Bool = false
  ) {
    self.isAnimated = isAnimated
    self.container = container
    self.from = from
    self.to = to
    super.init()
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    key == .from ? from : key == .to ? to : nil
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    (key == .from ? from : key == .to ? to : nil)?.viewIfLoaded
  }

  @discardableResult func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animation?(self)
    if let completion { completions.append(completion) }
    return true
  }

  @discardableResult func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: completion) }

  func notifyWhenInteractionEnds(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void) {}
  func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void) {}

  /// Ends the transition: the coordinator is no longer that of the controllers, which may have begun another one, and completions are called.
  func finish(for controllers: UIViewController...) {
    for controller in controllers where controller.immediateCoordinator === self {
      controller.immediateCoordinator = nil
    }
    let pending = completions
    completions = []
    for completion in pending { completion(self) }
  }
}
