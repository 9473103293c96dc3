import Foundation

/// Decides about and is notified of the user's new title for the content of a navigation item. iOS 16.
///
/// The menu of the title has an element with which the user enters another title in an alert.
@preconcurrency @MainActor public protocol UINavigationItemRenameDelegate: AnyObject {
  /// The user has entered a new title, which the item has already.
  func navigationItem(_ navigationItem: UINavigationItem, didEndRenamingWith title: String)
  /// Whether the user may enter a title. The default is `true`.
  func navigationItemShouldBeginRenaming(_ navigationItem: UINavigationItem) -> Bool
  /// The user begins: returns the text to change and the selected part of it. The default returns both unchanged.
  ///
  /// Differs from Apple: the selection is ignored.
  func navigationItem(
    _ navigationItem: UINavigationItem, willBeginRenamingWith suggestedTitle: String,
    selectedRange: Range<String.Index>
  ) -> (String, Range<String.Index>)
  /// Whether the title is acceptable; otherwise the item keeps the previous one. The default is `true`.
  func navigationItem(_ navigationItem: UINavigationItem, shouldEndRenamingWith title: String) -> Bool
}

extension UINavigationItemRenameDelegate {
  /// Returns `true`.
  public func navigationItemShouldBeginRenaming(_ navigationItem: UINavigationItem) -> Bool { true }
  /// Returns both unchanged.
  public func navigationItem(
    _ navigationItem: UINavigationItem, willBeginRenamingWith suggestedTitle: String,
    selectedRange: Range<String.Index>
  ) -> (String, Range<String.Index>) { (suggestedTitle, selectedRange) }
  /// Returns `true`.
  public func navigationItem(_ navigationItem: UINavigationItem, shouldEndRenamingWith title: String) -> Bool { true }
}
