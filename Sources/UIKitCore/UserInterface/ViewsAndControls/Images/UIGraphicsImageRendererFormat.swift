public import Foundation

/// How a ``UIGraphicsImageRenderer`` draws.
///
/// Differs from Apple: the base class `UIGraphicsRendererFormat` is absent, and so are colour ranges: pictures are in sRGB.
@preconcurrency @MainActor open class UIGraphicsImageRendererFormat: NSObject {
  /// Pixels per point of the picture. 0, the default of a format that an app makes itself, is the main screen's scale.
  open var scale: CGFloat = 0
  /// Whether the picture has no transparent pixels. If so, it is black where nothing is drawn. Default: `false`.
  open var opaque = false
  /// The rectangle that is drawn, in points. The renderer sets it in its own copy.
  public internal(set) var bounds = CGRect.zero

  /// A format with the defaults.
  public nonisolated override init() { super.init() }

  /// A format for the traits of a screen.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    scale = traitCollection.displayScale
  }

  /// A format for the main screen.
  open class func `default`() -> UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = UIScreen.main.scale
    return format
  }

  /// The format that suits the current device: here the same as ``default()``.
  open class func preferred() -> UIGraphicsImageRendererFormat { self.default() }
}
