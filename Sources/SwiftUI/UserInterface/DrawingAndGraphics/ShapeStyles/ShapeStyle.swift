public import SwiftUICore
import UIKitCore

/// What shapes, text and lines are filled with: a colour, a gradient, a level of the foreground.
///
/// Source: Apple's documentation of `ShapeStyle`.
nonisolated public protocol ShapeStyle: Sendable {
  /// The type of the style in an environment.
  associatedtype Resolved: ShapeStyle = Never
  /// The style in an environment.
  func resolve(in environment: EnvironmentValues) -> Resolved
  /// What is drawn in an environment. Apps do not implement it.
  func _shading(in environment: EnvironmentValues) -> _Shading
}

extension Never: ShapeStyle {
  /// There is none.
  public typealias Resolved = Never
}

extension ShapeStyle where Resolved == Never {
  /// There is none: a call ends the app, as on a device.
  public func resolve(in environment: EnvironmentValues) -> Never {
    preconditionFailure("resolve(in:) should not be called on \(Self.self).")
  }
}

extension ShapeStyle {
  /// That of the style in the environment.
  public func _shading(in environment: EnvironmentValues) -> _Shading {
    guard Resolved.self != Never.self else { return _Shading(.color(.clear)) }
    return resolve(in: environment)._shading(in: environment)
  }
}

extension ShapeStyle {
  /// The style with a blend mode. Differs from Apple: it is drawn without.
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle { AnyShapeStyle(self) }

  /// The style of views in a rectangle. Differs from Apple: a gradient is that of the view's own rectangle.
  public func `in`(_ rect: CGRect) -> some ShapeStyle { AnyShapeStyle(self) }
}
