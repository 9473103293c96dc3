import Foundation
import Testing
import ViewBacking

@testable @_spi(Runtime) import UIKitCore

@MainActor @Suite("Navigation items: content of the bars") struct NavigationItemTests {
  private func screen(_ title: String?) -> UIViewController {
    let controller = UIViewController()
    controller.title = title
    return controller
  }

  private func backButton(_ shown: ContainerWindow) -> UIButton? {
    shown.views(UIButton.self).first { $0.accessibilityIdentifier == "BackButton" }
  }

  /// The back button's properties in the controller below.
  struct Way: Sendable {
    var title: String? = "Inbox"
    var backTitle: String?
    var buttonTitle: String?
    var hasImage = false
    var expected: String?
  }

  @Test(
    "The back button has the title of its own item, or the back title, or the title, or Back",
    arguments: [
      Way(expected: "Inbox"), Way(title: nil, expected: "Back"), Way(backTitle: "In", expected: "In"),
      Way(buttonTitle: "Mail", expected: "Mail"), Way(backTitle: "In", buttonTitle: "Mail", expected: "Mail"),
      // An empty title is the usual way to have only the arrow.
      Way(buttonTitle: "", expected: ""), Way(backTitle: "", expected: ""), Way(hasImage: true, expected: nil),
    ])
  func wayBack(way: Way) throws {
    let root = screen(way.title)
    root.navigationItem.backButtonTitle = way.backTitle
    let image = UIImage(systemName: "star")
    if way.buttonTitle != nil || way.hasImage {
      root.navigationItem.backBarButtonItem = UIBarButtonItem(
        title: way.buttonTitle, image: way.hasImage ? image : nil)
    }
    let navigation = UINavigationController(rootViewController: root)
    let shown = ContainerWindow(navigation)
    navigation.pushViewController(screen("Message"), animated: false)
    shown.turn()
    let button = try #require(backButton(shown))
    #expect(button.configuration?.title == way.expected)
    #expect(way.hasImage == (button.configuration?.image == image) && button.configuration?.image != nil)
    button.receive(.pressed)
    #expect(navigation.viewControllers == [root])
  }

  @Test("Items on the left replace the back button, unless they supplement it") func leftItems() {
    let navigation = UINavigationController(rootViewController: screen("Inbox"))
    let shown = ContainerWindow(navigation)
    let message = screen("Message")
    message.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Close")
    navigation.pushViewController(message, animated: false)
    shown.turn()
    #expect(backButton(shown) == nil && shown.button("Close") != nil)
    message.navigationItem.leftItemsSupplementBackButton = true
    shown.turn()
    let (back, close) = (backButton(shown)?.placeInWindow, shown.button("Close")?.placeInWindow)
    #expect(back != nil && close != nil && back!.maxX <= close!.minX)
    message.navigationItem.setHidesBackButton(true, animated: true)
    message.navigationItem.setLeftBarButton(nil, animated: true)
    shown.turn()
    #expect(backButton(shown) == nil)
  }

  @Test("The back button leads to the controller below, also after that one has changed") func changedBelow() {
    let (a, b, c) = (screen("A"), screen("B"), screen("C"))
    let navigation = UINavigationController(rootViewController: a)
    let shown = ContainerWindow(navigation)
    navigation.setViewControllers([a, b, c], animated: false)
    shown.turn()
    #expect(backButton(shown)?.configuration?.title == "B")
    b.title = "B2"
    shown.turn()
    #expect(backButton(shown)?.configuration?.title == "B2")
    navigation.setViewControllers([a, c], animated: false)
    shown.turn()
    #expect(backButton(shown)?.configuration?.title == "A")
  }

  @Test(
    "A title is large if the bar prefers it and neither the item nor the previous one overrides it",
    arguments: [
      (true, [UINavigationItem.LargeTitleDisplayMode.automatic], true), (false, [.always], false),
      (true, [.never], false),
      (true, [.never, .automatic], false), (true, [.never, .always], true), (true, [.always, .automatic], true),
      (true, [.always, .never], false), (true, [.automatic, .automatic], true),
    ])
  func largeTitles(prefers: Bool, modes: [UINavigationItem.LargeTitleDisplayMode], isLarge: Bool) {
    let navigation = UINavigationController()
    navigation.navigationBar.prefersLargeTitles = prefers
    navigation.viewControllers = modes.map { mode in
      let made = screen("Screen")
      made.navigationItem.largeTitleDisplayMode = mode
      return made
    }
    let shown = ContainerWindow(navigation)
    #expect(navigation.navigationBar.frame.height == (isLarge ? 96 : 44))
    let label = shown.views(UILabel.self).first { $0.text == "Screen" && !$0.bounds.isEmpty }
    #expect(label.map { $0.placeInWindow.minY >= 44 } == isLarge)
  }

