/// A responder into which text can be typed.
///
/// A device script and a desktop host type through it: if the first responder conforms, it receives the text.
@preconcurrency @MainActor public protocol UIKeyInput: AnyObject {
  /// Whether there is anything that ``deleteBackward()`` could delete.
  var hasText: Bool { get }

  /// Insert `text` at the insertion point.
  func insertText(_ text: String)

  /// Delete the character before the insertion point, if there is one.
  func deleteBackward()
}
