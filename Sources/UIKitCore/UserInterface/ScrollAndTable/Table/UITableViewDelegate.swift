public import Foundation
public import Selectors

/// Determines the appearance of a table view and receives the user's actions. Every method has a default.
@preconcurrency @MainActor public protocol UITableViewDelegate: UIScrollViewDelegate {
  /// The row is about to become visible.
  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
  /// The row is no longer visible, or was removed.
  func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath)
  /// The header of a section is about to become visible.
  func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int)
  /// The footer of a section is about to become visible.
  func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int)
  /// The header of a section is no longer visible.
  func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int)
  /// The footer of a section is no longer visible.
  func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int)
  /// The height of a row, in points, or ``UITableView/automaticDimension``. Called for every row when the table loads. The default is the
  /// table's ``UITableView/rowHeight``.
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
  /// The height of a section's header, in points, or ``UITableView/automaticDimension``. The default is the table's
  /// ``UITableView/sectionHeaderHeight``.
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
  /// The height of a section's footer, in points, or ``UITableView/automaticDimension``. The default is the table's
  /// ``UITableView/sectionFooterHeight``.
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat
  /// The view above a section; `nil`, the default, for the data source's title.
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
  /// The view below a section; `nil`, the default, for the data source's title.
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?
  /// The button at a row's end was pressed. The default does nothing.
  func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath)
  /// Whether a press highlights the row; `false` prevents its selection. The default is `true`.
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
  /// The user is about to select a row. Returns the row to select, or `nil` for none. The default is this row.
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
  /// The user has selected a row. The default does nothing.
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
  /// The user is about to deselect a row. Returns the row to deselect, or `nil` for none. The default is this row.
  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?
  /// The user has deselected a row. The default does nothing.
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
  /// How the user can edit the row. The default is `delete`.
  func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle
  /// The title of a row's deletion in the context menu; `nil`, the default, for "Delete".
  func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath) -> String?
  /// The actions of a swipe from the leading edge; `nil`, the default, for none. On a desktop the row's context menu offers them.
  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?
  /// The actions of a swipe from the trailing edge; `nil`, the default, for the deletion if the row can be edited. On a desktop the row's
  /// context menu offers them.
  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?
  /// The older form of the actions of a swipe, used if there are none of the trailing edge; `nil`, the default, for none. Deprecated on a
  /// device since iOS 13.
  func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]?
  /// The destination of a row that the user moves. The default is the proposed one.
  func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath
  /// The menu for a secondary click on a row; `nil`, the default, for only the swipe actions.
  func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration?
  /// Whether the row has a primary action for a click or the return key, besides being selected. The default is `true`.
  func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool
  /// The row was chosen by a click or the return key. The default does nothing.
  func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath)
  /// Whether the row can have the keyboard focus. The default is `true`.
  func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool
  /// Whether the keyboard focus of a row selects it. The default is the table's ``UITableView/selectionFollowsFocus``.
  func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool
  /// The row that gets the keyboard focus first; `nil`, the default, for the selected or the first visible one.
  func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath?
  /// Whether the focus may move as the context describes. The default is `true`.
  func tableView(_ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext) -> Bool
  /// The focus has moved. The default does nothing.
  func tableView(
    _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator)
  /// The estimated height of a row whose content determines its height, in points. The default is the table's
  /// ``UITableView/estimatedRowHeight``. Differs from Apple: called when the table loads, and only for rows whose height is
  /// ``UITableView/automaticDimension``; ``tableView(_:heightForRowAt:)`` is called for every row all the same.
  func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat
  /// The estimated height of a header whose content determines its height, in points. The default is the table's
  /// ``UITableView/estimatedSectionHeaderHeight``.
  func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat
  /// The estimated height of a footer whose content determines its height, in points. The default is the table's
  /// ``UITableView/estimatedSectionFooterHeight``.
  func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat
  /// The number of indentation steps of a row's content, which becomes the cell's ``UITableViewCell/indentationLevel`` before it is
  /// shown. The default is the cell's own.
  func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int
  /// A press has highlighted the row. Differs from Apple: the press and its end are reported together when the row is clicked. The
  /// default does nothing.
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath)
  /// The row is no longer highlighted; its selection follows. The default does nothing.
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath)
  /// Whether the row's background is indented while the table is edited. Never called: there are no controls before the content. The
  /// default is `true`.
  func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool
  /// The user is about to use the row's swipe actions or its deletion. The default does nothing. Differs from Apple: they are in the
  /// row's context menu, so this is called when the menu is shown.
  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath)
  /// The menu with the row's swipe actions or its deletion was closed, after the chosen action was run. The index path is where the row
  /// is now; `nil` if it was removed. The default does nothing.
  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?)
  /// Whether the row offers cut, copy and paste. Deprecated on a device since iOS 13; used if there is no context menu configuration. The
  /// default is `false`. Differs from Apple: they are in the row's context menu.
  func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool
  /// Whether the row offers an action: cut, copy or paste. Called if ``tableView(_:shouldShowMenuForRowAt:)`` returns `true`. The sender
  /// is `nil`. The default is `false`.
  func tableView(
    _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?
  ) -> Bool
  /// An action that the row offers was chosen. The sender is the table. The default does nothing.
  func tableView(
    _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?)
  /// Whether a drag that stays over the row selects it. Never called: a drag does not select what is below it. The default is `true`.
  func tableView(
    _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool
  /// Whether two fingers may select several rows. Never called: there is no such gesture. The default is `false`.
  func tableView(_ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool
  /// Two fingers begin to select several rows. Never called: there is no such gesture. The default does nothing.
  func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath)
  /// Two fingers have selected several rows. Never called: there is no such gesture. The default does nothing.
  func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView)
  /// The delegate's context menu is about to be shown. The default does nothing. Differs from Apple: the animator is `nil`. Not called for
  /// a menu without a configuration of the delegate, such as one that has only swipe actions.
  func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  /// The delegate's context menu was closed, after the chosen action was run. The default does nothing. Differs from Apple: the animator
  /// is `nil`.
  func tableView(
    _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  /// The preview from which a context menu expands. Differs from Apple: never called, because a desktop's menus have no previews. The
  /// default is `nil`.
  func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// The preview into which a context menu closes. Differs from Apple: never called, because a desktop's menus have no previews. The
  /// default is `nil`.
  func tableView(
    _ tableView: UITableView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// The preview of a context menu was tapped. Differs from Apple: never called, because a desktop's menus have no previews. The default
  /// does nothing.
  func tableView(
    _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating)
}
