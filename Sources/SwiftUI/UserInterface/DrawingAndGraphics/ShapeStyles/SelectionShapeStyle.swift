public import SwiftUICore

/// The style of a selection.
public struct SelectionShapeStyle: ShapeStyle {
  /// The style.
  public init() {}
  /// What is drawn in an environment.
  public func _shading(in environment: EnvironmentValues) -> _Shading { TintShapeStyle()._shading(in: environment) }
}

extension ShapeStyle where Self == SelectionShapeStyle {
  /// The style of a selection.
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}
