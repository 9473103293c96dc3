public import Foundation

/// Identifies the elements of a table, so that a selection can be restored although rows have moved. iOS 6.
///
/// Differs from Apple: an app calls it from its own `encodeRestorableState(with:)`; tables do not preserve their selection.
@preconcurrency @MainActor public protocol UIDataSourceModelAssociation {
  /// The identifier of the element at an index path, or `nil` for none.
  func modelIdentifierForElement(at idx: IndexPath, in view: UIView) -> String?
  /// The index path of the element with an identifier, or `nil` if it no longer exists.
  func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath?
}
