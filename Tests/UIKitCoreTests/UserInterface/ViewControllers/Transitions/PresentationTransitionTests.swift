import Foundation
import RuntimeLogging
import Testing

@testable @_spi(Runtime) import UIKitCore

@MainActor @Suite("Animators of presentations", .serialized) struct PresentationTransitionTests {
  let log = ViewsLog()
  private let stage = AnimatedStage()
  let director: Director
  let root: LoggingController
  let guest: LoggingController
  let shown: ContainerWindow

  init() {
    director = Director(log)
    root = LoggingController("R", log)
    guest = LoggingController("G", log)
    let root = root
    shown = stage.run { ContainerWindow(root) }
    guest.transitioningDelegate = director
    _ = log.take()
  }

  private func present(_ style: UIModalPresentationStyle, completion: (() -> Void)? = nil) {
    stage.run {
      guest.modalPresentationStyle = style
      root.present(guest, animated: true, completion: completion)
      shown.turn()
    }
  }

  private func dismiss(completion: (() -> Void)? = nil) {
    stage.run {
      guest.dismiss(animated: true, completion: completion)
      shown.turn()
    }
  }

  @Test("A presentation that covers everything ends when its animator completes it, and so does its dismissal")
  func covers() throws {
    var completions = 0
    present(.fullScreen) { completions += 1 }
    let context = try #require(director.animator.context)
    #expect(context.presentationStyle == .fullScreen && context.view(forKey: .from) === root.view)
    #expect(context.finalFrame(for: guest) == shown.window.bounds && context.finalFrame(for: root) == .zero)
    #expect(context.initialFrame(for: root) == shown.window.bounds && context.initialFrame(for: guest) == .zero)
    #expect(steps(log) == ["R.viewWillDisappear", "G.viewWillAppear", "animate", "G.viewIsAppearing"])
    #expect(guest.isBeingPresented && completions == 0)
    stage.wait(1.1)
    #expect(steps(log) == ["G.viewDidAppear", "R.viewDidDisappear", "ended true"] && completions == 1)
    #expect(guest.view.frame == shown.window.bounds && root.view.superview === shown.window)
    director.animator.order = .below
    dismiss { completions += 1 }
    #expect(steps(log) == ["G.viewWillDisappear", "R.viewWillAppear", "animate", "R.viewIsAppearing"])
    #expect(root.view.superview === context.containerView && root.presentedViewController === guest)
    stage.wait(1.1)
    #expect(steps(log) == ["R.viewDidAppear", "G.viewDidDisappear", "ended true"] && completions == 2)
    #expect(root.view.superview === shown.window && root.view.frame == shown.window.bounds)
    #expect(guest.view.window == nil && root.presentedViewController == nil && shown.window.subviews == [root.view])
    #expect(director.requests == ["present", "dismiss"] && shown.window.liveTransitions.isEmpty)
  }

