/// The description of a view for assistive technology.
package struct AccessibilityDescription: Hashable, Sendable {
  /// The accessibility role of a view.
  package enum Role: Hashable, Sendable {
    /// A group of other elements.
    case group
    case list, row
    case toolbar, tabs
    /// One of the tabs.
    case tab
    /// A control that draws itself or consists of views, and that a press operates as a whole.
    case button
    case alert, dialog
  }

  /// The role of the view, if its content does not determine it. It does not change.
  package var role = Role.group
  /// Whether the view is selected; `nil` if it cannot be selected.
  package var isSelected: Bool?
  /// A name by which tests find the view; not spoken.
  package var identifier: String?
  /// The spoken label of the view, if the content does not provide one.
  package var label: String?

  /// What happens when the view is operated.
  package var hint: String?
  /// The value of the view, if the content does not provide one.
  package var value: String?
  /// Whether the view and everything in it is hidden.
  package var isHidden = false
  /// Whether the view is a heading.
  package var isHeading = false
  /// Whether the views behind it in its superview cannot be reached.
  package var isModal = false
  /// Whether the view is read at its place among the rows of its list.
  package var isOrderedByPosition = false
  /// Whether a picture is an element of its own, and not decoration.
  package var isElement = false

  package init(identifier: String? = nil, label: String? = nil) {
    self.identifier = identifier
    self.label = label
  }
}
