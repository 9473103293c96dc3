import Foundation
import RuntimeLogging
import Testing
import ViewBacking

@testable @_spi(Runtime) import UIKitCore

@MainActor @Suite("Transitions between children", .serialized) struct ChildTransitionTests {
  let log = ViewsLog()
  private let stage = AnimatedStage()
  let parent = UIViewController()
  let one: LoggingController
  let two: LoggingController
  let shown: ContainerWindow

  init() {
    (one, two) = (LoggingController("1", log), LoggingController("2", log))
    let (parent, one) = (parent, one)
    shown = stage.run {
      parent.addChild(one)
      parent.view.addSubview(one.view)
      one.didMove(toParent: parent)
      return ContainerWindow(parent)
    }
    _ = log.take()
  }

  @Test("The children's appearance ends with the animation, and the first view is removed") func change() {
    var results: [Bool] = []
    stage.run {
      one.willMove(toParent: nil)
      parent.addChild(two)
      parent.transition(from: one, to: two, duration: 1, options: .curveLinear) {
        one.view.alpha = 0
      } completion: {
        results.append($0)
      }
      shown.turn()
    }
    #expect(steps(log) == ["1.viewWillDisappear", "2.viewWillAppear", "2.viewIsAppearing"] && results == [])
    stage.wait(0.5)
    #expect(abs(stage.run { one.view.shownDescription.alpha } - 0.5) < 0.001 && one.view.superview === parent.view)
    stage.wait(0.6)
    #expect(steps(log) == ["1.viewDidDisappear", "2.viewDidAppear"] && results == [true])
    #expect(one.view.superview == nil && parent.view.subviews == [two.view])
  }

  @Test("Where animations take no time it ends with the turn") func noTime() {
    UIProcess(userDefaults: nil, log: { _ in }, trap: {}).enter {
      var isDone = false
      parent.addChild(two)
      parent.transition(from: one, to: two, duration: 1, animations: nil) { _ in isDone = true }
      #expect(!isDone)
      shown.turn()
      #expect(isDone && two.appearance == .appeared && one.appearance == .disappeared)
    }
  }

  @Test("A controller that is no child is logged, and nothing changes") func stranger() {
    let (_, lines) = stage.run {
      RuntimeLog.capture { parent.transition(from: one, to: two, duration: 1, animations: nil) }
    }
    #expect(lines.count == 1 && parent.view.subviews == [one.view] && one.appearance == .appeared)
  }
}
