public import SwiftUICore
public import UIKitCore

/// How much of a view is visible.
public struct _OpacityEffect: Animatable {
  /// From 0 to 1.
  public var opacity: Double
  /// The opacity.
  public var animatableData: Double {
    get { opacity }
    set { opacity = newValue }
  }
}

@MainActor extension _OpacityEffect: EffectModifier {
  /// It has no body.
  public typealias Body = Never
  func apply(to view: EffectView) { view.alpha = CGFloat(opacity.isNaN ? 1 : opacity) }
}

/// A view that takes its space and is not shown.
struct HiddenModifier: Animatable {
  nonisolated init() {}

  var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

@MainActor extension HiddenModifier: EffectModifier {
  typealias Body = Never
  func apply(to view: EffectView) {
    view.alpha = 0
    view.isUserInteractionEnabled = false
  }
}

/// A blur.
struct BlurEffect: Animatable {
  var radius: CGFloat
  var animatableData: CGFloat {
    get { radius }
    set { radius = newValue }
  }
}

@MainActor extension BlurEffect: EffectModifier {
  typealias Body = Never
  func apply(to view: EffectView) { view.effects.blurRadius = radius.isFinite ? max(0, radius) : 0 }
}

/// A shadow.
struct ShadowEffect: Animatable {
  var color: Color
  var radius: CGFloat
  var offset: CGSize
  var animatableData: AnimatablePair<CGFloat, CGSize.AnimatableData> {
    get { AnimatablePair(radius, offset.animatableData) }
    set { (radius, offset.animatableData) = (newValue.first, newValue.second) }
  }
}

@MainActor extension ShadowEffect: EffectModifier {
  typealias Body = Never
  func apply(to view: EffectView) {
    view.effects.shadow = ViewEffects.Shadow(color: color.uiColor, radius: max(0, radius), offset: offset)
  }
}

/// Clips to an outline.
public struct _ClipEffect<ClipShape: Shape>: Animatable {
  /// The shape.
  public var shape: ClipShape
  /// How the inside is found.
  public var style: FillStyle
  /// The data of the shape.
  public var animatableData: ClipShape.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }
}

@MainActor extension _ClipEffect: EffectModifier {
  /// It has no body.
  public typealias Body = Never
  func apply(to view: EffectView) { view.clip(to: shape, style: style) }
}

/// A shape that depends on its container, for clipping.
struct ContainerClip: Animatable {
  var shape: AnyShape?
  var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

@MainActor extension ContainerClip: EffectModifier {
  typealias Body = Never
  func apply(to view: EffectView) {
    if let shape { view.clip(to: shape) } else { view.clip(to: Rectangle()) }
  }
}

/// Clips to the shape of the container.
struct ContainerRelativeClip: ViewModifier {
  @Environment(\.containerShape) private var shape
  nonisolated init() {}
  func body(content: Content) -> some View { content.modifier(ContainerClip(shape: shape)) }
}

/// A change of colours.
struct ColorMatrixEffect: Animatable {
  enum Kind: Equatable {
    case brightness, contrast, saturation, grayscale, hueRotation, invert, luminanceToAlpha
    case multiply(Color)
  }

  var kind: Kind
  var amount: Double
  var animatableData: Double {
    get { amount }
    set { amount = newValue }
  }

