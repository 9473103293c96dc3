import Foundation

extension UITableView {
  /// Handles drops on the table. Not retained.
  public var dropDelegate: (any UITableViewDropDelegate)? {
    get { dropInteraction?.source.delegate }
    set {
      guard dropInteraction != nil || newValue != nil else { return }
      if let dropInteraction {
        dropInteraction.source.delegate = newValue
        return
      }
      let made = TableDropInteraction(TableDropSource(table: self))
      made.source.delegate = newValue
      addInteraction(made)
    }
  }

  /// Whether a drag is over the table that it could be dropped on.
  public var hasActiveDrop: Bool { dropInteraction?.source.isInside ?? false }

  private var dropInteraction: TableDropInteraction? {
    interactions.lazy.compactMap { $0 as? TableDropInteraction }.first
  }
}

@MainActor private final class TableDropInteraction: UIDropInteraction {
  let source: TableDropSource

  init(_ source: TableDropSource) {
    self.source = source
    super.init(delegate: source)
  }
}

/// The delegate of a table's drop interaction.
@MainActor private final class TableDropSource: NSObject, UIDropInteractionDelegate {
  private weak var table: UITableView?
  weak var delegate: (any UITableViewDropDelegate)?
  private(set) var isInside = false
  private var proposal = UITableViewDropProposal(operation: .cancel)

  init(table: UITableView) {
    self.table = table
    super.init()
  }

  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
    table.flatMap { delegate?.tableView($0, canHandle: session) } ?? false
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
    isInside = true
    if let table { delegate?.tableView(table, dropSessionDidEnter: session) }
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession) -> UIDropProposal
  {
    guard let table, let delegate else { return UIDropProposal(operation: .cancel) }
    proposal = delegate.tableView(
      table, dropSessionDidUpdate: session, withDestinationIndexPath: destination(of: session, in: table))
    return proposal
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
    isInside = false
    if let table { delegate?.tableView(table, dropSessionDidExit: session) }
  }

  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    guard let table, let delegate else { return }
    let source = session.localDragSession != nil && table.hasActiveDrag ? table.draggedPath : nil
    let target = destination(of: session, in: table)
    if let source, let target, session.items.count == 1, proposal.operation == .move,
      proposal.intent == .insertAtDestinationIndexPath,
      table.dataSource?.tableView(table, canMoveRowAt: source) == true
    {
      table.moveByUser(from: source, to: target)
      return
    }
    delegate.tableView(
      table,
      performDropWith: TableDropCoordinator(session: session, destination: target, proposal: proposal, source: source))
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
    isInside = false
    if let table { delegate?.tableView(table, dropSessionDidEnd: session) }
  }

  private func destination(of session: any UIDropSession, in table: UITableView) -> IndexPath? {
    table.indexPathForRow(at: session.location(in: table))
  }
}

private final class TableDropCoordinator: NSObject, UITableViewDropCoordinator {
  let items: [any UITableViewDropItem]
  let destinationIndexPath: IndexPath?
  let proposal: UITableViewDropProposal
  let session: any UIDropSession

  init(session: any UIDropSession, destination: IndexPath?, proposal: UITableViewDropProposal, source: IndexPath?) {
    items = session.items.map { DroppedRow($0, source: source) }
    destinationIndexPath = destination
    self.proposal = proposal
    self.session = session
    super.init()
  }

  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating { ImmediateDragAnimation() }
  func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
    ImmediateDragAnimation()
  }
}

private final class DroppedRow: NSObject, UITableViewDropItem {
  let dragItem: UIDragItem
  let sourceIndexPath: IndexPath?
  var previewSize: CGSize { .zero }

  init(_ item: UIDragItem, source: IndexPath?) {
    dragItem = item
    sourceIndexPath = source
    super.init()
  }
}
