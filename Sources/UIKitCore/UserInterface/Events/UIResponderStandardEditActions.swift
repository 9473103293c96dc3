/// The actions of editing. Every method has a default that does nothing.
///
/// A responder that overrides one has to be found for it: ``UIResponder/canPerformAction(_:withSender:)`` decides.
@preconcurrency @MainActor public protocol UIResponderStandardEditActions: AnyObject {
  /// Removes the selection and puts it on the pasteboard.
  func cut(_ sender: Any?)
  /// Puts the selection on the pasteboard.
  func copy(_ sender: Any?)
  /// Inserts the pasteboard's content.
  func paste(_ sender: Any?)
  /// Selects what is at the insertion point.
  func select(_ sender: Any?)
  /// Selects everything.
  func selectAll(_ sender: Any?)
  /// Removes the selection.
  func delete(_ sender: Any?)
  /// Makes the selection bold, or not.
  func toggleBoldface(_ sender: Any?)
  /// Makes the selection italic, or not.
  func toggleItalics(_ sender: Any?)
  /// Underlines the selection, or not.
  func toggleUnderline(_ sender: Any?)
  /// Makes the text larger.
  func increaseSize(_ sender: Any?)
  /// Makes the text smaller.
  func decreaseSize(_ sender: Any?)
}
