import Foundation
import SceneSystem
import Testing
import ViewBacking

@testable @_spi(Runtime) import UIKitCore

@MainActor @Suite("Properties of menus") struct MenuPropertyTests {
  /// A menu of random depth, with every kind of element. Each action records its title.
  private func menu(
    _ random: inout Seeded, depth: Int, options: UIMenu.Options, note: @escaping (UIAction) -> Void
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
    var random = Seeded(seed: seed)
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
    var random = Seeded(seed: seed)
    let menu = menu(&random, depth: 3, options: .singleSelection) { _ in }
    for (path, item) in leaves(menu.content.items) where item.title.hasPrefix("plain") {
      menu.choose(at: path, sender: nil)
      let ticked = leaves(menu.content.items).filter { $0.item.state == .on }
      #expect(ticked.map(\.path) == [path] && ticked.allSatisfy(\.item.isExclusive), "seed \(seed)")
      #expect(menu.allActions.filter { $0.state == .on }.count == 1, "seed \(seed)")
    }
  }
}
