import Foundation
import RuntimeLogging
import Testing
import ViewBacking

@testable @_spi(Runtime) import UIKitCore

@MainActor @Suite("Transitions inside and beside each other", .serialized) struct TransitionInterplayTests {
  let log = ViewsLog()
  private let stage = AnimatedStage()
  let director: Director
  let controllers: [LoggingController]

  init() {
    director = Director(log)
    controllers = ["A", "B", "C", "D"].map { [log] in LoggingController($0, log) }
  }

  private func shown(_ root: UIViewController) -> ContainerWindow {
    let shown = stage.run { ContainerWindow(root) }
    _ = log.take()
    return shown
  }

  @Test("A change of the tab ends a push inside the tab that leaves") func pushInTab() {
    let navigation = stage.run { UINavigationController(rootViewController: controllers[0]) }
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation, controllers[2]]
    let shown = shown(tabs)
    navigation.delegate = director
    stage.run {
      navigation.pushViewController(controllers[1], animated: true)
      shown.turn()
      tabs.selectedIndex = 1
      shown.turn()
    }
    #expect(
      steps(log).suffix(8) == [
        "C.viewWillAppear", "A.viewDidDisappear", "B.viewDidAppear", "ended true", "B.viewWillDisappear",
        "C.viewIsAppearing", "B.viewDidDisappear", "C.viewDidAppear",
      ])
    stage.wait(2)
    #expect(shown.window.liveTransitions.isEmpty && navigation.viewControllers.count == 2)
  }

  @Test("A presentation that covers a stack ends its push first") func presentationOverPush() {
    let navigation = stage.run { UINavigationController(rootViewController: controllers[0]) }
    let shown = shown(navigation)
    navigation.delegate = director
    stage.run {
      navigation.pushViewController(controllers[1], animated: true)
      shown.turn()
      controllers[2].modalPresentationStyle = .fullScreen
      navigation.present(controllers[2], animated: true)
      shown.turn()
    }
    #expect(controllers[0].appearance == .disappeared && controllers[1].appearance == .disappearing)
    stage.wait(0.3)
    #expect(controllers[0].appearance == .disappeared && controllers[1].appearance == .disappeared)
    #expect(controllers[2].appearance == .appeared && shown.window.liveTransitions.isEmpty)
    stage.wait(2)
  }

  @Test("A push goes on behind a sheet that is presented meanwhile") func sheetOverPush() {
    let navigation = stage.run { UINavigationController(rootViewController: controllers[0]) }
    let shown = shown(navigation)
    navigation.delegate = director
    stage.run {
      navigation.pushViewController(controllers[1], animated: true)
      shown.turn()
      navigation.present(controllers[2], animated: true)
      shown.turn()
    }
    stage.wait(0.3)
    #expect(controllers[2].appearance == .appeared && controllers[1].appearance == .appearing)
    stage.wait(1.1)
    #expect(controllers[1].appearance == .appeared && navigation.presentedViewController === controllers[2])
  }

  @Test("The controllers inside a presented container appear with its animator") func presentedContainer() {
    let root = controllers[0]
    let shown = shown(root)
    let navigation = stage.run { UINavigationController(rootViewController: controllers[1]) }
    navigation.modalPresentationStyle = .fullScreen
    navigation.transitioningDelegate = director
    let (_, lines) = stage.run {
      RuntimeLog.capture {
        root.present(navigation, animated: true)
        shown.turn()
      }
    }
    #expect(lines.isEmpty && controllers[1].transitionCoordinator != nil)
    #expect(steps(log) == ["A.viewWillDisappear", "B.viewWillAppear", "animate", "B.viewIsAppearing"])
    stage.wait(1.1)
    #expect(steps(log) == ["B.viewDidAppear", "A.viewDidDisappear", "ended true"])
    #expect(controllers[1].transitionCoordinator == nil)
  }

  @Test("Dismissing several controllers animates the lowest, and all disappear at the end") func chain() {
    let root = controllers[0]
    let shown = shown(root)
    stage.run {
      for (presenter, guest) in [(root, controllers[1]), (controllers[1], controllers[2])] {
        guest.modalPresentationStyle = .fullScreen
        presenter.present(guest, animated: false)
        shown.turn()
      }
    }
    controllers[1].transitioningDelegate = director
    _ = log.take()
    stage.run {
      root.dismiss(animated: true)
      shown.turn()
    }
    #expect(director.animator.context?.viewController(forKey: .from) === controllers[1])
    stage.wait(1.1)
    #expect(controllers.prefix(3).map(\.appearance) == [.appeared, .disappeared, .disappeared])
    #expect(controllers[2].presentingViewController == nil && shown.window.subviews == [root.view])
  }

  @Test("The user drives a presentation", arguments: [true, false]) func drivenPresentation(finishes: Bool) {
    let (root, guest) = (controllers[0], controllers[1])
    let shown = shown(root)
    let driver = UIPercentDrivenInteractiveTransition()
    director.interactor = driver
    guest.modalPresentationStyle = .overFullScreen
    guest.transitioningDelegate = director
    stage.run {
      root.present(guest, animated: true)
      shown.turn()
      driver.update(0.4)
    }
    #expect(stage.run { guest.view.shownDescription.alpha } == 0.4)
    #expect(director.animator.context?.isInteractive == true)
    stage.run { if finishes { driver.finish() } else { driver.cancel() } }
    stage.wait(1)
    stage.run { shown.turn() }
    #expect((root.presentedViewController === guest) == finishes)
    #expect(guest.appearance == (finishes ? .appeared : .disappeared))
  }

  @Test(
    "In a context a presentation is animated too, and covers the context only",
    arguments: [
      UIModalPresentationStyle.currentContext, .overCurrentContext,
    ])
  func context(style: UIModalPresentationStyle) {
    let (root, guest) = (controllers[0], controllers[1])
    let shown = shown(root)
    root.definesPresentationContext = true
    guest.modalPresentationStyle = style
    guest.transitioningDelegate = director
    stage.run {
      root.present(guest, animated: true)
      shown.turn()
    }
    stage.wait(1.1)
    #expect(guest.appearance == .appeared && (root.appearance == .disappeared) == style.covers)
    stage.run {
      root.dismiss(animated: true)
      shown.turn()
    }
    stage.wait(1.1)
    #expect(guest.appearance == .disappeared && root.appearance == .appeared)
  }

  @Test("The container follows the size of the window during a push") func resized() throws {
    let navigation = stage.run { UINavigationController(rootViewController: controllers[0]) }
    let shown = shown(navigation)
    navigation.delegate = director
    stage.run {
      navigation.pushViewController(controllers[1], animated: true)
      shown.turn()
      shown.resize(width: 500)
    }
    let container = try #require(director.animator.context?.containerView)
    #expect(container.frame.width == 500 && container.frame.minY == navigation.navigationBar.frame.maxY)
    stage.wait(1.1)
    stage.run { shown.turn() }
    #expect(controllers[1].view.frame == container.frame)
  }

  @Test("An animator that adds its view later makes it appear then") func late() {
    let navigation = stage.run { UINavigationController(rootViewController: controllers[0]) }
    let shown = shown(navigation)
    @MainActor final class Late: NSObject, UIViewControllerAnimatedTransitioning, UINavigationControllerDelegate {
      var context: (any UIViewControllerContextTransitioning)?
      func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        1
      }
      func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        context = transitionContext
      }
      func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? { self }
    }
    let late = Late()
    navigation.delegate = late
    stage.run {
      navigation.pushViewController(controllers[1], animated: true)
      shown.turn()
    }
    #expect(steps(log) == ["A.viewWillDisappear", "B.viewWillAppear"])
    stage.run {
      late.context?.containerView.addSubview(controllers[1].view)
      shown.turn()
    }
    #expect(steps(log) == ["B.viewIsAppearing"])
    stage.run { late.context?.completeTransition(true) }
    #expect(steps(log) == ["A.viewDidDisappear", "B.viewDidAppear"])
    let animator = late.interruptibleAnimator(using: ControllerTransitionStub.context)
    #expect(animator.state == .inactive)
  }

  @Test("An animator that never adds its view does not lose it") func forgotten() {
    let navigation = stage.run { UINavigationController(rootViewController: controllers[0]) }
    let shown = shown(navigation)
    navigation.delegate = director
    director.animator.order = .below
    director.animator.onBegin = { context in
      context.view(forKey: .from)?.removeFromSuperview()
      context.completeTransition(true)
    }
    stage.run {
      navigation.pushViewController(controllers[1], animated: true)
      controllers[1].view.removeFromSuperview()
      shown.turn()
    }
    stage.wait(1.1)
    #expect(controllers[1].view.superview === navigation.view && controllers[1].appearance == .appeared)
    #expect(controllers[0].appearance == .disappeared)
  }
}

/// A context that belongs to no transition.
@MainActor private final class ControllerTransitionStub: NSObject, UIViewControllerContextTransitioning {
  static let context = ControllerTransitionStub()
  let containerView = UIView(frame: .zero)
  let isAnimated = false
  let isInteractive = false
  let transitionWasCancelled = false
  let presentationStyle = UIModalPresentationStyle.none
  let targetTransform = CGAffineTransform.identity
  func updateInteractiveTransition(_ percentComplete: CGFloat) {}
  func finishInteractiveTransition() {}
  func cancelInteractiveTransition() {}
  func pauseInteractiveTransition() {}
  func completeTransition(_ didComplete: Bool) {}
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { nil }
  func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }
  func initialFrame(for vc: UIViewController) -> CGRect { .zero }
  func finalFrame(for vc: UIViewController) -> CGRect { .zero }
}
