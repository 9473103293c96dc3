import Foundation
import Testing
import ViewBacking

@testable @_spi(Runtime) import UIKitCore

@MainActor @Suite("Coordinators of transitions", .serialized) struct TransitionCoordinatorTests {
  let log = ViewsLog()
  private let stage = AnimatedStage()
  let director: Director
  let root: LoggingController
  let next: LoggingController
  let navigation: UINavigationController
  let shown: ContainerWindow

  init() {
    director = Director(log)
    (root, next) = (LoggingController("A", log), LoggingController("B", log))
    let root = root
    let (navigation, shown) = stage.run {
      let navigation = UINavigationController(rootViewController: root)
      return (navigation, ContainerWindow(navigation))
    }
    (self.navigation, self.shown) = (navigation, shown)
    navigation.delegate = director
  }

  private func push() {
    stage.run {
      navigation.pushViewController(next, animated: true)
      shown.turn()
    }
  }

  @Test("It has the controllers and views of the transition, for all controllers in it") func properties() throws {
    push()
    let coordinator = try #require(navigation.transitionCoordinator)
    #expect(coordinator === root.transitionCoordinator && coordinator === next.transitionCoordinator)
    #expect(coordinator.viewController(forKey: .from) === root && coordinator.viewController(forKey: .to) === next)
    #expect(coordinator.view(forKey: .from) === root.view && coordinator.view(forKey: .to) === next.view)
    #expect(coordinator.view(forKey: .init(rawValue: "other")) == nil)
    #expect(coordinator.containerView.superview === navigation.view && coordinator.targetTransform == .identity)
    #expect(coordinator.isAnimated && !coordinator.isCancelled && !coordinator.isInteractive)
    #expect(!coordinator.initiallyInteractive && coordinator.isInterruptible && coordinator.presentationStyle == .none)
    #expect(coordinator.completionVelocity == 1 && coordinator.completionCurve == .easeInOut)
    stage.wait(1.1)
  }

