public import SwiftUICore

/// The style that controls are tinted with.
public struct TintShapeStyle: ShapeStyle {
  /// The style.
  public init() {}
  /// What is drawn in an environment.
  public func _shading(in environment: EnvironmentValues) -> _Shading {
    _Shading(environment.tintShading ?? .color(Color(.tintColor)))
  }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// What controls are tinted with.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}
