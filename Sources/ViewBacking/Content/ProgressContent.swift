/// A progress bar.
package struct ProgressContent: Hashable, Sendable {
  /// The progress, from 0 to 1.
  package var fraction: Double
  /// The colour of the completed part; `nil` for the theme's.
  package var color: RGBA?
  /// The colour of the rest; `nil` for the theme's.
  package var restColor: RGBA?

  package init(fraction: Double) { self.fraction = fraction }
}
