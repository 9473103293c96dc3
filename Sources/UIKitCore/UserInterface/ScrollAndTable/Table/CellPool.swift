public import Foundation

/// Invisible cells, headers and footers for reuse, and the classes of new ones.
@MainActor struct CellPool {
  /// The registered classes, by reuse identifier.
  var cellClasses: [String: UITableViewCell.Type] = [:]
  var viewClasses: [String: UITableViewHeaderFooterView.Type] = [:]
  /// What makes the prototype cells of a storyboard, by reuse identifier.
  var prototypes: [String: @MainActor () -> UITableViewCell?] = [:]
  /// The nibs of cells and of headers, by reuse identifier.
  var cellNibs: [String: UINib] = [:]
  var viewNibs: [String: UINib] = [:]
  private var cells: [String: [UITableViewCell]] = [:]
  private var views: [String: [UITableViewHeaderFooterView]] = [:]

  /// Adds a cell to the pool. It stays in the hierarchy, hidden: a host has widgets for it, and creating these again is the most expensive
  /// part.
  mutating func enqueue(_ cell: UITableViewCell) {
    cell.isHidden = true
    guard let name = cell.reuseIdentifier else {
      cell.removeFromSuperview()
      return
    }
    cells[name, default: []].append(cell)
  }

  mutating func enqueue(_ view: UITableViewHeaderFooterView) {
    view.isHidden = true
    guard let name = view.reuseIdentifier else {
      view.removeFromSuperview()
      return
    }
    views[name, default: []].append(view)
  }

  mutating func dequeueCell(_ name: String) -> UITableViewCell? {
    guard let cell = cells[name]?.popLast() else { return nil }
    cell.isHidden = false
    cell.prepareForReuse()
    return cell
  }

  mutating func dequeueView(_ name: String) -> UITableViewHeaderFooterView? {
    guard let view = views[name]?.popLast() else { return nil }
    view.isHidden = false
    view.prepareForReuse()
    return view
  }

  /// A new cell of a class, created by that class's own initialiser: see `ClassFactory.makeObject(of:)`.
  @_optimize(none) @inline(never)
  static func make(
    _ cellClass: UITableViewCell.Type, style: UITableViewCell.CellStyle, reuseIdentifier: String
  ) -> UITableViewCell {
    unsafeBitCast(cellClass, to: TableCellInitializerShim.Type.self).init(
      style: style, reuseIdentifier: reuseIdentifier)
  }

  /// A new cell of the class for an identifier, or `nil` if there is none.
  func makeCell(_ name: String) -> UITableViewCell? {
    if let cellClass = cellClasses[name] { return CellPool.make(cellClass, style: .default, reuseIdentifier: name) }
    if let nib = cellNibs[name] {
      guard let cell = nib.instantiate(withOwner: nil).lazy.compactMap({ $0 as? UITableViewCell }).first else {
        return nil
      }
      cell.adopt(reuseIdentifier: name)
      return cell
    }
    return prototypes[name]?()
  }

  /// A new header or footer of a class, created by that class's own initialiser.
  @_optimize(none) @inline(never)
  static func make(
    _ viewClass: UITableViewHeaderFooterView.Type, reuseIdentifier: String
  ) -> UITableViewHeaderFooterView {
    unsafeBitCast(viewClass, to: TableHeaderInitializerShim.Type.self).init(reuseIdentifier: reuseIdentifier)
  }
}

/// Gives tables the slot of the cells' initialiser, which is not `required`. Never instantiated.
open class TableCellInitializerShim: UITableViewCell {
  /// Declared so that it can be called on a metatype.
  public required override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }

  /// Returns `nil`.
  public required init?(coder: NSCoder) { nil }
}

/// Gives tables the slot of the headers' initialiser, which is not `required`. Never instantiated.
open class TableHeaderInitializerShim: UITableViewHeaderFooterView {
  /// Declared so that it can be called on a metatype.
  public required override init(reuseIdentifier: String?) { super.init(reuseIdentifier: reuseIdentifier) }

  /// Returns `nil`.
  public required init?(coder: NSCoder) { nil }
}
