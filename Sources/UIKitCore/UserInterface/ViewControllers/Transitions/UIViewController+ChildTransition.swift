public import Foundation
import RuntimeLogging

extension UIViewController {
  /// Replaces the view of a child by that of another one in the same superview, and animates what `animations` changes. The children's appearance
  /// ends with the animation. Call `willMove(toParent: nil)` and `addChild(_:)` before, `removeFromParent()` and `didMove(toParent:)` in `completion`.
  ///
  /// Has no effect, besides a log line, if one of the controllers is no child.
  ///
  /// Differs from Apple: the views do not flip or dissolve; the animatable properties change over time.
  public func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    let (from, to) = (fromViewController, toViewController)
    guard from.parent === self, to.parent === self, let superview = from.viewIfLoaded?.superview else {
      RuntimeLog.write(
        "\(type(of: self)) has no transition from \(type(of: from)) to \(type(of: to)): both must be its children, "
          + "the first with a view on screen.")
      return
    }
    to.loadViewIfNeeded()
    let animator = ChildAnimator(duration, options, animations)
    let finalFrame = to.viewIfLoaded?.frame ?? .zero
    let transition = ControllerTransition(
      ControllerTransition.Plan(
        from: from, to: to, container: superview, fromView: from.viewIfLoaded, toView: to.viewIfLoaded,
        held: [from, to], initialFrame: { $0 === from ? from.viewIfLoaded?.frame ?? .zero : .zero },
        finalFrame: { $0 === to ? finalFrame : .zero },
        settleViews: { _ in
          from.viewIfLoaded?.removeFromSuperview()
          if let view = to.viewIfLoaded, view.superview == nil { superview.addSubview(view) }
        },
        finish: { transition, _ in
          from.endAppearance()
          to.endAppearance()
          transition.callCompletions()
          completion?(animator.hasReachedEnd)
        }),
      of: self, in: transitionWindow, animator: animator, interactor: nil)
    if isOnScreen, shouldAutomaticallyForwardAppearanceMethods {
      from.setAppearance(false, animated: duration > 0)
      to.setAppearance(true, animated: duration > 0)
    }
    transition.begin()
  }
}

/// Animates the change of a child by a closure.
@MainActor private final class ChildAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let duration: TimeInterval
  private let options: UIView.AnimationOptions
  private let animations: (() -> Void)?
  private(set) var hasReachedEnd = true

  init(_ duration: TimeInterval, _ options: UIView.AnimationOptions, _ animations: (() -> Void)?) {
    self.duration = duration
    self.options = options
    self.animations = animations
    super.init()
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    duration
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    if let view = transitionContext.view(forKey: .to), view.superview !== transitionContext.containerView {
      transitionContext.containerView.addSubview(view)
    }
    UIView.animate(withDuration: duration, delay: 0, options: options) { [self] in
      animations?()
    } completion: { [self] in
      hasReachedEnd = $0
      transitionContext.completeTransition(true)
    }
  }
}
