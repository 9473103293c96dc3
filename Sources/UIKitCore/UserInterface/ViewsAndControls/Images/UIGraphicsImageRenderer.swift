public import Foundation

/// Draws pictures.
///
/// Differs from Apple: the drawing is recorded, and executed by the host that shows the picture or writes it to a file. The base class
/// `UIGraphicsRenderer` is absent.
@preconcurrency @MainActor open class UIGraphicsImageRenderer: NSObject {
  /// What draws a picture. The context is also the current one (``UIGraphicsGetCurrentContext()``).
  public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void

  /// How the pictures are drawn.
  public let format: UIGraphicsImageRendererFormat
  /// Whether drawing can be recorded: always.
  public var allowsImageOutput: Bool { true }

  /// A renderer of pictures that show a rectangle of the drawing's coordinates.
  ///
  /// A rectangle without a size, or with one that is not finite, results in an empty picture.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    let own = UIGraphicsImageRendererFormat()
    own.scale = format.scale > 0 && format.scale.isFinite ? format.scale : UIScreen.main.scale
    own.opaque = format.opaque
    let isSound = [bounds.minX, bounds.minY, bounds.width, bounds.height].allSatisfy(\.isFinite)
    own.bounds = isSound ? bounds.standardized : .zero
    self.format = own
    super.init()
  }

  /// A renderer of pictures that show a rectangle of the drawing's coordinates.
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .default()) }

  /// A renderer of pictures of this size, in points.
  public convenience init(size: CGSize) { self.init(bounds: CGRect(origin: .zero, size: size)) }

  /// A renderer of pictures of this size, in points.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// The picture that `actions` draws.
  open func image(actions: DrawingActions) -> UIImage {
    let context = CGContext(pictureOf: format.bounds, opaque: format.opaque)
    let renderer = UIGraphicsImageRendererContext(cgContext: context, format: format)
    UIGraphicsPushContext(context)
    defer { UIGraphicsPopContext() }
    actions(renderer)
    return renderer.currentImage
  }

  /// The picture that `actions` draws, as the content of a PNG file.
  ///
  /// Differs from Apple: empty where no host has pixels (``UIImage/pngData()``).
  open func pngData(actions: DrawingActions) -> Data { image(actions: actions).pngData() ?? Data() }

  /// The picture that `actions` draws, as the content of a JPEG file of a quality from 0 to 1.
  ///
  /// Differs from Apple: empty where no host has pixels (``UIImage/pngData()``).
  open func jpegData(withCompressionQuality compressionQuality: CGFloat, actions: DrawingActions) -> Data {
    image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
  }
}
