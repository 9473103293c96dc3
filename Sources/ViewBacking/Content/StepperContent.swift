/// Two buttons that decrease and increase a number. They report `slid`.
package struct StepperContent: Hashable, Sendable {
  package var value: Double
  package var minimum: Double
  package var maximum: Double
  package var step: Double
  /// Whether the number wraps around at the minimum and maximum.
  package var wraps: Bool
  /// Whether a button that is held down repeats.
  package var repeats: Bool

  package init(value: Double, minimum: Double, maximum: Double, step: Double, wraps: Bool, repeats: Bool) {
    self.value = value
    self.minimum = minimum
    self.maximum = maximum
    self.step = step
    self.wraps = wraps
    self.repeats = repeats
  }
}
