import Foundation

extension UIView {
  /// Adds an interaction, taking it away from the view that had it. The view retains it.
  public func addInteraction(_ interaction: any UIInteraction) {
    guard !interactions.contains(where: { $0 === interaction }) else { return }
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    interactions.append(interaction)
    interaction.didMove(to: self)
    setNeedsShow()
  }

  /// Removes an interaction. Nothing happens if the view does not have it.
  public func removeInteraction(_ interaction: any UIInteraction) {
    guard interactions.contains(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    interactions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
    setNeedsShow()
  }

  private var contextMenus: [UIContextMenuInteraction] { interactions.compactMap { $0 as? UIContextMenuInteraction } }

  /// Whether a secondary click may bring a menu up, so that a host has to ask.
  package final var hasContextMenu: Bool { interactions.contains { $0 is UIContextMenuInteraction } }

  /// Whether a double click means something, so that a host has to tell.
  package final var hearsDoubleClicks: Bool { interactions.contains { $0 is UIWindowScene.ActivationInteraction } }

  /// The menu that a secondary click brings up at `point`, counted from the view's upper left; `nil` for none here. What is
  /// chosen in it comes back as `ViewEvent.choseContextMenuItem`, its end as `ViewEvent.closedContextMenu`.
  package final func contextMenu(at point: CGPoint) -> MenuContent? {
    for interaction in contextMenus {
      if let menu = interaction.begin(at: inBounds(point)) { return menu.content }
    }
    return nil
  }

  /// What is scrolled has its own coordinates.
  final func inBounds(_ point: CGPoint) -> CGPoint {
    CGPoint(x: point.x + bounds.origin.x, y: point.y + bounds.origin.y)
  }

  /// What a person does with the view's interactions. Every class's `receive(_:)` hands on to this what it does not know.
  final func interact(_ event: ViewEvent) {
    switch event {
    case .choseContextMenuItem(let path): for interaction in contextMenus { interaction.choose(at: path) }
    case .closedContextMenu: for interaction in contextMenus { interaction.end() }
    case .doubleClicked(let point):
      for case let interaction as UIWindowScene.ActivationInteraction in interactions {
        interaction.activate(at: inBounds(point))
      }
    default: dragAndDrop(event)
    }
  }
}
