import Foundation
import Testing

@testable @_spi(Runtime) import UIKitCore

/// Fades the arriving view in, and records its calls.
@MainActor final class FadeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  enum Order { case above, below }
  let log: ViewsLog
  var duration = 1.0
  var order = Order.above
  var completes = true
  /// What `completeTransition(_:)` is called with in place of the context's own state.
  var outcome: Bool?
  var onBegin: ((any UIViewControllerContextTransitioning) -> Void)?
  private(set) var context: (any UIViewControllerContextTransitioning)?

  init(_ log: ViewsLog) {
    self.log = log
    super.init()
  }

  /// Releases the last transition.
  func forget() { context = nil }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    duration
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    log.add("animate")
    context = transitionContext
    onBegin?(transitionContext)
    let container = transitionContext.containerView
    guard let arriving = transitionContext.viewController(forKey: .to),
      let leaving = transitionContext.viewController(forKey: .from)
    else { return }
    let (arrivingView, leavingView) = (transitionContext.view(forKey: .to), transitionContext.view(forKey: .from))
    if let view = arrivingView {
      view.frame = transitionContext.finalFrame(for: arriving)
      if order == .below, let leavingView {
        container.insertSubview(view, belowSubview: leavingView)
      } else {
        container.addSubview(view)
      }
    }
    let moved = (order == .above ? arrivingView : leavingView) ?? arrivingView ?? leavingView
    if order == .above { moved?.alpha = 0 }
    _ = leaving
    UIView.animate(withDuration: duration, delay: 0, options: .curveLinear) { [self] in
      moved?.alpha = order == .above ? 1 : 0
    } completion: { [self] _ in
      if completes { transitionContext.completeTransition(outcome ?? !transitionContext.transitionWasCancelled) }
      if order == .below { moved?.alpha = 1 }
    }
  }

  func animationEnded(_ transitionCompleted: Bool) { log.add("ended \(transitionCompleted)") }
}

/// Provides one animator, and what drives it, for every transition.
@MainActor
final class Director: NSObject, UIViewControllerTransitioningDelegate, UINavigationControllerDelegate,
  UITabBarControllerDelegate
{
  let animator: FadeAnimator
  var interactor: UIPercentDrivenInteractiveTransition?
  var isIdle = false
  var requests: [String] = []

  init(_ log: ViewsLog) { animator = FadeAnimator(log) }

  private func provided(_ request: String) -> (any UIViewControllerAnimatedTransitioning)? {
    requests.append(request)
    return isIdle ? nil : animator
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { provided("present") }
  func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
    provided("dismiss")
  }
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }
  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }
  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    provided(
      "\(operation) \((fromVC as? LoggingController)?.name ?? "") \((toVC as? LoggingController)?.name ?? "")")
  }
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }
  func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { provided("tab") }
  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }
}

/// Lines without those about layout and containment.
@MainActor func steps(_ log: ViewsLog) -> [String] {
  log.take().filter { line in
    !["Layout", "loadView", "viewDidLoad", "(toParent"].contains { line.contains($0) }
  }
}
