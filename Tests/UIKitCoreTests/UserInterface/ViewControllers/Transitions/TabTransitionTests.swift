import Foundation
import Testing

@testable @_spi(Runtime) import UIKitCore

@MainActor @Suite("Animators of tab bar controllers", .serialized) struct TabTransitionTests {
  let log = ViewsLog()
  private let stage = AnimatedStage()
  let director: Director
  let tabs = UITabBarController()
  let controllers: [LoggingController]
  let shown: ContainerWindow

  init() {
    director = Director(log)
    controllers = ["A", "B", "C"].map { [log] in LoggingController($0, log) }
    let (tabs, all) = (tabs, controllers)
    shown = stage.run {
      tabs.viewControllers = all
      return ContainerWindow(tabs)
    }
    tabs.delegate = director
    _ = log.take()
  }

  private func select(_ index: Int) {
    stage.run {
      tabs.selectedIndex = index
      shown.turn()
    }
  }

  @Test("A change of the tab is animated in a container beside the bar") func change() throws {
    select(1)
    let context = try #require(director.animator.context)
    #expect(context.containerView.subviews == [controllers[0].view, controllers[1].view])
    #expect(context.containerView.frame.minY == tabs.tabBar.frame.maxY && tabs.transitionCoordinator != nil)
    #expect(steps(log) == ["B.viewWillAppear", "A.viewWillDisappear", "animate", "B.viewIsAppearing"])
    stage.wait(1.1)
    #expect(steps(log) == ["A.viewDidDisappear", "B.viewDidAppear", "ended true"])
    #expect(controllers[1].view.superview === tabs.view && controllers[0].view.superview == nil)
    #expect(context.containerView.superview == nil)
  }

  @Test("A cancelled change selects the previous tab again") func cancelled() {
    director.animator.outcome = false
    select(2)
    #expect(tabs.selectedIndex == 2)
    stage.wait(1.1)
    stage.run { shown.turn() }
    #expect(tabs.selectedIndex == 0 && tabs.tabBar.selectedItem === controllers[0].tabBarItem)
    #expect(controllers[0].view.superview === tabs.view && controllers[2].view.superview == nil)
    #expect(controllers[0].appearance == .appeared && controllers[2].appearance == .disappeared)
  }

  @Test("Another change ends the running one first, and replacing the tabs does too") func next() {
    select(1)
    select(2)
    #expect(controllers[0].appearance == .disappeared && controllers[1].appearance == .disappearing)
    stage.run {
      tabs.viewControllers = [controllers[0]]
      shown.turn()
    }
    stage.wait(1)
    #expect(controllers[0].appearance == .appeared && controllers[2].parent == nil)
    #expect(shown.window.liveTransitions.isEmpty)
  }
}
