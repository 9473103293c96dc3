import Foundation
import Testing

@testable @_spi(Runtime) import UIKitCore

@MainActor @Suite("Split view controllers: columns in wide and narrow windows")
struct SplitColumnTests {
  private func screen(_ title: String) -> UIViewController {
    let controller = UIViewController()
    controller.title = title
    return controller
  }

  private func split(_ style: UISplitViewController.Style) -> UISplitViewController {
    let split = UISplitViewController(style: style)
    let columns: [UISplitViewController.Column] =
      style == .tripleColumn ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
    for column in columns { split.setViewController(screen("\(column)"), for: column) }
    return split
  }

  private func places(_ split: UISplitViewController) -> [CGRect] { split.viewControllers.map(\.view.placeInWindow) }

  @Test("Three columns are side by side without a gap, and preferred widths are used") func triple() {
    onDevice(.pad) {
      let split = split(.tripleColumn)
      let shown = ContainerWindow(split, width: 1200)
      let usual = places(split)
      #expect(usual.count == 3 && usual[0].minX == 0 && usual[2].maxX == 1200)
      #expect(zip(usual, usual.dropFirst()).allSatisfy { $0.maxX == $1.minX })
      #expect(split.displayMode == .twoBesideSecondary)
      split.preferredPrimaryColumnWidth = 200
      split.preferredSupplementaryColumnWidth = 260
      shown.turn()
      #expect(places(split).map(\.width) == [200, 260, 740])
      #expect(split.primaryColumnWidth == 200 && split.supplementaryColumnWidth == 260)
      split.preferredPrimaryColumnWidth = 5000
      shown.turn()
      #expect(split.primaryColumnWidth == 600, "half of the room is the most")
    }
  }

  @Test("A display mode that hides the list gives its space to the detail; show and hide call the delegate first")
  func modes() {
    final class Watcher: UISplitViewControllerDelegate {
      var modes: [UISplitViewController.DisplayMode] = []
      func splitViewController(
        _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
      ) { modes.append(displayMode) }
    }
    onDevice(.pad) {
      let (split, watcher) = (split(.doubleColumn), Watcher())
      split.delegate = watcher
      let shown = ContainerWindow(split)
      split.hide(.secondary)
      #expect(split.displayMode == .oneBesideSecondary && watcher.modes == [], "the detail stays")
      split.hide(.primary)
      shown.turn()
      #expect(split.displayMode == .secondaryOnly && places(split).last == rect(0, 0, 1000, 700))
      split.hide(.primary)
      split.show(.primary)
      shown.turn()
      split.show(.primary)
      #expect(watcher.modes == [.secondaryOnly, .oneBesideSecondary] && places(split)[1].minX == 320)
      split.preferredDisplayMode = .secondaryOnly
      #expect(watcher.modes.count == 2, "the app's own preference is not reported to its delegate")
    }
  }

