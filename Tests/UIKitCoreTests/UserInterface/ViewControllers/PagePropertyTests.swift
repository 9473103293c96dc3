import Foundation
import SceneSystem
import TestSupport
import Testing

@testable @_spi(Runtime) import UIKitCore

@MainActor @Suite("Page view controllers under any sequence of calls") struct PagePropertyTests {
  /// Pages without end.
  private final class Endless: NSObject, UIPageViewControllerDataSource {
    let make: @MainActor () -> UIViewController
    init(_ make: @escaping @MainActor () -> UIViewController) { self.make = make }
    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { make() }
    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { make() }
  }

  @Test("Callbacks of pages are balanced, and exactly the current pages are children", arguments: 0..<30)
  func sequences(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let checker = LifeChecker()
    do {
      var next = 0
      func page() -> CheckedController {
        next += 1
        return CheckedController(next, checker)
      }
      let known = (0..<3).map { _ in page() }
      let source = Endless { page() }
      let container = UIPageViewController(
        transitionStyle: random.below(2) == 0 ? .scroll : .pageCurl, navigationOrientation: .horizontal)
      container.dataSource = source
      let shown = ContainerWindow(
        random.below(2) == 0 ? container : UINavigationController(rootViewController: container))
      for _ in 0..<40 {
        switch random.below(8) {
        case 0, 1: container.step(random.below(2) == 0 ? .forward : .reverse)
        case 2: container.setViewControllers(nil, direction: .forward, animated: true)
        case 3, 4:
          container.setViewControllers([known[random.below(3)]], direction: .forward, animated: random.below(2) == 0)
        case 5: container.setViewControllers([page(), page()], direction: .reverse, animated: false)
        case 6: shown.window.isHidden.toggle()
        default: shown.turn()
        }
      }
      shown.window.isHidden = false
      shown.turn()
      shown.turn()
      let current = container.viewControllers ?? []
      #expect(container.children.count == current.count && current.allSatisfy { $0.parent === container })
      for case let page as CheckedController in current { #expect(checker.state(of: page.id) == .didAppear) }
      shown.window.rootViewController = nil
      shown.turn()
    }
    #expect(checker.errors == [] && checker.calls > 0)
  }
}
