public import SwiftUICore

/// The style of lines between views.
public struct SeparatorShapeStyle: ShapeStyle {
  /// The style.
  public init() {}
  /// What is drawn in an environment.
  public func _shading(in environment: EnvironmentValues) -> _Shading { _Shading(.color(Color(.separator))) }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  /// The style of lines between views.
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}
