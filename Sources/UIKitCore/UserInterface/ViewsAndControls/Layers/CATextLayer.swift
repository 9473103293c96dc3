public import Foundation
import ViewBacking

/// How the text of a layer is aligned.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String
  /// A mode by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// By the direction of the text.
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  /// Left.
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  /// Right.
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  /// In the middle.
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  /// At both edges.
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}

/// How the text of a layer is shortened.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String
  /// A mode by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Not at all.
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  /// At the start.
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  /// At the end.
  public static let end = CATextLayerTruncationMode(rawValue: "end")
  /// In the middle.
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}

/// A layer that shows text.
@preconcurrency @MainActor open class CATextLayer: CALayer {
  /// The text: a `String` or an `NSAttributedString`.
  open var string: Any? {
    didSet { changed() }
  }
  /// The font: a `UIFont`, or the name of one. An attributed string has its own.
  open var font: Any? {
    didSet { changed() }
  }
  /// The size of the font. Default: 36.
  open var fontSize: CGFloat = 36 {
    didSet { changed() }
  }
  /// The colour. Default: white.
  open var foregroundColor: CGColor? = CGColor(gray: 1, alpha: 1) {
    didSet { changed() }
  }
  /// Whether lines are wrapped at the bounds. Default: `false`. Stored: they always are.
  open var isWrapped = false
  /// How the text is aligned. Default: `natural`.
  open var alignmentMode = CATextLayerAlignmentMode.natural {
    didSet { changed() }
  }
  /// How the text is shortened. Default: not at all. Stored: it is clipped.
  open var truncationMode = CATextLayerTruncationMode.none

  /// A layer without text.
  public required init() { super.init() }

  /// A copy of a layer, without its sublayers.
  public required init(layer: Any) {
    super.init(layer: layer)
    guard let other = layer as? CATextLayer else { return }
    (string, font, fontSize) = (other.string, other.font, other.fontSize)
    (foregroundColor, alignmentMode) = (other.foregroundColor, other.alignmentMode)
    (isWrapped, truncationMode) = (other.isWrapped, other.truncationMode)
  }

  override func animatedValue(_ name: String) -> LayerValue? {
    switch name {
    case "fontSize": .number(fontSize)
    case "foregroundColor": .color(foregroundColor)
    default: super.animatedValue(name)
    }
  }

  override func setAnimatedValue(_ value: LayerValue, _ name: String) {
    switch (name, value) {
    case ("fontSize", .number(let size)): fontSize = size
    case ("foregroundColor", .color(let color)): foregroundColor = color
    default: super.setAnimatedValue(value, name)
    }
  }

  override func drawContent(in context: CGContext) {
    super.drawContent(in: context)
    let alignment: NSTextAlignment =
      switch alignmentMode {
      case .left: .left
      case .right: .right
      case .center: .center
      case .justified: .justified
      default: .natural
      }
    let text = (string as? NSAttributedString) ?? (string as? String).map { NSAttributedString(string: $0) }
    guard let text, text.length > 0, bounds.width > 0, bounds.height > 0 else { return }
    context.draw(
      StyledText(text, font: shownFont, color: foregroundColor?.value, alignment: alignment, in: .current), in: bounds)
  }

  private var shownFont: UIFont {
    let size = fontSize.isFinite ? max(1, fontSize) : 36
    if let font = font as? UIFont { return font.withSize(size) }
    return (font as? String).flatMap { UIFont(name: $0, size: size) } ?? .systemFont(ofSize: size)
  }
}
