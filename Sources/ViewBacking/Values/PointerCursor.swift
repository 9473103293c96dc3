/// A pointer of the desktop.
package enum PointerCursor: Hashable, Sendable {
  /// No pointer.
  case none
  /// For something that can be pressed.
  case hand
  /// For a line of text.
  case text
  /// For text in columns.
  case verticalText
}
