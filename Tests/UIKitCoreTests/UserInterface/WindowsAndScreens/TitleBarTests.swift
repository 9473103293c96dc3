import Foundation
import Testing
import ViewBacking

@testable @_spi(Runtime) import UIKitCore

/// A desktop whose window is 800 by 600 points with its title bar of 46 points. Made in the test itself: another test may run between the creation of
/// the suite and the call of its test.
@MainActor private struct TitleBarStage {
  static let whole = CGSize(width: 800, height: 600)
  let desktop: DesktopUnderTest

  init() {
    desktop = DesktopUnderTest(size: CGSize(width: 800, height: 554))
    desktop.shown.titleBar = (Self.whole, TitleBarArea(height: 46, leading: 0, trailing: 120))
  }

  func show(_ root: UIViewController) {
    desktop.window.rootViewController = root
    desktop.turn()
  }

  var isInTitleBar: Bool { desktop.shown.descriptions.last?.contentReachesTitleBar == true }
}

/// Serialized, because the application belongs to the process.
@MainActor @Suite("Navigation bars in a window's title bar (issue 19: one title)", .serialized) struct TitleBarTests {
  private func titled(_ title: String) -> UIViewController {
    let controller = UIViewController()
    controller.title = title
    return controller
  }

  @Test("The bar of a root navigation controller is as high as the title bar, and the content grows by that")
  func root() {
    let stage = TitleBarStage()
    let navigation = UINavigationController(rootViewController: titled("Notes"))
    stage.show(navigation)
    #expect(stage.isInTitleBar)
    #expect(
      stage.desktop.scene.contentSize == TitleBarStage.whole && stage.desktop.window.bounds.size == TitleBarStage.whole)
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 0, width: 800, height: 46))
    let content = navigation.topViewController!.view!
    #expect(content.frame == CGRect(x: 0, y: 46, width: 800, height: 554))
    #expect(content.safeAreaInsets == .zero)
  }

  @Test("Items at the trailing end leave space for the window's buttons") func items() throws {
    let stage = TitleBarStage()
    let controller = titled("Notes")
    let done = UIBarButtonItem(title: "Done", primaryAction: nil)
    controller.navigationItem.rightBarButtonItem = done
    controller.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Edit", primaryAction: nil)
    let navigation = UINavigationController(rootViewController: controller)
    stage.show(navigation)
    let buttons = navigation.navigationBar.subviews.filter { $0 is BarButton }.map(\.frame)
    #expect(buttons.map { $0.maxX.rounded() }.max() == CGFloat(800 - 120 - 12))
    #expect(buttons.map(\.minX).min() == 12)
  }

  @Test("From right to left the window's buttons are at the left") func rightToLeft() {
    let stage = TitleBarStage()
    stage.desktop.window.traitOverrides.layoutDirection = .rightToLeft
    let controller = titled("Notes")
    controller.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Done", primaryAction: nil)
    let navigation = UINavigationController(rootViewController: controller)
    stage.show(navigation)
    #expect(navigation.navigationBar.subviews.filter { $0 is BarButton }.map(\.frame.minX) == [120 + 12])
  }

  @Test("A hidden bar leaves a safe area for the window's buttons, and the content keeps its size") func hidden() {
    let stage = TitleBarStage()
    let navigation = UINavigationController(rootViewController: titled("Notes"))
    stage.show(navigation)
    navigation.isNavigationBarHidden = true
    stage.desktop.turn()
    let content = navigation.topViewController!.view!
    #expect(stage.isInTitleBar && stage.desktop.scene.contentSize == TitleBarStage.whole)
    #expect(content.frame == CGRect(origin: .zero, size: TitleBarStage.whole))
    #expect(content.safeAreaInsets == UIEdgeInsets(top: 46, left: 0, bottom: 0, right: 0))
  }

  @Test("A large title is below the row of the title bar") func large() {
    let stage = TitleBarStage()
    let navigation = UINavigationController(rootViewController: titled("Notes"))
    navigation.navigationBar.prefersLargeTitles = true
    stage.show(navigation)
    #expect(navigation.navigationBar.frame.height == 46 + UINavigationBar.largeTitleHeight)
  }

  @Test("In a split view each column's bar leaves space for what is over it alone") func split() throws {
    let stage = TitleBarStage()
    let split = UISplitViewController(style: .doubleColumn)
    let (sidebar, detail) = (titled("Folders"), titled("Note"))
    for controller in [sidebar, detail] {
      controller.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Done", primaryAction: nil)
    }
    split.setViewController(sidebar, for: .primary)
    split.setViewController(detail, for: .secondary)
    split.preferredDisplayMode = .oneBesideSecondary
    stage.show(split)
    #expect(stage.isInTitleBar)
    let bars = try [sidebar, detail].map { try #require($0.navigationController).navigationBar }
    #expect(bars.map(\.titleBarInsets.trailing) == [0, 120])
    #expect(bars.allSatisfy { $0.frame.height == 46 })
  }

  @Test("In a wide window the bar of tabs is in the title bar, and navigation bars are below it") func tabs() {
    let stage = TitleBarStage()
    let tabs = UITabBarController()
    let navigation = UINavigationController(rootViewController: titled("Notes"))
    tabs.viewControllers = [navigation, titled("Plain")]
    stage.show(tabs)
    #expect(stage.isInTitleBar && tabs.tabBar.isAtTop)
    #expect(tabs.tabBar.frame == CGRect(x: 0, y: 0, width: 800, height: 46))
    #expect(navigation.view.frame == CGRect(x: 0, y: 46, width: 800, height: 554))
    #expect(navigation.navigationBar.frame.height == 44)
  }

  @Test("Many tabs leave space for the window's buttons") func manyTabs() throws {
    let stage = TitleBarStage()
    let tabs = UITabBarController()
    tabs.viewControllers = (0..<8).map { titled("Tab \($0)") }
    stage.show(tabs)
    let last = try #require(tabs.tabBar.subviews.filter { $0 is TabButton }.map(\.frame.maxX).max())
    #expect(last <= 800 - 120)
  }

  @Test("In a narrow window the selected stack's bar is in the title bar; a tab without one has the safe area")
  func narrowTabs() {
    let stage = TitleBarStage()
    stage.desktop.shown.titleBar?.size.width = 400
    stage.desktop.resize(to: CGSize(width: 400, height: 554))
    let tabs = UITabBarController()
    let plain = titled("Plain")
    tabs.viewControllers = [UINavigationController(rootViewController: titled("Notes")), plain]
    stage.show(tabs)
    #expect(stage.isInTitleBar && !tabs.tabBar.isAtTop)
    tabs.selectedIndex = 1
    stage.desktop.turn()
    #expect(stage.isInTitleBar && plain.view.safeAreaInsets.top == 46)
  }

  @Test(
    "A window without a bar along its upper edge has a title bar: a plain root, a bar that is hidden from the beginning, a bar below"
  ) func none() {
    let stage = TitleBarStage()
    stage.show(titled("Plain"))
    #expect(!stage.isInTitleBar)
    let hidden = UINavigationController(rootViewController: titled("Notes"))
    hidden.isNavigationBarHidden = true
    stage.show(hidden)
    #expect(!stage.isInTitleBar)
    let container = UIViewController()
    let below = UINavigationController(rootViewController: titled("Notes"))
    container.addChild(below)
    below.view.frame = CGRect(x: 0, y: 100, width: 800, height: 400)
    container.view.addSubview(below.view)
    stage.show(container)
    #expect(!stage.isInTitleBar && stage.desktop.scene.contentSize == CGSize(width: 800, height: 554))
  }

  @Test("A scene with a subtitle keeps its title bar, which shows it") func subtitle() {
    let stage = TitleBarStage()
    stage.desktop.scene.subtitle = "3 unread"
    stage.show(UINavigationController(rootViewController: titled("Notes")))
    #expect(!stage.isInTitleBar)
  }

  @Test("A subtitle that a scene gets later does not change its window") func laterSubtitle() {
    let stage = TitleBarStage()
    stage.show(UINavigationController(rootViewController: titled("Notes")))
    stage.desktop.scene.subtitle = "3 unread"
    stage.desktop.turn()
    #expect(stage.isInTitleBar && stage.desktop.scene.contentSize == TitleBarStage.whole)
  }

  @Test("A presented navigation controller does not decide; another root does") func presentedAndReplaced() {
    let stage = TitleBarStage()
    let plain = titled("Plain")
    stage.show(plain)
    let cover = UINavigationController(rootViewController: titled("Cover"))
    cover.modalPresentationStyle = .fullScreen
    plain.present(cover, animated: false)
    stage.desktop.turn()
    #expect(!stage.isInTitleBar)
    plain.dismiss(animated: false)
    let navigation = UINavigationController(rootViewController: titled("Notes"))
    stage.show(navigation)
    #expect(stage.isInTitleBar)
    let known = stage.desktop.shown.descriptions.count
    stage.show(UINavigationController(rootViewController: titled("Others")))
    #expect(stage.isInTitleBar && stage.desktop.shown.descriptions.count == known)
    stage.show(plain)
    #expect(!stage.isInTitleBar && stage.desktop.scene.contentSize == CGSize(width: 800, height: 554))
    #expect(plain.view.safeAreaInsets == .zero)
  }

  @Test("What is presented over the whole window has the safe area, and a sheet is below the title bar")
  func presented() {
    let stage = TitleBarStage()
    let navigation = UINavigationController(rootViewController: titled("Notes"))
    stage.show(navigation)
    let cover = titled("Cover")
    cover.modalPresentationStyle = .fullScreen
    navigation.present(cover, animated: false)
    stage.desktop.turn()
    #expect(cover.view.safeAreaInsets.top == 46)
    navigation.dismiss(animated: false)
    stage.desktop.turn()
    let sheet = titled("Sheet")
    navigation.present(sheet, animated: false)
    stage.desktop.turn()
    #expect(sheet.view.convert(sheet.view.bounds, to: stage.desktop.window).minY >= 46)
    #expect(sheet.view.safeAreaInsets == .zero)
  }

  @Test("A window on the whole screen has no buttons over it, and no safe area") func fullScreen() {
    let stage = TitleBarStage()
    let navigation = UINavigationController(rootViewController: titled("Notes"))
    stage.show(navigation)
    stage.desktop.shown.titleBar = (CGSize(width: 1280, height: 800), nil)
    stage.desktop.resize(to: CGSize(width: 1280, height: 800))
    stage.desktop.turn()
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 0, width: 1280, height: 44))
    #expect(stage.desktop.window.safeAreaInsets == .zero)
  }

  @Test("A host without title bars keeps the content's size, and the bar its height") func without() {
    let stage = TitleBarStage()
    stage.desktop.shown.titleBar = nil
    let navigation = UINavigationController(rootViewController: titled("Notes"))
    stage.show(navigation)
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 0, width: 800, height: 44))
    #expect(stage.desktop.scene.contentSize == CGSize(width: 800, height: 554))
  }
}
