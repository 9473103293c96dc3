import Foundation
import Testing

@testable @_spi(Runtime) import UIKitCore

@MainActor @Suite("Actions, menus and bar buttons") struct ActionTests {
  @Test("An action runs its handler, and has a sender only meanwhile") func sender() {
    var senders: [AnyObject?] = []
    let action = UIAction(title: "Do") { senders.append($0.sender as AnyObject?) }
    let button = UIBarButtonItem(primaryAction: action)
    action.performWithSender(button, target: nil)
    #expect(senders.count == 1 && senders[0] === button)
    #expect(action.sender == nil)
  }

  @Test("A disabled action does nothing") func disabled() {
    var runs = 0
    let action = UIAction(attributes: .disabled) { _ in runs += 1 }
    action.performWithSender(nil, target: nil)
    #expect(runs == 0)
    action.attributes = []
    action.performWithSender(nil, target: nil)
    #expect(runs == 1)
  }

  @Test("Identifiers are kept where given, and unique otherwise") func identifiers() {
    #expect(UIAction(identifier: .init("a")) { _ in }.identifier.rawValue == "a")
    #expect(UIAction { _ in }.identifier != UIAction { _ in }.identifier)
    #expect(UIMenu().identifier != UIMenu().identifier)
    #expect(UIMenu(identifier: .init(rawValue: "m")).identifier == UIMenu.Identifier("m"))
  }

  @Test("A bar button has title and image of its action, unless it has its own") func titles() {
    let image = UIImage(systemName: "star")
    let action = UIAction(title: "Star", image: image) { _ in }
    let plain = UIBarButtonItem(primaryAction: action)
    #expect(plain.title == "Star" && plain.image === image)
    #expect(UIBarButtonItem(title: "Other", primaryAction: action).title == "Other")
    #expect(UIBarButtonItem(primaryAction: UIAction { _ in }).title == nil)
  }

  @Test("System items have their style, and spaces their width") func systemItems() {
    #expect(UIBarButtonItem(systemItem: .done).style == .done)
    #expect(UIBarButtonItem(systemItem: .save).style == .done)
    #expect(UIBarButtonItem(systemItem: .add).style == .plain)
    #expect(UIBarButtonItem.flexibleSpace().systemItem == .flexibleSpace)
    #expect(UIBarButtonItem.fixedSpace(8).width == 8)
    let view = UIView()
    #expect(UIBarButtonItem(customView: view).customView === view)
  }

  @Test("A menu contains the given elements") func menu() {
    let children = [UIAction(title: "A") { _ in }, UIMenu(title: "B")]
    let menu = UIMenu(title: "M", options: .displayInline, children: children)
    #expect(menu.children.map(\.title) == ["A", "B"])
    #expect(menu.options == .displayInline)
    #expect(UIBarButtonItem(title: "T", menu: menu).menu === menu)
  }
}

@MainActor @Suite("Appearance of bars") struct BarAppearanceTests {
  @Test("Configuring sets background and shadow together") func configure() {
    let looks = UINavigationBarAppearance()
    #expect(looks.backgroundEffect != nil && looks.shadowColor != nil)
    looks.configureWithOpaqueBackground()
    #expect(looks.backgroundColor == .systemBackground && looks.backgroundEffect == nil)
    looks.configureWithTransparentBackground()
    #expect(looks.backgroundColor == nil && looks.shadowColor == nil)
  }

  @Test("A copy has the same class and appearance, and changes independently") func copy() throws {
    let looks = UINavigationBarAppearance()
    looks.backgroundColor = .red
    looks.titleTextAttributes = [.foregroundColor: UIColor.white]
    let copy = try #require(looks.copy() as? UINavigationBarAppearance)
    #expect(copy.backgroundColor == .red)
    #expect(copy.titleTextAttributes[.foregroundColor] as? UIColor == .white)
    copy.backgroundColor = .blue
    #expect(looks.backgroundColor == .red)
    #expect(UITabBarAppearance(barAppearance: looks).backgroundColor == .red)
  }
}

@Suite("Fonts and colours are values") struct FontAndColorTests {
  @Test("A font is its name, size and weight") func fonts() {
    #expect(UIFont.boldSystemFont(ofSize: 12) == UIFont.systemFont(ofSize: 12, weight: .bold))
    #expect(UIFont.systemFont(ofSize: 12) != UIFont.systemFont(ofSize: 13))
    #expect(UIFont.systemFont(ofSize: 12).withSize(13) == UIFont.systemFont(ofSize: 13))
    #expect(UIFont(name: "", size: 3) == nil)
    #expect(UIFont(name: "Avenir", size: 3)?.fontName == "Avenir")
    #expect(UIFont.preferredFont(forTextStyle: .largeTitle).pointSize == 34)
    #expect(UIFont.preferredFont(forTextStyle: .headline).weight == .semibold)
    #expect(UIFont.preferredFont(forTextStyle: .init(rawValue: "unheard")).pointSize == 17)
    #expect(
      UIFont.monospacedSystemFont(ofSize: 9, weight: .regular).hash
        == UIFont.monospacedSystemFont(ofSize: 9, weight: .regular).hash)
  }

  @Test(
    "Hue, saturation and brightness give red, green and blue",
    arguments: [(0.0, 1.0, 0.0, 0.0), (1.0 / 3, 0.0, 1.0, 0.0), (2.0 / 3, 0.0, 0.0, 1.0), (1.0, 1.0, 0.0, 0.0)])
  func hue(hue: Double, red: Double, green: Double, blue: Double) {
    var seen: (CGFloat, CGFloat, CGFloat, CGFloat) = (-1, -1, -1, -1)
    UIColor(hue: hue, saturation: 1, brightness: 1, alpha: 0.5)
      .getRed(&seen.0, green: &seen.1, blue: &seen.2, alpha: &seen.3)
    #expect(abs(seen.0 - red) < 1e-9 && abs(seen.1 - green) < 1e-9 && abs(seen.2 - blue) < 1e-9)
    #expect(seen.3 == 0.5)
  }

  @Test("System colours follow the appearance") func systemColors() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let light = UITraitCollection(userInterfaceStyle: .light)
    #expect(UIColor.systemGroupedBackground.resolvedColor(with: dark) == .black)
    #expect(
      UIColor.secondaryLabel.resolvedColor(with: dark) != UIColor.secondaryLabel.resolvedColor(with: light))
  }

  @MainActor @Test("Without an asset catalogue a named colour is nil") func named() {
    #expect(UIColor(named: "Brand") == nil)
  }
}
