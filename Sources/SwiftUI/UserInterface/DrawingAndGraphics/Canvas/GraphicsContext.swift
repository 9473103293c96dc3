public import SwiftUICore
public import UIKitCore

/// What a canvas is drawn with.
///
/// A copy has a state of its own: transform, clipping, opacity.
///
/// Differs from Apple: blend modes and filters are accepted and not drawn; symbols are not drawn.
@MainActor public struct GraphicsContext {
  private let context: CGContext
  private let size: CGSize
  private var clips: [(path: Path, style: FillStyle)] = []
  /// The environment of the canvas.
  public let environment: EnvironmentValues
  /// How visible drawing is.
  public var opacity = 1.0
  /// How drawing is combined with what is behind it.
  public var blendMode = BlendMode.normal
  /// The transform of drawing.
  public var transform = CGAffineTransform.identity

  init(_ context: CGContext, size: CGSize, environment: EnvironmentValues) {
    self.context = context
    self.size = size
    self.environment = environment
  }

  /// What shapes are filled with.
  public struct Shading: Sendable {
    enum Kind: Sendable {
      case foreground
      case fixed(SwiftUI.Shading)
      case style(AnyShapeStyle)
    }

    let kind: Kind

    /// The style of the foreground.
    public static var foreground: Shading { Shading(kind: .foreground) }
    /// The style of the background.
    public static var backdrop: Shading { Shading(kind: .fixed(.color(.clear))) }
    /// A colour.
    public static func color(_ color: Color) -> Shading { Shading(kind: .fixed(.color(color))) }
    /// A colour by its parts.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) -> Shading {
      color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }
    /// A grey.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading {
      color(Color(colorSpace, white: white, opacity: opacity))
    }
    /// A style.
    public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading(kind: .style(AnyShapeStyle(style))) }
    /// A gradient from one point to another.
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint, options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(kind: .fixed(.gradient(GradientFill(kind: .linearPoints(startPoint, endPoint), gradient: gradient))))
    }
    /// A gradient around a point, by the distance from it.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(
        kind: .fixed(
          .gradient(GradientFill(kind: .radialPoints(center, startRadius, endRadius), gradient: gradient))))
    }
    /// A gradient around a point, by the direction from it.
    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(), options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(kind: .fixed(.gradient(GradientFill(kind: .conicPoints(center, angle), gradient: gradient))))
    }
    /// A picture, repeated.
    public static func tiledImage(
      _ image: Image, origin: CGPoint = .zero, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
      scale: CGFloat = 1
    ) -> Shading {
      Shading(kind: .fixed(.image(image, sourceRect, scale)))
    }
  }

  /// How gradients go on beyond their ends. Differs from Apple: with the colours of their ends.
  public struct GradientOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt32
    /// Options from their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Again and again.
    public static let `repeat` = GradientOptions(rawValue: 1 << 0)
    /// Forth and back.
    public static let mirror = GradientOptions(rawValue: 1 << 1)
    /// In proportion to light.
    public static let linearColor = GradientOptions(rawValue: 1 << 2)
  }

  /// How drawing is combined with what is behind it.
  public struct BlendMode: Hashable, Sendable {
    private let mode: SwiftUI.BlendMode
    /// Over it.
    public static let normal = BlendMode(mode: .normal)
    /// Multiplied.
    public static let multiply = BlendMode(mode: .multiply)
    /// Brighter.
    public static let screen = BlendMode(mode: .screen)
    /// Multiplied or brighter.
    public static let overlay = BlendMode(mode: .overlay)
    /// The darker one.
    public static let darken = BlendMode(mode: .darken)
    /// The lighter one.
    public static let lighten = BlendMode(mode: .lighten)
    /// The difference.
    public static let difference = BlendMode(mode: .difference)
    /// Added.
    public static let plusLighter = BlendMode(mode: .plusLighter)
    /// Where there is something behind.
    public static let sourceAtop = BlendMode(mode: .sourceAtop)
    /// Behind it.
    public static let destinationOver = BlendMode(mode: .destinationOver)
    /// Where there is nothing behind.
    public static let destinationOut = BlendMode(mode: .destinationOut)
  }

  /// A change of what is drawn. Differs from Apple: all but transforms are accepted and have no effect.
  public struct Filter: Sendable {
    fileprivate var transform: CGAffineTransform?

    /// A blur.
    public static func blur(radius: CGFloat, options: Int = 0) -> Filter { Filter() }
    /// A shadow.
    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> Filter { Filter() }
    /// A colour that is multiplied.
    public static func colorMultiply(_ color: Color) -> Filter { Filter() }
    /// A transform.
    public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter {
      var filter = Filter()
      filter.transform = matrix.affine(in: .zero)
      return filter
    }
    /// Another saturation.
    public static func saturation(_ amount: Double) -> Filter { Filter() }
    /// Another brightness.
    public static func brightness(_ amount: Double) -> Filter { Filter() }
    /// Another contrast.
    public static func contrast(_ amount: Double) -> Filter { Filter() }
    /// Other hues.
    public static func hueRotation(_ angle: Angle) -> Filter { Filter() }
    /// Greys.
    public static func grayscale(_ amount: Double) -> Filter { Filter() }
    /// A shader that changes the color of each pixel.
    public static func colorShader(_ shader: Shader) -> Filter { Filter() }
    /// A shader that moves each pixel.
    public static func distortionShader(_ shader: Shader, maxSampleOffset: CGSize) -> Filter { Filter() }
    /// A shader that reads the whole layer.
    public static func layerShader(_ shader: Shader, maxSampleOffset: CGSize) -> Filter { Filter() }
    /// What is more opaque than a limit, in one colour.
    public static func alphaThreshold(min: Double, max: Double = 1, color: Color = .black) -> Filter { Filter() }
  }

  /// The options of a filter.
  public struct FilterOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt32
    /// Options from their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// In proportion to light.
    public static let linearColor = FilterOptions(rawValue: 1 << 0)
  }

  /// Adds a filter. Differs from Apple: only a transform has an effect.
  public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
    if let transform = filter.transform { concatenate(transform) }
  }

  /// Scales what is drawn.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) { transform = transform.scaledBy(x: x, y: y) }

  /// Moves what is drawn.
  public mutating func translateBy(x: CGFloat, y: CGFloat) { transform = transform.translatedBy(x: x, y: y) }

  /// Rotates what is drawn.
  public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: CGFloat(angle.radians)) }

  /// Transforms what is drawn.
  public mutating func concatenate(_ matrix: CGAffineTransform) { transform = matrix.concatenating(transform) }

  /// The rectangle around what drawing is clipped to.
  public var clipBoundingRect: CGRect {
    clips.reduce(CGRect(origin: .zero, size: size)) { $0.intersection($1.path.boundingRect) }
      .applying(transform.inverted())
  }

  /// Clips drawing to a path.
  public mutating func clip(to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()) {
    var path = path.applying(transform)
    var style = style
    if options.contains(.inverse) {
      path.addRect(CGRect(origin: .zero, size: size))
      style.isEOFilled = true
    }
    clips.append((path, style))
  }

  /// How drawing is clipped.
  public struct ClipOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt32
    /// Options from their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// To what is outside.
    public static let inverse = ClipOptions(rawValue: 1 << 0)
  }

  private func with(_ body: () -> Void) {
    context.saveGState()
    for clip in clips {
      context.beginPath()
      context.addPath(clip.path.cgPath)
      context.clip(using: clip.style.isEOFilled ? .evenOdd : .winding)
    }
    context.concatenate(transform)
    context.setAlpha(CGFloat(opacity))
    body()
    context.restoreGState()
  }

  private func value(of shading: Shading) -> SwiftUI.Shading {
    switch shading.kind {
    case .foreground: HierarchicalShapeStyle.primary._shading(in: environment).value
    case .fixed(let shading): shading
    case .style(let style): style._shading(in: environment).value
    }
  }

  /// Draws in a copy of the context. Differs from Apple: a layer is drawn in parts, not as a whole.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    var copy = self
    try content(&copy)
  }

  /// Fills a path.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    with { context.fill(path, with: value(of: shading), in: path.boundingRect, style: style) }
  }

  /// Draws lines along a path.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    with { context.stroke(path, with: value(of: shading), in: path.boundingRect, style: style) }
  }

  /// Draws lines along a path.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// A picture of which the size is known.
  public struct ResolvedImage {
    let image: UIImage?
    /// The size.
    public var size: CGSize { image?.size ?? .zero }
    /// The distance of the baseline from the top.
    public var baseline: CGFloat { size.height }
    /// What a template is filled with. Stored.
    public var shading: Shading?
  }

  /// A text of which the size can be measured.
  @MainActor public struct ResolvedText {
    let text: NSAttributedString
    /// What the text is filled with. Stored.
    public var shading = Shading.foreground

    /// The size in a space.
    public func measure(in size: CGSize) -> CGSize {
      let own = text.size()
      guard own.width > size.width, size.width > 0 else { return own }
      return CGSize(width: size.width, height: own.height * (own.width / size.width).rounded(.up))
    }

    /// The distance of the first baseline from the top.
    public func firstBaseline(in size: CGSize) -> CGFloat { text.size().height * 0.8 }
    /// The distance of the last baseline from the top.
    public func lastBaseline(in size: CGSize) -> CGFloat { measure(in: size).height - text.size().height * 0.2 }
  }

  /// A view for a canvas.
  public struct ResolvedSymbol {
    /// The size.
    public var size: CGSize
  }

  /// The picture in the environment of the canvas.
  public func resolve(_ image: Image) -> ResolvedImage { ResolvedImage(image: image.picture(in: environment)) }

  /// The text in the environment of the canvas.
  public func resolve(_ text: Text) -> ResolvedText {
    ResolvedText(text: text.resolved(in: environment).attributed)
  }

  /// The style in the environment of the canvas.
  public func resolve(_ shading: Shading) -> Shading { Shading(kind: .fixed(value(of: shading))) }

  /// A view of the canvas by its tag. Differs from Apple: there is none.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? { nil }

  /// Draws a picture in a rectangle.
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    guard let picture = image.image else { return }
    with {
      UIGraphicsPushContext(context)
      picture.draw(in: rect)
      UIGraphicsPopContext()
    }
  }

  /// Draws a picture at a point.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(image, in: frame(image.size, at: point, anchor))
  }

  /// Draws a picture in a rectangle.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) { draw(resolve(image), in: rect) }

  /// Draws a picture at a point.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }

  /// Draws a text in a rectangle.
  public func draw(_ text: ResolvedText, in rect: CGRect) {
    with {
      UIGraphicsPushContext(context)
      text.text.draw(in: rect)
      UIGraphicsPopContext()
    }
  }

  /// Draws a text at a point.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    let frame = frame(text.text.size(), at: point, anchor)
    with {
      UIGraphicsPushContext(context)
      text.text.draw(at: frame.origin)
      UIGraphicsPopContext()
    }
  }

  /// Draws a text in a rectangle.
  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

  /// Draws a text at a point.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }

  /// Draws a view of the canvas. There is none.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {}

  /// Draws a view of the canvas. There is none.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {}

  /// Draws with CoreGraphics.
  public func withCGContext(content: (CGContext) throws -> Void) rethrows {
    context.saveGState()
    context.concatenate(transform)
    defer { context.restoreGState() }
    try content(context)
  }

  private func frame(_ size: CGSize, at point: CGPoint, _ anchor: UnitPoint) -> CGRect {
    CGRect(
      x: point.x - size.width * anchor.x, y: point.y - size.height * anchor.y, width: size.width, height: size.height)
  }
}

