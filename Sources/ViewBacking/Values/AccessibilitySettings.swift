/// The user's settings for less motion and more contrast.
package struct AccessibilitySettings: Hashable, Sendable {
  /// Whether transitions are shown at once.
  package var reducesMotion: Bool
  /// Whether the colours of the foreground and the background differ more than usual.
  package var increasesContrast: Bool

  package init(reducesMotion: Bool = false, increasesContrast: Bool = false) {
    self.reducesMotion = reducesMotion
    self.increasesContrast = increasesContrast
  }
}
