public import SwiftUICore

extension View {
  /// Sets the style of the foreground.
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    transformEnvironment(\.self) {
      $0.foregroundStyles = ForegroundStyles(levels: [style._shading(in: $0).value])
    }
  }

  /// Sets the first two levels of the style of the foreground.
  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View {
    transformEnvironment(\.self) {
      $0.foregroundStyles = ForegroundStyles(
        levels: [primary._shading(in: $0).value, secondary._shading(in: $0).value])
    }
  }

  /// Sets the first three levels of the style of the foreground.
  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    transformEnvironment(\.self) {
      $0.foregroundStyles = ForegroundStyles(
        levels: [
          primary._shading(in: $0).value, secondary._shading(in: $0).value, tertiary._shading(in: $0).value,
        ])
    }
  }

  /// Sets the colour of the foreground.
  nonisolated public func foregroundColor(_ color: Color?) -> some View {
    transformEnvironment(\.self) { $0.foregroundColor = color }
  }
}
