/// How far something has come.
package struct ProgressContent: Hashable, Sendable {
  /// From 0 to 1.
  package var fraction: Double

  package init(fraction: Double) { self.fraction = fraction }
}