  /// Four rows for red, green, blue and opacity, and an offset.
  @MainActor func matrix(in traits: UITraitCollection) -> ViewEffects.ColorMatrix {
    func diagonal(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double = 1) -> [Double] {
      [red, 0, 0, 0, 0, green, 0, 0, 0, 0, blue, 0, 0, 0, 0, alpha]
    }
    let (r, g, b) = (0.2126, 0.7152, 0.0722)
    func saturated(_ s: Double) -> [Double] {
      [
        r + (1 - r) * s, g - g * s, b - b * s, 0, r - r * s, g + (1 - g) * s, b - b * s, 0, r - r * s, g - g * s,
        b + (1 - b) * s, 0, 0, 0, 0, 1,
      ]
    }
    switch kind {
    case .brightness: return .init(rows: diagonal(1, 1, 1), offset: [amount, amount, amount, 0])
    case .contrast:
      let offset = 0.5 - amount / 2
      return .init(rows: diagonal(amount, amount, amount), offset: [offset, offset, offset, 0])
    case .saturation: return .init(rows: saturated(amount))
    case .grayscale: return .init(rows: saturated(1 - amount))
    case .hueRotation:
      let (c, s) = (cos(amount), sin(amount))
      return .init(rows: [
        0.213 + c * 0.787 - s * 0.213, 0.715 - c * 0.715 - s * 0.715, 0.072 - c * 0.072 + s * 0.928, 0,
        0.213 - c * 0.213 + s * 0.143, 0.715 + c * 0.285 + s * 0.140, 0.072 - c * 0.072 - s * 0.283, 0,
        0.213 - c * 0.213 - s * 0.787, 0.715 - c * 0.715 + s * 0.715, 0.072 + c * 0.928 + s * 0.072, 0, 0, 0, 0, 1,
      ])
    case .invert: return .init(rows: diagonal(-1, -1, -1), offset: [1, 1, 1, 0])
    case .luminanceToAlpha: return .init(rows: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, r, g, b, 0])
    case .multiply(let color):
      let resolved = Color.Resolved(color.uiColor.resolvedColor(with: traits))
      return .init(
        rows: diagonal(
          Double(resolved.red), Double(resolved.green), Double(resolved.blue), Double(resolved.opacity)))
    }
  }
}

@MainActor extension ColorMatrixEffect: EffectModifier {
  typealias Body = Never
  func apply(to view: EffectView) { view.effects.colorMatrix = matrix(in: view.traitCollection) }
}

/// A rotation about a point.
public struct _RotationEffect: Animatable {
  /// The angle.
  public var angle: Angle
  /// The point.
  public var anchor: UnitPoint
  /// The angle and the point.
  public var animatableData: AnimatablePair<Double, UnitPoint.AnimatableData> {
    get { AnimatablePair(angle.animatableData, anchor.animatableData) }
    set { (angle.animatableData, anchor.animatableData) = (newValue.first, newValue.second) }
  }
}

@MainActor extension _RotationEffect: EffectModifier {
  /// It has no body.
  public typealias Body = Never
  func apply(to view: EffectView) {
    view.show(CGAffineTransform(rotationAngle: CGFloat(angle.radians)).about(view.bounds.point(anchor)))
  }
}

/// A scale about a point.
public struct _ScaleEffect: Animatable {
  /// The factors.
  public var scale: CGSize
  /// The point.
  public var anchor: UnitPoint
  /// The factors and the point.
  public var animatableData: AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData> {
    get { AnimatablePair(scale.animatableData, anchor.animatableData) }
    set { (scale.animatableData, anchor.animatableData) = (newValue.first, newValue.second) }
  }
}

@MainActor extension _ScaleEffect: EffectModifier {
  /// It has no body.
  public typealias Body = Never
  func apply(to view: EffectView) {
    view.show(CGAffineTransform(scaleX: scale.width, y: scale.height).about(view.bounds.point(anchor)))
  }
}

/// A transform.
public struct _TransformEffect: Animatable {
  /// The transform.
  public var transform: CGAffineTransform
  /// The six numbers.
  public var animatableData:
    AnimatablePair<
      AnimatablePair<CGFloat, CGFloat>,
      AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>>
    >
  {
    get {
      AnimatablePair(
        AnimatablePair(transform.a, transform.b),
        AnimatablePair(AnimatablePair(transform.c, transform.d), AnimatablePair(transform.tx, transform.ty)))
    }
    set {
      transform = CGAffineTransform(
        a: newValue.first.first, b: newValue.first.second, c: newValue.second.first.first,
        d: newValue.second.first.second, tx: newValue.second.second.first, ty: newValue.second.second.second)
    }
  }
}

@MainActor extension _TransformEffect: EffectModifier {
  /// It has no body.
  public typealias Body = Never
  func apply(to view: EffectView) { view.show(transform) }
}

