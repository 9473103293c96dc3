package import Foundation

/// A picture.
package struct ImageContent: Hashable, Sendable {
  /// The bytes of a file, a symbol by Apple's name, which ``SystemSymbols`` contains, or a recorded drawing.
  package enum Source: Hashable, Sendable {
    case data(Data)
    case symbol(String)
    /// The coordinates are those of the picture, in points.
    case drawing(DrawingContent)
  }

  /// How the picture is fitted into a view of another size.
  package enum Fit: Hashable, Sendable {
    /// Stretched in both directions.
    case fill
    /// As large as fits, keeping its proportions.
    case aspectFit
    /// As small as fills the view, keeping its proportions.
    case aspectFill
    /// At its own size, at a position from 0 to 1 in both directions.
    case place(x: Double, y: Double)
  }

  package var source: Source
  /// The size of the picture itself, in points.
  package var size: CGSize
  package var fit = Fit.aspectFit
  /// Whether the picture is a template, shown in `tint`.
  package var isOutline = false
  /// The number of pixels per point in a file that is written of the picture.
  package var scale = 1.0
  /// `nil` for the theme's text colour.
  package var tint: RGBA?

  package init(source: Source, size: CGSize) {
    self.source = source
    self.size = size
  }
}
