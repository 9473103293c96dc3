extension NSLayoutConstraint {
  /// How the two sides of a constraint compare.
  public enum Relation: Int, Hashable, Sendable {
    /// The first side is at most as large as the second.
    case lessThanOrEqual = -1
    /// Both sides are equal.
    case equal = 0
    /// The first side is at least as large as the second.
    case greaterThanOrEqual = 1
  }

  /// The two axes of layout.
  public enum Axis: Int, Hashable, Sendable {
    /// Horizontal.
    case horizontal = 0
    /// Vertical.
    case vertical = 1
  }

  /// The attribute of an item that a constraint uses.
  public enum Attribute: Int, Hashable, Sendable {
    /// None: the side is a constant.
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
    /// The horizontal centre.
    case centerX = 9
    /// The vertical centre.
    case centerY = 10
    /// The baseline of the last line of text; the bottom edge if there is no text.
    case lastBaseline = 11
    /// The baseline of the first line of text; the bottom edge if there is no text.
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
    /// The horizontal centre of the space inside the margins.
    case centerXWithinMargins = 19
    /// The vertical centre of the space inside the margins.
    case centerYWithinMargins = 20

    /// The axis of the attribute, `nil` for ``notAnAttribute``.
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

    /// Whether it is a left or right position, in contrast to ``leading`` and similar ones, which depend on the direction of text.
    var isAbsolute: Bool { [.left, .right, .leftMargin, .rightMargin].contains(self) }

    /// Whether it is a position that depends on the direction of text.
    var isByText: Bool { [.leading, .trailing, .leadingMargin, .trailingMargin].contains(self) }

    /// The name in log messages.
    var name: String { String(describing: self) }
  }
}
