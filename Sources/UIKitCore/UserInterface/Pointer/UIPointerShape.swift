public import Foundation

/// The shape of the pointer. iOS 13.4.
///
/// In a desktop's window a vertical beam is the pointer for text, and a horizontal beam that for text in columns. Paths and rectangles are the
/// usual arrow.
public enum UIPointerShape {
  /// A path, whose origin is the pointer's position.
  case path(UIBezierPath)
  /// A rectangle; a negative radius stands for ``defaultCornerRadius``.
  case roundedRect(CGRect, radius: CGFloat = UIPointerShape.defaultCornerRadius)
  /// A vertical beam, as for a line of text.
  case verticalBeam(length: CGFloat)
  /// A horizontal beam.
  case horizontalBeam(length: CGFloat)

  /// The radius of the system's rectangles.
  public static let defaultCornerRadius: CGFloat = 8
}
