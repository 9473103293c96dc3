import Foundation

extension UITableView {
  /// The style of a table.
  public enum Style: Int, Hashable, Sendable {
    /// Rows from edge to edge; headers stay visible.
    case plain = 0
    /// Separated sections.
    case grouped = 1
    /// Separated sections, as cards.
    case insetGrouped = 2
  }

  /// The position of a row after scrolling to it.
  public enum ScrollPosition: Int, Hashable, Sendable {
    /// With the least movement that makes it visible.
    case none = 0
    /// At the top.
    case top = 1
    /// In the middle.
    case middle = 2
    /// At the bottom.
    case bottom = 3
  }

  /// The animation of inserted and removed rows: rows fade in and out in their places, while the others move to theirs.
  ///
  /// Differs from Apple: the direction has no effect.
  public enum RowAnimation: Int, Hashable, Sendable {
    /// They fade.
    case fade = 0
    /// They move in from the right.
    case right = 1
    /// They move in from the left.
    case left = 2
    /// They move in from above.
    case top = 3
    /// They move in from below.
    case bottom = 4
    /// Without animation.
    case none = 5
    /// From the middle.
    case middle = 6
    /// The table decides.
    case automatic = 100
  }
}

extension UITableViewCell {
  /// The line below a row.
  public enum SeparatorStyle: Int, Hashable, Sendable {
    /// None.
    case none = 0
    /// A line.
    case singleLine = 1
  }
}
