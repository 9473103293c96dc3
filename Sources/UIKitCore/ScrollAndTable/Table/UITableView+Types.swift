import Foundation

extension UITableView {
  /// How a table looks.
  public enum Style: Int, Hashable, Sendable {
    /// Rows from edge to edge; headers stay in sight.
    case plain = 0
    /// Sections apart from each other.
    case grouped = 1
    /// Sections apart from each other, as cards.
    case insetGrouped = 2
  }

  /// Where a row goes that is scrolled to.
  public enum ScrollPosition: Int, Hashable, Sendable {
    /// Wherever it is reached with the least movement.
    case none = 0
    /// To the top.
    case top = 1
    /// To the middle.
    case middle = 2
    /// To the bottom.
    case bottom = 3
  }

  /// How rows come and go. Kept for the app: changes are not animated here.
  public enum RowAnimation: Int, Hashable, Sendable {
    /// They fade.
    case fade = 0
    /// They come from the right.
    case right = 1
    /// They come from the left.
    case left = 2
    /// They come from above.
    case top = 3
    /// They come from below.
    case bottom = 4
    /// At once.
    case none = 5
    /// From the middle.
    case middle = 6
    /// As the table sees fit.
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
