/// A position along the edges of a rectangle.
public enum NSRectAlignment: Int, Hashable, Sendable {
  /// None.
  case none = 0
  /// At the top.
  case top = 1
  /// At the top, where text begins.
  case topLeading = 2
  /// At the side where text begins.
  case leading = 3
  /// At the bottom, where text begins.
  case bottomLeading = 4
  /// At the bottom.
  case bottom = 5
  /// At the bottom, where text ends.
  case bottomTrailing = 6
  /// At the side where text ends.
  case trailing = 7
  /// At the top, where text ends.
  case topTrailing = 8
}

/// What the insets of a section are measured from. Stored, and without effect: bars do not cover content here.
public enum UIContentInsetsReference: Int, Hashable, Sendable {
  /// The layout's own.
  case automatic = 0
  /// Nothing.
  case none = 1
  /// The safe area.
  case safeArea = 2
  /// The layout margins.
  case layoutMargins = 3
  /// The readable content.
  case readableContent = 4
}

/// How a section scrolls across the direction of its layout.
///
/// Differs from Apple: a mouse wheel and a scroll bar scroll freely; only scrolling with fingers ends at groups or pages.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Hashable, Sendable {
  /// Not at all.
  case none = 0
  /// Freely.
  case continuous = 1
  /// Freely, and it ends at the begin of a group.
  case continuousGroupLeadingBoundary = 2
  /// By the size of the view.
  case paging = 3
  /// By groups.
  case groupPaging = 4
  /// By groups, which are in the middle.
  case groupPagingCentered = 5
}
