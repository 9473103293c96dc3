import Foundation
import Testing

@testable @_spi(Runtime) import UIKitCore

/// Serialised, because the device's idiom is shared by the whole process.
@MainActor @Suite("Split view: a list beside its detail", .serialized) struct SplitViewTests {
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

  /// Runs `body` on a device with this idiom, and restores the previous one.
  private func on<Result>(_ idiom: UIUserInterfaceIdiom, _ body: () throws -> Result) rethrows -> Result {
    let former = UIDevice.current.userInterfaceIdiom
    UIDevice.current.userInterfaceIdiom = idiom
    defer { UIDevice.current.userInterfaceIdiom = former }
    return try body()
  }

  private func show(_ split: UISplitViewController, in scene: UIWindowScene) -> UIWindow {
    let window = UIWindow(windowScene: scene)
    window.rootViewController = split
    window.makeKeyAndVisible()
    window.endTurn()
    return window
  }

  @Test("On a wide screen both appear, side by side") func wide() {
    on(.pad) {
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
    on(.phone) {
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
    on(.phone) {
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
    on(.pad) {
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
    on(.phone) {
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
    on(.pad) {
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
