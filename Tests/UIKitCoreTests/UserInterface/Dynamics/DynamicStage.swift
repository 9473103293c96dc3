import Foundation

@testable import UIKitCore

/// An animator for a view of 400 times 400 points, with a clock that the test moves.
@MainActor final class DynamicStage {
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
  let animator: UIDynamicAnimator
  private let process = UIProcess(userDefaults: nil, log: { _ in }, trap: {})
  private var frames = 0
  private var timers: [(id: Int, due: Double, work: @MainActor () -> Void)] = []
  private var nextTimer = 0
  private var now: Double { Double(frames) / 60 }

  init() {
    animator = UIDynamicAnimator(referenceView: view)
    process.uptime = { [unowned self] in now }
    process.schedule = { [unowned self] seconds, work in
      nextTimer += 1
      let id = nextTimer
      timers.append((id, now + seconds, work))
      return { [weak self] in self?.timers.removeAll { $0.id == id } }
    }
  }

  /// A view with this centre, of 100 times 100 points.
  func item(_ x: CGFloat, _ y: CGFloat, side: CGFloat = 100) -> UIView {
    let item = UIView(frame: CGRect(x: x - side / 2, y: y - side / 2, width: side, height: side))
    view.addSubview(item)
    return item
  }

  func add(_ behaviors: UIDynamicBehavior...) {
    process.enter { for behavior in behaviors { animator.addBehavior(behavior) } }
  }

  func run<Result>(_ body: () -> Result) -> Result { process.enter(body) }

  func wait(_ seconds: Double) {
    let end = frames + Int((seconds * 60).rounded())
    while frames < end {
      frames += 1
      let due = timers.filter { $0.due <= now + 1e-9 }
      timers.removeAll { timer in due.contains { $0.id == timer.id } }
      for timer in due { process.enter { timer.work() } }
    }
  }

  var isIdle: Bool { timers.isEmpty }
}
