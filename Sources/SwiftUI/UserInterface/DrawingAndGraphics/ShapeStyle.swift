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

/// What a style draws.
public struct _Shading: Sendable {
  var value: Shading

  init(_ value: Shading) { self.value = value }
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

/// What is drawn, independent of the environment but for light and dark.
enum Shading: Equatable, Sendable {
  case color(Color)
  case gradient(GradientFill)
  /// A picture, repeated from a point.
  case image(Image, CGRect, CGFloat)

  /// The style, less visible.
  func opacity(_ opacity: Double) -> Shading {
    switch self {
    case .color(let color): return .color(color.opacity(opacity))
    case .gradient(var fill):
      fill.gradient = Gradient(
        stops: fill.gradient.stops.map { Gradient.Stop(color: $0.color.opacity(opacity), location: $0.location) })
      return .gradient(fill)
    case .image: return self
    }
  }

  /// A colour for what can have only one. That of a gradient is the one in the middle.
  var color: Color {
    switch self {
    case .color(let color): return color
    case .gradient(let fill):
      let stops = fill.gradient.stops
      return stops.isEmpty ? .clear : stops[stops.count / 2].color
    case .image: return .primary
    }
  }
}

/// A gradient in a rectangle.
struct GradientFill: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case linear(UnitPoint, UnitPoint)
    case radial(UnitPoint, CGFloat, CGFloat)
    case elliptical(UnitPoint, CGFloat, CGFloat)
    case angular(UnitPoint, Angle, Angle)
    /// In the coordinates of the drawing.
    case linearPoints(CGPoint, CGPoint)
    case radialPoints(CGPoint, CGFloat, CGFloat)
    case conicPoints(CGPoint, Angle)
  }

  var kind: Kind
  var gradient: Gradient

  /// The gradient in the coordinates of a rectangle.
  @MainActor func resolved(in rect: CGRect) -> ContextGradient {
    var stops = gradient.stops.map { (color: $0.color.uiColor, location: $0.location) }
    switch kind {
    case .linear(let start, let end):
      return ContextGradient(kind: .linear(from: rect.point(start), to: rect.point(end)), stops: stops)
    case .linearPoints(let start, let end): return ContextGradient(kind: .linear(from: start, to: end), stops: stops)
    case .radial(let center, let start, let end):
      return ContextGradient(
        kind: .radial(center: rect.point(center), startRadius: start, endRadius: end), stops: stops)
    case .radialPoints(let center, let start, let end):
      return ContextGradient(kind: .radial(center: center, startRadius: start, endRadius: end), stops: stops)
    case .elliptical(let center, let start, let end):
      let transform = CGAffineTransform(scaleX: rect.width, y: rect.height)
        .concatenating(CGAffineTransform(translationX: rect.minX, y: rect.minY))
      return ContextGradient(
        kind: .radial(center: CGPoint(x: center.x, y: center.y), startRadius: start, endRadius: end), stops: stops,
        transform: transform)
    case .angular(let center, let start, let end):
      let turn = (end - start).radians / (2 * .pi)
      if turn < 1, turn > 0 { stops = stops.map { ($0.color, $0.location * CGFloat(turn)) } }
      return ContextGradient(
        kind: .conic(center: rect.point(center), angle: CGFloat(start.radians)), stops: stops)
    case .conicPoints(let center, let angle):
      return ContextGradient(kind: .conic(center: center, angle: CGFloat(angle.radians)), stops: stops)
    }
  }
}

/// The styles of what is in the foreground, as a view has set them.
struct ForegroundStyles: Equatable, Sendable {
  var levels: [Shading]

  /// A level: one of its own, or the first one, less visible.
  func level(_ index: Int) -> Shading {
    if index < levels.count { return levels[index] }
    let visible = [1, 0.5, 0.25, 0.18, 0.1]
    let last = levels.count - 1
    return levels[last].opacity(visible[min(index, 4)] / visible[min(last, 4)])
  }
}

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

/// The style of the foreground.
public struct ForegroundStyle: ShapeStyle {
  /// The style.
  public init() {}
  /// What is drawn in an environment.
  public func _shading(in environment: EnvironmentValues) -> _Shading {
    HierarchicalShapeStyle.primary._shading(in: environment)
  }
}

/// The style of the background.
public struct BackgroundStyle: ShapeStyle {
  /// The style.
  public init() {}
  /// What is drawn in an environment.
  public func _shading(in environment: EnvironmentValues) -> _Shading {
    environment.backgroundStyle?._shading(in: environment) ?? _Shading(.color(Color(.systemBackground)))
  }
}

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

