/// What kind of container a view is for assistive technology. iOS 11.
public enum UIAccessibilityContainerType: Int, Hashable, Sendable {
  /// None.
  case none = 0
  /// A table with cells.
  case dataTable
  /// A list.
  case list
  /// A landmark, such as a part of a page.
  case landmark
  /// A group of elements that belong together. iOS 13.
  case semanticGroup
}
