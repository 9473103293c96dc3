public import SwiftUICore
import UIKitCore

/// A view that shows a shape.
@MainActor @preconcurrency public protocol ShapeView<Content>: View {
  /// The type of the shape.
  associatedtype Content: Shape
  /// The shape.
  nonisolated var shape: Content { get }
}

/// A shape, filled with a style.
public struct _ShapeView<Content: Shape, Style: ShapeStyle>: Sendable {
  /// The shape.
  public var shape: Content
  /// The style.
  public var style: Style
  /// How the inside is drawn.
  public var fillStyle: FillStyle

  /// A shape, filled with a style.
  public init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
  }
}

extension _ShapeView: Animatable {
  /// The data of the shape.
  public var animatableData: Content.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }
}

@MainActor extension _ShapeView: UnaryView, ShapeView, ReusableView {
  /// It has no body.
  public typealias Body = Never

  /// Makes the node. Apps do not call it.
  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let shown = DrawingView()
    let view = inputs.animated(view)
    guard let first = inputs.viewGraph.value(of: view.attribute) else { return _ViewOutputs(node: nil) }
    let leaf = LayoutLeaf(DrawnLeafContent(drawing: shown) { first.shape.sizeThatFits($0) })
    var (animation, last) = (DrawingAnimation<Shading>(), Shading?.none)
    inputs.followWithEnvironment(view) { view, environment in
      let shading = view.style._shading(in: environment).value
      let (shape, fillStyle) = (view.shape, view.fillStyle)
      let outline = shape.outline(in: environment)
      animation.show(shading, after: last, in: environment, inputs) { shading in
        if Content.self == Rectangle.self, case .color(let color) = shading {
          // A background color needs no drawing, and bars take it from there.
          return shown.fill(color.uiColor)
        }
        shown.bounds(of: { outline(CGRect(origin: .zero, size: $0)).boundingRect }) { context, size in
          let rect = CGRect(origin: .zero, size: size)
          context.fill(outline(rect), with: shading, in: rect, style: fillStyle)
        }
      }
      if last != nil { leaf.content = DrawnLeafContent(drawing: shown) { shape.sizeThatFits($0) } }
      last = shading
    }
    return _ViewOutputs(node: leaf)
  }
}

extension Shape {
  /// The outlines where the shape is shown: a shape that depends on its container has that one's.
  func outline(in environment: EnvironmentValues) -> @Sendable (CGRect) -> Path {
    if self is ContainerRelativeShape, let shape = environment.containerShape { return { shape.path(in: $0) } }
    return { path(in: $0) }
  }
}

/// A shape, filled with a style, in front of another view.
public struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View> {
  /// The shape.
  public var shape: Content
  /// The style.
  public var style: Style
  /// How the inside is drawn.
  public var fillStyle: FillStyle
  /// The other view.
  public var background: Background
}

@MainActor extension FillShapeView: ShapeView {
  /// The shape and the other view.
  public var body: some View { _ShapeView(shape: shape, style: style, fillStyle: fillStyle).background(background) }
}

/// The lines along a shape's outline, in front of another view.
public struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View> {
  /// The shape.
  public var shape: Content
  /// The style.
  public var style: Style
  /// How lines are drawn.
  public var strokeStyle: StrokeStyle
  /// Whether edges are smooth.
  public var isAntialiased: Bool
  /// The other view.
  public var background: Background
}

@MainActor extension StrokeShapeView: ShapeView {
  /// The lines and the other view.
  @ViewBuilder public var body: some View {
    let lines = _ShapeView(shape: _StrokedShape(shape: shape, style: strokeStyle), style: style)
    if Background.self == EmptyView.self { lines } else { lines.background(background) }
  }
}

/// The lines inside of a shape's outline, in front of another view.
public struct StrokeBorderShapeView<Content: InsettableShape, Style: ShapeStyle, Background: View> {
  /// The shape.
  public var shape: Content
  /// The style.
  public var style: Style
  /// How lines are drawn.
  public var strokeStyle: StrokeStyle
  /// Whether edges are smooth.
  public var isAntialiased: Bool
  /// The other view.
  public var background: Background
}

@MainActor extension StrokeBorderShapeView: ShapeView {
  /// The lines and the other view.
  @ViewBuilder public var body: some View {
    let inner = shape.inset(by: strokeStyle.lineWidth / 2)
    let lines = _ShapeView(shape: _StrokedShape(shape: inner, style: strokeStyle), style: style)
    if Background.self == EmptyView.self { lines } else { lines.background(background) }
  }
}

extension Shape {
  /// The shape, filled with a style.
  public func fill<S: ShapeStyle>(
    _ content: S = ForegroundStyle(), style: FillStyle = FillStyle()
  ) -> _ShapeView<Self, S> {
    _ShapeView(shape: self, style: content, fillStyle: style)
  }

  /// The shape, filled with the style of the foreground.
  public func fill(style: FillStyle) -> _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: ForegroundStyle(), fillStyle: style)
  }

  /// Lines along the outline.
  public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeShapeView<Self, S, EmptyView> {
    StrokeShapeView(
      shape: self, style: content, strokeStyle: style, isAntialiased: antialiased, background: EmptyView())
  }

  /// Lines along the outline.
  public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeShapeView<Self, S, EmptyView> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

extension InsettableShape {
  /// Lines inside of the outline.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = ForegroundStyle(), style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Self, S, EmptyView> {
    StrokeBorderShapeView(
      shape: self, style: content, strokeStyle: style, isAntialiased: antialiased, background: EmptyView())
  }

  /// Lines inside of the outline.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = ForegroundStyle(), lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Self, S, EmptyView> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

extension ShapeView {
  /// The shape again, filled with a style, in front.
  nonisolated public func fill<S: ShapeStyle>(
    _ content: S = ForegroundStyle(), style: FillStyle = FillStyle()
  ) -> FillShapeView<Content, S, Self> {
    FillShapeView(shape: shape, style: content, fillStyle: style, background: self)
  }

  /// Lines along the outline, in front.
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeShapeView<Content, S, Self> {
    StrokeShapeView(shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased, background: self)
  }

  /// Lines along the outline, in front.
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeShapeView<Content, S, Self> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

extension ShapeView where Content: InsettableShape {
  /// Lines inside of the outline, in front.
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S = ForegroundStyle(), style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Content, S, Self> {
    StrokeBorderShapeView(
      shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased, background: self)
  }

  /// Lines inside of the outline, in front.
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S = ForegroundStyle(), lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Content, S, Self> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

extension EnvironmentValues {
  /// The shape of the container.
  var containerShape: AnyShape? {
    get { self[ContainerShapeKey.self] }
    set { self[ContainerShapeKey.self] = newValue }
  }
}

private struct ContainerShapeKey: EnvironmentKey { static var defaultValue: AnyShape? { nil } }

extension View {
  /// Sets the shape of `ContainerRelativeShape` in the view.
  nonisolated public func containerShape<T: InsettableShape>(_ shape: T) -> some View {
    environment(\.containerShape, AnyShape(shape))
  }
}
