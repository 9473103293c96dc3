import Foundation

/// A picture.
package struct ImageContent: Hashable, Sendable {
  /// The bytes of a file, or the name of a symbol in the icon theme.
  package enum Source: Hashable, Sendable {
    case data(Data)
    case symbol(String)
  }

  /// How the picture gets into a view of another size.
  package enum Fit: Hashable, Sendable {
    /// Stretched both ways.
    case fill
    /// As large as fits.
    case aspectFit
    /// As small as fills.
    case aspectFill
    /// In its own size, at a place from 0 to 1 in both directions.
    case place(x: Double, y: Double)
  }

  package var source: Source
  /// Of the picture itself, in points.
  package var size: CGSize
  package var fit = Fit.aspectFit
  /// Only the outline counts, and is shown in `tint`.
  package var isOutline = false
  /// `nil`: the theme's colour for text.
  package var tint: RGBA?

  package init(source: Source, size: CGSize) {
    self.source = source
    self.size = size
  }
}