  @Test(
    "A hidden item leaves no gap, a changed one keeps its button, one that is moved to another bar is removed")
  func changingItems() throws {
    let root = screen("Inbox")
    let items = ["One", "Two", "Three"].map { UIBarButtonItem(title: $0) }
    root.navigationItem.rightBarButtonItems = items
    let shown = ContainerWindow(UINavigationController(rootViewController: root))
    let three = try #require(shown.button("Three"))
    let place = three.placeInWindow.maxX
    let two = try #require(shown.button("Two")).placeInWindow
    items[1].isHidden = true
    shown.turn()
    #expect(
      shown.button("Two") == nil && abs(three.placeInWindow.maxX - two.maxX) < 1 && three.placeInWindow.maxX > place)
    items[2].title = "3"
    items[2].isSelected = true
    items[2].tintColor = .systemRed
    shown.turn()
    #expect(three.currentTitle == "3" && three.isSelected)
    root.navigationItem.setRightBarButtonItems([items[0]], animated: true)
    shown.turn()
    #expect(three.window == nil && shown.button("One") != nil)
  }

  @Test("System items have an image with an accessibility label, or a title")
  func systemItems() throws {
    let root = screen(nil)
    let done = UIBarButtonItem(systemItem: .done)
    let trash = UIBarButtonItem(systemItem: .trash)
    root.navigationItem.rightBarButtonItems = [done, trash]
    let shown = ContainerWindow(UINavigationController(rootViewController: root))
    let doneButton = try #require(shown.button("Done"))
    #expect(doneButton.configuration?.title == "Done" && doneButton.configuration?.image == nil)
    let trashButton = try #require(shown.views(UIButton.self).first { $0.accessibilityLabel == "Delete" })
    #expect(trashButton.configuration?.title == nil && trashButton.configuration?.image != nil)
    trash.title = "Empty"
    shown.turn()
    #expect(trashButton.configuration?.title == "Empty" && trashButton.accessibilityLabel == nil)
  }

  @Test("Widths of items and fixed spaces are kept, and flexible spaces share the rest") func toolbarWidths() throws {
    let root = screen("Inbox")
    let wide = UIBarButtonItem(title: "Wide")
    wide.width = 200
    root.setToolbarItems(
      [UIBarButtonItem(title: "A"), .fixedSpace(50), wide, .flexibleSpace(), UIBarButtonItem(title: "B")],
      animated: false)
    let navigation = UINavigationController(rootViewController: root)
    navigation.isToolbarHidden = false
    let shown = ContainerWindow(navigation)
    let places = try ["A", "Wide", "B"].map { try #require(shown.button($0)).placeInWindow }
    #expect(places[1].width == 200 && places[1].minX - places[0].maxX == 58 && places[2].maxX == 988)
    let second = screen("Second")
    second.toolbarItems = [UIBarButtonItem(title: "C")]
    navigation.pushViewController(second, animated: false)
    shown.turn()
    #expect(shown.button("A") == nil && shown.button("C") != nil)
    navigation.popViewController(animated: false)
    shown.turn()
    #expect(shown.button("A") != nil)
    root.toolbarItems = nil
    shown.turn()
    #expect(navigation.toolbar.isHidden && root.view.frame.maxY == 700)
  }

  @Test("The bar is hidden for one controller and shown for the next, and the content takes its space") func hiddenBar()
  {
    final class Bare: UIViewController {
      override func viewWillAppear(_ animated: Bool) { navigationController?.isNavigationBarHidden = true }
      override func viewWillDisappear(_ animated: Bool) { navigationController?.isNavigationBarHidden = false }
    }
    let bare = Bare()
    let navigation = UINavigationController(rootViewController: bare)
    let shown = ContainerWindow(navigation)
    #expect(bare.view.frame == rect(0, 0, 1000, 700) && navigation.navigationBar.isHidden)
    let next = screen("Next")
    navigation.pushViewController(next, animated: false)
    shown.turn()
    #expect(next.view.frame.minY == 44 && !navigation.navigationBar.isHidden)
    navigation.popViewController(animated: false)
    shown.turn()
    #expect(bare.view.frame.minY == 0)
  }
}
