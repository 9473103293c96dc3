public import SwiftUICore
public import UIKitCore

/// How lines are drawn.
public struct StrokeStyle: Equatable, Sendable {
  /// The width in points.
  public var lineWidth: CGFloat
  /// How lines end.
  public var lineCap: CGLineCap
  /// How lines join.
  public var lineJoin: CGLineJoin
  /// The limit for the length of a sharp join, in widths.
  public var miterLimit: CGFloat
  /// The lengths of dashes and gaps; empty for solid lines.
  public var dash: [CGFloat]
  /// The distance into the dashes at which lines begin.
  public var dashPhase: CGFloat

  /// A style of lines.
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10,
    dash: [CGFloat] = [CGFloat](), dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}

extension StrokeStyle: Animatable {
  /// The width, the limit of joins and the phase of dashes.
  public var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(lineWidth, AnimatablePair(miterLimit, dashPhase)) }
    set { (lineWidth, miterLimit, dashPhase) = (newValue.first, newValue.second.first, newValue.second.second) }
  }
}

/// How the inside of a shape is drawn.
public struct FillStyle: Equatable, Sendable {
  /// Whether points are inside that an odd number of crossings separates from the outside.
  public var isEOFilled: Bool
  /// Whether edges are smooth. Stored: the host decides.
  public var isAntialiased: Bool

  /// A style of the inside.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}

/// The form of round corners. Both are drawn as parts of circles.
public enum RoundedCornerStyle: Hashable, Sendable {
  /// Parts of circles.
  case circular
  /// Curves that begin smoothly.
  case continuous
}

/// A radius for each corner of a rectangle.
public struct RectangleCornerRadii: Equatable, Sendable {
  /// The radius of the upper leading corner.
  public var topLeading: CGFloat
  /// The radius of the lower leading corner.
  public var bottomLeading: CGFloat
  /// The radius of the lower trailing corner.
  public var bottomTrailing: CGFloat
  /// The radius of the upper trailing corner.
  public var topTrailing: CGFloat

  /// A radius for each corner.
  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }

  fileprivate init(_ radius: (CGFloat, CGFloat, CGFloat, CGFloat)) {
    self.init(topLeading: radius.0, bottomLeading: radius.1, bottomTrailing: radius.2, topTrailing: radius.3)
  }

  func changed(by amount: CGFloat) -> RectangleCornerRadii {
    RectangleCornerRadii(
      (
        max(0, topLeading + amount), max(0, bottomLeading + amount), max(0, bottomTrailing + amount),
        max(0, topTrailing + amount)
      ))
  }
}

extension RectangleCornerRadii: Animatable {
  /// All radii.
  public var animatableData: AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(AnimatablePair(topLeading, bottomLeading), AnimatablePair(bottomTrailing, topTrailing)) }
    set {
      self = RectangleCornerRadii(
        (newValue.first.first, newValue.first.second, newValue.second.first, newValue.second.second))
    }
  }
}
