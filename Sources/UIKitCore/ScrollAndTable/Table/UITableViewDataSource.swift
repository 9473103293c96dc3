import Foundation

/// Says what is in a table view. Only the first two methods have no default.
@preconcurrency @MainActor public protocol UITableViewDataSource: NSObjectProtocol {
  /// How many rows a section has.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  /// A cell for a row, asked for when the row comes into sight. Take it from
  /// ``UITableView/dequeueReusableCell(withIdentifier:for:)``.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  /// How many sections there are. The default is 1.
  func numberOfSections(in tableView: UITableView) -> Int
  /// What stands above a section, or `nil`, which is the default.
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  /// What stands below a section, or `nil`, which is the default.
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
  /// Whether a row can be deleted or inserted by a person.
  ///
  /// The default is `true`, as on a device. Differs from Apple: it cannot be seen here whether the data source implements
  /// `tableView(_:commit:forRowAt:)`. So the Delete key works where this method is left out, and the context menu has a
  /// "Delete" only where it is written and says `true`.
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
  /// A person wants a row deleted or inserted: change the data, then tell the table. The default does nothing.
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath)
}

extension UITableViewDataSource {
  /// Answers 1.
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }
  /// Answers `nil`.
  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
  /// Answers `nil`.
  public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
  /// Answers `true`.
  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    tableView.leavesEditingOpen = true
    return true
  }
  /// Does nothing.
  public func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {}
}
