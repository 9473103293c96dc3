public import SwiftUICore

/// A style that is less visible.
public struct _OpacityShapeStyle<Style: ShapeStyle>: ShapeStyle {
  let style: Style
  var opacity: Double

  /// What is drawn in an environment.
  public func _shading(in environment: EnvironmentValues) -> _Shading {
    _Shading(style._shading(in: environment).value.opacity(opacity))
  }
}

extension ShapeStyle {
  /// The style, less visible.
  public func opacity(_ opacity: Double) -> some ShapeStyle { _OpacityShapeStyle(style: self, opacity: opacity) }
}
