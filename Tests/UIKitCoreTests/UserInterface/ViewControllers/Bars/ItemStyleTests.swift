import Foundation
import Testing

@testable @_spi(Runtime) import UIKitCore

@MainActor @Suite("Navigation items: styles, groups and the menu of the title") struct ItemStyleTests {
  let root = UIViewController()
  let navigation: UINavigationController
  let shown: ContainerWindow

  init() {
    root.title = "Plan"
    navigation = UINavigationController(rootViewController: root)
    shown = ContainerWindow(navigation)
  }

  private var item: UINavigationItem { root.navigationItem }
  private var titleButton: UIButton? {
    shown.views(UIButton.self).first { $0.accessibilityIdentifier == "TitleMenu" }
  }

  private func item(_ title: String) -> UIBarButtonItem {
    UIBarButtonItem(title: title, primaryAction: UIAction { _ in })
  }

  @Test("A back action replaces going back, and shows the button on the first screen too") func backAction() throws {
    var runs = 0
    let back = { self.shown.views(UIButton.self).first { $0.accessibilityIdentifier == "BackButton" } }
    #expect(back() == nil)
    item.backAction = UIAction { _ in runs += 1 }
    shown.turn()
    try #require(back()).sendActions(for: .primaryActionTriggered)
    #expect(runs == 1)
    let next = UIViewController()
    next.navigationItem.backAction = UIAction { _ in runs += 10 }
    navigation.pushViewController(next, animated: false)
    shown.turn()
    try #require(back()).sendActions(for: .primaryActionTriggered)
    #expect(runs == 11 && navigation.topViewController === next)
    next.navigationItem.backAction = nil
    shown.turn()
    try #require(back()).sendActions(for: .primaryActionTriggered)
    #expect(navigation.topViewController === root)
  }

  @Test("The styles browser and editor have the title at the leading side, and groups in the middle") func center()
    throws
  {
    item.centerItemGroups = [
      .fixedGroup(items: [item("One"), item("Two")]), item("Three").creatingFixedGroup(),
    ]
    shown.turn()
    #expect(shown.button("One") == nil, "the style navigator has none")
    item.style = .editor
    shown.turn()
    let (one, three) = (try #require(shown.button("One")), try #require(shown.button("Three")))
    #expect(abs((one.placeInWindow.minX + three.placeInWindow.maxX) / 2 - 500) < 6)
    #expect(try #require(shown.views(UILabel.self).first { $0.text == "Plan" }).frame.minX < 60)
    shown.resize(width: 400)
    #expect(shown.button("One") == nil, "there is no space")
  }

  @Test("Groups that the user could customize are visible as by default") func groups() {
    let hidden = item("Hidden").creatingOptionalGroup(customizationIdentifier: "h", isInDefaultCustomization: false)
    item.trailingItemGroups = [
      hidden, item("Optional").creatingOptionalGroup(customizationIdentifier: "o"),
      item("Movable").creatingMovableGroup(customizationIdentifier: "m"),
      .optionalGroup(customizationIdentifier: "p", items: [item("Pair")]),
    ]
    item.customizationIdentifier = "plan"
    shown.turn()
    #expect(["Optional", "Movable", "Pair"].allSatisfy { shown.button($0) != nil } && shown.button("Hidden") == nil)
    #expect(hidden.barButtonItems.first?.buttonGroup === hidden && !hidden.isDisplayingRepresentativeItem)
    #expect(hidden.customizationIdentifier == "h")
  }

  @Test("A menu provider makes the title a button with a menu; with nil it is a label") func titleMenu() {
    var suggestions: [Int] = []
    var title: String? = "Info"
    item.titleMenuProvider = { suggested in
      suggestions.append(suggested.count)
      return title.map { UIMenu(children: suggested + [UIAction(title: $0) { _ in }]) }
    }
    shown.turn()
    #expect(titleButton?.currentTitle == "Plan" && titleButton?.menu?.children.map(\.title) == ["Info"])
    #expect(titleButton?.showsMenuAsPrimaryAction == true && suggestions.allSatisfy { $0 == 0 })
    #expect(shown.views(UILabel.self).allSatisfy { $0.text != "Plan" || $0.superview === titleButton })
    title = nil
    item.titleMenuProvider = item.titleMenuProvider
    shown.turn()
    #expect(titleButton == nil)
  }

  @MainActor private final class Renaming: UINavigationItemRenameDelegate {
    var received: [String] = []
    var accepts = true
    func navigationItem(_ navigationItem: UINavigationItem, didEndRenamingWith title: String) { received.append(title) }
    func navigationItem(_ navigationItem: UINavigationItem, shouldEndRenamingWith title: String) -> Bool { accepts }
  }

  private func rename(to title: String) throws {
    let rename = try #require(
      titleButton?.menu?.children.compactMap { $0 as? UIAction }.first { $0.title == "Rename…" })
    rename.performWithSender(nil, target: nil)
    shown.turn()
    let alert = try #require(root.presentedViewController as? UIAlertController)
    #expect(alert.textFields?.first?.text == item.title)
    alert.textFields?.first?.text = title
    try #require(shown.button("Rename")).sendActions(for: .primaryActionTriggered)
    shown.turn()
  }

  @Test("With a delegate for renaming the user enters another title") func renaming() throws {
    let delegate = Renaming()
    item.renameDelegate = delegate
    shown.turn()
    delegate.accepts = false
    try rename(to: "Refused")
    #expect(item.title == "Plan" && delegate.received == [])
    delegate.accepts = true
    try rename(to: "")
    #expect(item.title == "Plan" && delegate.received == [])
    try rename(to: "Budget")
    #expect(item.title == "Budget" && delegate.received == ["Budget"] && root.presentedViewController == nil)
  }

  @Test("The menu names the document, and shares it") func document() throws {
    let properties = UIDocumentProperties(url: URL(fileURLWithPath: "/tmp/Plan.txt"))
    var shares = 0
    properties.activityViewControllerProvider = {
      shares += 1
      return UIActivityViewController(activityItems: ["text"], applicationActivities: nil)
    }
    item.documentProperties = properties
    shown.turn()
    let menu = try #require(titleButton?.menu)
    #expect(menu.title == "Plan.txt")
    let share = try #require((menu.children.first as? UIMenu)?.children.first as? UIAction)
    share.performWithSender(nil, target: nil)
    #expect(shares == 1)
  }

  @Test("A menu has a preferred size of its elements, which a copy keeps") func elementSize() {
    let menu = UIMenu(title: "A", preferredElementSize: .small, children: [])
    #expect(menu.preferredElementSize == .small && menu.replacingChildren([]).preferredElementSize == .small)
    #expect(UIMenu().preferredElementSize == .automatic && UIMenu.ElementSize.large.rawValue == 2)
    #expect(UIMenu.Options.displayAsPalette.rawValue == 128)
  }
}
