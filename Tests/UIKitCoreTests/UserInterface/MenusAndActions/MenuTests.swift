import Foundation
import SceneSystem
import Testing
import TestSupport
import ViewBacking

@testable @_spi(Runtime) import UIKitCore

@MainActor private final class MenuSource: NSObject, UIContextMenuInteractionDelegate {
  var menu: UIMenu?
  var log: [String] = []

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    log.append("asked at \(Int(location.x)),\(Int(location.y))")
    return menu.map { menu in UIContextMenuConfiguration(actionProvider: { _ in menu }) }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { log.append("will display") }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { log.append("will end") }
}

@MainActor @Suite("Menus") struct MenuTests {
  private func action(
    _ title: String, _ attributes: UIMenuElement.Attributes = [], run: @escaping () -> Void = {}
  )
    -> UIAction
  { UIAction(title: title, attributes: attributes) { _ in run() } }

  @Test("Hidden elements are left out, and index paths do not count them") func hidden() {
    var ran: [String] = []
    let menu = UIMenu(children: [
      action("a", .hidden) { ran.append("a") }, action("b") { ran.append("b") },
      UIMenu(
        title: "more",
        children: [action("c", .hidden) { ran.append("c") }, action("d", .destructive) { ran.append("d") }]),
    ])
    let items = menu.content.items
    #expect(items.map(\.title) == ["b", "more"])
    #expect(items[1].children.map(\.title) == ["d"])
    #expect(items[1].children[0].isDestructive && !items[0].isDestructive)
    menu.choose(at: [0], sender: nil)
    menu.choose(at: [1, 0], sender: nil)
    #expect(ran == ["b", "d"])
  }

  @Test("An invalid index path does nothing") func nowhere() {
    var runs = 0
    let menu = UIMenu(children: [action("a") { runs += 1 }, UIMenu(title: "m", children: [])])
    for path in [[], [1], [2], [-1], [0, 0], [1, 0]] { menu.choose(at: path, sender: nil) }
    #expect(runs == 0)
  }

  @Test("A disabled action is shown and cannot be selected") func disabled() {
    var runs = 0
    let menu = UIMenu(children: [action("a", .disabled) { runs += 1 }])
    #expect(!menu.content.items[0].isEnabled)
    menu.choose(at: [0], sender: nil)
    #expect(runs == 0)
  }

  @Test("In a single-selection menu the check mark moves to the selected action") func singleSelection() {
    let one = action("one")
    let two = action("two")
    one.state = .on
    let menu = UIMenu(options: [.singleSelection, .displayInline], children: [one, two])
    let around = UIMenu(children: [menu])
    #expect(around.content.items[0].isInline && around.content.items[0].children.allSatisfy(\.isExclusive))
    around.choose(at: [0, 1], sender: nil)
    #expect(one.state == .off && two.state == .on)
    #expect(around.content.items[0].children.map(\.state) == [.off, .on])
  }

  @Test("A deferred element is loaded once, and its elements replace it") func deferred() {
    var asked = 0
    var later: (([UIMenuElement]) -> Void)?
    let menu = UIMenu(children: [
      action("a"),
      UIDeferredMenuElement { done in
        asked += 1
        done([self.action("b"), self.action("c")])
      },
      UIDeferredMenuElement { later = $0 },
    ])
    #expect(menu.content.items.map(\.title) == ["a", "b", "c"])
    later?([action("d")])
    #expect(menu.content.items.map(\.title) == ["a", "b", "c", "d"])
    #expect(asked == 1)
  }

  @Test("A context menu is requested at the click's location, runs the selected action for the view, and ends")
  func context() {
    let source = MenuSource()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(!view.shownDescription.hasContextMenu)
    let interaction = UIContextMenuInteraction(delegate: source)
    view.addInteraction(interaction)
    #expect(interaction.view === view && view.shownDescription.hasContextMenu)
    #expect(view.contextMenu(at: CGPoint(x: 3, y: 4)) == nil)
    var senders: [AnyObject?] = []
    source.menu = UIMenu(children: [UIAction(title: "Go") { senders.append($0.sender as AnyObject?) }])
    #expect(view.contextMenu(at: CGPoint(x: 5, y: 6))?.items.map(\.title) == ["Go"])
    #expect(interaction.location(in: view) == CGPoint(x: 5, y: 6))
    view.receive(.choseContextMenuItem([0]))
    view.receive(.closedContextMenu)
    view.receive(.choseContextMenuItem([0]))
    #expect(senders.count == 1 && senders[0] === view)
    #expect(source.log == ["asked at 3,4", "asked at 5,6", "will display", "will end"])
  }

