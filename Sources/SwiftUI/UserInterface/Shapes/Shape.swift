public import SwiftUICore
import UIKitCore

/// A shape that fills the space that it is offered: an outline for each rectangle.
///
/// ```swift
/// struct Triangle: Shape {
///   func path(in rect: CGRect) -> Path {
///     Path { path in
///       path.addLines([CGPoint(x: rect.midX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY)])
///       path.closeSubpath()
///     }
///   }
/// }
/// ```
///
/// Source: Apple's documentation of `Shape`.
nonisolated public protocol Shape: Sendable, Animatable, View {
  /// The outline in a rectangle.
  func path(in rect: CGRect) -> Path
  /// How styles apply to the shape.
  static var role: ShapeRole { get }
  /// Whether the shape is mirrored where text runs from right to left.
  var layoutDirectionBehavior: LayoutDirectionBehavior { get }
  /// The size of the shape at a proposal.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

/// How styles apply to a shape.
public enum ShapeRole: Sendable, Hashable {
  /// The inside.
  case fill
  /// The lines.
  case stroke
  /// A line between other views.
  case separator
}

/// Whether a view is mirrored where text runs from right to left.
public enum LayoutDirectionBehavior: Hashable, Sendable {
  /// It is not.
  case fixed
  /// It is mirrored in a direction.
  case mirrors(in: LayoutDirection)
  /// It is mirrored from right to left.
  public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}

extension Shape {
  /// The inside.
  public static var role: ShapeRole { .fill }
  /// As the shape is.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }
  /// The proposal; 10 where there is none.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  /// The shape, filled with the style of the foreground.
  @MainActor public var body: _ShapeView<Self, ForegroundStyle> { _ShapeView(shape: self, style: ForegroundStyle()) }
}

/// A shape that can be made smaller.
nonisolated public protocol InsettableShape: Shape {
  /// The type of the smaller shape.
  associatedtype InsetShape: InsettableShape
  /// The shape, smaller at all edges.
  func inset(by amount: CGFloat) -> InsetShape
}

/// A rectangle that fills its space.
public struct Rectangle: InsettableShape {
  /// A rectangle.
  public init() {}
  /// The outline.
  public func path(in rect: CGRect) -> Path { Path(rect) }
  /// The rectangle, smaller.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(shape: self, amount: amount) { $0.path(in: $1) }
  }
}

/// A rectangle with round corners.
public struct RoundedRectangle: InsettableShape {
  /// The width and the height of the corners.
  public var cornerSize: CGSize
  /// The form of the corners.
  public var style: RoundedCornerStyle

  /// A rectangle with corners of a size.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  /// A rectangle with corners of a radius.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// The outline.
  public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerSize: cornerSize, style: style) }

  /// The rectangle, smaller, with smaller corners.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(shape: self, amount: amount) { shape, rect in
      var shape = shape
      shape.cornerSize.width = max(0, shape.cornerSize.width - amount)
      shape.cornerSize.height = max(0, shape.cornerSize.height - amount)
      return shape.path(in: rect)
    }
  }

  /// The size of the corners.
  public var animatableData: CGSize.AnimatableData {
    get { cornerSize.animatableData }
    set { cornerSize.animatableData = newValue }
  }
}

/// A rectangle with a radius for each corner.
public struct UnevenRoundedRectangle: InsettableShape {
  /// The radii.
  public var cornerRadii: RectangleCornerRadii
  /// The form of the corners.
  public var style: RoundedCornerStyle

  /// A rectangle with a radius for each corner.
  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
    self.style = style
  }

  /// A rectangle with a radius for each corner.
  public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius, bottomTrailing: bottomTrailingRadius,
        topTrailing: topTrailingRadius), style: style)
  }

  /// The outline.
  public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerRadii: cornerRadii, style: style) }

  /// The rectangle, smaller, with smaller corners.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(shape: self, amount: amount) { shape, rect in
      Path(roundedRect: rect, cornerRadii: shape.cornerRadii.changed(by: -amount), style: shape.style)
    }
  }

  /// The radii.
  public var animatableData: RectangleCornerRadii.AnimatableData {
    get { cornerRadii.animatableData }
    set { cornerRadii.animatableData = newValue }
  }
}

/// A circle as large as fits, at the centre of its space.
public struct Circle: InsettableShape {
  /// A circle.
  public init() {}

