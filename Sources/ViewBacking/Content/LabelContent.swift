/// Text that is shown.
package struct LabelContent: Hashable, Sendable {
  package var text: String
  package var appearance: TextAppearance
  /// The maximum number of lines; 0 for no limit.
  package var lines: Int
  /// The text with the styles of its parts, if it has several.
  package var styled: StyledText?

  /// Where text that does not fit is cut.
  package var truncation = Truncation.tail

  /// Where text that does not fit is cut.
  package enum Truncation: Hashable, Sendable { case head, middle, tail }

  package init(text: String, appearance: TextAppearance, lines: Int = 1) {
    self.text = text
    self.appearance = appearance
    self.lines = lines
  }
}
