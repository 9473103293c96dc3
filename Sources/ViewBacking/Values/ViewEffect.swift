/// A change of the pixels of a view and everything in it.
package enum ViewEffect: Hashable, Sendable {
  /// Blurs with a radius in points.
  case blur(Double)
  /// Multiplies each colour, as red, green, blue and alpha, with a matrix of four rows, and adds an offset.
  case colorMatrix([Double], offset: [Double])
  /// A shadow behind what is visible.
  case shadow(RGBA, radius: Double, x: Double, y: Double)
}