  /// The outline.
  public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }

  /// A square.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions()
    guard proposal.width != nil || proposal.height != nil else { return size }
    let side = min(proposal.width ?? .infinity, proposal.height ?? .infinity)
    return CGSize(width: side, height: side)
  }

  /// The circle, smaller.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(shape: self, amount: amount) { $0.path(in: $1) }
  }
}

/// An ellipse that fills its space.
public struct Ellipse: InsettableShape {
  /// An ellipse.
  public init() {}
  /// The outline.
  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
  /// The ellipse, smaller.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(shape: self, amount: amount) { $0.path(in: $1) }
  }
}

/// A rectangle with semicircles at its shorter sides.
public struct Capsule: InsettableShape {
  /// The form of the corners.
  public var style: RoundedCornerStyle

  /// A capsule.
  public init(style: RoundedCornerStyle = .continuous) { self.style = style }

  /// The outline.
  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
  }

  /// The capsule, smaller.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(shape: self, amount: amount) { $0.path(in: $1) }
  }
}

/// The shape of the container that `containerShape(_:)` sets; a rectangle without one.
///
/// Differs from Apple: it is the container's shape in the view's own rectangle, without an inset for the distance from the container.
public struct ContainerRelativeShape: InsettableShape {
  /// The shape of the container.
  public init() {}

  /// The outline.
  public func path(in rect: CGRect) -> Path { Path(rect) }

  /// The shape, smaller.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(shape: self, amount: amount) { $0.path(in: $1) }
  }
}

/// A shape of a type that is not known when the code is compiled.
public struct AnyShape: Shape {
  private let outline: @Sendable (CGRect) -> Path
  private let size: @Sendable (ProposedViewSize) -> CGSize

  /// Hides the type of a shape.
  public init<S: Shape>(_ shape: S) {
    outline = { shape.path(in: $0) }
    size = { shape.sizeThatFits($0) }
  }

  /// The outline.
  public func path(in rect: CGRect) -> Path { outline(rect) }
  /// The size of the shape.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { size(proposal) }
}

/// A shape that is smaller at all edges.
public struct _InsetShape<Base: Shape>: InsettableShape {
  var shape: Base
  var amount: CGFloat
  let outline: @Sendable (Base, CGRect) -> Path

  init(shape: Base, amount: CGFloat, _ outline: @escaping @Sendable (Base, CGRect) -> Path) {
    self.shape = shape
    self.amount = amount
    self.outline = outline
  }

  /// The outline.
  public func path(in rect: CGRect) -> Path {
    guard rect.width >= 2 * amount, rect.height >= 2 * amount else { return Path() }
    return outline(shape, rect.insetBy(dx: amount, dy: amount))
  }

  /// The shape, smaller.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape<Base>(shape: shape, amount: self.amount + amount, outline)
  }

  /// The size of the shape.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  /// The data of the shape, and how much smaller it is.
  public var animatableData: AnimatablePair<Base.AnimatableData, CGFloat> {
    get { AnimatablePair(shape.animatableData, amount) }
    set { (shape.animatableData, amount) = (newValue.first, newValue.second) }
  }
}

extension Shape where Self == Rectangle {
  /// A rectangle.
  public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == RoundedRectangle {
  /// A rectangle with corners of a size.
  public static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> Self {
    RoundedRectangle(cornerSize: cornerSize, style: style)
  }
  /// A rectangle with corners of a radius.
  public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> Self {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
}

extension Shape where Self == UnevenRoundedRectangle {
  /// A rectangle with a radius for each corner.
  public static func rect(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) -> Self {
    UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
  }
  /// A rectangle with a radius for each corner.
  public static func rect(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
  ) -> Self {
    UnevenRoundedRectangle(
      topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
      bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius, style: style)
  }
}

extension Shape where Self == Circle {
  /// A circle.
  public static var circle: Circle { Circle() }
}

extension Shape where Self == Ellipse {
  /// An ellipse.
  public static var ellipse: Ellipse { Ellipse() }
}

extension Shape where Self == Capsule {
  /// A capsule.
  public static var capsule: Capsule { Capsule() }
  /// A capsule.
  public static func capsule(style: RoundedCornerStyle) -> Self { Capsule(style: style) }
}

extension Shape where Self == ContainerRelativeShape {
  /// The shape of the container.
  public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}

/// The path is a shape that is as it is in each rectangle.
extension Path: Shape {
  /// The path.
  public func path(in rect: CGRect) -> Path { self }
}
