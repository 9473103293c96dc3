import Foundation

/// A place from side to side, from which constraints are made.
@preconcurrency @MainActor open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// The distance from this place to `otherAnchor`, as a length.
  open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(LayoutSide(from: side, to: otherAnchor.side))
  }

  /// This place lies the system's spacing times `multiplier` after `anchor`: 8 points each.
  ///
  /// Differs from Apple: the spacing depends on no font and no edge.
  open func constraint(equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint
  {
    constraint(equalTo: anchor, constant: systemSpacing * multiplier)
  }

  /// This place lies at least the system's spacing times `multiplier` after `anchor`.
  open func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(greaterThanOrEqualTo: anchor, constant: systemSpacing * multiplier)
  }

  /// This place lies at most the system's spacing times `multiplier` after `anchor`.
  open func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(lessThanOrEqualTo: anchor, constant: systemSpacing * multiplier)
  }
}
