/// A row of a list: pressing it is `ViewEvent.pressed`. What is in the row are subviews.
package struct RowContent: Hashable, Sendable {
  /// Whether the row is one of those selected. Its background shows it already; this is for assistive technology.
  package var isSelected: Bool
  /// Whether the keyboard's keys go to this row.
  package var isCurrent: Bool
  /// Whether a press does anything, so that the row answers to the pointer.
  package var isSelectable: Bool

  package init(isSelected: Bool = false, isCurrent: Bool = false, isSelectable: Bool = true) {
    self.isSelected = isSelected
    self.isCurrent = isCurrent
    self.isSelectable = isSelectable
  }
}
