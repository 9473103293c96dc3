public import SwiftUICore

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

@MainActor extension MeshGradient: View {
  /// The gradient in a rectangle.
  public var body: some View { _ShapeView(shape: Rectangle(), style: self) }
}
