package import Foundation
package import ViewBacking

extension UIView {
  /// Adds an interaction, and removes it from its previous view. The view retains it.
  public func addInteraction(_ interaction: any UIInteraction) {
    guard !interactions.contains(where: { $0 === interaction }) else { return }
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    interactions.append(interaction)
    interaction.didMove(to: self)
    setNeedsShow()
  }

  /// Removes an interaction. Has no effect if the view does not have it.
  public func removeInteraction(_ interaction: any UIInteraction) {
    guard interactions.contains(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    interactions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
    setNeedsShow()
  }

  private var contextMenus: [UIContextMenuInteraction] { interactions.compactMap { $0 as? UIContextMenuInteraction } }

  /// Whether a secondary click may show a menu, so that the host has to call `contextMenu(at:)`.
  package final var hasContextMenu: Bool { interactions.contains { $0 is UIContextMenuInteraction } }

  /// Whether the view handles double clicks, so that the host has to report them.
  package final var handlesDoubleClick: Bool { interactions.contains { $0 is any DoubleClickInteraction } }

  /// The menu for a secondary click at `point`, relative to the view's upper left corner; `nil` for none. The host reports a choice as
  /// `ViewEvent.choseContextMenuItem`, the end as `ViewEvent.closedContextMenu`.
  package final func contextMenu(at point: CGPoint) -> MenuContent? {
    for interaction in contextMenus {
      if let menu = interaction.begin(at: inBounds(point)) { return menu.content }
    }
    return nil
  }

  /// Scrolled content has its own coordinates.
  final func inBounds(_ point: CGPoint) -> CGPoint {
    CGPoint(x: point.x + bounds.origin.x, y: point.y + bounds.origin.y)
  }

  /// Handles events for the view's interactions. Every class's `receive(_:)` passes the events that it does not handle to this method.
  final func interact(_ event: ViewEvent) {
    switch event {
    case .choseContextMenuItem(let path): for interaction in contextMenus { interaction.choose(at: path) }
    case .closedContextMenu: for interaction in contextMenus { interaction.end() }
    case .doubleClicked(let point):
      for case let interaction as any DoubleClickInteraction in interactions {
        interaction.activate(at: inBounds(point))
      }
    default: dragAndDrop(event)
    }
  }
}
