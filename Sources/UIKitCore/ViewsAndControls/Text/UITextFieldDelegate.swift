import Foundation

/// Told how the text of a text field is edited. Every method has a default that allows, or does nothing.
@preconcurrency @MainActor public protocol UITextFieldDelegate: NSObjectProtocol {
  /// Whether editing may begin.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Whether editing may end.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Editing has begun: the field is first responder.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Editing has ended.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Editing has ended, and why. The default calls ``textFieldDidEndEditing(_:)``.
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
  /// Whether the field may be emptied by its clear button or when editing begins.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Whether `string` may take the place of `range`, counted in UTF-16 units.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool
  /// The user pressed the return key; the answer says whether the field may do its own about it, which is nothing.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
  /// What is marked has become another, by whom ever. The default does nothing.
  func textFieldDidChangeSelection(_ textField: UITextField)
}

extension UITextFieldDelegate {
  /// Answers `true`.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  /// Answers `true`.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// Calls ``textFieldDidEndEditing(_:)``.
  public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
    textFieldDidEndEditing(textField)
  }
  /// Answers `true`.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  /// Answers `true`.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { true }
  /// Answers `true`.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
}
