import Foundation
import Testing
import ViewBacking

@testable @_spi(Runtime) import UIKitCore

@MainActor @Suite("States of buttons") struct ButtonStateTests {
  @Test("each property that is not set for a state has its normal value") func parts() {
    let (star, trash) = (UIImage(systemName: "star"), UIImage(systemName: "trash"))
    let button = UIButton(type: .custom)
    button.setTitle("normal", for: .normal)
    button.setImage(star, for: .normal)
    button.setTitleColor(.red, for: .normal)
    button.setImage(trash, for: .disabled)
    button.setTitleColor(.green, for: .selected)
    button.isEnabled = false
    #expect(button.currentTitle == "normal" && button.currentImage === trash && button.currentTitleColor == .red)
    button.isEnabled = true
    button.isSelected = true
    #expect(button.currentTitle == "normal" && button.currentImage === star && button.currentTitleColor == .green)
    #expect(button.image(for: [.selected, .disabled]) === star)
  }

  @Test("a combination of states has its own title, not that of one of them") func combination() {
    let button = UIButton(type: .system)
    button.setTitle("normal", for: .normal)
    button.setTitle("selected", for: .selected)
    button.setTitle("both", for: [.selected, .highlighted])
    button.isSelected = true
    #expect(button.currentTitle == "selected")
    button.isHighlighted = true
    #expect(button.currentTitle == "both")
    button.setTitle(nil, for: [.selected, .highlighted])
    #expect(button.currentTitle == "normal")
  }

  @Test("without its own colour a system button has the tint colour, a custom one white") func colour() {
    let (system, custom) = (UIButton(type: .system), UIButton(type: .custom))
    system.tintColor = .green
    custom.tintColor = .green
    #expect(system.currentTitleColor == .green && custom.currentTitleColor == .white)
    #expect(content(of: system).appearance.color == .pureGreen && content(of: custom).appearance.color == .pureWhite)
    // A disabled button is as transparent as in the theme.
    system.isEnabled = false
    custom.isEnabled = false
    #expect(content(of: system).appearance.color == nil && content(of: custom).appearance.color == .pureWhite)
  }

  @Test(
    "types for one purpose show its symbol",
    arguments: [
      (UIButton.ButtonType.contactAdd, "plus.circle"), (.infoLight, "info.circle"), (.infoDark, "info.circle"),
      (.detailDisclosure, "info.circle"), (.close, "xmark"),
    ])
  func types(type: UIButton.ButtonType, symbol: String) {
    #expect(UIButton(type: type).currentImage?.symbolName == symbol)
    #expect(UIButton(type: type).buttonType == type && UIButton(type: .custom).currentImage == nil)
  }

  @Test("a configuration takes the normal title and image, and shows them in every state") func configured() {
    let button = UIButton(configuration: .plain())
    button.setTitle("normal", for: .normal)
    button.setTitle("selected", for: .selected)
    button.setImage(UIImage(systemName: "star"), for: .normal)
    button.isSelected = true
    #expect(button.currentTitle == "normal" && button.configuration?.image?.symbolName == "star")
    button.configuration = nil
    #expect(button.currentTitle == "selected")
  }

  @Test("a button without automatic updates is updated on request") func manual() {
    final class Counting: UIButton {
      var updates = 0
      override func updateConfiguration() {
        updates += 1
        super.updateConfiguration()
      }
    }
    let button = Counting(configuration: .plain())
    let shown = ShownWindow(button)
    let before = button.updates
    button.automaticallyUpdatesConfiguration = false
    button.isSelected = true
    shown.turn()
    #expect(button.updates == before)
    button.setNeedsUpdateConfiguration()
    button.setNeedsUpdateConfiguration()
    shown.turn()
    #expect(button.updates == before + 1)
  }

  @Test("an update handler that always changes the configuration is called once a turn") func noCircle() {
    let button = UIButton(configuration: .plain())
    var runs = 0
    button.configurationUpdateHandler = {
      runs += 1
      $0.configuration?.title = "run \(runs)"
    }
    let shown = ShownWindow(button)
    shown.turn()
    shown.turn()
    #expect(runs == 1 && content(of: button).title == "run 1")
  }

  @Test("the primary action runs last, and its title is the default, however it was added")
  func primary() {
    var received: [String] = []
    let action = UIAction(title: "Go", image: UIImage(systemName: "star")) { _ in received.append("go") }
    for button in [
      UIButton(frame: CGRect(x: 1, y: 2, width: 3, height: 4), primaryAction: action),
      UIButton(type: .custom, primaryAction: action), UIButton(configuration: .plain(), primaryAction: action),
    ] {
      received = []
      button.observe([("up", .touchUpInside)]) { received.append($0) }
      button.receive(.pressed)
      #expect(received == ["up", "go"] && content(of: button).title == "Go" && content(of: button).image != nil)
    }
    #expect(UIButton(type: .system, primaryAction: nil).currentTitle == nil)
  }
}

