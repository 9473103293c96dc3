import SwiftUILayout

extension View {
  /// Shows the view at a distance from its place, which it keeps in the layout.
  nonisolated public func offset(_ offset: CGSize) -> some View {
    modifier(LayoutModifier(layout: OffsetLayout(offset)))
  }

  /// Shows the view at a distance from its place, which it keeps in the layout.
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { offset(CGSize(width: x, height: y)) }

  /// Puts the view's centre at a point of the space that is offered to it, all of which it takes.
  nonisolated public func position(_ position: CGPoint) -> some View {
    modifier(LayoutModifier(layout: PositionLayout(position)))
  }

  /// Puts the view's centre at a point of the space that is offered to it, all of which it takes.
  nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { position(CGPoint(x: x, y: y)) }
}
