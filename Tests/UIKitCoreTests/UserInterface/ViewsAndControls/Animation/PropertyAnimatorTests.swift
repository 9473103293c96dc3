import Foundation
import RuntimeLogging
import Testing
import ViewBacking

@testable @_spi(Runtime) import UIKitCore

@MainActor @Suite("Property animators", .serialized) struct PropertyAnimatorTests {
  private let stage = AnimatedStage()
  private var view: UIView { stage.view }

  private func animator(_ seconds: Double = 1) -> UIViewPropertyAnimator {
    stage.run { UIViewPropertyAnimator(duration: seconds, curve: .linear) { [view] in view.center.x = 150 } }
  }

  @Test("An animator does nothing until it starts, is active while it runs, and completes at the end") func life() {
    let animator = animator()
    var positions: [UIViewAnimatingPosition] = []
    animator.addCompletion { positions.append($0) }
    #expect(animator.state == .inactive && view.center.x == 50 && !animator.isRunning)
    stage.run { animator.startAnimation() }
    #expect(animator.state == .active && animator.isRunning && view.center.x == 150)
    stage.wait(0.5)
    #expect(stage.run { animator.fractionComplete } == 0.5 && stage.shown.frame.minX == 50)
    stage.wait(0.6)
    #expect(positions == [.end] && animator.state == .inactive && stage.shown.frame.minX == 100)
  }

  @Test("A paused animator stands still, can be moved, and goes on from there") func paused() {
    let animator = animator()
    stage.run { animator.pauseAnimation() }
    #expect(animator.state == .active && !animator.isRunning)
    stage.run { animator.fractionComplete = 0.25 }
    stage.wait(1)
    #expect(stage.shown.frame.minX == 25)
    stage.run { animator.startAnimation() }
    stage.wait(0.5)
    #expect(abs(stage.shown.frame.minX - 75) < 0.001)
    stage.run {
      animator.pauseAnimation()
      animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    }
    stage.wait(0.3)
    #expect(animator.state == .inactive)
  }

  @Test("A reversed animator ends at its start, with the values from before") func reversed() {
    let animator = animator()
    var positions: [UIViewAnimatingPosition] = []
    animator.addCompletion { positions.append($0) }
    stage.run { animator.startAnimation() }
    stage.wait(0.5)
    stage.run { animator.isReversed = true }
    stage.wait(0.25)
    #expect(abs(stage.shown.frame.minX - 25) < 0.001)
    stage.wait(0.3)
    #expect(positions == [.start] && view.center.x == 50)
  }

  @Test("A stopped animator keeps what is shown, and finishes only when it is finished") func stopped() {
    let animator = animator()
    var positions: [UIViewAnimatingPosition] = []
    animator.addCompletion { positions.append($0) }
    stage.run { animator.startAnimation() }
    stage.wait(0.5)
    stage.run { animator.stopAnimation(false) }
    #expect(animator.state == .stopped && view.center.x == 100 && positions == [])
    let (_, lines) = RuntimeLog.capture { animator.pauseAnimation() }
    #expect(lines.count == 1)
    stage.run { animator.finishAnimation(at: .current) }
    #expect(positions == [.current] && animator.state == .inactive)
    let other = self.animator()
    other.addCompletion { _ in Issue.record("it was not to finish") }
    stage.run {
      other.startAnimation()
      other.stopAnimation(true)
    }
    #expect(other.state == .inactive)
  }

  @Test("Changes that begin later take the rest of the duration") func delayFactor() {
    let animator = animator(2)
    animator.addAnimations({ [view] in view.alpha = 0 }, delayFactor: 0.5)
    stage.run { animator.startAnimation() }
    stage.wait(1)
    #expect(stage.shown.alpha == 1 && abs(stage.shown.frame.minX - 50) < 0.001)
    stage.wait(0.5)
    #expect(abs(stage.shown.alpha - 0.5) < 0.001)
  }

  @Test("A running animator is made in one call, and starts after a delay") func running() {
    var isDone = false
    let animator = stage.run {
      UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 1, delay: 1, options: .curveLinear) { [view] in
        view.center.x = 150
      } completion: { _ in
        isDone = true
      }
    }
    #expect(animator.delay == 1 && animator.state == .active && view.center.x == 50)
    stage.wait(1.5)
    #expect(abs(stage.shown.frame.minX - 50) < 0.001)
    stage.wait(0.6)
    #expect(isDone)
  }

  @Test("Without a host an animator finishes when it starts") func immediate() {
    let view = UIView()
    var positions: [UIViewAnimatingPosition] = []
    let process = UIProcess(userDefaults: nil, log: { _ in }, trap: {})
    process.enter {
      let animator = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.5) { view.alpha = 0 }
      animator.addCompletion { positions.append($0) }
      animator.startAnimation(afterDelay: 3)
      #expect(animator.state == .inactive && view.alpha == 0 && positions == [.end])
    }
  }

  @Test("Timing parameters describe their curves") func parameters() {
    let cubic = UICubicTimingParameters(controlPoint1: CGPoint(x: 0.1, y: 0.2), controlPoint2: CGPoint(x: 0.3, y: 0.4))
    #expect(cubic.timingCurveType == .cubic && cubic.cubicTimingParameters === cubic)
    #expect(UICubicTimingParameters(animationCurve: .easeIn).timingCurveType == .builtin)
    #expect(cubic.springTimingParameters == nil && UICubicTimingParameters().animationCurve == .easeInOut)
    let spring = UISpringTimingParameters(mass: 1, stiffness: 100, damping: 20, initialVelocity: CGVector(dx: 1, dy: 0))
    #expect(spring.timingCurveType == .spring && spring.ratio == 1 && spring.settling.map { $0 < 1 } == true)
    #expect(UISpringTimingParameters(dampingRatio: 0.4).settling == nil && spring.cubicTimingParameters == nil)
    #expect(UIViewPropertyAnimator(duration: 9, timingParameters: spring).duration == spring.settling)
  }
}
