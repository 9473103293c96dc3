public import SwiftUICore

/// A style with a shadow.
///
/// Differs from Apple: the shadow is not drawn.
public struct _ShadowShapeStyle<Style: ShapeStyle>: ShapeStyle {
  let style: Style
  let shadow: ShadowStyle

  /// What is drawn in an environment.
  public func _shading(in environment: EnvironmentValues) -> _Shading { style._shading(in: environment) }
}

extension ShapeStyle {
  /// The style with a shadow.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle { _ShadowShapeStyle(style: self, shadow: style) }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// A style with a shadow.
  public static func shadow(_ style: ShadowStyle) -> some ShapeStyle { ForegroundStyle().shadow(style) }
}
