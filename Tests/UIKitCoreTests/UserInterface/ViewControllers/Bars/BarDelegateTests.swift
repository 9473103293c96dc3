import Foundation
import Testing
import ViewBacking

@testable @_spi(Runtime) import UIKitCore

@MainActor private final class StackLog: NSObject, UINavigationBarDelegate {
  var lines: [String] = []
  var allows = true
  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool { allows }
  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
    lines.append("+\(item.title ?? "")")
  }
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { allows }
  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
    lines.append("-\(item.title ?? "")")
  }
}

@MainActor private final class GuardedNavigation: UINavigationController, UINavigationBarDelegate {
  var allows = false
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { allows }
}

@MainActor private final class ObservedTabs: UITabBarController {
  var lines: [String] = []
  override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    lines.append("\(item.title ?? "") after \(selectedIndex)")
  }
}

@MainActor @Suite("Delegates of bars") struct BarDelegateTests {
  @Test("A bar without a controller pushes and pops items as its delegate allows") func stack() {
    let bar = UINavigationBar(frame: rect(0, 0, 300, 44))
    let log = StackLog()
    bar.delegate = log
    bar.setItems([UINavigationItem(title: "A")], animated: false)
    bar.pushItem(UINavigationItem(title: "B"), animated: true)
    #expect(bar.topItem?.title == "B" && bar.backItem?.title == "A" && log.lines == ["+B"])
    bar.layoutIfNeeded()
    bar.visible(UIButton.self).first { $0.accessibilityIdentifier == "BackButton" }?.receive(.pressed)
    #expect(bar.topItem?.title == "A" && log.lines == ["+B", "-B"])
    log.allows = false
    bar.pushItem(UINavigationItem(title: "C"), animated: true)
    #expect(bar.popItem(animated: true) == nil && bar.items?.count == 1 && log.lines.count == 2)
    #expect(bar.barPosition == .top)
  }

  @Test("The bar of a controller changes only with its stack, and a subclass can refuse the back button") func guarded()
  {
    let navigation = GuardedNavigation(rootViewController: UIViewController())
    let shown = ContainerWindow(navigation)
    navigation.pushViewController(UIViewController(), animated: false)
    shown.turn()
    navigation.navigationBar.pushItem(UINavigationItem(title: "X"), animated: false)
    navigation.navigationBar.setItems([], animated: false)
    #expect(navigation.navigationBar.popItem(animated: false) == nil && navigation.navigationBar.items?.count == 2)
    let back = shown.views(UIButton.self).first { $0.accessibilityIdentifier == "BackButton" }
    back?.receive(.pressed)
    #expect(navigation.viewControllers.count == 2)
    navigation.allows = true
    back?.receive(.pressed)
    #expect(navigation.viewControllers.count == 1)
  }

  @Test("A tab bar without a controller selects the tab and calls its delegate") func tabs() {
    final class Log: NSObject, UITabBarDelegate {
      var lines: [String] = []
      func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { lines.append(item.title ?? "") }
    }
    let log = Log()
    let bar = UITabBar(frame: rect(0, 0, 300, 52))
    bar.delegate = log
    bar.setItems(["A", "B"].map { UITabBarItem(title: $0, image: nil, tag: 0) }, animated: false)
    bar.layoutIfNeeded()
    bar.visible(UIButton.self).first { $0.currentTitle == "B" || $0.configuration?.title == "B" }?.receive(.pressed)
    #expect(bar.selectedItem?.title == "B" && log.lines == ["B"])
  }

  @Test("A tab bar controller receives the selection before it changes") func override() {
    let controller = ObservedTabs()
    controller.viewControllers = ["A", "B"].map { title in
      let made = UIViewController()
      made.title = title
      return made
    }
    _ = ContainerWindow(controller)
    controller.tap(at: 1)
    #expect(controller.lines == ["B after 0"] && controller.selectedIndex == 1)
  }
}
