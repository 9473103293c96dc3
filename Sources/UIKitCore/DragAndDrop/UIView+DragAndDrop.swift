import Foundation

// What a host asks of a view while something is dragged, and what it tells of it.
extension UIView {
  private var drags: [UIDragInteraction] { interactions.compactMap { $0 as? UIDragInteraction } }
  private var drops: [UIDropInteraction] { interactions.compactMap { $0 as? UIDropInteraction } }

  /// Tells the host whether something may be dragged out of the view, so that it has to ask, and whether the view may take
  /// what is dragged over it.
  final func describeDragAndDrop(_ description: inout ViewDescription) {
    for interaction in interactions {
      if let drag = interaction as? UIDragInteraction, drag.isEnabled { description.isDragSource = true }
      if interaction is UIDropInteraction { description.isDropTarget = true }
    }
  }

  /// What the pointer drags that begins to move at `point`, counted from the view's upper left; `nil` for nothing there. That
  /// it is under way comes back as `ViewEvent.dragBegan`, its end as `ViewEvent.dragEnded`.
  package final func prepareDrag(at point: CGPoint) -> DragDescription? {
    for interaction in drags {
      if var drag = interaction.prepare(at: inBounds(point)) {
        // No more of it than can be seen.
        drag.picture = drag.picture.intersection(bounds).offsetBy(dx: -bounds.origin.x, dy: -bounds.origin.y)
        return drag
      }
    }
    return nil
  }

  /// Whether the view would take what is dragged over it at `point`, counted from its upper left. Asked when it comes and
  /// whenever it has moved. That it has gone comes back as `ViewEvent.dropLeft`, that it was let go as `ViewEvent.dropped`.
  package final func takesDrop(_ drop: DropDescription, at point: CGPoint) -> Bool {
    // Each of them hears of it, also where another takes it.
    drops.reduce(false) { $1.move(drop, to: inBounds(point)) || $0 }
  }

  /// What a person drags and drops.
  final func dragAndDrop(_ event: ViewEvent) {
    switch event {
    case .dragBegan: for interaction in drags { interaction.begin() }
    case .dragEnded(let outcome): for interaction in drags { interaction.end(outcome) }
    case .dropLeft: for interaction in drops { interaction.leave() }
    case .dropped(let point, let contents):
      let taker = drops.first { $0.isTaking }
      taker?.perform(at: inBounds(point), contents)
      for interaction in drops where interaction !== taker { interaction.leave() }
    default: break
    }
  }
}
