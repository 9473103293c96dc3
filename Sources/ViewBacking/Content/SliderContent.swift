/// A slider.
package struct SliderContent: Hashable, Sendable {
  package var value: Double
  package var minimum: Double
  package var maximum: Double
  /// The colour of the part below the value; `nil` for the theme's.
  package var color: RGBA?
  /// The colour of the part above the value; `nil` for the theme's.
  package var restColor: RGBA?
  /// The colour of the knob; `nil` for the theme's, and a transparent one for none.
  package var knobColor: RGBA?
  /// The space before and after the track, in points.
  package var leadingSpace = 0.0
  package var trailingSpace = 0.0

  package init(value: Double, minimum: Double, maximum: Double) {
    self.value = value
    self.minimum = minimum
    self.maximum = maximum
  }
}
