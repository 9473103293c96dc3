public import Foundation
import RuntimeLogging

extension UITableView {
  /// Registers `cellClass` for new cells with `identifier`; `nil` removes the registration. A class that is not a cell is ignored and
  /// logged.
  public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    if let cellClass, !(cellClass is UITableViewCell.Type) {
      RuntimeLog.write("\(cellClass) is not a UITableViewCell and was not registered as \"\(identifier)\".")
      return
    }
    pool.cellClasses[identifier] = cellClass as? UITableViewCell.Type
  }

  /// Registers a nib, whose first cell is made for new cells with `identifier`; `nil` removes the registration.
  public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    pool.cellClasses[identifier] = nil
    pool.cellNibs[identifier] = nib
  }

  /// Registers a nib, whose first header view is made for new headers and footers with `identifier`; `nil` removes the registration.
  public func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    pool.viewClasses[identifier] = nil
    pool.viewNibs[identifier] = nib
  }

  /// Registers `aClass` for new headers and footers with `identifier`; `nil` removes the registration. A class that is not a header view is
  /// ignored and logged.
  public func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    if let aClass, !(aClass is UITableViewHeaderFooterView.Type) {
      RuntimeLog.write("\(aClass) is not a UITableViewHeaderFooterView and was not registered as \"\(identifier)\".")
      return
    }
    pool.viewClasses[identifier] = aClass as? UITableViewHeaderFooterView.Type
  }

  /// An unused cell with `identifier`, or a new one of the registered class, or `nil` if none is registered.
  public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let cell = reconfigured, cell.reuseIdentifier == identifier { return cell }
    if let cell = pool.dequeueCell(identifier) { return cell }
    return pool.makeCell(identifier)
  }

  /// An unused cell with `identifier`, or a new one of the registered class.
  ///
  /// Differs from Apple: an identifier without a class raises an exception on a device. Here a plain cell is returned and the problem is
  /// logged.
  public func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    if let cell = dequeueReusableCell(withIdentifier: identifier) { return cell }
    RuntimeLog.write("No class is registered for cells named \"\(identifier)\"; a plain cell is used.")
    return UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  /// An unused header or footer with `identifier`, or a new one of the registered class, or `nil` if none is registered.
  public func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
    if let view = pool.dequeueView(identifier) { return view }
    if let nib = pool.viewNibs[identifier] {
      let made = nib.instantiate(withOwner: nil).lazy.compactMap { $0 as? UITableViewHeaderFooterView }.first
      made?.adopt(reuseIdentifier: identifier)
      return made
    }
    return pool.viewClasses[identifier].map { CellPool.make($0, reuseIdentifier: identifier) }
  }
}
