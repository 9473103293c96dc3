import Foundation

extension UITableView {
  /// Makes `cellClass` the class of new cells named `identifier`; `nil` takes it back. A class that is no cell is passed over
  /// with a line in the log.
  public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    if let cellClass, !(cellClass is UITableViewCell.Type) {
      RuntimeLog.write("\(cellClass) is no UITableViewCell and was not registered as \"\(identifier)\".")
      return
    }
    pool.cellClasses[identifier] = cellClass as? UITableViewCell.Type
  }

  /// Makes `aClass` the class of new headers and footers named `identifier`; `nil` takes it back. A class that is no header
  /// view is passed over with a line in the log.
  public func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    if let aClass, !(aClass is UITableViewHeaderFooterView.Type) {
      RuntimeLog.write("\(aClass) is no UITableViewHeaderFooterView and was not registered as \"\(identifier)\".")
      return
    }
    pool.viewClasses[identifier] = aClass as? UITableViewHeaderFooterView.Type
  }

  /// A cell named `identifier` that is not in use, or a new one of the registered class, or `nil` where none is registered.
  public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let cell = reconfigured, cell.reuseIdentifier == identifier { return cell }
    if let cell = pool.takeCell(identifier) { return cell }
    return pool.makeCell(identifier)
  }

  /// A cell named `identifier` that is not in use, or a new one of the registered class.
  ///
  /// Differs from Apple: a name without a class raises an exception on a device. Here a plain cell is answered, and the log
  /// has a line.
  public func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    if let cell = dequeueReusableCell(withIdentifier: identifier) { return cell }
    RuntimeLog.write("No class is registered for cells named \"\(identifier)\"; a plain cell is used.")
    return UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  /// A header or footer named `identifier` that is not in use, or a new one of the registered class, or `nil` where none is
  /// registered.
  public func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
    if let view = pool.takeView(identifier) { return view }
    return pool.viewClasses[identifier].map { CellPool.make($0, reuseIdentifier: identifier) }
  }
}