/// A transform with a perspective.
public struct _ProjectionEffect: Animatable {
  /// The transform.
  public var transform: ProjectionTransform
  /// Nothing.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

@MainActor extension _ProjectionEffect: EffectModifier {
  /// It has no body.
  public typealias Body = Never
  func apply(to view: EffectView) { view.show(transform.affine(in: view.bounds.size)) }
}

/// A rotation in space.
struct Rotation3DEffect: Animatable {
  var angle: Angle
  var axis: (x: CGFloat, y: CGFloat, z: CGFloat)
  var anchor: UnitPoint
  var anchorZ: CGFloat
  var perspective: CGFloat
  var animatableData: AnimatablePair<Double, UnitPoint.AnimatableData> {
    get { AnimatablePair(angle.animatableData, anchor.animatableData) }
    set { (angle.animatableData, anchor.animatableData) = (newValue.first, newValue.second) }
  }
}

@MainActor extension Rotation3DEffect: EffectModifier {
  typealias Body = Never
  func apply(to view: EffectView) {
    let point = view.bounds.point(anchor)
    var rotation = CATransform3DMakeRotation(CGFloat(angle.radians), axis.x, axis.y, axis.z)
    rotation = CATransform3DTranslate(rotation, 0, 0, -anchorZ)
    let side = max(view.bounds.width, view.bounds.height)
    if perspective != 0, side > 0 {
      var distance = CATransform3DIdentity
      distance.m34 = -perspective / side
      rotation = CATransform3DConcat(rotation, distance)
    }
    let moved = CATransform3DConcat(
      CATransform3DConcat(CATransform3DMakeTranslation(-point.x, -point.y, 0), rotation),
      CATransform3DMakeTranslation(point.x, point.y, 0))
    view.show(ProjectionTransform(moved).affine(in: view.bounds.size))
  }
}

/// A transform of a plane with a perspective, as a matrix for row vectors.
public struct ProjectionTransform: Equatable, Sendable {
  /// The first row.
  public var m11: CGFloat = 1, m12: CGFloat = 0, m13: CGFloat = 0
  /// The second row.
  public var m21: CGFloat = 0, m22: CGFloat = 1, m23: CGFloat = 0
  /// The third row.
  public var m31: CGFloat = 0, m32: CGFloat = 0, m33: CGFloat = 1

  /// The transform that changes nothing.
  public init() {}

  /// A transform without perspective.
  public init(_ m: CGAffineTransform) {
    (m11, m12, m21, m22, m31, m32) = (m.a, m.b, m.c, m.d, m.tx, m.ty)
  }

  /// What a transform of space does with a plane.
  public init(_ m: CATransform3D) {
    (m11, m12, m13) = (m.m11, m.m12, m.m14)
    (m21, m22, m23) = (m.m21, m.m22, m.m24)
    (m31, m32, m33) = (m.m41, m.m42, m.m44)
  }

  /// Whether it changes nothing.
  public var isIdentity: Bool { self == ProjectionTransform() }
  /// Whether it has no perspective.
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  /// First this transform, then another.
  public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
    let a = [[m11, m12, m13], [m21, m22, m23], [m31, m32, m33]]
    let b = [[rhs.m11, rhs.m12, rhs.m13], [rhs.m21, rhs.m22, rhs.m23], [rhs.m31, rhs.m32, rhs.m33]]
    func part(_ row: Int, _ column: Int) -> CGFloat { (0..<3).reduce(0) { $0 + a[row][$1] * b[$1][column] } }
    var result = ProjectionTransform()
    (result.m11, result.m12, result.m13) = (part(0, 0), part(0, 1), part(0, 2))
    (result.m21, result.m22, result.m23) = (part(1, 0), part(1, 1), part(1, 2))
    (result.m31, result.m32, result.m33) = (part(2, 0), part(2, 1), part(2, 2))
    return result
  }

  /// The transform without perspective that is the same at the centre of a rectangle of this size.
  func affine(in size: CGSize) -> CGAffineTransform {
    if isAffine { return CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m31, ty: m32) }
    let (x, y) = (size.width / 2, size.height / 2)
    let (u, v, w) = (m11 * x + m21 * y + m31, m12 * x + m22 * y + m32, m13 * x + m23 * y + m33)
    guard abs(w) > 1e-6 else { return CGAffineTransform(scaleX: 0, y: 0) }
    let (a, b) = ((m11 * w - u * m13) / (w * w), (m12 * w - v * m13) / (w * w))
    let (c, d) = ((m21 * w - u * m23) / (w * w), (m22 * w - v * m23) / (w * w))
    return CGAffineTransform(a: a, b: b, c: c, d: d, tx: u / w - a * x - c * y, ty: v / w - b * x - d * y)
  }
}

