import Foundation
import Testing
import ViewBacking

@testable @_spi(Runtime) import UIKitCore

@MainActor @Suite("Check marks of single-selection menus") struct MenuSelectionTests {
  private func actions(_ titles: String...) -> [UIAction] { titles.map { UIAction(title: $0) { _ in } } }

  @Test("single selection includes submenus: one check mark in all of them") func wholeHierarchy() {
    let sizes = actions("Small", "Large")
    let colours = actions("Red", "Blue")
    sizes[0].state = .on
    let menu = UIMenu(
      options: .singleSelection,
      children: [UIMenu(title: "Size", children: sizes), UIMenu(options: .displayInline, children: colours)])
    menu.choose(at: [1, 1], sender: nil)
    #expect((sizes + colours).map(\.state) == [.off, .off, .off, .on])
    menu.choose(at: [0, 0], sender: nil)
    #expect((sizes + colours).map(\.state) == [.on, .off, .off, .off])
  }

  @Test("two single-selection groups in one menu have a check mark each") func groups() {
    let (sort, view) = (actions("Name", "Date"), actions("List", "Grid"))
    let menu = UIMenu(children: [
      UIMenu(options: [.displayInline, .singleSelection], children: sort),
      UIMenu(options: [.displayInline, .singleSelection], children: view),
    ])
    menu.choose(at: [0, 1], sender: nil)
    menu.choose(at: [1, 0], sender: nil)
    #expect((sort + view).map(\.state) == [.off, .on, .on, .off])
    #expect(menu.content.items.allSatisfy { $0.children.allSatisfy(\.isExclusive) })
  }

  @Test("without single selection the app sets every check mark") func free() {
    let both = actions("Bold", "Italic")
    both[0].state = .on
    UIMenu(children: both).choose(at: [1], sender: nil)
    #expect(both.map(\.state) == [.on, .off])
  }

  @Test("check marks move before the handler runs") func before() {
    var seen: [UIMenuElement.State] = []
    let first = UIAction(title: "first", state: .on) { _ in }
    let second = UIAction(title: "second") { seen = [first.state, $0.state] }
    UIMenu(options: .singleSelection, children: [first, second]).choose(at: [1], sender: nil)
    #expect(seen == [.off, .on])
  }

  @Test("selecting a disabled action moves no check mark") func disabled() {
    let items = actions("Name", "Date")
    items[0].state = .on
    items[1].attributes = .disabled
    UIMenu(options: .singleSelection, children: items).choose(at: [1], sender: nil)
    #expect(items.map(\.state) == [.on, .off])
  }

  @Test("deferred elements share the check mark with the elements beside them") func deferred() {
    let (here, later) = (actions("Here"), actions("Later"))
    let menu = UIMenu(options: .singleSelection, children: here + [UIDeferredMenuElement { $0(later) }])
    menu.choose(at: [0], sender: nil)
    menu.choose(at: [1], sender: nil)
    #expect((here + later).map(\.state) == [.off, .on])
    #expect(menu.content.items.map(\.state) == [.off, .on])
  }

  @Test("a host shows single-selection items as radio items, and others not") func shown() {
    let inner = UIMenu(title: "inner", children: actions("c"))
    let menu = UIMenu(options: .singleSelection, children: actions("a", "b") + [inner])
    #expect(menu.content.items.map(\.isExclusive) == [true, true, false])
    #expect(menu.content.items[2].children.map(\.isExclusive) == [true])
    #expect(!UIMenu(children: actions("a")).content.items[0].isExclusive)
  }
}

@MainActor @Suite("Menu descriptions for a host") struct MenuContentTests {
  @Test("an item has its action's title, in the action's state") func lines() {
    let action = UIAction(title: "Sort", subtitle: "by name", attributes: .destructive, state: .mixed) { _ in }
    let line = UIMenu(children: [action]).content.items[0]
    #expect(line.title == "Sort" && line.subtitle == "by name" && line.state == .mixed)
    #expect(line.isDestructive && line.isEnabled && line.children.isEmpty)
    action.title = "Other"
    action.attributes = .disabled
    action.state = .on
    let later = UIMenu(children: [action]).content.items[0]
    #expect(later.title == "Other" && !later.isEnabled && !later.isDestructive && later.state == .on)
  }

  @Test("a submenu is an item that opens, or a section, and is disabled where it is empty") func menus() {
    let hidden = UIAction(title: "hidden", attributes: .hidden) { _ in }
    let items = UIMenu(children: [
      UIMenu(title: "Empty", children: [hidden]),
      UIMenu(title: "Section", options: .displayInline, children: [UIAction(title: "a") { _ in }]),
      UIMenu(title: "Delete", subtitle: "for ever", options: .destructive, children: [UIAction(title: "b") { _ in }]),
    ]).content.items
    #expect(items.map(\.isEnabled) == [false, true, true])
    #expect(items.map(\.isInline) == [false, true, false])
    #expect(items.map(\.isDestructive) == [false, false, true])
    #expect(items[2].subtitle == "for ever")
  }

  @Test("equal menus have equal descriptions, so that a host need not build one again") func equal() {
    func menu() -> UIMenu { UIMenu(title: "m", children: [UIAction(title: "a", state: .on) { _ in }]) }
    #expect(menu().content == menu().content)
    let other = menu()
    (other.children[0] as? UIAction)?.state = .off
    #expect(other.content != menu().content)
  }

  @Test("replacing the children keeps all other properties, and does not change the old menu") func replacing() {
    let menu = UIMenu(
      title: "Sort", subtitle: "by", image: UIImage(systemName: "star"), identifier: UIMenu.Identifier("sort"),
      options: [.displayInline, .singleSelection], children: [UIAction(title: "Name") { _ in }])
    let other = menu.replacingChildren([UIAction(title: "Date") { _ in }, UIAction(title: "Size") { _ in }])
    #expect(other.children.map(\.title) == ["Date", "Size"] && menu.children.map(\.title) == ["Name"])
    #expect(other.identifier == menu.identifier && other.options == menu.options && other.title == "Sort")
    #expect(other.subtitle == "by" && other.image === menu.image)
  }

  @Test("a deferred element that loads late is left out until then") func late() {
    var answer: (([UIMenuElement]) -> Void)?
    let menu = UIMenu(children: [UIDeferredMenuElement { answer = $0 }, UIAction(title: "always") { _ in }])
    #expect(menu.content.items.map(\.title) == ["always"])
    answer?([UIMenu(title: "late", children: [UIAction(title: "inside") { _ in }])])
    #expect(menu.content.items.map(\.title) == ["late", "always"])
    #expect(menu.content.items[0].children.map(\.title) == ["inside"])
  }
}
