public import Foundation
import ViewBacking

/// A picture measured in pixels, as a ``UIImage`` has it.
///
/// Differs from Apple: its pixels cannot be read or created. It is cropped and drawn by the host.
public final class CGImage: Hashable, Sendable {
  let image: UIImage

  init(_ image: UIImage) { self.image = image }

  /// The width in pixels.
  public var width: Int { Int((image.size.width * image.scale).rounded()) }
  /// The height in pixels.
  public var height: Int { Int((image.size.height * image.scale).rounded()) }
  /// The number of bits of a component: 8.
  public var bitsPerComponent: Int { 8 }
  /// The number of bits of a pixel: 32.
  public var bitsPerPixel: Int { 32 }
  /// The number of bytes of a row of pixels.
  public var bytesPerRow: Int { width * 4 }
  /// The colour space: that of red, green and blue.
  public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }

  /// The part in a rectangle, in pixels; `nil` if it has none in common with the picture.
  public func cropping(to rect: CGRect) -> CGImage? {
    let part = rect.standardized.intersection(CGRect(x: 0, y: 0, width: width, height: height)).integral
    guard !part.isNull, part.width > 0, part.height > 0 else { return nil }
    let whole = CGRect(x: -part.minX, y: -part.minY, width: CGFloat(width), height: CGFloat(height))
    let clip = CGPath(rect: CGRect(origin: .zero, size: part.size), transform: nil).builder.elements
    let commands: [DrawingCommand] = [
      .save, .clip(clip, evenOdd: false), .image(image.plainContent, whole, alpha: 1, .identity), .restore,
    ]
    return CGImage(UIImage(drawing: DrawingContent(commands: commands), size: part.size, scale: 1))
  }

  /// A copy.
  public func copy() -> CGImage? { CGImage(image) }

  /// Pictures of the same content are equal.
  public static func == (lhs: CGImage, rhs: CGImage) -> Bool { lhs.image == rhs.image }
  /// Consistent with `==`.
  public func hash(into hasher: inout Hasher) { hasher.combine(image) }
}

extension UIImage {
  /// How a picture is turned before it is shown.
  public enum Orientation: Int, Hashable, Sendable {
    /// As it is stored.
    case up = 0
    /// By half a turn.
    case down = 1
    /// By a quarter of a turn, to the left.
    case left = 2
    /// By a quarter of a turn, to the right.
    case right = 3
    /// Flipped.
    case upMirrored = 4
    /// Flipped, and by half a turn.
    case downMirrored = 5
    /// Flipped, and by a quarter of a turn to the left.
    case leftMirrored = 6
    /// Flipped, and by a quarter of a turn to the right.
    case rightMirrored = 7
  }

  /// How the picture is turned: `up`, because what a picture is created with is applied to it.
  public var imageOrientation: Orientation { .up }

  /// The picture in pixels; `nil` for a symbol and an empty picture.
  public var cgImage: CGImage? { isSymbolImage || size.width <= 0 || size.height <= 0 ? nil : CGImage(self) }

  /// A picture of so many points as it has pixels.
  public convenience init(cgImage: CGImage) { self.init(cgImage: cgImage, scale: 1, orientation: .up) }

  /// A picture with `scale` pixels a point, turned.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    let scale = scale.isFinite && scale > 0 ? scale : 1
    if orientation == .up, scale == cgImage.image.scale {
      self.init(copying: cgImage.image.with(UIImage.Resizing()))
      return
    }
    let size = CGSize(width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale)
    let (turned, transform) = orientation.placing(size)
    let command = DrawingCommand.image(
      cgImage.image.plainContent, CGRect(origin: .zero, size: size), alpha: 1, AffineTransform(transform))
    self.init(drawing: DrawingContent(commands: [command]), size: turned, scale: scale)
  }

  /// What a host draws, without the colours of templates.
  var plainContent: ImageContent {
    var content: ImageContent
    switch source {
    case .symbol(let name):
      guard let enclosed = EnclosedSymbol(name) else {
        content = ImageContent(source: .symbol(name), size: size)
        break
      }
      content = ImageContent(source: .drawing(enclosed.drawing(in: size)), size: size)
      // Symbols are often shown much larger.
      content.scale = 8
      return content
    case .data(let data): content = ImageContent(source: .data(data), size: size)
    case .drawing(let drawing): content = ImageContent(source: .drawing(drawing), size: size)
    }
    content.scale = Double(scale)
    return content
  }
}

extension UIImage.Orientation {
  /// The size of a picture that is turned, and the transform from the picture to it.
  fileprivate func placing(_ size: CGSize) -> (CGSize, CGAffineTransform) {
    let (width, height) = (size.width, size.height)
    let flipped = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: width, ty: 0)
    let turned = CGSize(width: height, height: width)
    let left = CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: width)
    let right = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: height, ty: 0)
    let half = CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: width, ty: height)
    switch self {
    case .up: return (size, .identity)
    case .down: return (size, half)
    case .left: return (turned, left)
    case .right: return (turned, right)
    case .upMirrored: return (size, flipped)
    case .downMirrored: return (size, flipped.concatenating(half))
    case .leftMirrored: return (turned, flipped.concatenating(left))
    case .rightMirrored: return (turned, flipped.concatenating(right))
    }
  }
}

extension CGContext {
  /// Draws a picture into a rectangle, with its lower edge at the smaller y, as Core Graphics does: in a context of UIKit it is upside down.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    guard rect.width > 0, rect.height > 0 else { return }
    saveGState()
    translateBy(x: 0, y: rect.minY + rect.maxY)
    scaleBy(x: 1, y: -1)
    draw(image.image.plainContent, in: rect, alpha: 1)
    restoreGState()
  }
}