/// An effect that transforms a view by its size.
nonisolated public protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
  /// The transform for a size.
  func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  /// Makes the node. Apps do not call it.
  @MainActor public static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping @MainActor (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    changeEffect(modifier, inputs, body(inputs))
  }

  /// Makes the list of views. Apps do not call it.
  @MainActor public static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewListInputs,
    body: @escaping @MainActor (_ViewListInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    body(inputs).modified(inputs) { changeEffect(modifier, $0, $1) }
  }

  /// The number of views, if it is known from the type. Apps do not call it.
  @MainActor public static func _viewListCount(inputs: _ViewListInputs, body: (_ViewListInputs) -> Int?) -> Int? {
    body(inputs)
  }

  @MainActor private static func changeEffect(
    _ modifier: _GraphValue<Self>, _ inputs: _ViewInputs, _ outputs: _ViewOutputs
  ) -> _ViewOutputs {
    guard let node = outputs.node else { return outputs }
    let box = EffectView()
    inputs.viewGraph.follow(modifier.attribute, in: inputs.scope) { modifier in
      nonisolated(unsafe) let modifier = modifier
      MainActor.assumeIsolated {
        box.apply { $0.show(modifier.effectValue(size: $0.bounds.size).affine(in: $0.bounds.size)) }
      }
    }
    return _ViewOutputs(node: LayoutContainer(box, content: node))
  }

  /// The effect without a change of the frame that readers of geometry see. It never has one here.
  public func ignoredByLayout() -> Self { self }
}

/// How a view is combined with what is behind it.
///
/// Differs from Apple: each view is drawn over what is behind it.
public enum BlendMode: Hashable, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
  case exclusion, hue, saturation, color, luminosity, sourceAtop, destinationOver, destinationOut, plusDarker
  case plusLighter
}

/// How the colours of a drawing are stored.
public enum ColorRenderingMode: Hashable, Sendable { case nonLinear, linear, extendedLinear }

/// The order in which a container draws its views.
enum ZIndexKey: LayoutValueKey {
  static var defaultValue: Double { 0 }
}

/// A modifier that shows a view where another one is opaque.
struct MaskModifier<Mask: View> {
  let mask: Mask
  let alignment: Alignment
}

@MainActor extension MaskModifier: OutputsModifier {
  typealias Body = Never

  package static func changeOutputs(
    _ modifier: _GraphValue<Self>, _ inputs: _ViewInputs, _ outputs: _ViewOutputs
  ) -> _ViewOutputs {
    guard let node = outputs.node, let first = inputs.viewGraph.value(of: modifier.attribute) else { return outputs }
    let box = PassthroughView()
    box.effects.masksWithLastSubview = true
    let maskBox = PassthroughView()
    maskBox.isUserInteractionEnabled = false
    let mask = Mask._makeView(view: inputs.part(of: modifier) { $0.mask }, inputs: inputs).node
    let overlay = LayoutContainer(
      OverlayLayout(alignment: first.alignment), [node, LayoutContainer(maskBox, content: mask)])
    return _ViewOutputs(node: LayoutContainer(box, content: overlay))
  }
}

extension View {
  /// Sets how much of the view is visible, from 0 to 1.
  nonisolated public func opacity(_ opacity: Double) -> some View { modifier(_OpacityEffect(opacity: opacity)) }

  /// Does not show the view, which keeps its space.
  nonisolated public func hidden() -> some View { modifier(HiddenModifier()) }

