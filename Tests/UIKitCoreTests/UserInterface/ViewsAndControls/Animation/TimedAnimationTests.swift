import Foundation
import Testing
import ViewBacking

@testable @_spi(Runtime) import UIKitCore

/// Views whose animations take time on a clock that the test moves.
@MainActor final class AnimatedStage {
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let process = UIProcess(userDefaults: nil, log: { _ in }, trap: {})
  private var now = 0.0
  private var timers: [(id: Int, due: Double, work: @MainActor () -> Void)] = []
  private var nextTimer = 0

  init() {
    process.animatesViews = true
    process.animatesUnshownViews = true
    process.uptime = { [unowned self] in now }
    process.schedule = { [unowned self] seconds, work in
      nextTimer += 1
      let id = nextTimer
      timers.append((id, now + seconds, work))
      return { [weak self] in self?.timers.removeAll { $0.id == id } }
    }
  }

  func run<Result>(_ body: () -> Result) -> Result { process.enter(body) }

  /// What is shown of the view.
  var shown: ViewDescription { run { view.shownDescription } }

  func wait(_ seconds: Double) {
    let end = now + seconds
    while let next = timers.min(by: { ($0.due, $0.id) < ($1.due, $1.id) }), next.due <= end + 1e-9 {
      timers.removeAll { $0.id == next.id }
      now = max(now, next.due)
      run { next.work() }
    }
    now = end
  }

  var isIdle: Bool { timers.isEmpty }
}

@MainActor @Suite("Animations that take time", .serialized) struct TimedAnimationTests {
  private let stage = AnimatedStage()
  private var view: UIView { stage.view }

