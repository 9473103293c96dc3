import Foundation
import Testing
import ViewBacking

@testable @_spi(Runtime) import UIKitCore

@MainActor @Suite("Animations between begin and commit", .serialized) struct AnimationBlockTests {
  private let stage = AnimatedStage()

  @available(*, deprecated) private func animate() {
    UIView.beginAnimations("move", context: nil)
    UIView.setAnimationDuration(1)
    UIView.setAnimationDelay(0.5)
    UIView.setAnimationCurve(.linear)
    stage.view.center.x += 100
    UIView.commitAnimations()
    UIView.commitAnimations()
  }

  @available(*, deprecated) @Test("What changes in between is shown over time, after the delay") func move() {
    stage.run { animate() }
    let start = stage.shown.frame.minX
    stage.wait(1)
    #expect(start == 0 && stage.shown.frame.minX == 50 && UIView.animationGroup == nil)
    stage.wait(1)
    #expect(stage.shown.frame.minX == 100)
  }

  @available(*, deprecated) @Test("Repetitions run backwards where that is asked for") func repeats() {
    stage.run {
      UIView.beginAnimations(nil, context: nil)
      UIView.setAnimationDuration(1)
      UIView.setAnimationCurve(.linear)
      UIView.setAnimationRepeatCount(2)
      UIView.setAnimationRepeatAutoreverses(true)
      UIView.setAnimationBeginsFromCurrentState(true)
      stage.view.alpha = 0
      UIView.commitAnimations()
    }
    stage.wait(1.25)
    #expect(stage.shown.alpha == 0.25)
  }
}
