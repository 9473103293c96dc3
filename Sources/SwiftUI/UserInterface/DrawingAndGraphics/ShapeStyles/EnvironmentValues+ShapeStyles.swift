public import SwiftUICore

extension EnvironmentValues {
  /// The styles of the foreground; `nil` for the platform's.
  var foregroundStyles: ForegroundStyles? {
    get { self[ForegroundStylesKey.self] }
    set { self[ForegroundStylesKey.self] = newValue }
  }

  /// The colour of text and lines; `nil` for the platform's.
  var foregroundColor: Color? {
    get { foregroundStyles?.levels.first?.color }
    set { foregroundStyles = newValue.map { ForegroundStyles(levels: [.color($0.settled(in: self))]) } }
  }

  /// What controls are tinted with; `nil` for the platform's colour.
  var tintShading: Shading? {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue }
  }

  /// The colour that controls are tinted with.
  var tintColor: Color { tintShading?.color ?? Color(.tintColor) }

  /// The style of the background; `nil` for the platform's.
  public var backgroundStyle: AnyShapeStyle? {
    get { self[BackgroundKey.self] }
    set { self[BackgroundKey.self] = newValue }
  }
}

private struct ForegroundStylesKey: EnvironmentKey { static var defaultValue: ForegroundStyles? { nil } }
private struct TintKey: EnvironmentKey { static var defaultValue: Shading? { nil } }
private struct BackgroundKey: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }
