import Foundation

/// Cells, headers and footers that are not in sight, to be used again, and how new ones are made.
@MainActor struct CellPool {
  /// A class that was registered for a name.
  var cellClasses: [String: UITableViewCell.Type] = [:]
  var viewClasses: [String: UITableViewHeaderFooterView.Type] = [:]
  /// What a storyboard says of the cells of a name.
  var styles: [String: UITableViewCell.CellStyle] = [:]
  var accessories: [String: UITableViewCell.AccessoryType] = [:]
  private var cells: [String: [UITableViewCell]] = [:]
  private var views: [String: [UITableViewHeaderFooterView]] = [:]

  /// Keeps a cell. It stays where it is, hidden: a host has widgets for it, and making them again costs more than all else.
  mutating func keep(_ cell: UITableViewCell) {
    cell.isHidden = true
    guard let name = cell.reuseIdentifier else {
      cell.removeFromSuperview()
      return
    }
    cells[name, default: []].append(cell)
  }

  mutating func keep(_ view: UITableViewHeaderFooterView) {
    view.isHidden = true
    guard let name = view.reuseIdentifier else {
      view.removeFromSuperview()
      return
    }
    views[name, default: []].append(view)
  }

  mutating func takeCell(_ name: String) -> UITableViewCell? {
    guard let cell = cells[name]?.popLast() else { return nil }
    cell.isHidden = false
    cell.prepareForReuse()
    return cell
  }

  mutating func takeView(_ name: String) -> UITableViewHeaderFooterView? {
    guard let view = views[name]?.popLast() else { return nil }
    view.isHidden = false
    view.prepareForReuse()
    return view
  }

  /// A new cell of a class, made by that class's own initialiser: see `ClassFactory.makeObject(of:)`.
  @_optimize(none) @inline(never)
  static func make(
    _ cellClass: UITableViewCell.Type, style: UITableViewCell.CellStyle, reuseIdentifier: String
  ) -> UITableViewCell {
    unsafeBitCast(cellClass, to: TableCellStandIn.Type.self).init(style: style, reuseIdentifier: reuseIdentifier)
  }

  /// A new cell of the class of a name, or `nil` where there is none.
  func makeCell(_ name: String) -> UITableViewCell? {
    guard let cellClass = cellClasses[name] else { return nil }
    let cell = CellPool.make(cellClass, style: styles[name] ?? .default, reuseIdentifier: name)
    if let accessory = accessories[name] { cell.accessoryType = accessory }
    return cell
  }

  /// A new header or footer of a class, made by that class's own initialiser.
  @_optimize(none) @inline(never)
  static func make(
    _ viewClass: UITableViewHeaderFooterView.Type, reuseIdentifier: String
  ) -> UITableViewHeaderFooterView {
    unsafeBitCast(viewClass, to: TableHeaderStandIn.Type.self).init(reuseIdentifier: reuseIdentifier)
  }
}

/// Lends tables the slot of the cells' initialiser, which is not `required`. Never instantiated.
open class TableCellStandIn: UITableViewCell {
  /// Declared so that it can be called on a metatype.
  public required override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }

  /// Answers `nil`.
  public required init?(coder: NSCoder) { nil }
}

/// Lends tables the slot of the headers' initialiser, which is not `required`. Never instantiated.
open class TableHeaderStandIn: UITableViewHeaderFooterView {
  /// Declared so that it can be called on a metatype.
  public required override init(reuseIdentifier: String?) { super.init(reuseIdentifier: reuseIdentifier) }

  /// Answers `nil`.
  public required init?(coder: NSCoder) { nil }
}
