public import SwiftUICore
import UIKitCore

/// Colours that change into each other.
public struct Gradient: Hashable, Sendable {
  /// A colour at a location.
  public struct Stop: Hashable, Sendable {
    /// The colour.
    public var color: Color
    /// The location, from 0 to 1.
    public var location: CGFloat

    /// A colour at a location.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// How colours between others are computed. Differs from Apple: they are mixed by their parts in sRGB.
  public struct ColorSpace: Hashable, Sendable {
    private let kind: Int
    /// In the space of devices.
    public static let device = ColorSpace(kind: 0)
    /// As people see them.
    public static let perceptual = ColorSpace(kind: 1)
  }

  /// The colours by location.
  public var stops: [Stop]

  /// Colours at locations.
  public init(stops: [Stop]) { self.stops = stops }

  /// Colours at equal distances.
  public init(colors: [Color]) {
    let last = CGFloat(max(colors.count - 1, 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }

  /// The gradient in a space of colours.
  public func colorSpace(_ space: ColorSpace) -> AnyGradient { AnyGradient(self) }

  func settled(in environment: EnvironmentValues) -> Gradient {
    Gradient(stops: stops.map { Stop(color: $0.color.settled(in: environment), location: $0.location) })
  }

  func shading(_ kind: GradientFill.Kind, in environment: EnvironmentValues) -> _Shading {
    _Shading(.gradient(GradientFill(kind: kind, gradient: settled(in: environment))))
  }
}

extension Gradient: ShapeStyle {
  /// What is drawn in an environment.
  public func _shading(in environment: EnvironmentValues) -> _Shading {
    shading(.linear(.top, .bottom), in: environment)
  }
}

/// A gradient from top to bottom.
public struct AnyGradient: Hashable, ShapeStyle {
  let gradient: Gradient

  /// A gradient.
  public init(_ gradient: Gradient) { self.gradient = gradient }

  /// The gradient in a space of colours.
  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient { self }

  /// What is drawn in an environment.
  public func _shading(in environment: EnvironmentValues) -> _Shading {
    gradient.shading(.linear(.top, .bottom), in: environment)
  }
}

/// Colours along a line.
public struct LinearGradient: ShapeStyle {
  let gradient: Gradient
  let startPoint: UnitPoint
  let endPoint: UnitPoint

  /// A gradient from one point to another.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
    self.startPoint = startPoint
    self.endPoint = endPoint
  }

  /// Colours at equal distances from one point to another.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  /// Colours at locations from one point to another.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }

  /// What is drawn in an environment.
  public func _shading(in environment: EnvironmentValues) -> _Shading {
    gradient.shading(.linear(startPoint, endPoint), in: environment)
  }
}

/// Colours around a point, by the distance from it.
public struct RadialGradient: ShapeStyle {
  let gradient: Gradient
  let center: UnitPoint
  let startRadius: CGFloat
  let endRadius: CGFloat

  /// A gradient from one radius to another.
  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.gradient = gradient
    self.center = center
    self.startRadius = startRadius
    self.endRadius = endRadius
  }

  /// Colours at equal distances from one radius to another.
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// Colours at locations from one radius to another.
  public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(gradient: Gradient(stops: stops), center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// What is drawn in an environment.
  public func _shading(in environment: EnvironmentValues) -> _Shading {
    gradient.shading(.radial(center, startRadius, endRadius), in: environment)
  }
}

/// Colours around a point, by the distance from it in fractions of the rectangle.
public struct EllipticalGradient: ShapeStyle {
  let gradient: Gradient
  let center: UnitPoint
  let startRadiusFraction: CGFloat
  let endRadiusFraction: CGFloat

  /// A gradient from one radius to another.
  public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
  ) {
    self.gradient = gradient
    self.center = center
    self.startRadiusFraction = startRadiusFraction
    self.endRadiusFraction = endRadiusFraction
  }

  /// Colours at equal distances from one radius to another.
  public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }

  /// Colours at locations from one radius to another.
  public init(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }

  /// What is drawn in an environment.
  public func _shading(in environment: EnvironmentValues) -> _Shading {
    gradient.shading(.elliptical(center, startRadiusFraction, endRadiusFraction), in: environment)
  }
}

/// Colours around a point, by the direction from it.
public struct AngularGradient: ShapeStyle {
  let gradient: Gradient
  let center: UnitPoint
  let startAngle: Angle
  let endAngle: Angle

  /// A gradient from one angle to another.
  public init(gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero) {
    self.gradient = gradient
    self.center = center
    self.startAngle = startAngle
    self.endAngle = endAngle
  }

  /// Colours at equal distances from one angle to another.
  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(gradient: Gradient(colors: colors), center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// Colours at locations from one angle to another.
  public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(gradient: Gradient(stops: stops), center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// A gradient for a full turn.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: gradient, center: center, startAngle: angle, endAngle: angle + .degrees(360))
  }

  /// Colours at equal distances for a full turn.
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }

  /// Colours at locations for a full turn.
  public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
  }

  /// What is drawn in an environment.
  public func _shading(in environment: EnvironmentValues) -> _Shading {
    gradient.shading(.angular(center, startAngle, endAngle), in: environment)
  }
}

/// Colours at the points of a mesh.
///
/// Differs from Apple: it is drawn as a gradient from the first colour to the last one.
public struct MeshGradient: ShapeStyle {
  /// Where the colours are.
  public enum Locations: Hashable, Sendable {
    /// At points.
    case points([SIMD2<Float>])
    /// At points of curves.
    case bezierPoints([BezierPoint])
  }

