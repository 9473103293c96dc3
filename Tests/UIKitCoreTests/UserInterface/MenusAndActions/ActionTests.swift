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

@MainActor @Suite("Actions") struct ActionHandlerTests {
  @Test("an action that runs inside another one has the sender of its own run") func nested() {
    let (outer, inner) = (UIView(), UIView())
    var senders: [Bool] = []
    let second = UIAction { senders.append($0.sender as? UIView === inner) }
    let first = UIAction { action in
      senders.append(action.sender as? UIView === outer)
      second.performWithSender(inner, target: nil)
    }
    first.performWithSender(outer, target: nil)
    #expect(senders == [true, true])
    #expect(first.sender == nil && second.sender == nil)
  }

  @Test("an action's title can be changed in its handler, as from play to pause") func changes() {
    let action = UIAction(title: "Play", image: UIImage(systemName: "play")) {
      $0.title = "Pause"
      $0.state = .on
      $0.attributes.insert(.disabled)
    }
    action.performWithSender(nil, target: nil)
    action.performWithSender(nil, target: nil)
    #expect(action.title == "Pause" && action.state == .on && action.attributes == .disabled)
    #expect(action.discoverabilityTitle == nil && action.subtitle == nil)
  }

  @Test("a hidden action still runs when it is performed: only menus hide it") func hidden() {
    var runs = 0
    UIAction(attributes: .hidden) { _ in runs += 1 }.performWithSender(nil, target: nil)
    #expect(runs == 1)
  }

  @Test("raw values are UIKit's") func rawValues() {
    #expect(UIMenuElement.State.mixed.rawValue == 2 && UIMenuElement.State.on.rawValue == 1)
    #expect(UIMenuElement.Attributes([.disabled, .destructive, .hidden, .keepsMenuPresented]).rawValue == 0b1111)
    #expect(UIMenu.Options.singleSelection.rawValue == 32 && UIMenu.Options.destructive.rawValue == 2)
  }
}