@MainActor @Suite("Buttons with menus") struct ButtonMenuTests {
  private func menu(_ note: @escaping (String) -> Void = { _ in }) -> UIMenu {
    UIMenu(children: ["One", "Two"].map { title in UIAction(title: title) { _ in note(title) } })
  }

  @Test("the host opens a menu that is the primary action, and a selection runs with the button as sender")
  func pullDown() {
    let button = UIButton(type: .system)
    var received: [String] = []
    button.menu = UIMenu(children: [UIAction(title: "One") { received.append("one \($0.sender is UIButton)") }])
    #expect(content(of: button).menu == nil)
    button.showsMenuAsPrimaryAction = true
    #expect(content(of: button).menu?.items.map(\.title) == ["One"])
    button.observe([("menu", .menuActionTriggered), ("primary", .primaryActionTriggered)]) { received.append($0) }
    button.receive(.choseMenuItem([0]))
    #expect(received == ["menu", "one true"])
    button.isEnabled = false
    button.receive(.choseMenuItem([0]))
    #expect(received.count == 2)
  }

  @Test("a menu that is not the primary action opens on a secondary click, as on a long press on a device")
  func secondary() {
    let button = UIButton(type: .system)
    var received: [String] = []
    #expect(!button.shownDescription.hasContextMenu && button.contextMenuInteraction == nil)
    button.menu = menu { received.append($0) }
    button.menu = menu { received.append($0) }
    button.observe([("menu", .menuActionTriggered)]) { received.append($0) }
    #expect(button.shownDescription.hasContextMenu && button.interactions.count == 1)
    #expect(button.contextMenu(at: .zero)?.items.map(\.title) == ["One", "Two"])
    button.receive(.choseContextMenuItem([1]))
    button.receive(.closedContextMenu)
    #expect(received == ["menu", "Two"])
    button.showsMenuAsPrimaryAction = true
    #expect(button.contextMenu(at: .zero) == nil)
    button.showsMenuAsPrimaryAction = false
    button.isEnabled = false
    #expect(button.contextMenu(at: .zero) == nil)
    button.menu = nil
    #expect(button.interactions.isEmpty && !button.shownDescription.hasContextMenu)
  }

  @Test("a press of a button whose menu opens on a secondary click runs its action and opens no menu") func press() {
    var received: [String] = []
    let button = UIButton(type: .system, primaryAction: UIAction(title: "Go") { _ in received.append("go") })
    button.menu = menu { received.append($0) }
    button.receive(.pressed)
    #expect(received == ["go"])
  }

  @Test("a pop-up button has one check mark, moves it to the selection, and shows its title") func popUp() {
    let button = UIButton(configuration: .gray())
    let menu = menu()
    (menu.children[0] as? UIAction)?.state = .on
    button.menu = menu
    button.showsMenuAsPrimaryAction = true
    button.changesSelectionAsPrimaryAction = true
    let shown = ShownWindow(button)
    #expect(content(of: button).title == "One" && content(of: button).menu?.items.allSatisfy(\.isExclusive) == true)
    let descriptions = shown.updates(of: button) { button.receive(.choseMenuItem([1])) }
    guard case .button(let content)? = descriptions.last?.content else {
      Issue.record("the host was not sent the new title")
      return
    }
    #expect(content.title == "Two" && content.menu?.items.map(\.state) == [.off, .on])
    #expect(!button.isSelected)
  }

  @Test("an app-defined control provides a menu where that is enabled, and may return none") func ownControl() {
    final class Card: UIControl {
      var hasMenu = true
      var received: [String] = []
      override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
      ) -> UIContextMenuConfiguration? {
        guard hasMenu else { return nil }
        return UIContextMenuConfiguration(actionProvider: { _ in UIMenu(children: [UIAction(title: "Open") { _ in }]) })
      }
      override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
      ) { received.append("end") }
    }
    let card = Card()
    card.observe([("menu", .menuActionTriggered)]) { card.received.append($0) }
    #expect(card.contextMenu(at: .zero) == nil && !card.isContextMenuInteractionEnabled)
    card.isContextMenuInteractionEnabled = true
    card.isContextMenuInteractionEnabled = true
    #expect(card.interactions.count == 1 && card.contextMenuInteraction?.view === card)
    #expect(card.contextMenu(at: .zero)?.items.map(\.title) == ["Open"])
    card.receive(.closedContextMenu)
    #expect(card.received == ["menu", "end"])
    card.hasMenu = false
    #expect(card.contextMenu(at: .zero) == nil)
    card.isContextMenuInteractionEnabled = false
    #expect(card.interactions.isEmpty && card.contextMenuInteraction == nil)
  }
}
