import Foundation

/// A view of a part of something larger.
package struct ScrollContent: Hashable, Sendable {
  /// Of the whole, in points.
  package var size: CGSize
  /// Which point of the whole is at the upper left.
  package var offset: CGPoint

  package init(size: CGSize, offset: CGPoint) {
    self.size = size
    self.offset = offset
  }
}
