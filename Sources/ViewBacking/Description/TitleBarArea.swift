package import Foundation

/// The part of a window's content that the buttons of the title bar are over.
package struct TitleBarArea: Equatable, Sendable {
  /// The height of the row, from the upper edge, in points.
  package var height: CGFloat
  /// The width of what is at the leading end of the row, in points.
  package var leading: CGFloat
  /// The width of what is at the trailing end of the row, in points.
  package var trailing: CGFloat

  package init(height: CGFloat, leading: CGFloat, trailing: CGFloat) {
    self.height = height
    self.leading = leading
    self.trailing = trailing
  }
}
