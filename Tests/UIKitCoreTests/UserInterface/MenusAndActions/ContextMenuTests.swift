import Foundation
import Testing
import ViewBacking

@testable @_spi(Runtime) import UIKitCore

/// Returns a menu of its own for each location, and records its calls.
@MainActor private final class Places: NSObject, UIContextMenuInteractionDelegate {
  var menus: [CGPoint: UIMenu] = [:]
  var received: [String] = []

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    menus[location].map { menu in
      UIContextMenuConfiguration(identifier: NSString(string: menu.title), actionProvider: { _ in menu })
    }
  }
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { received.append("display \(configuration.identifier)") }
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { received.append("end \(configuration.identifier)") }
}

@MainActor @Suite("Context menus") struct ContextMenuTests {
  private let here = CGPoint(x: 1, y: 1)
  private let there = CGPoint(x: 2, y: 2)

  @Test("a second menu ends the first, each with its own configuration") func second() {
    let (view, places) = (UIView(), Places())
    view.addInteraction(UIContextMenuInteraction(delegate: places))
    places.menus = [
      here: UIMenu(title: "one", children: [UIAction { _ in }]),
      there: UIMenu(title: "two", children: [UIAction { _ in }]),
    ]
    _ = view.contextMenu(at: here)
    _ = view.contextMenu(at: there)
    view.receive(.closedContextMenu)
    #expect(places.received == ["display one", "end one", "display two", "end two"])
  }

  @Test("the menu ends after the selected action has run, once") func order() {
    let (view, places) = (UIView(), Places())
    view.addInteraction(UIContextMenuInteraction(delegate: places))
    places.menus[here] = UIMenu(
      title: "m", children: [UIAction { [unowned places] _ in places.received.append("done") }])
    _ = view.contextMenu(at: here)
    view.receive(.choseContextMenuItem([0]))
    view.receive(.closedContextMenu)
    view.receive(.closedContextMenu)
    #expect(places.received == ["display m", "done", "end m"])
  }

  @Test("removing the interaction ends the visible menu, and none of its actions can be selected") func removed() {
    let (view, places) = (UIView(), Places())
    let interaction = UIContextMenuInteraction(delegate: places)
    view.addInteraction(interaction)
    places.menus[here] = UIMenu(title: "m", children: [UIAction { _ in Issue.record("chosen after its end") }])
    _ = view.contextMenu(at: here)
    view.removeInteraction(interaction)
    view.receive(.choseContextMenuItem([0]))
    #expect(places.received == ["display m", "end m"])
    #expect(view.contextMenu(at: here) == nil)
  }

  @Test("of several interactions the first with a menu at the location is used") func several() {
    let (view, first, second) = (UIView(), Places(), Places())
    for places in [first, second] { view.addInteraction(UIContextMenuInteraction(delegate: places)) }
    first.menus[here] = UIMenu(title: "first", children: [UIAction(title: "a") { _ in }])
    second.menus = [
      here: UIMenu(title: "second", children: [UIAction(title: "b") { _ in }]),
      there: UIMenu(title: "second", children: [UIAction(title: "c") { _ in }]),
    ]
    #expect(view.contextMenu(at: here)?.items.map(\.title) == ["a"])
    #expect(view.contextMenu(at: there)?.items.map(\.title) == ["c"])
    #expect(first.received == ["display first", "end first"] && second.received == ["display second"])
  }

  @Test("the visible menu can be replaced, and a selection is in the new one") func update() {
    let (view, places) = (UIView(), Places())
    var chosen: [String] = []
    func menu(_ titles: String...) -> UIMenu {
      UIMenu(title: "m", children: titles.map { UIAction(title: $0) { chosen.append($0.title) } })
    }
    let interaction = UIContextMenuInteraction(delegate: places)
    view.addInteraction(interaction)
    interaction.updateVisibleMenu { _ in
      Issue.record("no menu is up")
      return menu()
    }
    places.menus[here] = menu("old")
    _ = view.contextMenu(at: here)
    interaction.updateVisibleMenu { $0.replacingChildren(menu("x", "new").children) }
    view.receive(.choseContextMenuItem([1]))
    #expect(chosen == ["new"])
  }

  @Test("The look of a menu is known while it is visible, and dismissing it ends the interaction once")
  func dismissed() {
    let (view, places) = (UIView(), Places())
    let interaction = UIContextMenuInteraction(delegate: places)
    view.addInteraction(interaction)
    var chosen = 0
    places.menus[here] = UIMenu(children: [UIAction(title: "a") { _ in chosen += 1 }])
    #expect(interaction.menuAppearance == .unknown)
    _ = view.contextMenu(at: here)
    #expect(interaction.menuAppearance == .compact)
    interaction.dismissMenu()
    interaction.dismissMenu()
    #expect(interaction.menuAppearance == .unknown)
    view.receive(.choseContextMenuItem([0]))
    #expect(chosen == 0)
  }

  @Test("A preview has its view's place, unless another is given")
  func preview() {
    let (container, view) = (UIView(), UIView(frame: CGRect(x: 10, y: 20, width: 40, height: 60)))
    container.addSubview(view)
    let preview = UITargetedPreview(view: view)
    #expect(preview.target.container === container && preview.target.center == CGPoint(x: 30, y: 50))
    #expect(preview.size == CGSize(width: 40, height: 60) && preview.parameters.visiblePath == nil)
    let parameters = UIPreviewParameters()
    parameters.backgroundColor = .clear
    let target = UIPreviewTarget(container: view, center: .zero)
    let other = UITargetedPreview(view: view, parameters: parameters, target: target)
    #expect(other.target === target && other.parameters === parameters && target.transform == .identity)
  }

  @Test("a location is returned in the requested coordinates") func location() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 50, height: 50))
    let (places, other) = (Places(), UIView(frame: CGRect(x: 5, y: 5, width: 5, height: 5)))
    window.addSubview(view)
    window.addSubview(other)
    let interaction = UIContextMenuInteraction(delegate: places)
    view.addInteraction(interaction)
    _ = view.contextMenu(at: here)
    #expect(interaction.location(in: nil) == CGPoint(x: 11, y: 21))
    #expect(interaction.location(in: other) == CGPoint(x: 6, y: 16))
  }

  @Test("a released delegate provides no menu") func releasedDelegate() {
    let view = UIView()
    do {
      let places = Places()
      places.menus[here] = UIMenu(children: [UIAction { _ in }])
      view.addInteraction(UIContextMenuInteraction(delegate: places))
      #expect(view.contextMenu(at: here) != nil)
    }
    #expect(view.contextMenu(at: here) == nil)
  }

  @Test("an interaction is notified of each move, out of the old view before into the new one") func moves() {
    final class Noting: NSObject, UIInteraction {
      weak var view: UIView?
      var received: [String] = []
      func willMove(to view: UIView?) { received.append("will \(view?.tag ?? 0)") }
      func didMove(to view: UIView?) {
        self.view = view
        received.append("did \(view?.tag ?? 0)")
      }
    }
    let (one, two, noting) = (UIView(), UIView(), Noting())
    (one.tag, two.tag) = (1, 2)
    one.addInteraction(noting)
    two.addInteraction(noting)
    #expect(noting.received == ["will 1", "did 1", "will 0", "did 0", "will 2", "did 2"])
    #expect(one.interactions.isEmpty && two.interactions.count == 1)
    // Only context menus request secondary clicks from the host.
    #expect(!two.shownDescription.hasContextMenu)
  }
}
