/// Text to read.
package struct LabelContent: Hashable, Sendable {
  package var text: String
  package var look: TextLook
  /// 0 for as many as it takes.
  package var lines: Int
  /// The text in the looks of its parts, where it has several.
  package var styled: StyledText?

  package init(text: String, look: TextLook, lines: Int = 1) {
    self.text = text
    self.look = look
    self.lines = lines
  }
}