/// A level of another style.
public struct HierarchicalShapeStyleModifier<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let level: Int

  /// What is drawn in an environment.
  public func _shading(in environment: EnvironmentValues) -> _Shading {
    _Shading(ForegroundStyles(levels: [base._shading(in: environment).value]).level(level))
  }
}

/// The style that controls are tinted with.
public struct TintShapeStyle: ShapeStyle {
  /// The style.
  public init() {}
  /// What is drawn in an environment.
  public func _shading(in environment: EnvironmentValues) -> _Shading {
    _Shading(environment.tintShading ?? .color(Color(.tintColor)))
  }
}

/// The style of lines between views.
public struct SeparatorShapeStyle: ShapeStyle {
  /// The style.
  public init() {}
  /// What is drawn in an environment.
  public func _shading(in environment: EnvironmentValues) -> _Shading { _Shading(.color(Color(.separator))) }
}

/// The style of links.
public struct LinkShapeStyle: ShapeStyle {
  /// The style.
  public init() {}
  /// What is drawn in an environment.
  public func _shading(in environment: EnvironmentValues) -> _Shading { _Shading(.color(Color(.link))) }
}

/// The style of text that stands for text to come.
public struct PlaceholderTextShapeStyle: ShapeStyle {
  /// The style.
  public init() {}
  /// What is drawn in an environment.
  public func _shading(in environment: EnvironmentValues) -> _Shading { _Shading(.color(Color(.placeholderText))) }
}

/// The style of surfaces of controls.
public struct FillShapeStyle: ShapeStyle {
  /// The style.
  public init() {}
  /// What is drawn in an environment.
  public func _shading(in environment: EnvironmentValues) -> _Shading { _Shading(.color(Color(.systemFill))) }
}

/// The style of a selection.
public struct SelectionShapeStyle: ShapeStyle {
  /// The style.
  public init() {}
  /// What is drawn in an environment.
  public func _shading(in environment: EnvironmentValues) -> _Shading { TintShapeStyle()._shading(in: environment) }
}

/// The style of the background of a window.
public struct WindowBackgroundShapeStyle: ShapeStyle {
  /// The style.
  public init() {}
  /// What is drawn in an environment.
  public func _shading(in environment: EnvironmentValues) -> _Shading { _Shading(.color(Color(.systemBackground))) }
}

/// A style of a type that is not known when the code is compiled.
public struct AnyShapeStyle: ShapeStyle {
  private let base: any ShapeStyle

  /// Hides the type of a style.
  public init<S: ShapeStyle>(_ style: S) { base = (style as? AnyShapeStyle)?.base ?? style }

  /// What is drawn in an environment.
  public func _shading(in environment: EnvironmentValues) -> _Shading { base._shading(in: environment) }
}

/// A style that is less visible.
public struct _OpacityShapeStyle<Style: ShapeStyle>: ShapeStyle {
  let style: Style
  var opacity: Double

  /// What is drawn in an environment.
  public func _shading(in environment: EnvironmentValues) -> _Shading {
    _Shading(style._shading(in: environment).value.opacity(opacity))
  }
}

/// A style with a shadow.
///
/// Differs from Apple: the shadow is not drawn.
public struct _ShadowShapeStyle<Style: ShapeStyle>: ShapeStyle {
  let style: Style
  let shadow: ShadowStyle

  /// What is drawn in an environment.
  public func _shading(in environment: EnvironmentValues) -> _Shading { style._shading(in: environment) }
}

/// A shadow of a style.
public struct ShadowStyle: Equatable, Sendable {
  let color: Color
  let radius: CGFloat
  let offset: CGPoint
  let isInner: Bool

  /// A shadow behind.
  public static func drop(
    color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(color: color, radius: radius, offset: CGPoint(x: x, y: y), isInner: false)
  }

