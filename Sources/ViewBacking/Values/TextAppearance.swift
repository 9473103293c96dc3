/// The style of text.
package struct TextAppearance: Hashable, Sendable {
  package var font: FontDescription
  /// `nil` for the theme's text colour.
  package var color: RGBA?
  package var alignment: TextAlignment

  package init(font: FontDescription, color: RGBA? = nil, alignment: TextAlignment = .natural) {
    self.font = font
    self.color = color
    self.alignment = alignment
  }
}
