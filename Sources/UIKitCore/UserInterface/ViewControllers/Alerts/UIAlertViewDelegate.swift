public import Foundation

/// Notified of what a ``UIAlertView`` does. Deprecated on a device since iOS 9. Every method has a default.
@preconcurrency @MainActor public protocol UIAlertViewDelegate: NSObjectProtocol {
  /// The user has pressed a button. Called before the alert is reported to be dismissed. The default does nothing.
  func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int)
  /// The system cancels the alert. Never called: the cancel button is a button. The default does nothing.
  func alertViewCancel(_ alertView: UIAlertView)
  /// The alert is about to be shown. The default does nothing.
  func willPresent(_ alertView: UIAlertView)
  /// The alert is shown. The default does nothing.
  func didPresent(_ alertView: UIAlertView)
  /// The alert is dismissed by a button, or by ``UIAlertView/dismiss(withClickedButtonIndex:animated:)``. The default does nothing.
  func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int)
  /// The alert was dismissed. The default does nothing.
  func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int)
  /// Whether the first button that does not cancel is enabled; requested when the text of a field changes. The default is `true`.
  func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool
}

extension UIAlertViewDelegate {
  /// Does nothing.
  public func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {}
  /// Does nothing.
  public func alertViewCancel(_ alertView: UIAlertView) {}
  /// Does nothing.
  public func willPresent(_ alertView: UIAlertView) {}
  /// Does nothing.
  public func didPresent(_ alertView: UIAlertView) {}
  /// Does nothing.
  public func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int) {}
  /// Does nothing.
  public func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {}
  /// Returns `true`.
  public func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool { true }
}