  @Test("Over a presenter that stays on screen, the presenter has no callbacks, and its view is not animated")
  func over() throws {
    present(.overFullScreen)
    #expect(director.animator.context?.view(forKey: .from) == nil)
    stage.wait(1.1)
    dismiss()
    #expect(director.animator.context?.view(forKey: .to) == nil)
    stage.wait(1.1)
    #expect(
      !log.take().contains { $0.hasPrefix("R.view") && $0.contains("ppear") } && shown.window.subviews == [root.view])
  }

  @Test("A presentation controller of the app determines the final frame, and its callbacks enclose the animation")
  func custom() throws {
    final class Control: UIPresentationController {
      var lines: [String] = []
      override var frameOfPresentedViewInContainerView: CGRect { rect(100, 100, 300, 200) }
      override func presentationTransitionWillBegin() {
        lines.append("begin \(presentedViewController.transitionCoordinator?.transitionDuration ?? 0)")
      }
      override func presentationTransitionDidEnd(_ completed: Bool) { lines.append("end \(completed)") }
      override func dismissalTransitionWillBegin() { lines.append("dismiss") }
      override func dismissalTransitionDidEnd(_ completed: Bool) { lines.append("dismissed \(completed)") }
    }
    final class Provider: NSObject, UIViewControllerTransitioningDelegate {
      let animator: FadeAnimator
      var control: Control?
      init(_ animator: FadeAnimator) { self.animator = animator }
      func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
      ) -> UIPresentationController? {
        control = Control(presentedViewController: presented, presenting: presenting)
        return control
      }
      func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
      func animationController(
        forDismissed dismissed: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
    }
    let provider = Provider(director.animator)
    guest.transitioningDelegate = provider
    present(.custom)
    let control = try #require(provider.control)
    #expect(control.lines == ["begin 1.0"] && guest.view.frame == rect(100, 100, 300, 200))
    #expect(director.animator.context?.containerView === control.containerView)
    stage.wait(1.1)
    #expect(control.lines.last == "end true")
    director.animator.outcome = false
    dismiss()
    stage.wait(1.1)
    stage.run { shown.turn() }
    #expect(control.lines.suffix(2) == ["dismiss", "dismissed false"] && root.presentedViewController === guest)
    #expect(guest.view.frame == rect(100, 100, 300, 200) && guest.appearance == .appeared)
    director.animator.outcome = nil
    dismiss()
    stage.wait(1.1)
    #expect(control.lines.last == "dismissed true" && control.containerView == nil && guest.view.superview == nil)
  }

  @Test("A cancelled presentation leaves nothing behind, and its completion is not called") func cancelled() {
    director.animator.outcome = false
    present(.fullScreen) { Issue.record("it was cancelled") }
    stage.wait(1.1)
    stage.run { shown.turn() }
    #expect(
      steps(log).suffix(6) == [
        "G.viewWillDisappear", "R.viewWillAppear", "G.viewDidDisappear", "R.viewIsAppearing", "R.viewDidAppear",
        "ended false",
      ])
    #expect(root.presentedViewController == nil && guest.presentingViewController == nil)
    #expect(shown.window.subviews == [root.view] && root.appearance == .appeared)
    director.animator.outcome = nil
    present(.fullScreen)
    stage.wait(1.1)
    #expect(guest.appearance == .appeared)
  }

  @Test("The user cancels a dismissal: the controller that was covered disappears again") func cancelledDismissal() {
    present(.fullScreen)
    stage.wait(1.1)
    _ = log.take()
    let driver = UIPercentDrivenInteractiveTransition()
    director.interactor = driver
    director.animator.order = .below
    dismiss { Issue.record("it was cancelled") }
    stage.run {
      driver.update(0.5)
      driver.cancel()
    }
    stage.wait(1)
    stage.run { shown.turn() }
    #expect(
      steps(log) == [
        "G.viewWillDisappear", "R.viewWillAppear", "animate", "R.viewIsAppearing", "R.viewWillDisappear",
        "G.viewWillAppear", "R.viewDidDisappear", "G.viewIsAppearing", "G.viewDidAppear", "ended false",
      ])
    #expect(root.presentedViewController === guest && !guest.isBeingDismissed && guest.view.alpha == 1)
    #expect(root.view.superview === shown.window && guest.view.window != nil)
  }

  @Test("An animator moves the card of a sheet, which is in its place afterwards", arguments: [400, 1000] as [CGFloat])
  func sheet(width: CGFloat) throws {
    stage.run { shown.resize(width: width) }
    present(.pageSheet)
    let context = try #require(director.animator.context)
    let card = try #require(context.view(forKey: .to))
    #expect(guest.view.superview === card && card.superview === context.containerView)
    stage.wait(1.1)
    stage.run { shown.turn() }
    #expect(card.frame == context.finalFrame(for: guest) || guest.view.frame == card.bounds)
    #expect(guest.presentationContainer === context.containerView && guest.appearance == .appeared)
    dismiss()
    stage.wait(1.1)
    #expect(shown.window.subviews == [root.view])
  }

  @Test("An animator that adds the controller's own view does not break a sheet") func strayView() {
    director.animator.onBegin = { context in
      if let view = context.viewController(forKey: .to)?.view { context.containerView.addSubview(view) }
    }
    present(.formSheet)
    stage.wait(1.1)
    stage.run { shown.turn() }
    #expect(guest.presentationContainer != nil && guest.appearance == .appeared)
  }

  @Test("A dismissal ends a presentation that is still running, and a presentation a running dismissal")
  func inTheMiddle() {
    present(.fullScreen)
    dismiss()
    #expect(guest.isBeingDismissed && root.presentedViewController === guest)
    let next = LoggingController("N", log)
    stage.run {
      root.present(next, animated: false)
      shown.turn()
    }
    stage.wait(1)
    #expect(root.presentedViewController === next && guest.presentingViewController == nil)
    #expect(guest.appearance == .disappeared && next.appearance == .appeared)
    #expect(shown.window.liveTransitions.isEmpty)
  }

  @Test("An animator that never completes does not keep the scene from other turns, and the window's end completes it")
  func endless() {
    director.animator.completes = false
    present(.overFullScreen)
    let (_, lines) = stage.run {
      RuntimeLog.capture {
        for _ in 0..<3 { shown.turn() }
      }
    }
    #expect(lines.isEmpty && guest.appearance == .appearing)
    let other = LoggingController("O", log)
    stage.run {
      root.addChild(other)
      root.view.addSubview(other.view)
      shown.turn()
    }
    #expect(other.appearance == .appeared)
    stage.run { shown.window.rootViewController = UIViewController() }
    stage.wait(1)
    #expect(guest.appearance == .disappeared && shown.window.liveTransitions.isEmpty)
  }
}
