import Foundation
import Testing
import ViewBacking

@testable @_spi(Runtime) import UIKitCore

@MainActor @Suite("Buttons") struct ButtonTests {
  private func content(_ button: UIButton) -> ButtonContent {
    guard case .button(let content) = button.shownContent else {
      Issue.record("A button shows something else.")
      return ButtonContent(title: "", appearance: TextAppearance(font: FontDescription(size: 1)))
    }
    return content
  }

  @Test("a press sends touch down, touch up inside and the primary action, in this order; a disabled button sends none")
  func press() {
    let button = UIButton(type: .system)
    var received: [String] = []
    for (name, event) in [
      ("primary", UIControl.Event.primaryActionTriggered), ("up", .touchUpInside), ("down", .touchDown),
    ] {
      button.addAction(UIAction { _ in received.append(name) }, for: event)
    }
    button.receive(.pressed)
    #expect(received == ["down", "up", "primary"])
    button.isEnabled = false
    button.receive(.pressed)
    #expect(received.count == 3)
  }

  @Test("a button shows the title of its action unless it has its own") func titles() {
    var runs = 0
    let action = UIAction(title: "Go", image: UIImage(systemName: "star")) { _ in runs += 1 }
    let plain = UIButton(type: .system, primaryAction: action)
    #expect(plain.currentTitle == "Go" && plain.currentImage?.symbolName == "star")
    var filled = UIButton.Configuration.filled()
    let configured = UIButton(configuration: filled, primaryAction: action)
    #expect(content(configured).title == "Go")
    filled.title = "Other"
    configured.configuration = filled
    #expect(content(configured).title == "Other" && content(configured).style == .prominent)
    configured.receive(.pressed)
    #expect(runs == 1)
  }

  @Test("a title for a state is shown in it, and the normal one where there is none") func states() {
    let button = UIButton(type: .custom)
    button.setTitle("on", for: .selected)
    button.setTitle("off", for: .normal)
    #expect(button.currentTitle == "off" && button.title(for: .disabled) == "off")
    button.isSelected = true
    #expect(button.currentTitle == "on" && content(button).title == "on" && content(button).isSelected)
    #expect(button.currentTitleColor == .white)
    button.setTitleColor(.red, for: .normal)
    #expect(content(button).appearance.color == RGBA(red: 1, green: 0, blue: 0, alpha: 1))
  }

  @Test("a new state calls the update handler once before the button is shown, with its changes applied") func handler()
  {
    let button = UIButton(configuration: .gray())
    let shown = ShownWindow(button)
    var runs = 0
    button.configurationUpdateHandler = {
      runs += 1
      $0.configuration?.title = $0.isSelected ? "Selected" : "Not"
    }
    shown.turn()
    #expect(runs == 1 && content(button).title == "Not")
    button.isSelected = true
    button.isEnabled = false
    shown.turn()
    #expect(runs == 2)
    guard case .button(let last) = shown.backing(of: button).last?.content else { return }
    #expect(last.title == "Selected")
    shown.turn()
    #expect(runs == 2)
  }

  @Test("the theme's accent replaces the system's blue; another tint replaces it") func colours() {
    let button = UIButton(configuration: .filled())
    #expect(content(button).background == nil)
    button.tintColor = .red
    #expect(content(button).background == RGBA(red: 1, green: 0, blue: 0, alpha: 1))
    button.configuration?.baseBackgroundColor = .green
    #expect(content(button).background == RGBA(red: 0, green: 1, blue: 0, alpha: 1))
    button.role = .destructive
    #expect(content(button).isDestructive)
  }

  @Test("without a host a button has the size of its title with the insets") func size() {
    let button = UIButton(configuration: .plain())
    button.configuration?.title = "four"
    #expect(button.intrinsicContentSize == CGSize(width: 32 + 24, height: 34))
    button.configuration?.contentInsets = .zero
    #expect(button.intrinsicContentSize == CGSize(width: 32, height: 20))
    button.configuration?.setDefaultContentInsets()
    button.configuration?.subtitle = "longer one"
    #expect(button.intrinsicContentSize == CGSize(width: 80 + 24, height: 55))
  }

  @Test("a button that changes its selection as its primary action toggles with each press") func selection() {
    let button = UIButton(type: .system)
    button.changesSelectionAsPrimaryAction = true
    button.receive(.pressed)
    #expect(button.isSelected)
    button.receive(.pressed)
    #expect(!button.isSelected)
  }

  @Test("a subclass that overrides both designated initialisers inherits the others") func subclass() {
    final class Fancy: UIButton {
      override init(frame: CGRect) { super.init(frame: frame) }
      required init?(coder: NSCoder) { super.init(coder: coder) }
    }
    #expect(Fancy(type: .system).buttonType == .system)
    #expect(Fancy(configuration: .gray()).configuration == .gray())
    #expect(Fancy().buttonType == .custom)
  }

  @Test("the title label has the font") func titleLabel() {
    let button = UIButton(type: .system)
    let shown = ShownWindow(button)
    let before = shown.backing(of: button).descriptions.count
    button.titleLabel?.font = .systemFont(ofSize: 30)
    shown.turn()
    #expect(shown.backing(of: button).descriptions.count == before + 1)
    #expect(content(button).appearance.font.size == 30)
  }
}
