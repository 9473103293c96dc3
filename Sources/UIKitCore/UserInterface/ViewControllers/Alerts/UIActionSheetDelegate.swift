public import Foundation

/// Notified of what a ``UIActionSheet`` does. Deprecated on a device since iOS 8. Every method has a default.
@preconcurrency @MainActor public protocol UIActionSheetDelegate: NSObjectProtocol {
  /// The user has pressed a button. Called before the sheet is reported to be dismissed. The default does nothing.
  func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int)
  /// The system cancels the sheet. Never called: the cancel button is a button. The default does nothing.
  func actionSheetCancel(_ actionSheet: UIActionSheet)
  /// The sheet is about to be shown. The default does nothing.
  func willPresent(_ actionSheet: UIActionSheet)
  /// The sheet is shown. The default does nothing.
  func didPresent(_ actionSheet: UIActionSheet)
  /// The sheet is dismissed by a button, or by ``UIActionSheet/dismiss(withClickedButtonIndex:animated:)``. The default does nothing.
  func actionSheet(_ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int)
  /// The sheet was dismissed. The default does nothing.
  func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int)
}

extension UIActionSheetDelegate {
  /// Does nothing.
  public func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) {}
  /// Does nothing.
  public func actionSheetCancel(_ actionSheet: UIActionSheet) {}
  /// Does nothing.
  public func willPresent(_ actionSheet: UIActionSheet) {}
  /// Does nothing.
  public func didPresent(_ actionSheet: UIActionSheet) {}
  /// Does nothing.
  public func actionSheet(_ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int) {}
  /// Does nothing.
  public func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int) {}
}
