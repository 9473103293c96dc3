import Foundation

extension UIView {
  /// Whether any view may be read from right to left: the app's language is, or a view's direction was set.
  static var usesDirections = false

  /// The direction of the view's content: that of its ``semanticContentAttribute``, or otherwise of its traits. iOS 10.
  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIView.userInterfaceLayoutDirection(
      for: semanticContentAttribute,
      relativeTo: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
  }

  /// The direction of content with an attribute, in the app's direction. iOS 9.
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(
      for: attribute,
      relativeTo: UITraitCollection.current.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
  }

  /// The direction of content with an attribute, where the environment has a direction. iOS 10.
  public class func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute, relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .unspecified: layoutDirection
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }

  /// Whether the view's content is read from right to left: leading and trailing are exchanged in the constraints that the view holds, in its
  /// margins, and in what UIKit's own views place.
  final var isFlipped: Bool { UIView.usesDirections && effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// A frame in the view that was computed from left to right, in the direction of the view's content.
  final func frameInLayoutDirection(_ frame: CGRect) -> CGRect { frameInLayoutDirection(frame, of: bounds) }

  /// The same for a frame in a part of the view.
  final func frameInLayoutDirection(_ frame: CGRect, of part: CGRect) -> CGRect {
    guard isFlipped else { return frame }
    var frame = frame
    frame.origin.x = part.minX + part.maxX - frame.maxX
    return frame
  }

  /// Gives subviews, which were placed from left to right, their places in the direction of the view's content.
  final func applyLayoutDirection(to placed: [UIView]) {
    guard isFlipped else { return }
    for view in placed { view.frame = frameInLayoutDirection(view.frame) }
  }

  /// The direction was changed.
  final func directionChanged() {
    UIView.usesDirections = true
    layoutRoot.layoutEngine?.setNeedsRebuild()
    layoutState?.engine?.setNeedsRebuild()
    marginsChanged()
  }
}
