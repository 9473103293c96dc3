import Foundation
import RuntimeLogging
import Testing
import ViewBacking

@testable @_spi(Runtime) import UIKitCore

@MainActor @Suite("Animators of navigation controllers", .serialized) struct NavigationTransitionTests {
  let log = ViewsLog()
  private let stage = AnimatedStage()
  let director: Director
  let navigation = UINavigationController()
  let controllers: [LoggingController]
  let shown: ContainerWindow

  init() {
    director = Director(log)
    controllers = ["A", "B", "C"].map { [log] in LoggingController($0, log) }
    let (navigation, first) = (navigation, controllers[0])
    shown = stage.run {
      navigation.viewControllers = [first]
      return ContainerWindow(navigation)
    }
    navigation.delegate = director
    _ = log.take()
  }

  private func push(_ index: Int) {
    stage.run {
      navigation.pushViewController(controllers[index], animated: true)
      shown.turn()
    }
  }

  private func pop() {
    stage.run {
      navigation.popViewController(animated: true)
      shown.turn()
    }
  }

  @Test("A push has the old and the new view in one container until the animator completes it") func push() throws {
    push(1)
    let context = try #require(director.animator.context)
    #expect(director.requests == ["push A B"])
    #expect(steps(log) == ["A.viewWillDisappear", "B.viewWillAppear", "animate", "B.viewIsAppearing"])
    #expect(context.containerView.subviews == [controllers[0].view, controllers[1].view])
    #expect(
      context.view(forKey: .to) === controllers[1].view && context.viewController(forKey: .from) === controllers[0])
    #expect(context.initialFrame(for: controllers[0]) == context.containerView.bounds)
    #expect(context.initialFrame(for: controllers[1]) == .zero)
    #expect(context.finalFrame(for: controllers[1]) == context.containerView.bounds)
    #expect(context.isAnimated && !context.isInteractive && context.presentationStyle == .none)
    stage.wait(0.5)
    #expect(stage.run { controllers[1].view.shownDescription.alpha } == 0.5 && steps(log) == [])
    stage.wait(0.6)
    #expect(steps(log) == ["A.viewDidDisappear", "B.viewDidAppear", "ended true"])
    #expect(context.containerView.superview == nil && controllers[0].view.superview == nil)
    #expect(controllers[1].view.superview === navigation.view)
    #expect(shown.window.liveTransitions.isEmpty && stage.isIdle)
  }

  @Test("Where animations take no time, the callbacks are those of a push without animator, in the same turn")
  func immediate() {
    func run(_ animates: Bool) -> [String] {
      let log = ViewsLog()
      let director = Director(log)
      director.isIdle = !animates
      let (one, two) = (LoggingController("A", log), LoggingController("B", log))
      let navigation = UINavigationController(rootViewController: one)
      let shown = ContainerWindow(navigation)
      navigation.delegate = director
      _ = log.take()
      navigation.pushViewController(two, animated: true)
      shown.turn()
      navigation.popViewController(animated: true)
      shown.turn()
      return log.take().filter { !$0.contains("Layout") && $0 != "animate" && !$0.hasPrefix("ended") }
    }
    let process = UIProcess(userDefaults: nil, log: { _ in }, trap: {})
    let (usual, animated) = process.enter { (run(false), run(true)) }
    #expect(animated == usual && usual.contains("B.viewDidDisappear"))
  }

  @Test("Without animation, the animator is not asked for; without an animator, the system animates") func none() {
    stage.run {
      navigation.pushViewController(controllers[1], animated: false)
      #expect(director.requests == [] && navigation.transitionCoordinator == nil)
      shown.turn()
      director.isIdle = true
      navigation.popViewController(animated: true)
      #expect(director.requests == ["pop B A"] && controllers[0].transitionCoordinator?.transitionDuration == 0.25)
      shown.turn()
    }
    stage.wait(0.3)
    #expect(controllers[0].view.superview === navigation.view && shown.window.liveTransitions.isEmpty)
  }

  @Test("A coordinator animates with the transition's duration, and completes with it") func coordinator() throws {
    let bar = UIView(frame: rect(0, 0, 10, 10))
    var lines: [String] = []
    controllers[1].onWillAppear = { [controllers] in
      let coordinator = controllers[1].transitionCoordinator
      lines.append("\(coordinator?.transitionDuration ?? 0) \(coordinator?.isAnimated ?? false)")
      coordinator?.animate(
        alongsideTransition: { _ in
          lines.append("with \(UIView.inheritedAnimationDuration)")
          bar.alpha = 0
        }, completion: { lines.append("done \($0.isCancelled)") })
    }
    push(1)
    #expect(lines == ["1.0 true", "with 1.0"] && navigation.transitionCoordinator != nil)
    stage.wait(0.5)
    #expect(abs(stage.run { bar.shownDescription.alpha } - 0.5) < 0.001)
    stage.wait(0.6)
    #expect(lines.last == "done false" && navigation.transitionCoordinator == nil)
  }

  @Test("A pop that is cancelled brings the old controller and the stack back") func cancelled() {
    navigation.delegate = nil
    push(1)
    stage.wait(0.3)
    _ = log.take()
    navigation.delegate = director
    director.animator.outcome = false
    pop()
    #expect(navigation.viewControllers == [controllers[0]] && controllers[1].isMovingFromParent)
    #expect(
      steps(log) == ["B.viewWillDisappear", "A.viewWillAppear", "animate", "A.viewIsAppearing"])
    stage.wait(1.1)
    shown.turn()
    #expect(
      steps(log) == [
        "A.viewWillDisappear", "B.viewWillAppear", "A.viewDidDisappear", "B.viewIsAppearing", "B.viewDidAppear",
        "ended false",
      ])
    #expect(navigation.viewControllers == [controllers[0], controllers[1]] && !controllers[1].isMovingFromParent)
    #expect(navigation.navigationBar.items?.count == 2 && controllers[1].parent === navigation)
    #expect(controllers[1].view.superview === navigation.view && controllers[0].view.superview == nil)
    director.animator.outcome = nil
    pop()
    stage.wait(1.1)
    shown.turn()
    #expect(navigation.viewControllers == [controllers[0]] && controllers[1].parent == nil)
  }

  @Test("A push that is cancelled removes the new controller") func cancelledPush() {
    director.animator.outcome = false
    push(1)
    stage.wait(1.1)
    shown.turn()
    #expect(navigation.viewControllers == [controllers[0]] && controllers[1].parent == nil)
    #expect(controllers[0].view.superview === navigation.view && controllers[1].view.superview == nil)
    #expect(steps(log).suffix(3) == ["A.viewIsAppearing", "A.viewDidAppear", "ended false"])
  }

  @Test("The user drives a pop: it stands still, moves, goes back or goes on", arguments: [true, false])
  func driven(finishes: Bool) {
    navigation.delegate = nil
    push(1)
    navigation.delegate = director
    _ = log.take()
    director.animator.order = .below
    let driver = UIPercentDrivenInteractiveTransition()
    director.interactor = driver
    var changes: [Bool] = []
    pop()
    navigation.transitionCoordinator?.notifyWhenInteractionChanges { changes.append($0.isCancelled) }
    #expect(navigation.transitionCoordinator?.initiallyInteractive == true && driver.duration == 1)
    stage.wait(3)
    #expect(stage.run { controllers[1].view.shownDescription.alpha } == 1)
    stage.run { driver.update(0.25) }
    stage.wait(1)
    #expect(stage.run { controllers[1].view.shownDescription.alpha } == 0.75 && driver.percentComplete == 0.25)
    #expect(navigation.transitionCoordinator?.percentComplete == 0.25)
    stage.run { if finishes { driver.finish() } else { driver.cancel() } }
    #expect(changes == [!finishes])
    stage.wait(0.2)
    #expect(abs(stage.run { controllers[1].view.shownDescription.alpha } - (finishes ? 0.55 : 0.95)) < 0.001)
    stage.wait(1)
    stage.run { shown.turn() }
    #expect(navigation.viewControllers.count == (finishes ? 1 : 2) && controllers[1].view.alpha == 1)
    #expect(steps(log).last == (finishes ? "ended true" : "ended false"))
  }

  @Test("Where animations take no time, the user's part decides as well", arguments: [true, false])
  func drivenWithoutTime(finishes: Bool) {
    UIProcess(userDefaults: nil, log: { _ in }, trap: {}).enter {
      let navigation = UINavigationController(rootViewController: controllers[1])
      let shown = ContainerWindow(navigation)
      navigation.pushViewController(controllers[2], animated: false)
      shown.turn()
      navigation.delegate = director
      director.animator.order = .below
      let driver = UIPercentDrivenInteractiveTransition()
      director.interactor = driver
      navigation.popViewController(animated: true)
      shown.turn()
      driver.update(0.5)
      shown.turn()
      #expect(navigation.transitionCoordinator != nil && controllers[2].view.superview != nil)
      if finishes { driver.finish() } else { driver.cancel() }
      shown.turn()
      #expect(navigation.topViewController === controllers[finishes ? 1 : 2] && controllers[2].view.alpha == 1)
      #expect(navigation.transitionCoordinator == nil)
    }
  }

  @Test("A transition is paused, driven and finished") func paused() {
    let driver = UIPercentDrivenInteractiveTransition()
    driver.wantsInteractiveStart = false
    driver.completionSpeed = 2
    director.interactor = driver
    push(1)
    stage.wait(0.5)
    stage.run { driver.pause() }
    stage.wait(2)
    #expect(driver.percentComplete == 0.5 && steps(log).last == "B.viewIsAppearing")
    stage.run {
      driver.update(0.8)
      driver.finish()
    }
    stage.wait(0.15)
    #expect(steps(log).last == "ended true")
  }

  @Test(
    "An animator that never completes holds its two controllers only, until the stack changes again, which is logged")
  func endless() {
    director.animator.completes = false
    push(1)
    stage.wait(5)
    let (_, quiet) = stage.run { RuntimeLog.capture { shown.turn() } }
    #expect(quiet.isEmpty && steps(log).last == "B.viewIsAppearing" && controllers[1].appearance == .appearing)
    director.isIdle = true
    let (_, lines) = stage.run { RuntimeLog.capture { navigation.pushViewController(controllers[2], animated: true) } }
    stage.run { shown.turn() }
    stage.wait(0.3)
    #expect(
      lines == [
        "FadeAnimator has not completed its transition from LoggingController to LoggingController; it is complete now."
      ])
    #expect(
      steps(log) == [
        "A.viewDidDisappear", "B.viewDidAppear", "ended true", "B.viewWillDisappear", "C.viewWillAppear",
        "C.viewIsAppearing", "B.viewDidDisappear", "C.viewDidAppear",
      ])
    stage.run { director.animator.context?.completeTransition(true) }
    stage.wait(1)
    #expect(steps(log) == [])
  }

  @Test("Hiding the window ends a running transition") func hidden() {
    push(1)
    stage.run { shown.window.isHidden = true }
    #expect(controllers[1].appearance == .disappeared && controllers[0].appearance == .disappeared)
    #expect(shown.window.liveTransitions.isEmpty && controllers[1].view.superview === navigation.view)
    stage.wait(2)
    #expect(steps(log).filter { $0 == "B.viewDidAppear" || $0 == "B.viewDidDisappear" }.count == 2)
  }

  @Test("Controllers are released after their transition") func released() {
    weak var popped: UIViewController?
    stage.run {
      let next = UIViewController()
      popped = next
      navigation.pushViewController(next, animated: true)
      shown.turn()
    }
    stage.wait(1.1)
    pop()
    stage.wait(1.1)
    stage.run { shown.turn() }
    director.animator.forget()
    #expect(popped == nil && navigation.viewControllers.count == 1)
  }

  @Test("Keys have Apple's values") func keys() {
    #expect(UITransitionContextViewControllerKey.from.rawValue == "UITransitionContextFromViewController")
    #expect(UITransitionContextViewControllerKey.to == .init(rawValue: "UITransitionContextToViewController"))
    #expect(UITransitionContextViewKey.from.rawValue == "UITransitionContextFromView")
    #expect(UITransitionContextViewKey.to.rawValue == "UITransitionContextToView")
    #expect(UINavigationController.Operation.pop.rawValue == 2 && navigation.interactivePopGestureRecognizer == nil)
  }
}