  @Test("Work that is added later runs too; after the end none is taken") func later() throws {
    push()
    let coordinator = try #require(navigation.transitionCoordinator)
    var lines: [String] = []
    stage.run {
      #expect(coordinator.animate(alongsideTransition: { _ in lines.append("late") }))
      #expect(
        coordinator.animateAlongsideTransition(
          in: shown.window, animation: { _ in lines.append("window") }, completion: { _ in lines.append("done") }))
    }
    #expect(lines == ["late", "window"])
    stage.wait(1.1)
    #expect(lines.last == "done")
    #expect(!coordinator.animate(alongsideTransition: { _ in lines.append("too late") }) && lines.last == "done")
  }

  @Test("What runs alongside is driven with the transition, and reverted if it is cancelled") func driven() throws {
    let driver = UIPercentDrivenInteractiveTransition()
    driver.completionSpeed = 0.5
    director.interactor = driver
    let bar = UIView(frame: rect(0, 0, 10, 10))
    var ends = 0
    next.onWillAppear = { [next] in
      next.transitionCoordinator?.animate(alongsideTransition: { _ in bar.alpha = 0 }, completion: nil)
      next.transitionCoordinator?.notifyWhenInteractionEnds { if $0.isCancelled { ends += 1 } }
    }
    push()
    stage.run { driver.update(0.5) }
    #expect(navigation.transitionCoordinator?.completionVelocity == 0.5)
    #expect(abs(stage.run { bar.shownDescription.alpha } - 0.5) < 0.001 && ends == 0)
    stage.run { driver.cancel() }
    stage.wait(2.1)
    #expect(bar.alpha == 1 && ends == 1 && navigation.topViewController === root)
  }

  @Test("A driver without a transition does nothing, and its parts are limited") func idle() {
    let driver = UIPercentDrivenInteractiveTransition()
    driver.update(0.5)
    driver.finish()
    driver.cancel()
    driver.pause()
    #expect(driver.percentComplete == 0 && driver.duration == 0 && driver.wantsInteractiveStart)
    #expect(driver.completionSpeed == 1 && driver.completionCurve == .easeInOut && driver.timingCurve == nil)
    director.interactor = driver
    push()
    stage.run { driver.update(7) }
    #expect(driver.percentComplete == 1)
    stage.run { driver.update(-7) }
    #expect(driver.percentComplete == 0)
    stage.run { driver.finish() }
    stage.wait(1.1)
  }

  @Test("An interaction object of the app decides itself, with the default values of the protocol") func own() {
    @MainActor final class Own: NSObject, UIViewControllerInteractiveTransitioning {
      var context: (any UIViewControllerContextTransitioning)?
      func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        context = transitionContext
      }
    }
    @MainActor final class Provider: NSObject, UINavigationControllerDelegate {
      let animator: FadeAnimator
      let own = Own()
      init(_ animator: FadeAnimator) { self.animator = animator }
      func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
      func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
      ) -> (any UIViewControllerInteractiveTransitioning)? { own }
    }
    let provider = Provider(director.animator)
    #expect(provider.own.completionSpeed == 1 && provider.own.wantsInteractiveStart)
    #expect(provider.own.completionCurve == .easeInOut)
    navigation.delegate = provider
    _ = log.take()
    push()
    let context = provider.own.context
    #expect(context?.isInteractive == true && !log.take().contains("animate"))
    stage.run {
      context?.updateInteractiveTransition(0.5)
      context?.cancelInteractiveTransition()
      context?.completeTransition(false)
      shown.turn()
    }
    #expect(context?.transitionWasCancelled == true && navigation.topViewController === root)
  }

  @Test("The coordinator of a change that takes no time has the usual values") func immediate() {
    let coordinator = ImmediateTransitionCoordinator()
    #expect(!coordinator.isAnimated && !coordinator.isCancelled && coordinator.transitionDuration == 0)
    #expect(coordinator.presentationStyle == .none && !coordinator.initiallyInteractive && !coordinator.isInteractive)
    #expect(!coordinator.isInterruptible && coordinator.percentComplete == 1 && coordinator.completionVelocity == 1)
    #expect(coordinator.completionCurve == .easeInOut && coordinator.targetTransform == .identity)
    #expect(coordinator.viewController(forKey: .from) == nil && coordinator.view(forKey: .to) == nil)
    #expect(coordinator.containerView.subviews.isEmpty)
    var lines: [String] = []
    coordinator.notifyWhenInteractionEnds { _ in lines.append("interaction") }
    coordinator.notifyWhenInteractionChanges { _ in lines.append("interaction") }
    coordinator.animateAlongsideTransition(in: nil, animation: { _ in lines.append("now") }) { _ in
      lines.append("done")
    }
    #expect(lines == ["now"])
    coordinator.finish()
    coordinator.finish()
    #expect(lines == ["now", "done"])
  }

  @Test("Delegates without methods have no animators") func defaults() {
    @MainActor
    final class Empty: NSObject, UIViewControllerTransitioningDelegate, UINavigationControllerDelegate,
      UITabBarControllerDelegate
    {}
    let empty = Empty()
    let animator = director.animator
    #expect(empty.animationController(forPresented: next, presenting: root, source: root) == nil)
    #expect(empty.animationController(forDismissed: next) == nil)
    #expect(empty.interactionControllerForPresentation(using: animator) == nil)
    #expect(empty.interactionControllerForDismissal(using: animator) == nil)
    #expect(empty.navigationController(navigation, animationControllerFor: .push, from: root, to: next) == nil)
    #expect(empty.navigationController(navigation, interactionControllerFor: animator) == nil)
    let tabs = UITabBarController()
    #expect(empty.tabBarController(tabs, animationControllerForTransitionFrom: root, to: next) == nil)
    #expect(empty.tabBarController(tabs, interactionControllerFor: animator) == nil)
    navigation.delegate = empty
    #expect(navigation.supportedInterfaceOrientations == root.supportedInterfaceOrientations)
  }
}
