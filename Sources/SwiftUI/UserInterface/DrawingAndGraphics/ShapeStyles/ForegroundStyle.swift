public import SwiftUICore

/// The style of the foreground.
public struct ForegroundStyle: ShapeStyle {
  /// The style.
  public init() {}
  /// What is drawn in an environment.
  public func _shading(in environment: EnvironmentValues) -> _Shading {
    HierarchicalShapeStyle.primary._shading(in: environment)
  }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The style of the foreground.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}
