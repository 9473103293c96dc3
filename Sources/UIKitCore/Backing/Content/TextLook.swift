/// How text looks.
package struct TextLook: Hashable, Sendable {
  package var font: FontDescription
  /// `nil`: the theme's colour for text.
  package var color: RGBA?
  package var alignment: NSTextAlignment

  package init(font: FontDescription, color: RGBA? = nil, alignment: NSTextAlignment = .natural) {
    self.font = font
    self.color = color
    self.alignment = alignment
  }
}
