extension NSLayoutConstraint {
  /// How the two sides of a constraint compare.
  public enum Relation: Int, Hashable, Sendable {
    /// The first side is at most as large as the second.
    case lessThanOrEqual = -1
    /// Both are the same.
    case equal = 0
    /// The first side is at least as large as the second.
    case greaterThanOrEqual = 1
  }

  /// The two directions of layout.
  public enum Axis: Int, Hashable, Sendable {
    /// From side to side.
    case horizontal = 0
    /// From top to bottom.
    case vertical = 1
  }

  /// What of an item a constraint is about.
  ///
  /// Differs from Apple: text runs from left to right always, so that leading is left and trailing is right.
  public enum Attribute: Int, Hashable, Sendable {
    /// Nothing: the side is a constant.
    case notAnAttribute = 0
    /// The left edge.
    case left = 1
    /// The right edge.
    case right = 2
    /// The top edge.
    case top = 3
    /// The bottom edge.
    case bottom = 4
    /// The edge where text begins.
    case leading = 5
    /// The edge where text ends.
    case trailing = 6
    /// The width.
    case width = 7
    /// The height.
    case height = 8
    /// The middle from side to side.
    case centerX = 9
    /// The middle from top to bottom.
    case centerY = 10
    /// The line that the last line of text stands on; the bottom edge where there is none.
    case lastBaseline = 11
    /// The line that the first line of text stands on; the bottom edge where there is none.
    case firstBaseline = 12
    /// The left edge of the space inside the margins.
    case leftMargin = 13
    /// The right edge of the space inside the margins.
    case rightMargin = 14
    /// The top edge of the space inside the margins.
    case topMargin = 15
    /// The bottom edge of the space inside the margins.
    case bottomMargin = 16
    /// The edge of the space inside the margins where text begins.
    case leadingMargin = 17
    /// The edge of the space inside the margins where text ends.
    case trailingMargin = 18
    /// The middle of the space inside the margins from side to side.
    case centerXWithinMargins = 19
    /// The middle of the space inside the margins from top to bottom.
    case centerYWithinMargins = 20

    /// Which direction the attribute is about, `nil` for ``notAnAttribute``.
    var axis: Axis? {
      switch self {
      case .notAnAttribute: nil
      case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin, .leadingMargin,
        .trailingMargin, .centerXWithinMargins:
        .horizontal
      case .top, .bottom, .height, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
        .centerYWithinMargins:
        .vertical
      }
    }

    /// Whether it is a place by hand, where ``leading`` and its like are places by the direction of text.
    var isByHand: Bool { [.left, .right, .leftMargin, .rightMargin].contains(self) }

    /// Whether it is a place by the direction of text.
    var isByText: Bool { [.leading, .trailing, .leadingMargin, .trailingMargin].contains(self) }

    /// For people.
    var name: String { String(describing: self) }
  }
}
