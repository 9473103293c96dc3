/// The question whether to close a window, for a host to show.
package struct ClosureQuestion: Hashable, Sendable {
  /// The question.
  package var title: String
  /// The text below it, or `nil`.
  package var message: String?
  /// The title of the button that closes the window.
  package var close: String
  /// The title of the button that keeps it.
  package var cancel: String

  package init(title: String, message: String?, close: String, cancel: String) {
    self.title = title
    self.message = message
    self.close = close
    self.cancel = cancel
  }
}
