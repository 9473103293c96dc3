extension UIView {
  /// How content is fitted into a view of another size.
  public enum ContentMode: Int, Hashable, Sendable {
    /// Stretched in both directions.
    case scaleToFill = 0
    /// As large as fits, keeping its proportions.
    case scaleAspectFit = 1
    /// As small as fills the view, keeping its proportions.
    case scaleAspectFill = 2
    /// Drawn again for each size.
    case redraw = 3
    /// In the middle, at its own size.
    case center = 4
    /// At the top, at its own size.
    case top = 5
    /// At the bottom, at its own size.
    case bottom = 6
    /// At the left, at its own size.
    case left = 7
    /// At the right, at its own size.
    case right = 8
    /// In the upper left corner, at its own size.
    case topLeft = 9
    /// In the upper right corner, at its own size.
    case topRight = 10
    /// In the lower left corner, at its own size.
    case bottomLeft = 11
    /// In the lower right corner, at its own size.
    case bottomRight = 12
  }
}
