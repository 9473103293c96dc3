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

  /// The edges of a picture that keep their size when it is drawn at another one.
  package struct Caps: Hashable, Sendable {
    /// The sizes of the edges, in points.
    package var insets: EdgeInsets
    /// Whether what is between the edges is repeated; otherwise it is stretched.
    package var isTiled: Bool

    package init(insets: EdgeInsets, isTiled: Bool) {
      self.insets = insets
      self.isTiled = isTiled
    }
  }

  package var source: Source
  /// The size of the picture itself, in points.
  package var size: CGSize
  package var fit = Fit.aspectFit
  /// `nil` for a picture that is stretched as a whole.
  package var caps: Caps?
  /// Whether the picture is a template, shown in `tint`.
  package var isOutline = false
  /// The number of pixels per point in a file that is written of the picture.
  package var scale = 1.0
  /// `nil` for the theme's text colour.
  package var tint: RGBA?
  /// The text by which a screen reader names a button that shows the picture alone.
  package var label: String?

  package init(source: Source, size: CGSize) {
    self.source = source
    self.size = size
  }
}
