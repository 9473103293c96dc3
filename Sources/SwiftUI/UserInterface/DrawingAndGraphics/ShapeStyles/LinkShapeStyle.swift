public import SwiftUICore

/// The style of links.
public struct LinkShapeStyle: ShapeStyle {
  /// The style.
  public init() {}
  /// What is drawn in an environment.
  public func _shading(in environment: EnvironmentValues) -> _Shading { _Shading(.color(Color(.link))) }
}

extension ShapeStyle where Self == LinkShapeStyle {
  /// The style of links.
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}
