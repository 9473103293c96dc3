/// What assistive technology is told of a view.
package struct AccessibilityDescription: Hashable, Sendable {
  /// A name for tests to find the view by; not spoken.
  package var identifier: String?
  /// What is said for the view, where the content does not say it itself.
  package var label: String?

  package init(identifier: String? = nil, label: String? = nil) {
    self.identifier = identifier
    self.label = label
  }
}