  /// The colours.
  public enum Colors: Hashable, Sendable {
    /// Colours.
    case colors([Color])
    /// Colours in an environment.
    case resolvedColors([Color.Resolved])
  }

  /// A point with its control points.
  public struct BezierPoint: Hashable, Sendable {
    /// The point.
    public var position: SIMD2<Float>
    /// The control point before it.
    public var leadingControlPoint: SIMD2<Float>
    /// The control point above it.
    public var topControlPoint: SIMD2<Float>
    /// The control point after it.
    public var trailingControlPoint: SIMD2<Float>
    /// The control point below it.
    public var bottomControlPoint: SIMD2<Float>

    /// A point with its control points.
    public init(
      position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>, topControlPoint: SIMD2<Float>,
      trailingControlPoint: SIMD2<Float>, bottomControlPoint: SIMD2<Float>
    ) {
      self.position = position
      self.leadingControlPoint = leadingControlPoint
      self.topControlPoint = topControlPoint
      self.trailingControlPoint = trailingControlPoint
      self.bottomControlPoint = bottomControlPoint
    }
  }

  /// The number of points in a row.
  public var width: Int
  /// The number of rows.
  public var height: Int
  /// Where the colours are.
  public var locations: Locations
  /// The colours.
  public var colors: Colors
  /// The colour outside.
  public var background: Color
  /// Whether colours change smoothly.
  public var smoothsColors: Bool

  /// Colours at the points of a mesh.
  public init(
    width: Int, height: Int, locations: Locations, colors: Colors, background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.width = width
    self.height = height
    self.locations = locations
    self.colors = colors
    self.background = background
    self.smoothsColors = smoothsColors
  }

  /// Colours at the points of a mesh.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points), colors: .colors(colors), background: background,
      smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  /// What is drawn in an environment.
  public func _shading(in environment: EnvironmentValues) -> _Shading {
    let colors: [Color] =
      switch colors {
      case .colors(let colors): colors
      case .resolvedColors(let colors): colors.map { Color($0) }
      }
    return Gradient(colors: colors).shading(.linear(.topLeading, .bottomTrailing), in: environment)
  }
}

/// A picture as a style, repeated.
public struct ImagePaint: ShapeStyle {
  /// The picture.
  public var image: Image
  /// The part of it, in fractions.
  public var sourceRect: CGRect
  /// The factor of its size.
  public var scale: CGFloat

  /// A picture, repeated.
  public init(image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1) {
    self.image = image
    self.sourceRect = sourceRect
    self.scale = scale
  }

  /// What is drawn in an environment.
  public func _shading(in environment: EnvironmentValues) -> _Shading { _Shading(.image(image, sourceRect, scale)) }
}

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

extension ShapeStyle where Self == LinearGradient {
  /// A gradient from one point to another.
  public static func linearGradient(_ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient
  {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }
  /// Colours at equal distances from one point to another.
  public static func linearGradient(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }
  /// Colours at locations from one point to another.
  public static func linearGradient(
    stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
  }
}

extension ShapeStyle where Self == RadialGradient {
  /// A gradient from one radius to another.
  public static func radialGradient(
    _ gradient: Gradient, center: UnitPoint = .center, startRadius: CGFloat = 0, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
  }
  /// Colours at equal distances from one radius to another.
  public static func radialGradient(
    colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
  }
  /// Colours at locations from one radius to another.
  public static func radialGradient(
    stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(stops: stops, center: center, startRadius: startRadius, endRadius: endRadius)
  }
}

extension ShapeStyle where Self == EllipticalGradient {
  /// A gradient from one radius to another.
  public static func ellipticalGradient(
    _ gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      gradient: gradient, center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }
  /// Colours at equal distances from one radius to another.
  public static func ellipticalGradient(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      colors: colors, center: center, startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
  }
}

extension ShapeStyle where Self == AngularGradient {
  /// A gradient from one angle to another.
  public static func angularGradient(
    _ gradient: Gradient, center: UnitPoint = .center, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(gradient: gradient, center: center, startAngle: startAngle, endAngle: endAngle)
  }
  /// Colours at equal distances from one angle to another.
  public static func angularGradient(
    colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle)
  }
  /// A gradient for a full turn.
  public static func conicGradient(
    _ gradient: Gradient, center: UnitPoint = .center, angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(gradient: gradient, center: center, angle: angle)
  }
  /// Colours at equal distances for a full turn.
  public static func conicGradient(colors: [Color], center: UnitPoint, angle: Angle = .zero) -> AngularGradient {
    AngularGradient(colors: colors, center: center, angle: angle)
  }
}

extension ShapeStyle where Self == ImagePaint {
  /// A picture, repeated.
  public static func image(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) -> ImagePaint {
    ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
  }
}

@MainActor extension LinearGradient: View {
  /// The gradient in a rectangle.
  public var body: some View { _ShapeView(shape: Rectangle(), style: self) }
}
@MainActor extension RadialGradient: View {
  /// The gradient in a rectangle.
  public var body: some View { _ShapeView(shape: Rectangle(), style: self) }
}
@MainActor extension EllipticalGradient: View {
  /// The gradient in a rectangle.
  public var body: some View { _ShapeView(shape: Rectangle(), style: self) }
}
@MainActor extension AngularGradient: View {
  /// The gradient in a rectangle.
  public var body: some View { _ShapeView(shape: Rectangle(), style: self) }
}
@MainActor extension MeshGradient: View {
  /// The gradient in a rectangle.
  public var body: some View { _ShapeView(shape: Rectangle(), style: self) }
}
