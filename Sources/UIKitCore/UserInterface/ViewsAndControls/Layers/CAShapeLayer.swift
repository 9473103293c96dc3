public import Foundation

/// How the inside of a path is found.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String
  /// A rule by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// By the direction of the lines around a point.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// By the number of lines around a point.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The ends of lines.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String
  /// Ends by their name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// At the last point.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// Round.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// Square.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// The corners of lines.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String
  /// Corners by their name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Pointed.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// Round.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// Cut off.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// A layer that shows a path.
///
/// Differs from Apple: a part of the line (``strokeStart``, ``strokeEnd``) is the part of a path of straight lines between its points.
@preconcurrency @MainActor open class CAShapeLayer: CALayer {
  /// The path, in the layer's coordinates.
  open var path: CGPath? {
    didSet { changed() }
  }
  /// The colour inside; `nil` for none. Default: black.
  open var fillColor: CGColor? = CGColor(gray: 0, alpha: 1) {
    didSet { changed() }
  }
  /// How the inside is found. Default: `nonZero`.
  open var fillRule = CAShapeLayerFillRule.nonZero {
    didSet { changed() }
  }
  /// The colour of the line; `nil` for none. Default: none.
  open var strokeColor: CGColor? {
    didSet { changed() }
  }
  /// Where the line begins, as a part of its length. Default: 0.
  open var strokeStart: CGFloat = 0 {
    didSet { changed() }
  }
  /// Where the line ends, as a part of its length. Default: 1.
  open var strokeEnd: CGFloat = 1 {
    didSet { changed() }
  }
  /// The width of the line. Default: 1.
  open var lineWidth: CGFloat = 1 {
    didSet { changed() }
  }
  /// The ends of lines. Default: `butt`.
  open var lineCap = CAShapeLayerLineCap.butt {
    didSet { changed() }
  }
  /// The corners of lines. Default: `miter`.
  open var lineJoin = CAShapeLayerLineJoin.miter {
    didSet { changed() }
  }
  /// How far a corner may be pointed, as a factor of the width. Default: 10.
  open var miterLimit: CGFloat = 10 {
    didSet { changed() }
  }
  /// The lengths of dashes and gaps; `nil` for a whole line.
  open var lineDashPattern: [NSNumber]? {
    didSet { changed() }
  }
  /// Where the dashes begin.
  open var lineDashPhase: CGFloat = 0 {
    didSet { changed() }
  }

  /// A layer without a path.
  public required init() { super.init() }

  /// A copy of a layer, without its sublayers.
  public required init(layer: Any) {
    super.init(layer: layer)
    guard let other = layer as? CAShapeLayer else { return }
    (path, fillColor, fillRule, strokeColor) = (other.path, other.fillColor, other.fillRule, other.strokeColor)
    (strokeStart, strokeEnd, lineWidth, lineCap) = (other.strokeStart, other.strokeEnd, other.lineWidth, other.lineCap)
    (lineJoin, miterLimit, lineDashPattern) = (other.lineJoin, other.miterLimit, other.lineDashPattern)
    lineDashPhase = other.lineDashPhase
  }

  override func animatedValue(_ name: String) -> LayerValue? {
    switch name {
    case "path": .path(path)
    case "fillColor": .color(fillColor)
    case "strokeColor": .color(strokeColor)
    case "strokeStart": .number(strokeStart)
    case "strokeEnd": .number(strokeEnd)
    case "lineWidth": .number(lineWidth)
    case "miterLimit": .number(miterLimit)
    case "lineDashPhase": .number(lineDashPhase)
    case "lineDashPattern": .numbers((lineDashPattern ?? []).map { CGFloat($0.doubleValue) })
    default: super.animatedValue(name)
    }
  }

  override func setAnimatedValue(_ value: LayerValue, _ name: String) {
    switch (name, value) {
    case ("path", .path(let shown)): path = shown
    case ("fillColor", .color(let color)): fillColor = color
    case ("strokeColor", .color(let color)): strokeColor = color
    case ("strokeStart", .number(let start)): strokeStart = start
    case ("strokeEnd", .number(let end)): strokeEnd = end
    case ("lineWidth", .number(let width)): lineWidth = width
    case ("miterLimit", .number(let limit)): miterLimit = limit
    case ("lineDashPhase", .number(let phase)): lineDashPhase = phase
    case ("lineDashPattern", .numbers(let lengths)):
      lineDashPattern = lengths.isEmpty ? nil : lengths.map { NSNumber(value: Double($0)) }
    default: super.setAnimatedValue(value, name)
    }
  }

  override func drawContent(in context: CGContext) {
    super.drawContent(in: context)
    guard let path else { return }
    if let fillColor {
      context.setFillColor(fillColor)
      context.addPath(path)
      context.fillPath(using: fillRule == .evenOdd ? .evenOdd : .winding)
    }
    guard let strokeColor, lineWidth > 0 else { return }
    context.setStrokeColor(strokeColor)
    context.setLineWidth(lineWidth)
    context.setLineCap(lineCap == .round ? .round : lineCap == .square ? .square : .butt)
    context.setLineJoin(lineJoin == .round ? .round : lineJoin == .bevel ? .bevel : .miter)
    context.setMiterLimit(miterLimit)
    if let lineDashPattern {
      context.setLineDash(phase: lineDashPhase, lengths: lineDashPattern.map { CGFloat($0.doubleValue) })
    }
    if strokeStart <= 0, strokeEnd >= 1 {
      context.addPath(path)
    } else {
      addPart(of: path, to: context)
    }
    context.strokePath()
  }

  /// Adds the part of a path between ``strokeStart`` and ``strokeEnd``, as straight lines.
  private func addPart(of path: CGPath, to context: CGContext) {
    let lines = FlatPath(path.builder.elements).part(from: strokeStart, to: strokeEnd)
    for line in lines {
      context.move(to: line[0])
      for point in line.dropFirst() { context.addLine(to: point) }
    }
  }
}
