import Foundation

/// One act of drawing. Paths are in the view's own coordinates; a transform counts where shapes of lines and letters come
/// from it.
package enum DrawingCommand: Hashable, Sendable {
  /// What follows is clipped until ``restore``.
  case save
  /// As it was clipped at the ``save`` before.
  case restore
  /// Nothing is drawn outside of the path from now on.
  case clip([PathElement], evenOdd: Bool)
  case fill([PathElement], RGBA, evenOdd: Bool)
  case stroke([PathElement], StrokeStyle, CGAffineTransform)
  /// Everything in the path is gone, to what is behind the view.
  case clear([PathElement])
  /// Text in a rectangle; a rectangle of no width has no limit there.
  case text(StyledText, CGRect, CGAffineTransform)
  /// A picture, stretched into a rectangle.
  case image(ImageContent, CGRect, alpha: Double, CGAffineTransform)
}

/// How lines are drawn.
package struct StrokeStyle: Hashable, Sendable {
  package var color: RGBA
  /// In points.
  package var width: Double
  package var cap: CGLineCap
  package var join: CGLineJoin
  package var miterLimit: Double
  /// In points, drawn and left in turn; empty for whole lines.
  package var dashes: [Double]
  package var dashPhase: Double
}
