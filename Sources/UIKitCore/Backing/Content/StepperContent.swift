/// Two buttons that make a number smaller and larger. They report `slid`.
package struct StepperContent: Hashable, Sendable {
  package var value: Double
  package var minimum: Double
  package var maximum: Double
  package var step: Double
  /// Beyond the maximum comes the minimum.
  package var wraps: Bool
  /// A held button goes on.
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
