public import SwiftUICore
import UIKitCore

/// A level of the style of the foreground.
public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
  let level: Int

  /// The first level.
  public static let primary = HierarchicalShapeStyle(level: 0)
  /// The second level.
  public static let secondary = HierarchicalShapeStyle(level: 1)
  /// The third level.
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  /// The fourth level.
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  /// The fifth level.
  public static let quinary = HierarchicalShapeStyle(level: 4)

  /// What is drawn in an environment.
  public func _shading(in environment: EnvironmentValues) -> _Shading {
    if let styles = environment.foregroundStyles { return _Shading(styles.level(level)) }
    let colors: [UIColor] = [.label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .quaternarySystemFill]
    return _Shading(.color(Color(colors[level])))
  }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The first level of the foreground.
  public static var primary: HierarchicalShapeStyle { .init(level: 0) }
  /// The second level of the foreground.
  public static var secondary: HierarchicalShapeStyle { .init(level: 1) }
  /// The third level of the foreground.
  public static var tertiary: HierarchicalShapeStyle { .init(level: 2) }
  /// The fourth level of the foreground.
  public static var quaternary: HierarchicalShapeStyle { .init(level: 3) }
  /// The fifth level of the foreground.
  public static var quinary: HierarchicalShapeStyle { .init(level: 4) }
}
