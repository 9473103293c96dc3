/// A responder into which text can be typed.
///
/// A device script and a desktop host type through it: whatever the first responder is, if it conforms it gets the text.
@preconcurrency @MainActor public protocol UIKeyInput: AnyObject {
  /// Whether there is anything that ``deleteBackward()`` could delete.
  var hasText: Bool { get }

  /// Insert `text` where the next character goes.
  func insertText(_ text: String)

  /// Delete the character before that place, if there is one.
  func deleteBackward()
}
