import Foundation
import ViewBacking

extension CGContext {
  /// The bitmap that a context draws for.
  struct Bitmap: Equatable {
    var width: Int
    var height: Int
    var bitsPerComponent: Int
    var bytesPerRow: Int
    var space: CGColorSpace
    var info: CGBitmapInfo

    /// From the coordinates of the bitmap, whose y axis points up, to those of the recorded drawing, and back.
    var flip: CGAffineTransform { CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height)) }
    var alpha: CGImageAlphaInfo { CGImageAlphaInfo(rawValue: info.rawValue & CGBitmapInfo.alphaInfoMask.rawValue)! }
    /// Whether it is black where nothing is drawn.
    var isOpaque: Bool { [.none, .noneSkipFirst, .noneSkipLast].contains(alpha) }
  }

  /// The largest side of a bitmap, in pixels.
  private static let longestSide = 1 << 15

  /// A context for a picture (``makeImage()``) in pixels, with the origin at the bottom left; `nil` for what no bitmap can be.
  ///
  /// Differs from Apple: the drawing is recorded, so that there is no memory with pixels: `data` must be `nil`, and with memory of the app's
  /// the result is `nil`. Every bitmap has colours and an opacity; one without opacity is black where nothing is drawn.
  ///
  /// - Parameters:
  ///   - data: `nil`.
  ///   - width: The width in pixels.
  ///   - height: The height in pixels.
  ///   - bitsPerComponent: 8, 16 or 32.
  ///   - bytesPerRow: The number of bytes of a row, or 0 to compute it.
  ///   - space: Red, green and blue, or grey.
  ///   - bitmapInfo: A ``CGImageAlphaInfo`` and a ``CGBitmapInfo``. As on a device, colours that are not multiplied by the opacity, and
  ///     colours of 24 bits, are no bitmap.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: UInt32
  ) {
    let sides = 1...Self.longestSide
    let isGray = space.numberOfComponents == 1
    guard data == nil, sides.contains(width), sides.contains(height), [8, 16, 32].contains(bitsPerComponent),
      let alpha = CGImageAlphaInfo(rawValue: bitmapInfo & CGBitmapInfo.alphaInfoMask.rawValue),
      isGray
        ? [.none, .alphaOnly, .premultipliedLast].contains(alpha)
        : [.premultipliedLast, .premultipliedFirst, .noneSkipLast, .noneSkipFirst].contains(alpha)
    else { return nil }
    let components = isGray && alpha != .premultipliedLast ? 1 : isGray ? 2 : 4
    let least = width * components * bitsPerComponent / 8
    guard bytesPerRow == 0 || bytesPerRow >= least else { return nil }
    self.init(
      Bitmap(
        width: width, height: height, bitsPerComponent: bitsPerComponent,
        bytesPerRow: bytesPerRow == 0 ? least : bytesPerRow, space: space, info: CGBitmapInfo(rawValue: bitmapInfo)))
  }

  /// The picture as it is drawn so far; `nil` for a context that is not for a bitmap. What is drawn later does not change it.
  public func makeImage() -> CGImage? {
    guard let bitmap else { return nil }
    return CGImage(
      UIImage(
        drawing: DrawingContent(commands: commands), size: CGSize(width: bitmap.width, height: bitmap.height), scale: 1)
    )
  }

  /// The width of the bitmap in pixels; 0 without a bitmap.
  public var width: Int { bitmap?.width ?? 0 }
  /// The height of the bitmap in pixels; 0 without a bitmap.
  public var height: Int { bitmap?.height ?? 0 }
  /// The number of bits of a component of the bitmap; 0 without a bitmap.
  public var bitsPerComponent: Int { bitmap?.bitsPerComponent ?? 0 }
  /// The number of bits of a pixel of the bitmap; 0 without a bitmap.
  public var bitsPerPixel: Int { bitmap.map { $0.bytesPerRow * 8 / $0.width } ?? 0 }
  /// The number of bytes of a row of the bitmap; 0 without a bitmap.
  public var bytesPerRow: Int { bitmap?.bytesPerRow ?? 0 }
  /// The colour space of the bitmap; `nil` without a bitmap.
  public var colorSpace: CGColorSpace? { bitmap?.space }
  /// Whether and where the pixels of the bitmap have an opacity; `none` without a bitmap.
  public var alphaInfo: CGImageAlphaInfo { bitmap?.alpha ?? .none }
  /// The layout of the pixels of the bitmap; empty without a bitmap.
  public var bitmapInfo: CGBitmapInfo { bitmap?.info ?? [] }
}
