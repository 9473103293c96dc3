/// Something is going on.
package struct ActivityContent: Hashable, Sendable {
  package var isAnimating: Bool

  package init(isAnimating: Bool) { self.isAnimating = isAnimating }
}
