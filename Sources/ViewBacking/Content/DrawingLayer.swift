/// How what was drawn together is put onto what is behind it.
package struct DrawingLayer: Hashable, Sendable {
  package var alpha: Double
  package var blendMode: DrawingBlendMode
  /// The changes of its pixels, the first one first.
  package var filters: [DrawingFilter]

  package init(alpha: Double = 1, blendMode: DrawingBlendMode = .normal, filters: [DrawingFilter] = []) {
    self.alpha = alpha
    self.blendMode = blendMode
    self.filters = filters
  }
}

/// A change of a layer's pixels.
package enum DrawingFilter: Hashable, Sendable {
  /// An effect as that of a view.
  case effect(ViewEffect)
  /// What has an opacity from `min` to `max`, in one colour; nothing else.
  case alphaThreshold(min: Double, max: Double, RGBA)
}

/// How colours are combined with those behind them; the numbers are those of CoreGraphics.
package enum DrawingBlendMode: Int32, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
  case exclusion, hue, saturation, color, luminosity, clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver
  case destinationIn, destinationOut, destinationAtop, xor, plusDarker, plusLighter
}
