import Foundation
import ViewBacking

@testable @_spi(Runtime) import UIKitCore

/// A window on whose views a test puts fingers, and a clock that the test moves.
@MainActor final class TouchWindow {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
  private let process = UIProcess(userDefaults: nil, log: { _ in }, trap: {})
  private(set) var now = 0.0
  private var timers: [(id: Int, due: Double, work: @MainActor () -> Void)] = []
  private var nextTimer = 0

  init(_ views: UIView...) {
    window.isHidden = false
    for view in views { window.addSubview(view) }
    process.reportsTouches = true
    process.uptime = { [unowned self] in now }
    process.schedule = { [unowned self] seconds, work in
      nextTimer += 1
      let id = nextTimer
      timers.append((id, now + seconds, work))
      return { [weak self] in self?.timers.removeAll { $0.id == id } }
    }
  }

  /// Changes a touch. Returns whether a recogniser has taken it.
  @discardableResult
  func touch(_ phase: TouchInput.Phase, _ x: CGFloat, _ y: CGFloat, id: Int = 0, isPointer: Bool = false) -> Bool {
    process.enter { window.receiveTouch(TouchInput(id: id, phase, at: CGPoint(x: x, y: y), isPointer: isPointer)) }
  }

  /// Touches a point and lifts the finger.
  @discardableResult
  func tap(_ x: CGFloat, _ y: CGFloat, id: Int = 0) -> Bool {
    touch(.began, x, y, id: id)
    return touch(.ended, x, y, id: id)
  }

  /// Moves a finger from one point to another in steps, each of which takes some time.
  func drag(from: CGPoint, to: CGPoint, steps: Int = 4, seconds: Double = 0.1, isLifted: Bool = true) {
    touch(.began, from.x, from.y)
    for step in 1...steps {
      wait(seconds / Double(steps))
      let part = CGFloat(step) / CGFloat(steps)
      touch(.moved, from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part)
    }
    if isLifted { touch(.ended, to.x, to.y) }
  }

  /// Runs code of the app.
  func run<Result>(_ body: () -> Result) -> Result { process.enter(body) }

  /// Lets time pass.
  func wait(_ seconds: Double) {
    let end = now + seconds
    while let next = timers.min(by: { $0.due < $1.due }), next.due <= end {
      timers.removeAll { $0.id == next.id }
      now = max(now, next.due)
      process.enter { next.work() }
    }
    now = end
  }
}

/// A view that logs its touches.
final class TouchView: UIView {
  var log: [String] = []
  var passesOn = false

  private func note(_ name: String, _ touches: Set<UITouch>) {
    let points = touches.map { $0.location(in: self) }.sorted { $0.x < $1.x }
    log.append("\(name) " + points.map { "\(Int($0.x)),\(Int($0.y))" }.joined(separator: " "))
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("began", touches)
    if passesOn { super.touchesBegan(touches, with: event) }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note("moved", touches) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note("ended", touches) }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { note("cancelled", touches) }

  func take() -> [String] {
    defer { log = [] }
    return log
  }
}

extension UIGestureRecognizer {
  /// Adds the states of the recogniser's actions to a list.
  @MainActor func record(_ name: String = "", in list: RecordedStates) {
    addAction(
      UIAction { [weak self, weak list] _ in
        guard let self else { return }
        list?.lines.append(name.isEmpty ? "\(state)" : "\(name) \(state)")
      })
  }
}

/// The states of recognisers, in the order in which their actions have run.
@MainActor final class RecordedStates {
  var lines: [String] = []
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}
