/// A row of a list: pressing it is `ViewEvent.pressed`. The row's content are subviews.
package struct RowContent: Hashable, Sendable {
  /// Whether the row is selected. Its background shows this; the property is for assistive technology.
  package var isSelected: Bool
  /// Whether the row has the keyboard focus.
  package var isCurrent: Bool
  /// Whether a press has an effect, so that the row reacts to the pointer.
  package var isSelectable: Bool

  package init(isSelected: Bool = false, isCurrent: Bool = false, isSelectable: Bool = true) {
    self.isSelected = isSelected
    self.isCurrent = isCurrent
    self.isSelectable = isSelectable
  }
}
