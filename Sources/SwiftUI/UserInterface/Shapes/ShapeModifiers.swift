public import SwiftUICore
public import UIKitCore

/// A shape, moved.
public struct OffsetShape<Content: Shape>: Shape {
  /// The shape.
  public var shape: Content
  /// The distance.
  public var offset: CGSize

  /// A shape, moved.
  public init(shape: Content, offset: CGSize) {
    self.shape = shape
    self.offset = offset
  }

  /// The outline.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect).offsetBy(dx: offset.width, dy: offset.height) }
  /// The role of the shape.
  public static var role: ShapeRole { Content.role }
  /// The size of the shape.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  /// The data of the shape, and the distance.
  public var animatableData: AnimatablePair<Content.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(shape.animatableData, offset.animatableData) }
    set { (shape.animatableData, offset.animatableData) = (newValue.first, newValue.second) }
  }
}

extension OffsetShape: InsettableShape where Content: InsettableShape {
  /// The shape, smaller.
  public func inset(by amount: CGFloat) -> OffsetShape<Content.InsetShape> {
    OffsetShape<Content.InsetShape>(shape: shape.inset(by: amount), offset: offset)
  }
}

/// A shape, rotated about a point.
public struct RotatedShape<Content: Shape>: Shape {
  /// The shape.
  public var shape: Content
  /// The angle.
  public var angle: Angle
  /// The point.
  public var anchor: UnitPoint

  /// A shape, rotated about a point.
  public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
    self.shape = shape
    self.angle = angle
    self.anchor = anchor
  }

  /// The outline.
  public func path(in rect: CGRect) -> Path {
    let point = rect.point(anchor)
    return shape.path(in: rect).applying(
      CGAffineTransform(rotationAngle: CGFloat(angle.radians)).about(point))
  }

  /// The role of the shape.
  public static var role: ShapeRole { Content.role }
  /// The size of the shape.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  /// The data of the shape, the angle and the point.
  public var animatableData: AnimatablePair<Content.AnimatableData, AnimatablePair<Double, UnitPoint.AnimatableData>>
  {
    get { AnimatablePair(shape.animatableData, AnimatablePair(angle.animatableData, anchor.animatableData)) }
    set {
      shape.animatableData = newValue.first
      (angle.animatableData, anchor.animatableData) = (newValue.second.first, newValue.second.second)
    }
  }
}

extension RotatedShape: InsettableShape where Content: InsettableShape {
  /// The shape, smaller.
  public func inset(by amount: CGFloat) -> RotatedShape<Content.InsetShape> {
    RotatedShape<Content.InsetShape>(shape: shape.inset(by: amount), angle: angle, anchor: anchor)
  }
}

/// A shape, larger or smaller about a point.
public struct ScaledShape<Content: Shape>: Shape {
  /// The shape.
  public var shape: Content
  /// The factors.
  public var scale: CGSize
  /// The point.
  public var anchor: UnitPoint

  /// A shape, larger or smaller about a point.
  public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
    self.shape = shape
    self.scale = scale
    self.anchor = anchor
  }

  /// The outline.
  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).applying(CGAffineTransform(scaleX: scale.width, y: scale.height).about(rect.point(anchor)))
  }

  /// The role of the shape.
  public static var role: ShapeRole { Content.role }
  /// The size of the shape.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  /// The data of the shape, the factors and the point.
  public var animatableData:
    AnimatablePair<Content.AnimatableData, AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData>>
  {
    get { AnimatablePair(shape.animatableData, AnimatablePair(scale.animatableData, anchor.animatableData)) }
    set {
      shape.animatableData = newValue.first
      (scale.animatableData, anchor.animatableData) = (newValue.second.first, newValue.second.second)
    }
  }
}

/// A shape with a transform.
public struct TransformedShape<Content: Shape>: Shape {
  /// The shape.
  public var shape: Content
  /// The transform.
  public var transform: CGAffineTransform

  /// A shape with a transform.
  public init(shape: Content, transform: CGAffineTransform) {
    self.shape = shape
    self.transform = transform
  }

  /// The outline.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform) }
  /// The role of the shape.
  public static var role: ShapeRole { Content.role }
  /// The size of the shape.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  /// The data of the shape.
  public var animatableData: Content.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }
}