  /// Blurs the view.
  nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    modifier(BlurEffect(radius: radius))
  }

  /// Adds a shadow.
  nonisolated public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View {
    modifier(ShadowEffect(color: color, radius: radius, offset: CGSize(width: x, height: y)))
  }

  /// Clips the view to a shape.
  nonisolated public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    modifier(_ClipEffect(shape: shape, style: style))
  }

  /// Clips the view to the shape of its container.
  nonisolated public func clipShape(_ shape: ContainerRelativeShape, style: FillStyle = FillStyle()) -> some View {
    modifier(ContainerRelativeClip())
  }

  /// Clips the view to its frame.
  nonisolated public func clipped(antialiased: Bool = false) -> some View {
    modifier(_ClipEffect(shape: Rectangle(), style: FillStyle(antialiased: antialiased)))
  }

  /// Clips the view to its frame with round corners.
  nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(RoundedRectangle(cornerRadius: radius), style: FillStyle(antialiased: antialiased))
  }

  /// Shows the view where another one is opaque.
  nonisolated public func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    modifier(MaskModifier(mask: ZStack(alignment: alignment) { mask() }, alignment: alignment))
  }

  /// Shows the view where another one is opaque.
  nonisolated public func mask<Mask: View>(_ mask: Mask) -> some View {
    modifier(MaskModifier(mask: ZStack { mask }, alignment: .center))
  }

  /// Rotates the view about a point.
  nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    modifier(_RotationEffect(angle: angle, anchor: anchor))
  }

  /// Rotates the view in space.
  ///
  /// Differs from Apple: lines stay parallel; a view that shows its back is mirrored.
  nonisolated public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some View {
    modifier(
      Rotation3DEffect(angle: angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective))
  }

  /// Shows the view larger or smaller about a point.
  nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    modifier(_ScaleEffect(scale: scale, anchor: anchor))
  }

  /// Shows the view larger or smaller about a point.
  nonisolated public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: s, height: s), anchor: anchor)
  }

  /// Shows the view larger or smaller about a point.
  nonisolated public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }

  /// Shows the view with a transform.
  nonisolated public func transformEffect(_ transform: CGAffineTransform) -> some View {
    modifier(_TransformEffect(transform: transform))
  }

  /// Shows the view with a transform that may have a perspective.
  ///
  /// Differs from Apple: lines stay parallel.
  nonisolated public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    modifier(_ProjectionEffect(transform: transform))
  }

  /// Makes the view brighter.
  nonisolated public func brightness(_ amount: Double) -> some View {
    modifier(ColorMatrixEffect(kind: .brightness, amount: amount))
  }

  /// Changes the contrast of the view; 1 is its own.
  nonisolated public func contrast(_ amount: Double) -> some View {
    modifier(ColorMatrixEffect(kind: .contrast, amount: amount))
  }

  /// Changes the saturation of the view; 1 is its own.
  nonisolated public func saturation(_ amount: Double) -> some View {
    modifier(ColorMatrixEffect(kind: .saturation, amount: amount))
  }

  /// Shows the view in grey; 1 is all of it.
  nonisolated public func grayscale(_ amount: Double) -> some View {
    modifier(ColorMatrixEffect(kind: .grayscale, amount: amount))
  }

  /// Rotates the hues of the view.
  nonisolated public func hueRotation(_ angle: Angle) -> some View {
    modifier(ColorMatrixEffect(kind: .hueRotation, amount: angle.radians))
  }

  /// Inverts the colours of the view.
  nonisolated public func colorInvert() -> some View { modifier(ColorMatrixEffect(kind: .invert, amount: 1)) }

  /// Multiplies the colours of the view with a colour.
  nonisolated public func colorMultiply(_ color: Color) -> some View {
    modifier(ColorMatrixEffect(kind: .multiply(color), amount: 1))
  }

  /// Shows the view as opaque as it is bright.
  nonisolated public func luminanceToAlpha() -> some View {
    modifier(ColorMatrixEffect(kind: .luminanceToAlpha, amount: 1))
  }

  /// Sets how the view is combined with what is behind it. Differs from Apple: it is drawn over it.
  nonisolated public func blendMode(_ blendMode: BlendMode) -> some View { self }

  /// Draws the view as a whole before effects apply to it. Each effect does that here.
  nonisolated public func compositingGroup() -> some View { self }

  /// Draws the view as a whole before effects apply to it. Each effect does that here.
  nonisolated public func drawingGroup(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
  ) -> some View { self }

  /// Sets the order in which the container draws the view; higher ones are in front (fact 32).
  nonisolated public func zIndex(_ value: Double) -> some View { layoutValue(key: ZIndexKey.self, value: value) }
}
