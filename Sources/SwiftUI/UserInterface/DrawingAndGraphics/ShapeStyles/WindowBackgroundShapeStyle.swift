public import SwiftUICore

/// The style of the background of a window.
public struct WindowBackgroundShapeStyle: ShapeStyle {
  /// The style.
  public init() {}
  /// What is drawn in an environment.
  public func _shading(in environment: EnvironmentValues) -> _Shading { _Shading(.color(Color(.systemBackground))) }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  /// The style of the background of a window.
  public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}
