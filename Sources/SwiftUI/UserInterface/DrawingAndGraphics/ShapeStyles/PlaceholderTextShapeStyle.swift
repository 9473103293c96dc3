public import SwiftUICore

/// The style of text that stands for text to come.
public struct PlaceholderTextShapeStyle: ShapeStyle {
  /// The style.
  public init() {}
  /// What is drawn in an environment.
  public func _shading(in environment: EnvironmentValues) -> _Shading { _Shading(.color(Color(.placeholderText))) }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  /// The style of text that stands for text to come.
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}
