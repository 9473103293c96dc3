import Foundation
import Testing
import ViewBacking

@testable @_spi(Runtime) import UIKitCore

@MainActor @Suite("Animations that are driven together", .serialized) struct RecordedAnimationTests {
  private let stage = AnimatedStage()
  private let recorded = RecordedAnimations()
  private var view: UIView { stage.view }

  private func drive(_ body: () -> Void) {
    recorded.isDriven = true
    stage.run { recorded.record(body) }
  }

  private func move(to part: Double) -> CGFloat {
    stage.run { recorded.move(to: part) }
    return stage.shown.frame.minX
  }

  @Test("They stand still until they are moved, and the longest determines the common duration") func common() {
    let other = UIView(frame: rect(0, 0, 10, 10))
    drive {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 150 }
      UIView.animate(withDuration: 1, delay: 1, options: .curveLinear) { other.alpha = 0 }
    }
    stage.wait(5)
    #expect(stage.shown.frame.minX == 0)
    #expect(move(to: 0.25) == 50 && stage.run { other.shownDescription.alpha } == 1)
    #expect(stage.run { recorded.part } == 0.25)
    #expect(move(to: 0.75) == 100 && stage.run { other.shownDescription.alpha } == 0.5)
    #expect(stage.run { recorded.part } == 0.75)
    #expect(move(to: 0) == 0 && stage.run { recorded.part } == 0)
    stage.run { recorded.finish() }
    stage.wait(1)
    #expect(stage.isIdle && view.center.x == 150 && other.alpha == 0)
  }

  @Test("Released forwards they go on with a speed, released backwards they end with the old values") func release() {
    var done: [Bool] = []
    func start() {
      drive {
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
          view.center.x = 150
        } completion: {
          done.append($0)
        }
      }
    }
    start()
    _ = move(to: 0.5)
    stage.run { recorded.release(isReversed: true, speed: 1) }
    stage.wait(0.25)
    #expect(abs(stage.shown.frame.minX - 25) < 0.001 && done == [])
    stage.wait(0.3)
    #expect(view.center.x == 50 && done == [true])
    start()
    _ = move(to: 0.5)
    stage.run { recorded.release(isReversed: false, speed: 5) }
    stage.wait(0.11)
    #expect(view.center.x == 150 && stage.shown.frame.minX == 100 && done == [true, true])
  }

  @Test("Key frames and property animators are driven too, and an animator reports the place where it ends")
  func others() {
    var positions: [UIViewAnimatingPosition] = []
    drive {
      UIView.animateKeyframes(withDuration: 1, delay: 0) {
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.alpha = 0 }
      }
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 150 }
      animator.addCompletion { positions.append($0) }
      animator.startAnimation()
    }
    #expect(move(to: 0.5) == 50 && stage.shown.alpha == 1)
    #expect(move(to: 0.75) == 75 && stage.shown.alpha == 0.5)
    stage.run { recorded.release(isReversed: true, speed: 1) }
    stage.wait(1)
    #expect(positions == [.start] && view.center.x == 50 && view.alpha == 1)
  }

  @Test("Where animations take no time, changes are made at once and reverted if they are released backwards")
  func noTime() {
    UIProcess(userDefaults: nil, log: { _ in }, trap: {}).enter {
      let view = UIView(frame: rect(0, 0, 10, 10))
      var done = 0
      recorded.isDriven = true
      recorded.record {
        UIView.animate(withDuration: 1) {
          view.alpha = 0
        } completion: { _ in
          done += 1
        }
      }
      #expect(view.alpha == 0 && done == 0)
      recorded.release(isReversed: true, speed: 1)
      #expect(view.alpha == 1 && done == 1)
    }
  }

  @Test("A view that was added in the same turn to a shown window is animated, and one in no window is not")
  func added() {
    let process = UIProcess(userDefaults: nil, log: { _ in }, trap: {})
    process.animatesViews = true
    var (now, waiting) = (0.0, [@MainActor () -> Void]())
    process.uptime = { now }
    process.schedule = { _, work in
      waiting.append(work)
      return {}
    }
    process.enter {
      let shown = ShownWindow()
      let (added, stray) = (UIView(frame: rect(0, 0, 10, 10)), UIView(frame: rect(0, 0, 10, 10)))
      shown.window.addSubview(added)
      var ended = false
      UIView.animate(withDuration: 1) { added.alpha = 0 }
      UIView.animate(withDuration: 1) {
        stray.alpha = 0
      } completion: { _ in
        ended = true
      }
      shown.turn()
      #expect(shown.backing(of: added).last?.alpha ?? 0 > 0.9 && ended)
      now = 2
      while let work = waiting.popLast() { work() }
      shown.turn()
      #expect(shown.backing(of: added).last?.alpha == 0 && process.animationClock.isIdle)
    }
  }
}
