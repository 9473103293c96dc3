package import Foundation
package import ViewBacking

// The calls of a host during a drag, and its events.
extension UIView {
  private var drags: [UIDragInteraction] { interactions.compactMap { $0 as? UIDragInteraction } }
  private var drops: [UIDropInteraction] { interactions.compactMap { $0 as? UIDropInteraction } }

  /// Describes to the host whether a drag may begin in the view, so that the host has to call `prepareDrag(at:)`, and whether the view may
  /// accept drops.
  final func describeDragAndDrop(_ description: inout ViewDescription) {
    for interaction in interactions {
      if let drag = interaction as? UIDragInteraction, drag.isEnabled { description.isDragSource = true }
      if interaction is UIDropInteraction { description.isDropTarget = true }
    }
  }

  /// The drag that begins at `point`, relative to the view's upper left corner; `nil` for none. The host reports its beginning as
  /// `ViewEvent.dragBegan`, its end as `ViewEvent.dragEnded`.
  package final func prepareDrag(at point: CGPoint) -> DragDescription? {
    for interaction in drags {
      if var drag = interaction.prepare(at: inBounds(point)) {
        // Only the visible part.
        drag.picture = drag.picture.intersection(bounds).offsetBy(dx: -bounds.origin.x, dy: -bounds.origin.y)
        return drag
      }
    }
    return nil
  }

  /// Whether the view accepts a drop at `point`, relative to its upper left corner. Called when the drag enters and each time it has moved.
  /// The host reports its exit as `ViewEvent.dropLeft`, a drop as `ViewEvent.dropped`.
  package final func acceptsDrop(_ drop: DropDescription, at point: CGPoint) -> Bool {
    // Every interaction is notified, even if another one accepts the drop.
    drops.reduce(false) { $1.move(drop, to: inBounds(point)) || $0 }
  }

  /// Handles the user's drags and drops.
  final func dragAndDrop(_ event: ViewEvent) {
    switch event {
    case .dragBegan: for interaction in drags { interaction.begin() }
    case .dragEnded(let outcome): for interaction in drags { interaction.end(outcome) }
    case .dropLeft: for interaction in drops { interaction.leave() }
    case .dropped(let point, let contents):
      let taker = drops.first { $0.isAccepting }
      taker?.perform(at: inBounds(point), contents)
      for interaction in drops where interaction !== taker { interaction.leave() }
    default: break
    }
  }
}