  @Test("An interaction has one view at a time, and leaves no state behind") func oneView() {
    let source = MenuSource()
    let first = UIView()
    let second = UIView()
    let interaction = UIContextMenuInteraction(delegate: source)
    first.addInteraction(interaction)
    first.addInteraction(interaction)
    #expect(first.interactions.count == 1)
    second.addInteraction(interaction)
    #expect(first.interactions.isEmpty && interaction.view === second)
    second.removeInteraction(interaction)
    #expect(interaction.view == nil && !second.hasContextMenu)
    first.removeInteraction(interaction)
  }

  @Test("A menu without elements is not shown") func empty() {
    let source = MenuSource()
    source.menu = UIMenu(children: [action("a", .hidden)])
    let view = UIView()
    view.addInteraction(UIContextMenuInteraction(delegate: source))
    #expect(view.contextMenu(at: .zero) == nil)
    #expect(source.log == ["asked at 0,0"])
  }

  @Test("In a scrolled view a menu is requested in content coordinates") func scrolled() {
    let source = MenuSource()
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.contentOffset.y = 40
    view.addInteraction(UIContextMenuInteraction(delegate: source))
    _ = view.contextMenu(at: CGPoint(x: 1, y: 2))
    #expect(source.log == ["asked at 1,42"])
  }
}

@MainActor @Suite("Properties of menus") struct MenuPropertyTests {
  /// A menu of random depth, with every kind of element. Each action records its title.
  private func menu(
    _ random: inout SeededGenerator, depth: Int, options: UIMenu.Options, note: @escaping (UIAction) -> Void
  ) -> UIMenu {
    let children = (0..<random.below(5)).map { _ -> UIMenuElement in
      switch random.below(depth > 0 ? 6 : 3) {
      case 0: return UIAction(title: "hidden \(random.next())", attributes: .hidden, handler: note)
      case 1: return UIAction(title: "disabled \(random.next())", attributes: .disabled, handler: note)
      case 2: return UIAction(title: "plain \(random.next())", state: random.below(2) == 0 ? .on : .off, handler: note)
      case 3:
        let inner = menu(&random, depth: depth - 1, options: [], note: note).children
        return UIDeferredMenuElement { $0(inner) }
      default:
        return menu(&random, depth: depth - 1, options: random.below(2) == 0 ? .displayInline : [], note: note)
      }
    }
    return UIMenu(title: "menu", options: options, children: children)
  }

  private func leaves(_ items: [MenuContent.Item], _ path: [Int] = []) -> [(path: [Int], item: MenuContent.Item)] {
    items.enumerated().flatMap { index, item in
      item.children.isEmpty ? [(path + [index], item)] : leaves(item.children, path + [index])
    }
  }

  @Test(
    "a selection runs the action of its item, and hidden or disabled actions never run",
    arguments: UInt64(1)...40)
  func paths(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var ran: [String] = []
    let menu = menu(&random, depth: 3, options: []) { ran.append($0.title) }
    for (path, item) in leaves(menu.content.items) {
      ran = []
      menu.choose(at: path, sender: nil)
      #expect(ran == (item.title.hasPrefix("plain") ? [item.title] : []), "seed \(seed) at \(path)")
      #expect(!item.title.hasPrefix("hidden"), "seed \(seed)")
      #expect(item.isEnabled == item.title.hasPrefix("plain"), "seed \(seed) at \(path)")
    }
  }

  @Test(
    "a single-selection menu has one check mark after every selection, on the selected action",
    arguments: UInt64(1)...20)
  func oneTick(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let menu = menu(&random, depth: 3, options: .singleSelection) { _ in }
    for (path, item) in leaves(menu.content.items) where item.title.hasPrefix("plain") {
      menu.choose(at: path, sender: nil)
      let ticked = leaves(menu.content.items).filter { $0.item.state == .on }
      #expect(ticked.map(\.path) == [path] && ticked.allSatisfy(\.item.isExclusive), "seed \(seed)")
      #expect(menu.allActions.filter { $0.state == .on }.count == 1, "seed \(seed)")
    }
  }
}
