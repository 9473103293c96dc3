import Foundation
import Testing

@testable @_spi(Runtime) import UIKitCore

@MainActor @Suite("Actions") struct ActionRuleTests {
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