/// A view that a function draws.
public struct Canvas<Symbols: View> {
  /// The views that can be drawn.
  public var symbols: Symbols
  /// Draws the view.
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  /// Whether the drawing covers what is behind.
  public var isOpaque: Bool
  /// How colours are stored.
  public var colorMode: ColorRenderingMode
  /// Whether the drawing may happen later. Differs from Apple: it does not.
  public var rendersAsynchronously: Bool

  /// A view that a function draws, with views that it can draw.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
  ) {
    self.symbols = symbols()
    self.renderer = renderer
    isOpaque = opaque
    self.colorMode = colorMode
    self.rendersAsynchronously = rendersAsynchronously
  }
}

extension Canvas where Symbols == EmptyView {
  /// A view that a function draws.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(
      opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously, renderer: renderer,
      symbols: { EmptyView() })
  }
}

@MainActor extension Canvas: UnaryView {
  /// It has no body.
  public typealias Body = Never

  /// Makes the node. Apps do not call it.
  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let shown = DrawingView()
    let leaf = LayoutLeaf(DrawnLeafContent(drawing: shown) { $0.replacingUnspecifiedDimensions() })
    inputs.followWithEnvironment(view) { view, environment in
      shown.bounds(of: { CGRect(origin: .zero, size: $0) }) { context, size in
        var drawing = GraphicsContext(context, size: size, environment: environment)
        view.renderer(&drawing, size)
      }
    }
    return _ViewOutputs(node: leaf)
  }
}
