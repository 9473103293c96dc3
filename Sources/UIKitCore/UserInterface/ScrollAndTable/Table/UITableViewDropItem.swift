public import Foundation

/// One item of a drop on a table.
@preconcurrency @MainActor public protocol UITableViewDropItem: NSObjectProtocol {
  /// The dragged item.
  var dragItem: UIDragItem { get }
  /// Where the item was dragged from, if that was the same table.
  var sourceIndexPath: IndexPath? { get }
  /// The size of the item's picture. Zero: desktops make the picture.
  var previewSize: CGSize { get }
}
