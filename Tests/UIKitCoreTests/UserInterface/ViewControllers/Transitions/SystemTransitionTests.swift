import Foundation
import RuntimeLogging
import Testing
import ViewBacking

@testable @_spi(Runtime) import UIKitCore

@MainActor @Suite("Transitions that the system animates", .serialized) struct SystemTransitionTests {
  let log = ViewsLog()
  private let stage = AnimatedStage()
  let navigation = UINavigationController()
  let controllers: [LoggingController]
  let shown: ContainerWindow

  init() {
    controllers = ["A", "B", "C"].map { [log] in LoggingController($0, log) }
    let (navigation, first) = (navigation, controllers[0])
    shown = stage.run {
      navigation.viewControllers = [first]
      return ContainerWindow(navigation)
    }
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

  private func present(_ guest: UIViewController, completion: (() -> Void)? = nil) {
    stage.run {
      controllers[0].present(guest, animated: true, completion: completion)
      shown.turn()
    }
  }

  private func dismiss(_ guest: UIViewController, completion: (() -> Void)? = nil) {
    stage.run {
      guest.dismiss(animated: true, completion: completion)
      shown.turn()
    }
  }

  /// Where a view is shown now.
  private func frame(_ view: UIView) -> CGRect { stage.run { view.shownDescription.frame } }
  private func opacity(_ view: UIView) -> Double { stage.run { view.shownDescription.alpha } }

  // MARK: Navigation

  @Test("A pushed view moves in over the one that leaves; the appearance ends with the movement") func pushed() {
    push(1)
    #expect(steps(log) == ["A.viewWillDisappear", "B.viewWillAppear", "B.viewIsAppearing"])
    #expect(frame(controllers[1].view).minX == 1000 && frame(controllers[0].view).minX == 0)
    stage.wait(0.1)
    let (upper, lower) = (frame(controllers[1].view), frame(controllers[0].view))
    #expect(upper.minX > 0 && upper.minX < 1000 && upper.width == 1000)
    #expect(lower.minX < 0 && lower.minX > -300)
    let order = navigation.view.subviews
    #expect(order.firstIndex(of: controllers[0].view)! < order.firstIndex(of: controllers[1].view)!)
    // What is on the way has its final place for the app.
    #expect(controllers[1].view.frame.minX == 0 && steps(log) == [])
    stage.wait(0.2)
    #expect(steps(log) == ["A.viewDidDisappear", "B.viewDidAppear"])
    #expect(frame(controllers[1].view).minX == 0 && controllers[0].view.superview == nil)
    #expect(shown.window.liveTransitions.isEmpty && stage.isIdle && !navigation.view.clipsToBounds)
  }

  @Test("A popped view moves out over the one below, which then has its place") func popped() {
    push(1)
    stage.wait(0.3)
    _ = log.take()
    pop()
    #expect(frame(controllers[0].view).minX == -300 && frame(controllers[1].view).minX == 0)
    stage.wait(0.1)
    #expect(frame(controllers[1].view).minX > 0 && frame(controllers[0].view).minX < 0)
    let order = navigation.view.subviews
    #expect(order.firstIndex(of: controllers[0].view)! < order.firstIndex(of: controllers[1].view)!)
    stage.wait(0.2)
    #expect(
      steps(log) == [
        "B.viewWillDisappear", "A.viewWillAppear", "A.viewIsAppearing", "B.viewDidDisappear", "A.viewDidAppear",
      ])
    #expect(frame(controllers[0].view).minX == 0 && controllers[1].view.superview == nil)
    // A controller that is pushed again begins in its usual place.
    #expect(controllers[1].view.frame.minX == 0)
  }

  @Test("From right to left, a pushed view moves in from the left") func mirrored() {
    navigation.view.semanticContentAttribute = .forceRightToLeft
    push(1)
    #expect(frame(controllers[1].view).minX == -1000)
    stage.wait(0.1)
    #expect(frame(controllers[1].view).minX < 0 && frame(controllers[0].view).minX > 0)
    stage.wait(0.2)
    #expect(frame(controllers[1].view).minX == 0)
  }

  @Test("While views move, a click reaches neither of them: the second one of a double click opens nothing else")
  func covered() {
    push(1)
    let point = CGPoint(x: 500, y: 400)
    func hit() -> UIView? { stage.run { shown.window.hitTest(point, with: nil) } }
    #expect(hit().map { $0.isDescendant(of: controllers[0].view) || $0.isDescendant(of: controllers[1].view) } == false)
    stage.wait(0.3)
    #expect(hit() === controllers[1].view)
  }

  @Test(
    "A second push ends the first one at once, with its callbacks before those of the second, and no line in the log")
  func interrupted() {
    push(1)
    stage.wait(0.1)
    _ = log.take()
    let (_, lines) = stage.run { RuntimeLog.capture { navigation.pushViewController(controllers[2], animated: true) } }
    stage.run { shown.turn() }
    #expect(
      steps(log) == [
        "A.viewDidDisappear", "B.viewDidAppear", "B.viewWillDisappear", "C.viewWillAppear", "C.viewIsAppearing",
      ])
    #expect(lines.isEmpty)
    stage.wait(0.3)
    #expect(steps(log) == ["B.viewDidDisappear", "C.viewDidAppear"])
    #expect(navigation.viewControllers.count == 3 && controllers[2].view.superview === navigation.view)
    #expect(controllers[0].view.superview == nil && controllers[1].view.superview == nil)
  }

  @Test("The transition's coordinator animates what the app wants to change with it, for the same time")
  func alongside() {
    let bar = UIView(frame: .zero)
    var lines: [String] = []
    stage.run {
      shown.window.addSubview(bar)
      navigation.pushViewController(controllers[1], animated: true)
      navigation.transitionCoordinator?.animate {
        lines.append("alongside \($0.isAnimated) \($0.transitionDuration)")
        bar.alpha = 0
      } completion: {
        lines.append("completed \($0.isCancelled)")
      }
      shown.turn()
    }
    stage.wait(0.1)
    #expect(lines == ["alongside true 0.25"] && opacity(bar) > 0 && opacity(bar) < 1)
    stage.wait(0.2)
    #expect(lines.last == "completed false" && navigation.transitionCoordinator == nil && opacity(bar) == 0)
  }

  // MARK: Presentations

  @Test("A sheet comes from below while what is behind it is dimmed, and goes there again") func sheet() {
    let guest = LoggingController("G", log)
    guest.modalPresentationStyle = .formSheet
    var completions = 0
    present(guest) { completions += 1 }
    let container = shown.window.subviews.last as? PresentationContainerView
    let card = container?.presentedCard ?? UIView()
    let (dimming, place) = (container?.dimmingView ?? UIView(), container?.placeOfCard ?? .zero)
    #expect(frame(card).minY == 700 && opacity(dimming) == 0 && place.height > 0)
    stage.wait(0.1)
    #expect(frame(card).minY < 700 && frame(card).minY > place.minY && frame(card).size == place.size)
    #expect(opacity(dimming) > 0 && opacity(dimming) < 1 && completions == 0)
    #expect(steps(log) == ["G.viewWillAppear", "G.viewIsAppearing"])
    stage.wait(0.2)
    #expect(frame(card) == place && opacity(dimming) == 1 && completions == 1 && steps(log) == ["G.viewDidAppear"])
    dismiss(guest) { completions += 1 }
    stage.wait(0.1)
    #expect(frame(card).minY > place.minY && opacity(dimming) < 1 && guest.view.window != nil)
    stage.wait(0.2)
    #expect(guest.view.window == nil && completions == 2 && container?.superview == nil)
    #expect(steps(log) == ["G.viewWillDisappear", "G.viewDidDisappear"] && stage.isIdle)
  }

  @Test(
    "A presentation fades where its style does, and its view can be presented again",
    arguments: [UIModalTransitionStyle.crossDissolve, .flipHorizontal])
  func fades(style: UIModalTransitionStyle) {
    let guest = LoggingController("G", log)
    guest.modalPresentationStyle = .fullScreen
    guest.modalTransitionStyle = style
    for _ in 0..<2 {
      present(guest)
      #expect(frame(guest.view) == shown.window.bounds && opacity(guest.view) == 0)
      stage.wait(0.05)
      #expect(opacity(guest.view) > 0 && opacity(guest.view) < 1)
      stage.wait(0.15)
      #expect(opacity(guest.view) == 1)
      dismiss(guest)
      stage.wait(0.05)
      #expect(opacity(guest.view) < 1)
      stage.wait(0.15)
      #expect(guest.view.window == nil && guest.view.alpha == 1)
    }
    #expect(shown.window.subviews == [navigation.view])
  }

  @Test("An alert appears in its place, and its action is called after it has gone") func alert() {
    var chosen = false
    let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in chosen = true })
    present(alert)
    let card = (shown.window.subviews.last as? PresentationContainerView)?.presentedCard ?? UIView()
    stage.wait(0.05)
    #expect(opacity(card) > 0 && opacity(card) < 1)
    stage.wait(0.15)
    #expect(opacity(card) == 1 && card.transform == .identity)
    stage.run {
      alert.chooseDefault()
      shown.turn()
    }
    #expect(!chosen && alert.view.window != nil)
    stage.wait(0.2)
    #expect(chosen && alert.view.window == nil)
  }

  @Test("A controller that is dismissed while it is being presented has appeared before it disappears") func hasty() {
    let guest = LoggingController("G", log)
    present(guest)
    stage.wait(0.1)
    dismiss(guest)
    #expect(
      steps(log) == ["G.viewWillAppear", "G.viewIsAppearing", "G.viewDidAppear", "G.viewWillDisappear"])
    stage.wait(0.3)
    #expect(steps(log) == ["G.viewDidDisappear"] && controllers[0].presentedViewController == nil)
  }

  @Test("Controllers that are presented over each other disappear at once, together") func chain() {
    let (lower, upper) = (LoggingController("G", log), LoggingController("H", log))
    present(lower)
    stage.wait(0.3)
    stage.run {
      lower.present(upper, animated: true)
      shown.turn()
    }
    stage.wait(0.3)
    _ = log.take()
    stage.run {
      controllers[0].dismiss(animated: true)
      shown.turn()
    }
    #expect(lower.view.window == nil && upper.view.window == nil && stage.isIdle)
    #expect(shown.window.subviews == [navigation.view])
  }

  // MARK: Without movement

  @Test(
    "With reduced motion, or animations that the app has turned off, a transition takes one turn",
    arguments: [true, false])
  func still(byUser: Bool) {
    stage.run {
      if byUser {
        UIProcess.current.accessibilitySettings.reducesMotion = true
        #expect(UIAccessibility.isReduceMotionEnabled)
      } else {
        UIView.setAnimationsEnabled(false)
      }
    }
    push(1)
    #expect(
      steps(log) == [
        "A.viewWillDisappear", "B.viewWillAppear", "B.viewIsAppearing", "A.viewDidDisappear", "B.viewDidAppear",
      ])
    let guest = LoggingController("G", log)
    present(guest)
    #expect(steps(log) == ["G.viewWillAppear", "G.viewIsAppearing", "G.viewDidAppear"] && stage.isIdle)
  }

  @Test("A transition without animation takes one turn, and has no coordinator") func immediate() {
    stage.run {
      navigation.pushViewController(controllers[1], animated: false)
      #expect(navigation.transitionCoordinator == nil)
      shown.turn()
    }
    #expect(steps(log).last == "B.viewDidAppear" && stage.isIdle)
  }
}