  /// A shadow inside.
  public static func inner(
    color: Color = Color(white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(color: color, radius: radius, offset: CGPoint(x: x, y: y), isInner: true)
  }
}

extension ShapeStyle {
  /// The style, less visible.
  public func opacity(_ opacity: Double) -> some ShapeStyle { _OpacityShapeStyle(style: self, opacity: opacity) }
  /// The style with a shadow.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle { _ShadowShapeStyle(style: self, shadow: style) }
  /// The style with a blend mode. Differs from Apple: it is drawn without.
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle { AnyShapeStyle(self) }
  /// The style of views in a rectangle. Differs from Apple: a gradient is that of the view's own rectangle.
  public func `in`(_ rect: CGRect) -> some ShapeStyle { AnyShapeStyle(self) }
  /// The second level of the style.
  public var secondary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 1) }
  /// The third level of the style.
  public var tertiary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 2) }
  /// The fourth level of the style.
  public var quaternary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 3) }
  /// The fifth level of the style.
  public var quinary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 4) }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The style of the foreground.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}
extension ShapeStyle where Self == BackgroundStyle {
  /// The style of the background.
  public static var background: BackgroundStyle { BackgroundStyle() }
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
extension ShapeStyle where Self == TintShapeStyle {
  /// What controls are tinted with.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}
extension ShapeStyle where Self == SeparatorShapeStyle {
  /// The style of lines between views.
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}
extension ShapeStyle where Self == LinkShapeStyle {
  /// The style of links.
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}
extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  /// The style of text that stands for text to come.
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}
extension ShapeStyle where Self == FillShapeStyle {
  /// The style of surfaces of controls.
  public static var fill: FillShapeStyle { FillShapeStyle() }
}
extension ShapeStyle where Self == SelectionShapeStyle {
  /// The style of a selection.
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}
extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  /// The style of the background of a window.
  public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}
extension ShapeStyle where Self == AnyShapeStyle {
  /// A style with a shadow.
  public static func shadow(_ style: ShadowStyle) -> some ShapeStyle { ForegroundStyle().shadow(style) }
}

extension View {
  /// Sets the style of the foreground.
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    transformEnvironment(\.self) {
      $0.foregroundStyles = ForegroundStyles(levels: [style._shading(in: $0).value])
    }
  }

  /// Sets the first two levels of the style of the foreground.
  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View {
    transformEnvironment(\.self) {
      $0.foregroundStyles = ForegroundStyles(
        levels: [primary._shading(in: $0).value, secondary._shading(in: $0).value])
    }
  }

  /// Sets the first three levels of the style of the foreground.
  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    transformEnvironment(\.self) {
      $0.foregroundStyles = ForegroundStyles(
        levels: [
          primary._shading(in: $0).value, secondary._shading(in: $0).value, tertiary._shading(in: $0).value,
        ])
    }
  }

  /// Sets the colour of the foreground.
  nonisolated public func foregroundColor(_ color: Color?) -> some View {
    transformEnvironment(\.self) { $0.foregroundColor = color }
  }

  /// Sets what controls are tinted with.
  nonisolated public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
    transformEnvironment(\.self) { values in values.tintShading = tint.map { $0._shading(in: values).value } }
  }

  /// Sets the colour that controls are tinted with.
  nonisolated public func tint(_ tint: Color?) -> some View {
    transformEnvironment(\.self) { values in values.tintShading = tint.map { .color($0.settled(in: values)) } }
  }

  /// Sets the colour that controls are tinted with.
  nonisolated public func accentColor(_ accentColor: Color?) -> some View { tint(accentColor) }

  /// Sets the style of the background.
  nonisolated public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    environment(\.backgroundStyle, AnyShapeStyle(style))
  }

  /// Fills the space behind the view with a style.
  ///
  /// Differs from Apple: the space outside of the safe area is not filled.
  nonisolated public func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    background { _ShapeView(shape: Rectangle(), style: style) }
  }

  /// Fills the space behind the view with the style of the background.
  nonisolated public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
  }

  /// Shows a shape behind the view, filled with a style.
  nonisolated public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background { _ShapeView(shape: shape, style: style, fillStyle: fillStyle) }
  }

  /// Shows a shape behind the view, filled with the style of the background.
  nonisolated public func background<S: Shape>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View {
    background { _ShapeView(shape: shape, style: BackgroundStyle(), fillStyle: fillStyle) }
  }

  /// Fills the space in front of the view with a style.
  nonisolated public func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    overlay { _ShapeView(shape: Rectangle(), style: style) }
  }

  /// Shows a shape in front of the view, filled with a style.
  nonisolated public func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    overlay { _ShapeView(shape: shape, style: style, fillStyle: fillStyle) }
  }

  /// Adds a border inside of the view's edges.
  nonisolated public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    overlay { Rectangle().strokeBorder(content, lineWidth: width) }
  }
}
