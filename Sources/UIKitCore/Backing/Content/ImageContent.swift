/// A picture.
package struct ImageContent: Hashable, Sendable {
  /// A file, or the name of a symbol in the icon theme.
  package enum Source: Hashable, Sendable {
    case file(String)
    case symbol(String)
  }
  package var source: Source
  /// For symbols; `nil`: the theme's colour for text.
  package var tint: RGBA?

  package init(source: Source, tint: RGBA? = nil) {
    self.source = source
    self.tint = tint
  }
}
