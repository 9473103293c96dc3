public import SwiftUICore

/// A style of a type that is not known when the code is compiled.
public struct AnyShapeStyle: ShapeStyle {
  private let base: any ShapeStyle

  /// Hides the type of a style.
  public init<S: ShapeStyle>(_ style: S) { base = (style as? AnyShapeStyle)?.base ?? style }

  /// What is drawn in an environment.
  public func _shading(in environment: EnvironmentValues) -> _Shading { base._shading(in: environment) }
}
