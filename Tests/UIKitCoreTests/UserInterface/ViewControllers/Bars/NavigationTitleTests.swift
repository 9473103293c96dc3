import Foundation
import Testing
import ViewBacking

@testable @_spi(Runtime) import UIKitCore

@MainActor @Suite("Navigation items: back buttons without titles, subtitles, large titles")
struct NavigationTitleTests {
  private func push(_ change: (UINavigationItem) -> Void) -> ContainerWindow {
    let root = UIViewController()
    root.title = "Inbox"
    change(root.navigationItem)
    let navigation = UINavigationController(rootViewController: root)
    let shown = ContainerWindow(navigation)
    navigation.pushViewController(UIViewController(), animated: false)
    shown.turn()
    return shown
  }

  private func backTitle(_ change: (UINavigationItem) -> Void) throws -> String? {
    let button = push(change).views(UIButton.self).first { $0.accessibilityIdentifier == "BackButton" }
    return try #require(button).configuration?.title
  }

  @Test("The display mode chooses the previous title, Back, or none") func modes() throws {
    #expect(try backTitle { _ in } == "Inbox")
    #expect(try backTitle { $0.backButtonDisplayMode = .generic } == "Back")
    #expect(try backTitle { $0.backButtonDisplayMode = .minimal } == nil)
    let own = try backTitle {
      $0.backButtonDisplayMode = .minimal
      $0.backBarButtonItem = UIBarButtonItem(title: "Own")
    }
    #expect(own == "Own")
  }

  @Test("A back title that is moved out of the bar is not shown") func moved() throws {
    let item = UIBarButtonItem(title: "Own")
    item.setBackButtonTitlePositionAdjustment(UIOffset(horizontal: -1000, vertical: 0), for: .default)
    #expect(item.backButtonTitlePositionAdjustment(for: .default).horizontal == -1000)
    #expect(try backTitle { $0.backBarButtonItem = item } == nil)
  }

  @Test("A subtitle is below the title, and a large title may be another one") func titles() throws {
    let controller = UIViewController()
    controller.title = "Inbox"
    controller.navigationItem.subtitle = "3 messages"
    let navigation = UINavigationController(rootViewController: controller)
    let shown = ContainerWindow(navigation)
    shown.turn()
    let title = try #require(shown.views(UILabel.self).first { $0.text == "Inbox" && !$0.isHidden })
    let subtitle = try #require(shown.views(UILabel.self).first { $0.text == "3 messages" })
    #expect(!subtitle.isHidden && subtitle.frame.minY >= title.frame.maxY - 3)
    navigation.navigationBar.prefersLargeTitles = true
    controller.navigationItem.largeTitle = "All messages"
    shown.turn()
    #expect(shown.views(UILabel.self).contains { $0.text == "All messages" && !$0.isHidden } && subtitle.isHidden)
  }
}
