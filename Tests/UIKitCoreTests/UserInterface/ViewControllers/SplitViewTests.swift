import Foundation
import Testing
import ViewBacking

@testable @_spi(Runtime) import UIKitCore

@MainActor @Suite("Split view: a list beside its detail") struct SplitViewTests {
  private let log = ViewsLog()

  private final class Delegate: UISplitViewControllerDelegate {
    var discards = false
    var asked = 0
    var modes: [UISplitViewController.DisplayMode] = []
    func splitViewController(
      _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
      onto primaryViewController: UIViewController
    ) -> Bool {
      asked += 1
      return discards
    }
    func splitViewController(
      _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
    ) { modes.append(displayMode) }
  }

  private func show(_ split: UISplitViewController, in scene: UIWindowScene) -> UIWindow {
    let window = UIWindow(windowScene: scene)
    window.rootViewController = split
    window.makeKeyAndVisible()
    window.endTurn()
    return window
  }

  @Test("On a wide screen both appear, side by side") func wide() {
    onDevice(.pad) {
      let scene = makeTestScene()
      let split = UISplitViewController()
      split.viewControllers = [LoggingController("list", log), LoggingController("detail", log)]
      let window = show(split, in: scene)
      #expect(!split.isCollapsed)
      #expect(
        appearanceOnly(log.take()).filter { $0.hasSuffix("DidAppear") || $0.hasSuffix("viewDidAppear") } == [
          "list.viewDidAppear", "detail.viewDidAppear",
        ])
      let frames = split.viewControllers.map { $0.view.frame }
      #expect(frames[0].maxX == frames[1].minX && frames[1].maxX == window.bounds.maxX)
      #expect(split.viewControllers[0].splitViewController === split)
    }
  }

  @Test("On a phone the detail is on the list's stack, unless the delegate leaves it out", arguments: [true, false])
  func collapse(discards: Bool) {
    onDevice(.phone) {
      let scene = makeTestScene()
      let split = UISplitViewController()
      let delegate = Delegate()
      delegate.discards = discards
      split.delegate = delegate
      let list = LoggingController("list", log)
      let detail = LoggingController("detail", log)
      let navigation = UINavigationController(rootViewController: list)
      split.viewControllers = [navigation, UINavigationController(rootViewController: detail)]
      #expect(split.viewControllers.count == 2, "Nothing is put together before the view comes up.")
      let window = show(split, in: scene)
      #expect(split.isCollapsed && delegate.asked == 1)
      #expect(split.viewControllers == [navigation])
      #expect(navigation.viewControllers == (discards ? [list] : [list, detail]))
      #expect(log.take().contains("\(discards ? "list" : "detail").viewDidAppear"))
      _ = window
    }
  }

  @Test("Columns are wrapped in navigation controllers; a phone shows only the compact one") func columns() {
    onDevice(.phone) {
      let scene = makeTestScene()
      let split = UISplitViewController(style: .doubleColumn)
      split.setViewController(LoggingController("list", log), for: .primary)
      split.setViewController(LoggingController("detail", log), for: .secondary)
      split.setViewController(LoggingController("compact", log), for: .compact)
      #expect(split.viewController(for: .primary) is UINavigationController)
      let window = show(split, in: scene)
      #expect(log.take().filter { $0.hasSuffix("viewDidAppear") } == ["compact.viewDidAppear"])
      _ = window
    }
  }

  @Test("showDetailViewController replaces the detail, or pushes it where there is one column")
  func showDetail() {
    onDevice(.pad) {
      let scene = makeTestScene()
      let split = UISplitViewController()
      let list = LoggingController("list", log)
      split.viewControllers = [list, LoggingController("old", log)]
      let window = show(split, in: scene)
      _ = log.take()
      let new = LoggingController("new", log)
      list.showDetailViewController(new, sender: nil)
      window.endTurn()
      #expect(split.viewControllers == [list, new])
      let lines = appearanceOnly(log.take())
      #expect(lines.contains("old.viewDidDisappear") && lines.contains("new.viewDidAppear"))
    }
    onDevice(.phone) {
      let scene = makeTestScene()
      let split = UISplitViewController()
      let list = LoggingController("list", log)
      let navigation = UINavigationController(rootViewController: list)
      split.viewControllers = [navigation]
      let window = show(split, in: scene)
      let new = LoggingController("new", log)
      list.showDetailViewController(new, sender: nil)
      window.endTurn()
      #expect(navigation.topViewController === new)
    }
  }

  @Test("The list can be hidden and shown, and the delegate is called") func displayMode() {
    onDevice(.pad) {
      let scene = makeTestScene()
      let split = UISplitViewController(style: .doubleColumn)
      let delegate = Delegate()
      split.delegate = delegate
      split.setViewController(LoggingController("list", log), for: .primary)
      split.setViewController(LoggingController("detail", log), for: .secondary)
      let window = show(split, in: scene)
      _ = log.take()
      split.displayModeButtonItem.primaryAction?.performWithSender(nil, target: nil)
      window.endTurn()
      #expect(split.displayMode == .secondaryOnly)
      #expect(log.take().contains("list.viewDidDisappear"))
      split.show(.primary)
      window.endTurn()
      #expect(log.take().contains("list.viewDidAppear"))
      #expect(delegate.modes == [.secondaryOnly, .oneBesideSecondary])
    }
  }

  @Test("Without a split view controller a detail is presented, and show pushes where it can") func show() {
    let scene = makeTestScene()
    let root = UIViewController()
    let navigation = UINavigationController(rootViewController: root)
    let window = UIWindow(windowScene: scene)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    window.endTurn()
    let pushed = UIViewController()
    root.show(pushed, sender: nil)
    window.endTurn()
    #expect(navigation.topViewController === pushed)
    let detail = UIViewController()
    pushed.showDetailViewController(detail, sender: nil)
    #expect(navigation.presentedViewController === detail)
  }
}

