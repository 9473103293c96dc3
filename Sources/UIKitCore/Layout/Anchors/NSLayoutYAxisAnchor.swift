import Foundation

/// A place from top to bottom, from which constraints are made.
@preconcurrency @MainActor open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// The distance from this place to `otherAnchor`, as a length.
  open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(LayoutSide(from: side, to: otherAnchor.side))
  }

  /// This place lies the system's spacing times `multiplier` below `anchor`: 8 points each.
  ///
  /// Differs from Apple: the spacing depends on no font and no edge.
  open func constraint(equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint
  {
    constraint(equalTo: anchor, constant: systemSpacing * multiplier)
  }

  /// This place lies at least the system's spacing times `multiplier` below `anchor`.
  open func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(greaterThanOrEqualTo: anchor, constant: systemSpacing * multiplier)
  }

  /// This place lies at most the system's spacing times `multiplier` below `anchor`.
  open func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(lessThanOrEqualTo: anchor, constant: systemSpacing * multiplier)
  }
}
