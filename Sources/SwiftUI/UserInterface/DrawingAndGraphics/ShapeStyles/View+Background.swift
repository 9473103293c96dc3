public import SwiftUICore

extension View {
  /// Sets the style of the background.
  nonisolated public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    environment(\.backgroundStyle, AnyShapeStyle(style))
  }

  /// Fills the space behind the view with a style.
  ///
  /// Differs from Apple: the space outside of the safe area is not filled.
  nonisolated public func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    background { _ShapeView(shape: Rectangle(), style: style) }
  }

  /// Fills the space behind the view with the style of the background.
  nonisolated public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
  }

  /// Shows a shape behind the view, filled with a style.
  nonisolated public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background { _ShapeView(shape: shape, style: style, fillStyle: fillStyle) }
  }

  /// Shows a shape behind the view, filled with the style of the background.
  nonisolated public func background<S: Shape>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View {
    background { _ShapeView(shape: shape, style: BackgroundStyle(), fillStyle: fillStyle) }
  }
}
