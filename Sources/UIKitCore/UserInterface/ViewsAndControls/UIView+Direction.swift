import Foundation

extension UIView {
  /// Whether any view was ever flipped.
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

  /// Whether leading and trailing are exchanged in the constraints that the view holds, and in its margins.
  final var isFlipped: Bool { UIView.usesDirections && semanticContentAttribute == .forceRightToLeft }

  /// The direction was changed.
  final func directionChanged() {
    UIView.usesDirections = true
    layoutRoot.layoutEngine?.setNeedsRebuild()
    layoutState?.engine?.setNeedsRebuild()
    marginsChanged()
  }
}
