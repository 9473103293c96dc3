/// Notified of the changes that the app makes to a text. Changes by the user are not notified, as on a device.
@preconcurrency @MainActor public protocol UITextInputDelegate: AnyObject {
  /// Called before the app changes the selection.
  func selectionWillChange(_ textInput: (any UITextInput)?)
  /// Called after the app has changed the selection.
  func selectionDidChange(_ textInput: (any UITextInput)?)
  /// Called before the app changes the text.
  func textWillChange(_ textInput: (any UITextInput)?)
  /// Called after the app has changed the text.
  func textDidChange(_ textInput: (any UITextInput)?)
}