/// A part of a shape's outline.
public struct _TrimmedShape<Content: Shape>: Shape {
  var shape: Content
  var startFraction: CGFloat
  var endFraction: CGFloat

  /// The outline.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect).trimmedPath(from: startFraction, to: endFraction) }
  /// The role of the shape.
  public static var role: ShapeRole { Content.role }
  /// The size of the shape.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  /// The data of the shape, and both fractions.
  public var animatableData: AnimatablePair<Content.AnimatableData, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(shape.animatableData, AnimatablePair(startFraction, endFraction)) }
    set {
      shape.animatableData = newValue.first
      (startFraction, endFraction) = (newValue.second.first, newValue.second.second)
    }
  }
}

/// The lines along a shape's outline.
public struct _StrokedShape<Content: Shape>: Shape {
  var shape: Content
  var style: StrokeStyle

  /// What the lines cover.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(style) }
  /// The lines.
  public static var role: ShapeRole { .stroke }
  /// The size of the shape.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  /// The data of the shape and of the lines.
  public var animatableData: AnimatablePair<Content.AnimatableData, StrokeStyle.AnimatableData> {
    get { AnimatablePair(shape.animatableData, style.animatableData) }
    set { (shape.animatableData, style.animatableData) = (newValue.first, newValue.second) }
  }
}

/// A shape in a rectangle of a size.
public struct _SizedShape<Content: Shape>: Shape {
  var shape: Content
  var size: CGSize

  /// The outline.
  public func path(in rect: CGRect) -> Path { shape.path(in: CGRect(origin: rect.origin, size: size)) }
  /// The role of the shape.
  public static var role: ShapeRole { Content.role }

  /// The data of the shape, and the size.
  public var animatableData: AnimatablePair<Content.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(shape.animatableData, size.animatableData) }
    set { (shape.animatableData, size.animatableData) = (newValue.first, newValue.second) }
  }
}

extension Shape {
  /// The part of the outline between two fractions of its length.
  public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
    _TrimmedShape(shape: self, startFraction: startFraction, endFraction: endFraction)
  }

  /// The shape, moved.
  public func offset(_ offset: CGSize) -> OffsetShape<Self> { OffsetShape(shape: self, offset: offset) }

  /// The shape, moved.
  public func offset(_ offset: CGPoint) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: CGSize(width: offset.x, height: offset.y))
  }

  /// The shape, moved.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: CGSize(width: x, height: y))
  }

  /// The shape, rotated about a point.
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self> {
    RotatedShape(shape: self, angle: angle, anchor: anchor)
  }

  /// The shape, larger or smaller about a point.
  public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ScaledShape<Self> {
    ScaledShape(shape: self, scale: CGSize(width: scale, height: scale), anchor: anchor)
  }

  /// The shape, larger or smaller about a point.
  public func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> ScaledShape<Self> {
    ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
  }

  /// The shape with a transform.
  public func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
    TransformedShape(shape: self, transform: transform)
  }

  /// The shape in a rectangle of a size.
  public func size(_ size: CGSize) -> some Shape { _SizedShape(shape: self, size: size) }

  /// The shape in a rectangle of a size.
  public func size(width: CGFloat, height: CGFloat) -> some Shape { size(CGSize(width: width, height: height)) }

  /// Lines along the outline.
  public func stroke(style: StrokeStyle) -> some Shape { _StrokedShape(shape: self, style: style) }

  /// Lines along the outline.
  public func stroke(lineWidth: CGFloat = 1) -> some Shape { stroke(style: StrokeStyle(lineWidth: lineWidth)) }
}

extension CGRect {
  /// The point at fractions of the width and the height.
  func point(_ point: UnitPoint) -> CGPoint { CGPoint(x: minX + width * point.x, y: minY + height * point.y) }
}

extension CGAffineTransform {
  /// The transform with a point as its origin.
  func about(_ point: CGPoint) -> CGAffineTransform {
    CGAffineTransform(translationX: -point.x, y: -point.y).concatenating(self)
      .concatenating(CGAffineTransform(translationX: point.x, y: point.y))
  }
}