@MainActor @Suite("Coordinators of transitions that take no time", .serialized) struct ImmediateCoordinatorTests {
  private let log = ViewsLog()
  private let navigation = UINavigationController()
  private let controllers: [LoggingController]
  private let shown: ContainerWindow

  init() {
    controllers = ["A", "B"].map { [log] in LoggingController($0, log) }
    navigation.viewControllers = [controllers[0]]
    shown = ContainerWindow(navigation)
    _ = log.take()
  }

  @Test("An animated push has one from before viewWillAppear to after viewDidAppear; completions come before didShow")
  func push() {
    let observer = DidShow(log)
    navigation.delegate = observer
    controllers[1].onWillAppear = { [log, controllers] in
      controllers[1].transitionCoordinator?.animate {
        log.add("alongside \($0.isAnimated)")
      } completion: {
        log.add("completed \($0.isCancelled) \($0.viewController(forKey: .from) === controllers[0])")
      }
    }
    navigation.pushViewController(controllers[1], animated: true)
    #expect(navigation.transitionCoordinator != nil && controllers[0].transitionCoordinator != nil)
    shown.turn()
    #expect(
      steps(log) == [
        "A.viewWillDisappear", "B.viewWillAppear", "alongside true", "B.viewIsAppearing", "A.viewDidDisappear",
        "B.viewDidAppear", "completed false true", "didShow",
      ])
    #expect(navigation.transitionCoordinator == nil && controllers[1].transitionCoordinator == nil)
  }

  @Test("An animated presentation and its dismissal have one, of which both controllers are")
  func presentation() {
    let guest = LoggingController("G", log)
    guest.onWillAppear = { [log] in
      guest.transitionCoordinator?.animate(alongsideTransition: nil) { _ in log.add("completed") }
    }
    navigation.present(guest, animated: true)
    #expect(guest.transitionCoordinator != nil && guest.transitionCoordinator === navigation.transitionCoordinator)
    shown.turn()
    #expect(steps(log) == ["G.viewWillAppear", "G.viewIsAppearing", "G.viewDidAppear", "completed"])
    #expect(guest.transitionCoordinator == nil && navigation.transitionCoordinator == nil)
    guest.dismiss(animated: true)
    guest.transitionCoordinator?.animate(alongsideTransition: nil) { [log] _ in log.add("completed") }
    shown.turn()
    #expect(steps(log) == ["G.viewWillDisappear", "G.viewDidDisappear", "completed"])
    #expect(guest.transitionCoordinator == nil && navigation.transitionCoordinator == nil)
  }

  @Test("A dismissal that begins in viewDidAppear has its own coordinator, also after the presentation has ended")
  func dismissedInCallback() {
    let guest = LoggingController("G", log)
    var coordinators: [Bool] = []
    guest.onDidAppear = { [navigation] in
      guest.dismiss(animated: true)
      coordinators.append(navigation.transitionCoordinator != nil)
    }
    navigation.present(guest, animated: true) { [navigation] in
      coordinators.append(navigation.transitionCoordinator != nil)
    }
    shown.turn()
    #expect(coordinators == [true, true])
    #expect(guest.view.window == nil && navigation.transitionCoordinator == nil)
  }
}

@MainActor private final class DidShow: NSObject, UINavigationControllerDelegate {
  private let log: ViewsLog
  init(_ log: ViewsLog) { self.log = log }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) { log.add("didShow") }
}
