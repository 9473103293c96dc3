import Foundation

extension UITableView {
  /// Provides the items for drags out of the table. Not retained.
  public var dragDelegate: (any UITableViewDragDelegate)? {
    get { dragInteraction?.source.delegate }
    set {
      guard dragInteraction != nil || newValue != nil else { return }
      neededDragInteraction.source.delegate = newValue
    }
  }

  /// Whether rows can be dragged, which requires a ``dragDelegate``. Default: `true`.
  public var dragInteractionEnabled: Bool {
    get { dragInteraction?.isEnabled ?? true }
    set { if newValue != dragInteractionEnabled { neededDragInteraction.isEnabled = newValue } }
  }

  /// Whether a drag out of the table is in progress.
  public var hasActiveDrag: Bool { dragInteraction?.source.isDragging ?? false }

  /// The row that is being dragged.
  var draggedPath: IndexPath? { dragInteraction?.source.path }

  private var dragInteraction: TableDragInteraction? {
    interactions.lazy.compactMap { $0 as? TableDragInteraction }.first
  }

  private var neededDragInteraction: TableDragInteraction {
    if let dragInteraction { return dragInteraction }
    let made = TableDragInteraction(TableDragSource(table: self))
    addInteraction(made)
    return made
  }
}

/// The drags of a table, each of one row.
@MainActor private final class TableDragInteraction: UIDragInteraction {
  let source: TableDragSource

  init(_ source: TableDragSource) {
    self.source = source
    super.init(delegate: source)
  }

  override func picture(from point: CGPoint) -> CGRect {
    guard let table = view as? UITableView, let path = table.indexPathForRow(at: point) else { return .zero }
    let row = table.rectForRow(at: path)
    guard let outline = source.delegate?.tableView(table, dragPreviewParametersForRowAt: path)?.visiblePath else {
      return row
    }
    let part = outline.bounds.offsetBy(dx: row.minX, dy: row.minY).intersection(row)
    return part.isNull || part.isEmpty ? row : part
  }
}

/// The delegate of a table's drag interaction.
@MainActor private final class TableDragSource: NSObject, UIDragInteractionDelegate {
  private weak var table: UITableView?
  weak var delegate: (any UITableViewDragDelegate)?
  private(set) var isDragging = false
  private(set) var path: IndexPath?

  init(table: UITableView) {
    self.table = table
    super.init()
  }

  func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
    guard let table, let delegate, let path = table.indexPathForRow(at: session.location(in: table)) else { return [] }
    self.path = path
    return delegate.tableView(table, itemsForBeginning: session, at: path)
  }

  func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
    isDragging = true
    path.flatMap { table?.cellForRow(at: $0) }?.dragStateDidChange(.dragging)
    if let table { delegate?.tableView(table, dragSessionWillBegin: session) }
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { table.flatMap { delegate?.tableView($0, dragSessionAllowsMoveOperation: session) } ?? true }

  func dragInteraction(
    _ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool {
    table.flatMap { delegate?.tableView($0, dragSessionIsRestrictedToDraggingApplication: session) } ?? false
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
  ) {
    isDragging = false
    path.flatMap { table?.cellForRow(at: $0) }?.dragStateDidChange(.none)
    path = nil
    if let table { delegate?.tableView(table, dragSessionDidEnd: session) }
  }
}
