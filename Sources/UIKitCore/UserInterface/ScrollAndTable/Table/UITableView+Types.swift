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

  /// What the insets of the lines between rows are measured from. iOS 11.
  public enum SeparatorInsetReference: Int, Hashable, Sendable {
    /// The edges of the row.
    case fromCellEdges = 0
    /// The insets that lines have if the app sets none.
    case fromAutomaticInsets = 1
  }

  /// What happens when the content of a row that determines its height changes. iOS 16.
  public enum SelfSizingInvalidation: Int, Hashable, Sendable {
    /// Nothing.
    case disabled = 0
    /// The row is measured when its cell's `invalidateIntrinsicContentSize()` is called.
    case enabled = 1
    /// The row is measured when the constraints of its content change, too. Differs from Apple: as ``enabled``.
    case enabledIncludingConstraints = 2
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

extension UITableView: UIDataSourceTranslating {}
extension UITableView: UISpringLoadedInteractionSupporting {}
