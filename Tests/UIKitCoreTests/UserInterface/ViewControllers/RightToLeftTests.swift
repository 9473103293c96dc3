import Foundation
import Testing

@testable @_spi(Runtime) import UIKitCore

/// UIKit's own containers and rows where the app's language is written from right to left.
@Suite("Containers and rows from right to left") @MainActor struct RightToLeftTests {
  /// Shows a controller on an iPad from left to right and then from right to left, and calls `check` with the window each time.
  private func show(_ controller: UIViewController, check: (_ window: ContainerWindow, _ isFlipped: Bool) -> Void) {
    onDevice(.pad) {
      let window = ContainerWindow(controller)
      check(window, false)
      window.window.traitOverrides.layoutDirection = .rightToLeft
      window.turn()
      check(window, true)
      // Another layout does not mirror what is mirrored already.
      for view in window.views(UIView.self) { view.setNeedsLayout() }
      window.turn()
      check(window, true)
    }
  }

  private func frame(_ view: UIView?, in window: ContainerWindow) -> CGRect {
    view.map { $0.convert($0.bounds, to: window.window) } ?? .null
  }

  @Test("The back button, the title and the items of a navigation bar change sides")
  func navigationBar() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.viewControllers[0].title = "First"
    let second = UIViewController()
    second.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Item", style: .plain, target: nil, action: nil)
    navigation.pushViewController(second, animated: false)
    show(navigation) { window, isFlipped in
      let back = frame(window.button("First"), in: window)
      let item = frame(window.button("Item"), in: window)
      #expect((back.midX > 500) == isFlipped)
      #expect((item.midX < 500) == isFlipped)
    }
  }

  @Test("The primary column of a split view is at the right, and the line beside it at its left")
  func splitView() {
    let split = UISplitViewController(style: .doubleColumn)
    let (primary, secondary) = (UIViewController(), UIViewController())
    split.setViewController(primary, for: .primary)
    split.setViewController(secondary, for: .secondary)
    show(split) { window, isFlipped in
      let list = frame(primary.view, in: window)
      let detail = frame(secondary.view, in: window)
      #expect(list.width < detail.width)
      #expect(isFlipped ? list.maxX == 1000 && detail.minX == 0 : list.minX == 0 && detail.maxX == 1000)
      #expect(isFlipped ? list.minX == detail.maxX : list.maxX == detail.minX)
    }
  }

  @Test("The first tab is at the right, and the first item of a toolbar too")
  func tabsAndToolbar() {
    let tabs = UITabBarController()
    let (first, second) = (UIViewController(), UIViewController())
    first.tabBarItem = UITabBarItem(title: "One", image: nil, tag: 0)
    second.tabBarItem = UITabBarItem(title: "Two", image: nil, tag: 1)
    tabs.viewControllers = [first, second]
    show(tabs) { window, isFlipped in
      let one = frame(window.button("One"), in: window)
      let two = frame(window.button("Two"), in: window)
      #expect((one.midX > two.midX) == isFlipped)
    }
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 400, height: 44))
    bar.items = ["A", "B"].map { UIBarButtonItem(title: $0, style: .plain, target: nil, action: nil) }
    bar.semanticContentAttribute = .forceRightToLeft
    bar.layoutIfNeeded()
    let buttons = bar.subviews.compactMap { $0 as? BarButton }
    #expect(buttons.count == 2 && buttons[0].frame.minX > buttons[1].frame.maxX && buttons[0].frame.maxX > 350)
  }

  @Test("The picture of a row is at the right, its accessory at the left, and the line begins at the right")
  func row() throws {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
    cell.accessoryType = .disclosureIndicator
    var content = cell.defaultContentConfiguration()
    content.text = "Text"
    content.image = UIImage(systemName: "star")
    cell.contentConfiguration = content
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.addSubview(cell)
    window.traitOverrides.layoutDirection = .rightToLeft
    window.layoutIfNeeded()
    let view = try #require(cell.contentView.subviews.first { $0 is UIListContentView })
    let image = try #require(view.subviews.first { $0 is UIImageView })
    let label = try #require(view.subviews.first { $0 is UILabel })
    #expect(cell.contentView.frame.maxX == 320 && cell.contentView.frame.minX > 0)
    #expect(image.frame.minX > label.frame.maxX - 1)
    // Twice the same layout has the same result.
    let before = cell.subviews.map(\.frame) + view.subviews.map(\.frame)
    cell.setNeedsLayout()
    view.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(cell.subviews.map(\.frame) + view.subviews.map(\.frame) == before)
  }

  @Test("The parts of an accessory change sides, and a row is measured with its accessory at the left")
  func accessory() throws {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
    cell.accessoryType = .detailDisclosureButton
    cell.layoutIfNeeded()
    let accessory = try #require(cell.accessory)
    let parts = accessory.subviews.map(\.frame.minX)
    #expect(parts.count == 2 && parts[0] < parts[1])
    #expect(cell.fillingPart?.insets == UIEdgeInsets(top: 0, left: 0, bottom: 0, right: cell.accessoryWidth))
    cell.semanticContentAttribute = .forceRightToLeft
    accessory.semanticContentAttribute = .forceRightToLeft
    accessory.setNeedsLayout()
    cell.layoutIfNeeded()
    accessory.layoutIfNeeded()
    #expect(accessory.subviews[0].frame.minX > accessory.subviews[1].frame.maxX)
    #expect(cell.fillingPart?.insets == UIEdgeInsets(top: 0, left: cell.accessoryWidth, bottom: 0, right: 0))
  }

  @Test("The cancel button of an alert is at the right of the other one") func alert() {
    let root = UIViewController()
    let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
    for (title, style) in [("Go", UIAlertAction.Style.default), ("Cancel", .cancel)] {
      alert.addAction(UIAlertAction(title: title, style: style))
    }
    onDevice(.pad) {
      let window = ContainerWindow(root)
      root.present(alert, animated: false)
      window.turn()
      window.window.traitOverrides.layoutDirection = .rightToLeft
      window.turn()
      let cancel = frame(window.button("Cancel"), in: window)
      let go = frame(window.button("Go"), in: window)
      #expect(cancel.minX > go.maxX && cancel.minY == go.minY)
    }
  }

  @Test("The badge of a tab is at the left of its title") func badge() {
    let tabs = UITabBarController()
    let (first, second) = (UIViewController(), UIViewController())
    first.tabBarItem = UITabBarItem(title: "One", image: nil, tag: 0)
    second.tabBarItem = UITabBarItem(title: "Two", image: nil, tag: 1)
    second.tabBarItem.badgeValue = "3"
    tabs.viewControllers = [first, second]
    show(tabs) { window, isFlipped in
      let title = frame(window.button("Two"), in: window)
      let badge = frame(window.views(BadgeLabel.self).first, in: window)
      #expect(isFlipped ? badge.midX < title.midX : badge.midX > title.midX)
    }
  }

  @Test("The buttons of the pickers of fonts and colours change sides, and so do sliders and their labels")
  func pickers() {
    let colors = ColorPickerView(chosen: { _, _ in }, closed: {})
    colors.frame = CGRect(x: 0, y: 0, width: 340, height: 420)
    colors.semanticContentAttribute = .forceRightToLeft
    colors.layoutIfNeeded()
    let close = colors.visible(UIButton.self).first { $0.backgroundColor == nil }
    let (slider, label) = (
      colors.visible(UISlider.self).first, colors.visible(UILabel.self).first { $0.frame.width == 60 }
    )
    #expect(close.map { $0.frame.maxX < 170 } == true)
    #expect(slider.flatMap { slider in label.map { slider.frame.maxX < $0.frame.minX } } == true)
    let root = UIViewController()
    onDevice(.pad) {
      let window = ContainerWindow(root)
      root.present(UIFontPickerViewController(configuration: .init()), animated: false)
      window.turn()
      window.window.traitOverrides.layoutDirection = .rightToLeft
      window.turn()
      let cancel = frame(window.button("Cancel"), in: window)
      let table = frame(window.views(UITableView.self).first, in: window)
      #expect(cancel.minX > table.midX)
    }
  }

  @Test("The button of a search bar is at the left of its field")
  func searchBar() {
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 400, height: 56))
    bar.showsCancelButton = true
    bar.semanticContentAttribute = .forceRightToLeft
    bar.layoutIfNeeded()
    let button = bar.subviews.first { $0 is UIButton && !$0.isHidden }
    #expect(button.map { $0.frame.maxX < bar.searchTextField.frame.minX } == true)
  }

  @Test("Leading and trailing are exchanged in constraints when the traits' direction changes")
  func constraints() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(inner)
    NSLayoutConstraint.activate([
      inner.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10),
      inner.widthAnchor.constraint(equalToConstant: 50), inner.topAnchor.constraint(equalTo: view.topAnchor),
      inner.heightAnchor.constraint(equalToConstant: 20),
    ])
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    window.addSubview(view)
    window.layoutIfNeeded()
    #expect(inner.frame.minX == 10)
    window.traitOverrides.layoutDirection = .rightToLeft
    window.layoutIfNeeded()
    #expect(inner.frame.maxX == 190)
    window.traitOverrides.remove(UITraitLayoutDirection.self)
    window.layoutIfNeeded()
    #expect(inner.frame.minX == 10)
  }
}
