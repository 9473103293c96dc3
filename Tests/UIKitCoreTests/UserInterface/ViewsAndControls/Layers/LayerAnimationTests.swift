import Foundation
import Testing

@testable @_spi(Runtime) import UIKitCore

private final class AnimationLog: NSObject, CAAnimationDelegate {
  var lines: [String] = []
  func animationDidStart(_ anim: CAAnimation) { lines.append("start") }
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { lines.append("stop \(flag)") }
}

@MainActor @Suite("Animations of layers", .serialized) struct LayerAnimationTests {
  private let stage = AnimatedStage()
  private let log = AnimationLog()
  private let layer = CALayer()

  private func fade(_ seconds: Double) -> CABasicAnimation {
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = 0
    fade.toValue = 1
    fade.duration = seconds
    fade.delegate = log
    return fade
  }

  @Test("An animation runs for its duration, does not change the layer, and calls its delegate at both ends")
  func life() {
    let fade = fade(1)
    stage.run { layer.add(fade, forKey: "fade") }
    #expect(layer.animation(forKey: "fade") === fade && layer.animationKeys() == ["fade"] && layer.opacity == 1)
    stage.wait(0.9)
    #expect(log.lines == ["start"])
    stage.wait(0.2)
    #expect(log.lines == ["start", "stop true"] && layer.animationKeys() == nil)
  }

  @Test("A removed animation has not finished, and another one with its key replaces it") func removed() {
    stage.run {
      layer.add(fade(1), forKey: "fade")
      layer.add(fade(1), forKey: "fade")
      layer.removeAllAnimations()
    }
    #expect(log.lines == ["start", "stop false", "start", "stop false"])
  }

  @Test("Repetitions, speed and reversal determine the duration; one that is repeated for ever does not end")
  func totals() {
    let fade = fade(2)
    #expect(fade.total == 2)
    fade.autoreverses = true
    fade.repeatCount = 3
    #expect(fade.total == 12)
    fade.speed = 2
    #expect(fade.total == 6)
    fade.repeatCount = .infinity
    #expect(fade.total == nil)
    #expect(CABasicAnimation().total == 0.25 && CASpringAnimation(keyPath: "x").settlingDuration > 0)
  }

  @Test("A transaction completes after its animations, or at once without any") func transactions() {
    stage.run {
      CATransaction.begin()
      CATransaction.setCompletionBlock { [log] in log.lines.append("completed") }
      CATransaction.setAnimationDuration(3)
      #expect(CATransaction.animationDuration() == 3 && CATransaction.completionBlock() != nil)
      layer.add(fade(1), forKey: nil)
      CATransaction.commit()
    }
    #expect(log.lines == ["start"])
    stage.wait(1.1)
    #expect(log.lines == ["start", "stop true", "completed"])
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    CATransaction.setCompletionBlock { [log] in log.lines.append("empty") }
    #expect(CATransaction.disableActions())
    CATransaction.commit()
    #expect(log.lines.last == "empty" && !CATransaction.disableActions())
    CATransaction.commit()
    CATransaction.setCompletionBlock { [log] in log.lines.append("outside") }
    #expect(log.lines.last == "outside" && CATransaction.animationDuration() == 0.25)
  }

  @Test("Where animations take no time an animation ends when it is added") func immediate() {
    let process = UIProcess(userDefaults: nil, log: { _ in }, trap: {})
    process.enter { layer.add(fade(1), forKey: "fade") }
    #expect(log.lines == ["start", "stop true"] && layer.animationKeys() == nil)
  }

  @Test("Curves have Apple's control points") func curves() {
    var point: [Float] = [0, 0]
    CAMediaTimingFunction(name: .easeIn).getControlPoint(at: 1, values: &point)
    #expect(point == [0.42, 0])
    CAMediaTimingFunction(controlPoints: 0.1, 0.2, 0.3, 0.4).getControlPoint(at: 2, values: &point)
    #expect(point == [0.3, 0.4])
    CAMediaTimingFunction(name: .linear).getControlPoint(at: 9, values: &point)
    #expect(point == [0.3, 0.4])
  }
}
