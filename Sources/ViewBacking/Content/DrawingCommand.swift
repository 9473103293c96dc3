package import Foundation

/// One drawing command. Paths are in the view's own coordinates; the transform of a command applies to the shape of its line, text or
/// picture.
package enum DrawingCommand: Hashable, Sendable {
  /// Saves the clipping until ``restore``.
  case save
  /// Restores the clipping of the previous ``save``.
  case restore
  /// Clips subsequent drawing to the path.
  case clip([PathElement], evenOdd: Bool)
  case fill([PathElement], RGBA, evenOdd: Bool)
  case stroke([PathElement], StrokeStyle, AffineTransform)
  /// Fills the path with a gradient.
  case fillGradient([PathElement], GradientPaint, evenOdd: Bool)
  /// Strokes the path with a gradient; the colour of the style is not used.
  case strokeGradient([PathElement], StrokeStyle, AffineTransform, GradientPaint)
  /// Clears everything in the path, so that the content behind the view is visible.
  case clear([PathElement])
  /// Text in a rectangle; a rectangle of width zero has no limit in width.
  case text(StyledText, CGRect, AffineTransform)
  /// A picture, stretched into a rectangle.
  case image(ImageContent, CGRect, alpha: Double, AffineTransform)
  /// Begins a layer: what follows until ``endLayer`` is put onto what is behind it as a whole.
  case beginLayer(DrawingLayer)
  /// Ends the layer that was begun last, and restores the clipping from before it.
  case endLayer
}

/// How lines are drawn.
package struct StrokeStyle: Hashable, Sendable {
  /// How lines end: exactly at the end, or with a semicircle or half a square beyond.
  package enum Cap: Hashable, Sendable { case butt, round, square }

  /// How lines join: sharp, round, or bevelled.
  package enum Join: Hashable, Sendable { case miter, round, bevel }

  package var color: RGBA
  /// The width in points.
  package var width: Double
  package var cap: Cap
  package var join: Join
  package var miterLimit: Double
  /// Lengths in points, alternately drawn and blank; empty for solid lines.
  package var dashes: [Double]
  package var dashPhase: Double

  package init(
    color: RGBA, width: Double, cap: Cap, join: Join, miterLimit: Double, dashes: [Double], dashPhase: Double
  ) {
    self.color = color
    self.width = width
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
    self.dashes = dashes
    self.dashPhase = dashPhase
  }
}
