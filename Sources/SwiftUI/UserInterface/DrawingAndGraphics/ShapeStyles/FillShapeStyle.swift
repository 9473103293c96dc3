public import SwiftUICore

/// The style of surfaces of controls.
public struct FillShapeStyle: ShapeStyle {
  /// The style.
  public init() {}
  /// What is drawn in an environment.
  public func _shading(in environment: EnvironmentValues) -> _Shading { _Shading(.color(Color(.systemFill))) }
}

extension ShapeStyle where Self == FillShapeStyle {
  /// The style of surfaces of controls.
  public static var fill: FillShapeStyle { FillShapeStyle() }
}