@MainActor @Suite("Columns of a split view") struct SplitLayoutTests {
  let process = makeProcess(on: .pad)
  let log = ViewsLog()
  let split: UISplitViewController
  let list: LoggingController
  let detail: LoggingController
  let shown: ContainerWindow

  init() {
    (split, list, detail, shown) = process.enter { [log] in
      let split = UISplitViewController(style: .doubleColumn)
      let list = LoggingController("list", log)
      let detail = LoggingController("detail", log)
      split.setViewController(list, for: .primary)
      split.setViewController(detail, for: .secondary)
      return (split, list, detail, ContainerWindow(split))
    }
  }

  @Test("The list has its preferred width, and the detail the rest") func widths() {
    process.enter {
      #expect(split.primaryColumnWidth == 320)
      #expect(detail.view.placeInWindow.minX == 320 && detail.view.placeInWindow.maxX == 1000)
      split.preferredPrimaryColumnWidth = 250
      shown.turn()
      #expect(split.primaryColumnWidth == 250 && detail.view.placeInWindow.minX == 250)
      split.preferredPrimaryColumnWidth = UISplitViewController.automaticDimension
      split.preferredPrimaryColumnWidthFraction = 0.4
      split.maximumPrimaryColumnWidth = 380
      shown.turn()
      #expect(split.primaryColumnWidth == 380)
    }
  }

  @Test("The button in the detail's bar hides the list and shows it again") func sidebarButton() throws {
    try process.enter {
      let item = split.displayModeButtonItem
      let button = try #require(shown.views(BarButton.self).first { $0.item === item })
      try #require(button.visible(UIButton.self).first).receive(.pressed)
      shown.turn()
      #expect(split.displayMode == .secondaryOnly && detail.view.placeInWindow.minX == 0 && !list.isOnScreen)
      try #require(shown.views(BarButton.self).first { $0.item === item }?.visible(UIButton.self).first).receive(
        .pressed)
      shown.turn()
      #expect(list.isOnScreen && detail.view.placeInWindow.minX == 320)
    }
  }

  @Test("A window that becomes narrow moves the detail onto the list's stack, and a wide one moves it back")
  func narrow() {
    process.enter {
      _ = log.take()
      shown.resize(width: 400)
      #expect(split.isCollapsed && detail.navigationController === list.navigationController)
      #expect(detail.isOnScreen && !list.isOnScreen && detail.view.placeInWindow.width == 400)
      shown.resize(width: 1000)
      #expect(!split.isCollapsed && detail.navigationController !== list.navigationController)
      #expect(list.isOnScreen && detail.isOnScreen && detail.view.placeInWindow.minX == 320)
      // Every appearance is paired, in every case.
      for name in ["list", "detail"] {
        let calls = appearanceOnly(log.take()).filter { $0.hasPrefix(name) && !$0.hasSuffix("IsAppearing") }
        for (call, next) in zip(calls, calls.dropFirst()) {
          #expect(call != next, "\(calls)")
        }
      }
    }
  }
}
