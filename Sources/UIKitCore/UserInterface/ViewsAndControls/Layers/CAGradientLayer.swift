public import Foundation

/// The kind of a gradient.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String
  /// A kind by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Along a line.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// Around a point, outwards.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// Around a point, by the angle.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}

/// A layer that shows a gradient over its background.
@preconcurrency @MainActor open class CAGradientLayer: CALayer {
  /// The colours, as `CGColor`s; `nil` for none.
  open var colors: [Any]? {
    didSet { changed() }
  }
  /// The locations of the colours, from 0 to 1; `nil` for equal distances.
  open var locations: [NSNumber]? {
    didSet { changed() }
  }
  /// Where the gradient begins, as parts of the bounds. Default: the middle of the upper edge.
  open var startPoint = CGPoint(x: 0.5, y: 0) {
    didSet { changed() }
  }
  /// Where the gradient ends, as parts of the bounds. Default: the middle of the lower edge.
  open var endPoint = CGPoint(x: 0.5, y: 1) {
    didSet { changed() }
  }
  /// The kind. Default: `axial`.
  open var type = CAGradientLayerType.axial {
    didSet { changed() }
  }

  /// A layer without colours.
  public required init() { super.init() }

  /// A copy of a layer, without its sublayers.
  public required init(layer: Any) {
    super.init(layer: layer)
    guard let other = layer as? CAGradientLayer else { return }
    (colors, locations, startPoint) = (other.colors, other.locations, other.startPoint)
    (endPoint, type) = (other.endPoint, other.type)
  }

  override func animatedValue(_ name: String) -> LayerValue? {
    switch name {
    case "colors": .colors((colors ?? []).compactMap { $0 as? CGColor })
    case "locations": .numbers((locations ?? []).map { CGFloat($0.doubleValue) })
    case "startPoint": .point(startPoint)
    case "endPoint": .point(endPoint)
    default: super.animatedValue(name)
    }
  }

  override func setAnimatedValue(_ value: LayerValue, _ name: String) {
    switch (name, value) {
    case ("colors", .colors(let shown)): colors = shown.isEmpty ? nil : shown
    case ("locations", .numbers(let shown)):
      locations = shown.isEmpty ? nil : shown.map { NSNumber(value: Double($0)) }
    case ("startPoint", .point(let point)): startPoint = point
    case ("endPoint", .point(let point)): endPoint = point
    default: super.setAnimatedValue(value, name)
    }
  }

  override func drawContent(in context: CGContext) {
    super.drawContent(in: context)
    let shown = (colors ?? []).compactMap { $0 as? CGColor }
    guard !shown.isEmpty, bounds.width > 0, bounds.height > 0 else { return }
    func point(_ part: CGPoint) -> CGPoint {
      CGPoint(x: bounds.minX + bounds.width * part.x, y: bounds.minY + bounds.height * part.y)
    }
    let (start, end) = (point(startPoint), point(endPoint))
    let kind: ContextGradient.Kind =
      switch type {
      case .radial: .radial(center: start, startRadius: 0, endRadius: max(0.001, start.distance(to: end)))
      case .conic: .conic(center: start, angle: CGFloat(atan2(Double(end.y - start.y), Double(end.x - start.x))))
      default: .linear(from: start, to: end)
      }
    let stops = shown.enumerated().map { index, color in
      let even = shown.count > 1 ? CGFloat(index) / CGFloat(shown.count - 1) : 0
      let location = locations.flatMap { $0.indices.contains(index) ? CGFloat($0[index].doubleValue) : nil }
      return (color: UIColor(cgColor: color), location: location ?? even)
    }
    context.addPath(outline)
    context.fillPath(with: ContextGradient(kind: kind, stops: stops))
  }
}
