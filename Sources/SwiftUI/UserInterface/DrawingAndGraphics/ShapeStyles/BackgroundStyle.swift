public import SwiftUICore

/// The style of the background.
public struct BackgroundStyle: ShapeStyle {
  /// The style.
  public init() {}
  /// What is drawn in an environment.
  public func _shading(in environment: EnvironmentValues) -> _Shading {
    environment.backgroundStyle?._shading(in: environment) ?? _Shading(.color(Color(.systemBackground)))
  }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The style of the background.
  public static var background: BackgroundStyle { BackgroundStyle() }
}
