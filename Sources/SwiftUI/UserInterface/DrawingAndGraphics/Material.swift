public import SwiftUICore
import UIKitCore

/// A translucent surface.
///
/// Differs from Apple: what is behind is not blurred; it is a translucent plain fill.
public struct Material: ShapeStyle {
  let opacity: Double

  /// One that lets much through.
  public static let ultraThin = Material(opacity: 0.6)
  /// One that lets more through than the usual one.
  public static let thin = Material(opacity: 0.7)
  /// The usual one.
  public static let regular = Material(opacity: 0.8)
  /// One that lets less through than the usual one.
  public static let thick = Material(opacity: 0.9)
  /// One that lets little through.
  public static let ultraThick = Material(opacity: 0.95)
  /// That of bars.
  public static let bar = Material(opacity: 0.95)

  /// What is drawn in an environment.
  public func _shading(in environment: EnvironmentValues) -> _Shading {
    _Shading(.color(Color(.secondarySystemBackground).opacity(opacity)))
  }
}

extension ShapeStyle where Self == Material {
  /// A surface that lets much through.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// A surface that lets more through than the usual one.
  public static var thinMaterial: Material { .thin }
  /// The usual surface.
  public static var regularMaterial: Material { .regular }
  /// A surface that lets less through than the usual one.
  public static var thickMaterial: Material { .thick }
  /// A surface that lets little through.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// The surface of bars.
  public static var bar: Material { .bar }
}
