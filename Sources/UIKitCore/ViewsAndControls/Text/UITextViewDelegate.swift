import Foundation

/// Told how the text of a text view is edited. Every method has a default that allows, or does nothing.
///
/// Differs from Apple: it does not build on a scroll view's delegate, since nothing scrolls.
@preconcurrency @MainActor public protocol UITextViewDelegate: NSObjectProtocol {
  /// Whether editing may begin.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Whether editing may end.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// Editing has begun: the view is first responder.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Editing has ended.
  func textViewDidEndEditing(_ textView: UITextView)
  /// Whether `text` may take the place of `range`, counted in UTF-16 units.
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  /// The user has changed the text. Not called when the app does.
  func textViewDidChange(_ textView: UITextView)
  /// What is marked has become another, by whom ever. The default does nothing.
  func textViewDidChangeSelection(_ textView: UITextView)
}

extension UITextViewDelegate {
  /// Answers `true`.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  /// Answers `true`.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  /// Does nothing.
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  /// Does nothing.
  public func textViewDidEndEditing(_ textView: UITextView) {}
  /// Answers `true`.
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  /// Does nothing.
  public func textViewDidChange(_ textView: UITextView) {}
  /// Does nothing.
  public func textViewDidChangeSelection(_ textView: UITextView) {}
}
