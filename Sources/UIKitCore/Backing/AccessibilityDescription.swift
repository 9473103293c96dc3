/// What assistive technology is told of a view.
package struct AccessibilityDescription: Hashable, Sendable {
  /// What a view is to somebody who does not see it.
  package enum Role: Hashable, Sendable {
    /// Part of something.
    case group
    case list, row
    case toolbar, tabs
    case alert, dialog
  }

  /// What the view is, where its content does not say it itself. It does not change.
  package var role = Role.group
  /// Whether the view is one of those that are selected; `nil` where nothing can be.
  package var isSelected: Bool?
  /// A name for tests to find the view by; not spoken.
  package var identifier: String?
  /// What is said for the view, where the content does not say it itself.
  package var label: String?

  package init(identifier: String? = nil, label: String? = nil) {
    self.identifier = identifier
    self.label = label
  }
}