  @Test(
    "Collapsing and expanding repeatedly moves the detail's controllers to the list's stack and back")
  func thereAndBack() {
    onDevice(.pad) {
      let split = split(.doubleColumn)
      let shown = ContainerWindow(split)
      let (list, detail) = (
        split.viewController(for: .primary) as! UINavigationController,
        split.viewController(for: .secondary) as! UINavigationController
      )
      detail.pushViewController(screen("deeper"), animated: false)
      for _ in 0..<3 {
        shown.resize(width: 400)
        #expect(split.isCollapsed && list.viewControllers.map(\.title) == ["primary", "secondary", "deeper"])
        #expect(split.viewControllers == [list])
        shown.resize(width: 1000)
        #expect(!split.isCollapsed && list.viewControllers.map(\.title) == ["primary"])
        #expect(
          detail.viewControllers.map(\.title) == ["secondary", "deeper"] && split.viewControllers == [list, detail])
      }
    }
  }

  @Test("What is pushed onto a collapsed detail belongs to the detail when expanded") func pushed() {
    onDevice(.pad) {
      let split = split(.doubleColumn)
      let shown = ContainerWindow(split, width: 400)
      let list = split.viewController(for: .primary) as! UINavigationController
      list.topViewController?.navigationController?.pushViewController(screen("deeper"), animated: false)
      shown.turn()
      shown.resize(width: 1000)
      let detail = split.viewController(for: .secondary) as! UINavigationController
      #expect(list.viewControllers.map(\.title) == ["primary"])
      #expect(detail.viewControllers.map(\.title) == ["secondary", "deeper"])
      // What is pushed onto the list alone stays there.
      shown.resize(width: 400)
      list.popToRootViewController(animated: false)
      list.pushViewController(screen("folder"), animated: false)
      shown.turn()
      shown.resize(width: 1000)
      #expect(list.viewControllers.map(\.title) == ["primary", "folder"])
      #expect(detail.viewControllers.map(\.title) == ["secondary", "deeper"])
    }
  }

  @Test("A controller that was popped while collapsed does not return when expanded") func popped() {
    onDevice(.pad) {
      let split = split(.doubleColumn)
      let shown = ContainerWindow(split, width: 400)
      let list = split.viewController(for: .primary) as! UINavigationController
      #expect(list.topViewController?.title == "secondary")
      list.popViewController(animated: false)
      shown.turn()
      split.showDetailViewController(screen("chosen"), sender: nil)
      shown.turn()
      #expect(list.viewControllers.map(\.title) == ["primary", "chosen"])
      shown.resize(width: 1000)
      let detail = split.viewController(for: .secondary) as! UINavigationController
      #expect(list.viewControllers.map(\.title) == ["primary"] && detail.viewControllers.map(\.title) == ["chosen"])
      #expect(detail.viewControllers[0].view.placeInWindow.minX == 320)
    }
  }

  @Test("In a narrow window another controller for the column replaces the earlier one on the stack")
  func replacedWhileNarrow() {
    onDevice(.pad) {
      let split = split(.doubleColumn)
      let shown = ContainerWindow(split, width: 400)
      let list = split.viewController(for: .primary) as! UINavigationController
      for title in ["first", "second"] {
        split.setViewController(screen(title), for: .secondary)
        split.show(.secondary)
        shown.turn()
        #expect(list.viewControllers.map(\.title) == ["primary", title])
      }
      shown.resize(width: 1000)
      let detail = split.viewController(for: .secondary) as! UINavigationController
      #expect(list.viewControllers.map(\.title) == ["primary"] && detail.viewControllers.map(\.title) == ["second"])
    }
  }

  @Test("A column that the user has left in a narrow window is shown again, and is there when the window is wide")
  func shownAgain() {
    onDevice(.pad) {
      let split = split(.doubleColumn)
      let shown = ContainerWindow(split, width: 400)
      let list = split.viewController(for: .primary) as! UINavigationController
      list.popViewController(animated: false)
      shown.turn()
      split.show(.secondary)
      shown.turn()
      #expect(list.viewControllers.map(\.title) == ["primary", "secondary"])
      list.popViewController(animated: false)
      shown.resize(width: 1000)
      let detail = split.viewController(for: .secondary) as! UINavigationController
      #expect(list.viewControllers.map(\.title) == ["primary"] && detail.viewControllers.map(\.title) == ["secondary"])
    }
  }

  @Test("The delegate decides which column is shown after collapsing") func topColumn() {
    final class Lists: UISplitViewControllerDelegate {
      func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
      ) -> UISplitViewController.Column { .primary }
    }
    onDevice(.pad) {
      let (split, lists) = (split(.doubleColumn), Lists())
      split.delegate = lists
      let shown = ContainerWindow(split, width: 400)
      let list = split.viewController(for: .primary) as! UINavigationController
      #expect(list.viewControllers.map(\.title) == ["primary"])
      split.show(.secondary)
      shown.turn()
      #expect(list.topViewController?.title == "secondary")
      shown.resize(width: 1000)
      #expect(!split.isCollapsed && list.topViewController?.title == "primary")
    }
  }

  @Test("A new detail replaces the old one's column, and the old one is freed") func replaced() {
    onDevice(.pad) {
      let split = split(.doubleColumn)
      let shown = ContainerWindow(split)
      weak let previous = split.viewController(for: .secondary)
      let detail = UINavigationController(rootViewController: screen("other"))
      split.setViewController(detail, for: .secondary)
      shown.turn()
      #expect(split.viewController(for: .secondary) === detail, "a stack is not put into another stack")
      #expect(detail.view.placeInWindow.minX == 320 && previous == nil)
      split.setViewController(nil, for: .secondary)
      shown.turn()
      #expect(split.viewController(for: .secondary) == nil && places(split).count == 1)
    }
  }

  @Test("Callbacks of all columns accompany the split view's own, and are paired at its end") func callbacks() {
    onDevice(.pad) {
      let log = ViewsLog()
      let (list, detail) = (LoggingController("L", log), LoggingController("D", log))
      let split = UISplitViewController(style: .doubleColumn)
      split.setViewController(list, for: .primary)
      split.setViewController(detail, for: .secondary)
      let shown = ContainerWindow(split)
      let appeared = appearanceOnly(log.take())
      for name in ["L", "D"] {
        #expect(
          appeared.filter { $0.hasPrefix("\(name).") } == [
            "\(name).viewDidLoad", "\(name).viewWillAppear", "\(name).viewIsAppearing", "\(name).viewDidAppear",
          ])
      }
      shown.window.rootViewController = UIViewController()
      shown.turn()
      #expect(
        Set(appearanceOnly(log.take())) == [
          "L.viewWillDisappear", "L.viewDidDisappear", "D.viewWillDisappear", "D.viewDidDisappear",
        ])
    }
  }
}
