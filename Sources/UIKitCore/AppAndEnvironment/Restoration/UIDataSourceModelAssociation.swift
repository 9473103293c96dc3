import Foundation

/// Gives names to the elements of a table, so that a selection is found again though rows have moved. iOS 6.
///
/// Differs from Apple: an app calls it from its own `encodeRestorableState(with:)`; tables preserve no selection by themselves.
@preconcurrency @MainActor public protocol UIDataSourceModelAssociation {
  /// The name of what is at a place, or `nil` for nothing.
  func modelIdentifierForElement(at idx: IndexPath, in view: UIView) -> String?
  /// The place of what has a name, or `nil` where it is gone.
  func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath?
}
