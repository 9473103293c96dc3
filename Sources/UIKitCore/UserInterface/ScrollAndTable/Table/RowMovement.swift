import Foundation
import ViewBacking

/// The way of a table's visible parts from their places before a change to those after it.
///
/// The table lays itself out at once, as without animation, so that no rule about rows depends on time; then each part is shown on the way from
/// where it was. What has left the table is shown by a picture of it.
@MainActor final class RowMovement {
  private static let duration: TimeInterval = 0.3

  /// Where a part was, relative to the visible content.
  private struct Place {
    var center: CGPoint
    var bounds: CGRect
  }

  private let group = AnimationGroup(duration: RowMovement.duration)
  private var cells: [ObjectIdentifier: Place] = [:]
  private var headers: [Int: Place] = [:]
  private var footers: [Int: Place] = [:]
  private var cards: [Int: Place] = [:]
  private var leaving: [UIView] = []
  private let offset: CGPoint
  /// Called when everything is in its place.
  var completion: (() -> Void)?

  /// Remembers where everything is.
  init(of table: UITableView) {
    offset = table.bounds.origin
    for cell in table.cells.values where !cell.isHidden { cells[ObjectIdentifier(cell)] = place(of: cell) }
    headers = table.headers.mapValues(place)
    footers = table.footers.mapValues(place)
    cards = table.cards.mapValues(place)
  }

  /// Where a view is shown, which may be on the way of an earlier movement.
  private func place(of view: UIView) -> Place {
    var place = Place(center: view.center, bounds: view.bounds)
    let animations = view.attachments?.animations
    if case .point(let center)? = animations?[.center]?.present { place.center = center }
    if case .rect(let bounds)? = animations?[.bounds]?.present { place.bounds = bounds }
    return place
  }

  /// The cell's row leaves the table; the cell itself may show another one soon.
  func leave(_ cell: UITableViewCell) {
    guard cells.removeValue(forKey: ObjectIdentifier(cell)) != nil,
      let picture = cell.snapshotView(afterScreenUpdates: false)
    else { return }
    leaving.append(picture)
  }

  /// Shows the parts of the table, which has been laid out, on their way.
  func run(in table: UITableView) {
    let shift = CGPoint(x: table.bounds.minX - offset.x, y: table.bounds.minY - offset.y)
    for cell in table.cells.values where !cell.isHidden { move(cell, from: cells[ObjectIdentifier(cell)], shift) }
    // Headers and footers are made anew. Those of sections that have moved appear.
    for (section, view) in table.headers { move(view, from: headers[section], shift) }
    for (section, view) in table.footers { move(view, from: footers[section], shift) }
    for (section, view) in table.cards { move(view, from: cards[section], shift) }
    for picture in leaving {
      UIView.performWithoutAnimation {
        picture.center.x += shift.x
        picture.center.y += shift.y
        table.insertBehindCells(picture)
        picture.alpha = 0
      }
      group.note(picture, .alpha, from: .number(1))
    }
    group.completion = { [self] _ in
      for picture in leaving { picture.removeFromSuperview() }
      leaving = []
      completion?()
      completion = nil
    }
    group.run()
  }

  private func move(_ view: UIView, from place: Place?, _ shift: CGPoint) {
    guard var place else { return group.note(view, .alpha, from: .number(0)) }
    place.center.x += shift.x
    place.center.y += shift.y
    if view.center != place.center { group.note(view, .center, from: .point(place.center)) }
    if view.bounds.size != place.bounds.size { group.note(view, .bounds, from: .rect(place.bounds)) }
  }
}
