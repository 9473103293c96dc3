/// A slider.
package struct SliderContent: Hashable, Sendable {
  package var value: Double
  package var minimum: Double
  package var maximum: Double
  /// The colour of the part below the value; `nil` for the theme's.
  package var color: RGBA?

  package init(value: Double, minimum: Double, maximum: Double) {
    self.value = value
    self.minimum = minimum
    self.maximum = maximum
  }
}
