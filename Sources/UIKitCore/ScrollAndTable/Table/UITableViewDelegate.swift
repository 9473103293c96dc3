import Foundation

/// Says how a table view looks and hears what a person does with it. Every method has a default.
@preconcurrency @MainActor public protocol UITableViewDelegate: UIScrollViewDelegate {
  /// The row comes into sight.
  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
  /// The row has gone out of sight, or is no more.
  func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath)
  /// How high a row is, in points, or ``UITableView/automaticDimension``. Asked for every row when the table loads. The default is the table's ``UITableView/rowHeight``.
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
  /// How high a section's header is, in points, or ``UITableView/automaticDimension``. The default is the table's ``UITableView/sectionHeaderHeight``.
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
  /// How high a section's footer is, in points, or ``UITableView/automaticDimension``. The default is the table's ``UITableView/sectionFooterHeight``.
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat
  /// What stands above a section; `nil`, the default, for the data source's title.
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
  /// What stands below a section; `nil`, the default, for the data source's title.
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?
  /// The button at a row's end was pressed. The default does nothing.
  func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath)
  /// Whether a press highlights the row; `false` keeps it from being selected. The default is `true`.
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
  /// A person is about to select a row. Answers the row to select, or `nil` for none. The default is this row.
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
  /// A person has selected a row. The default does nothing.
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
  /// A row is about to be deselected by what a person does. Answers the row to deselect, or `nil` for none. The default is this row.
  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?
  /// A row was deselected by what a person has done. The default does nothing.
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
  /// What a person can do to the row. The default is `delete`.
  func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle
  /// What the context menu calls the deletion of a row; `nil`, the default, for "Delete".
  func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath) -> String?
  /// What a swipe from the leading side offers; `nil`, the default, for nothing. On a desktop the row's context menu offers it.
  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?
  /// What a swipe from the trailing side offers; `nil`, the default, for the deletion where the row can be edited. On a desktop the row's context menu offers it.
  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?
  /// The menu that a secondary click on a row brings up; `nil`, the default, for none but what swipes offer.
  func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration?
  /// Whether the row does something of its own when it is chosen by a click or the return key, besides being selected. The default is `true`.
  func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool
  /// The row was chosen by a click or the return key. The default does nothing.
  func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath)
}