  @Test("A property has its new value at once, and is shown on the way to it; the completion comes at the end")
  func onTheWay() {
    var done: [Bool] = []
    stage.run {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.center.x = 150
        view.alpha = 0
      } completion: {
        done.append($0)
      }
    }
    #expect(view.center.x == 150 && view.alpha == 0)
    #expect(stage.shown.frame.minX == 0 && stage.shown.alpha == 1)
    stage.wait(0.25)
    #expect(stage.shown.frame.minX == 25 && abs(stage.shown.alpha - 0.75) < 0.001 && done == [])
    stage.wait(0.8)
    #expect(stage.shown.frame.minX == 100 && stage.shown.alpha == 0 && done == [true])
    stage.wait(1)
    #expect(stage.isIdle && !UIView.isAnyAnimated, "nothing is drawn any more")
  }

  @Test("Size, colour and transform are animated too, and what is no such property changes at once") func properties() {
    view.backgroundColor = .red
    stage.run {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.bounds.size = CGSize(width: 200, height: 50)
        view.backgroundColor = .blue
        view.transform = CGAffineTransform(translationX: 10, y: 0)
        view.layer.cornerRadius = 8
      }
    }
    stage.wait(0.5)
    let shown = stage.shown
    #expect(shown.frame.size == CGSize(width: 150, height: 75) && shown.cornerRadius == 8)
    #expect(shown.background == RGBA(red: 0.5, green: 0, blue: 0.5, alpha: 1))
    #expect(shown.transform.map { Double($0.tX) } == 5)
  }

  @Test("A delay comes before the change, and curves begin or end slowly") func delayAndCurves() {
    stage.run { UIView.animate(withDuration: 1, delay: 1, options: .curveLinear) { view.center.x = 150 } }
    stage.wait(0.9)
    #expect(stage.shown.frame.minX == 0)
    stage.wait(0.6)
    #expect(stage.shown.frame.minX == 50)
    let middle = [AnimationTiming.easeIn, .linear, .easeOut].map { $0.progress(at: 0.3) }
    #expect(middle[0] < middle[1] && middle[1] < middle[2])
    #expect(abs(AnimationTiming.easeInOut.progress(at: 0.5) - 0.5) < 0.001)
  }

  @Test("Every curve begins at 0 and ends at 1, and a soft spring goes beyond its end") func ends() {
    let timings: [AnimationTiming] = [
      .linear, .easeIn, .spring(damping: 0.2, velocity: 0), .spring(damping: 1, velocity: 5),
      .spring(damping: .nan, velocity: .infinity), .spring(damping: -3, velocity: 0),
    ]
    for timing in timings {
      #expect(timing.progress(at: 0) == 0 && timing.progress(at: 1) == 1)
      #expect(abs(timing.progress(at: 0.999) - 1) < 0.05 && timing.progress(at: 0.5).isFinite)
    }
    let soft = (1..<100).map { AnimationTiming.spring(damping: 0.3, velocity: 0).progress(at: Double($0) / 100) }
    #expect(soft.contains { $0 > 1.1 })
    let stiff = (1..<100).map { AnimationTiming.spring(damping: 1, velocity: 0).progress(at: Double($0) / 100) }
    #expect(stiff.allSatisfy { $0 <= 1 })
  }

  @Test("A change of a running animation begins where it is shown; one without animation is shown at once")
  func interrupted() {
    stage.run { UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 150 } }
    stage.wait(0.5)
    stage.run { UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 50 } }
    #expect(stage.shown.frame.minX == 50)
    stage.wait(0.5)
    #expect(stage.shown.frame.minX == 25)
    stage.run { view.center.x = 350 }
    #expect(stage.shown.frame.minX == 300)
    stage.run {
      UIView.animate(withDuration: 1) { UIView.performWithoutAnimation { view.center.x = 50 } }
    }
    #expect(stage.shown.frame.minX == 0)
  }

  @Test("Animations that the app has disabled, or that change nothing, complete at once") func disabled() {
    var done: [String] = []
    stage.run {
      UIView.setAnimationsEnabled(false)
      UIView.animate(withDuration: 1) {
        view.alpha = 0
      } completion: { _ in
        done.append("disabled")
      }
      #expect(!UIView.areAnimationsEnabled)
      UIView.setAnimationsEnabled(true)
      UIView.animate(withDuration: 1, animations: {}, completion: { _ in done.append("nothing") })
      UIView.animate(withDuration: 0) {
        view.alpha = 1
      } completion: { _ in
        done.append("no time")
      }
    }
    #expect(done == ["disabled", "nothing", "no time"] && stage.shown.alpha == 1)
  }

  @Test("A repeated animation goes on, back and forth, until the property changes") func repeated() {
    stage.run {
      UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .autoreverse, .curveLinear]) { view.center.x = 150 }
    }
    stage.wait(1.5)
    #expect(abs(stage.shown.frame.minX - 50) < 0.001)
    stage.wait(10)
    #expect(abs(stage.shown.frame.minX - 50) < 0.001)
    stage.run { view.center.x = 50 }
    #expect(stage.shown.frame.minX == 0)
    stage.wait(1)
    #expect(stage.isIdle)
  }

  @Test("A nested animation has the duration of the outer one, unless it overrides it") func nested() {
    stage.run {
      UIView.animate(withDuration: 2) {
        #expect(UIView.inheritedAnimationDuration == 2)
        UIView.animate(withDuration: 5) { #expect(UIView.inheritedAnimationDuration == 2) }
        UIView.animate(withDuration: 5, delay: 0, options: .overrideInheritedDuration) {
          #expect(UIView.inheritedAnimationDuration == 5)
        }
      }
      #expect(UIView.inheritedAnimationDuration == 0)
    }
  }

  @Test("Key frames change properties one after the other in parts of the duration") func keyframes() {
    var isDone = false
    stage.run {
      UIView.animateKeyframes(withDuration: 2, delay: 0) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.center.x = 150 }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.center.x = 50 }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.25) { view.alpha = 0 }
      } completion: { _ in
        isDone = true
      }
    }
    #expect(view.center.x == 50)
    var positions: [CGFloat] = []
    var alphas: [Double] = []
    for _ in 0..<4 {
      stage.wait(0.5)
      positions.append(stage.shown.frame.minX)
      alphas.append((stage.shown.alpha * 100).rounded() / 100)
    }
    #expect(positions == [50, 100, 50, 0] && alphas == [1, 1, 0, 0] && isDone)
  }

  @Test("Transitions replace a view, or show and hide it, and complete") func transitions() {
    let (one, two) = (UIView(), UIView())
    view.addSubview(one)
    var done = 0
    stage.run {
      UIView.transition(from: one, to: two, duration: 1) { _ in done += 1 }
      #expect(one.superview == nil && two.superview === view)
      UIView.transition(from: two, to: one, duration: 1, options: .showHideTransitionViews) { _ in done += 1 }
      #expect(two.isHidden && !one.isHidden)
      UIView.transition(with: view, duration: 1, options: .transitionFlipFromLeft) {
        view.alpha = 0
      } completion: { _ in
        done += 1
      }
      UIView.perform(.delete, on: [two], animations: nil) { _ in done += 1 }
      #expect(two.superview == nil)
    }
    stage.wait(1.1)
    #expect(done == 4)
  }

  @Test("Views without animations keep no state for them") func noCost() {
    let plain = UIView()
    // `tracksChanges` is shared by all views, and other tests may have set it.
    let wasTracking = UIView.tracksChanges
    stage.run { plain.alpha = 0.5 }
    #expect(plain.attachments == nil && UIView.tracksChanges == wasTracking)
  }
}
