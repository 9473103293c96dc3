public import Foundation
import ViewBacking

/// A picture, by its bytes or by the name of a symbol.
///
/// Differs from Apple: there are no pixels here. A picture stores the bytes of its file for the host that draws it, and its size is read
/// from the file's header; PNG, JPEG, GIF, BMP and SVG are supported, and PDF in asset catalogues. A picture that the app draws (``UIGraphicsImageRenderer``) stores what
/// was drawn. Symbols are those of the desktop's icon theme with the same meaning as Apple's.
public final class UIImage: NSObject, Sendable {
  /// Whether a picture's own colours are shown, or a template in the tint colour.
  public enum RenderingMode: Int, Hashable, Sendable {
    /// The default: symbols as templates, other pictures in their own colours.
    case automatic = 0
    /// In its own colours.
    case alwaysOriginal = 1
    /// As a template.
    case alwaysTemplate = 2
  }

  /// The source of the picture.
  enum Source: Hashable, Sendable {
    /// A symbol, by Apple's name.
    case symbol(String)
    case data(Data)
    /// Recorded drawing, in the picture's own coordinates.
    case drawing(DrawingContent)
  }

  let source: Source
  /// The picture's own tint colour.
  let tint: UIColor?
  /// The text size for which a symbol is scaled, in points.
  let pointSize: CGFloat
  /// The size in points.
  public let size: CGSize
  /// Pixels per point: the scale in the file's name (`@2x`), or 1.
  public let scale: CGFloat
  /// Whether its own colours are shown.
  public let renderingMode: RenderingMode
  /// The insets of the picture, and how it is drawn at another size.
  let resizing: Resizing
  /// The pictures of a sequence, which an image view shows one after the other; `nil` for a single picture.
  public let images: [UIImage]?
  /// The time of one run through ``images``, in seconds; 0 for a single picture.
  public let duration: TimeInterval
  /// Whether it is one of the system's symbols.
  public var isSymbolImage: Bool { symbolName != nil }

  /// The symbol's name, for `init(systemName:)`.
  var symbolName: String? { if case .symbol(let name) = source { name } else { nil } }
  /// The file's bytes, for a picture that was read.
  var data: Data? { if case .data(let data) = source { data } else { nil } }

  private init(
    source: Source, size: CGSize, scale: CGFloat, pointSize: CGFloat, mode: RenderingMode = .automatic,
    tint: UIColor? = nil, resizing: Resizing = Resizing(), images: [UIImage]? = nil, duration: TimeInterval = 0
  ) {
    self.source = source
    self.resizing = resizing
    self.images = images
    self.duration = duration
    self.size = size
    self.scale = scale
    self.pointSize = pointSize
    renderingMode = mode
    self.tint = tint
    super.init()
  }

  /// An empty picture.
  public convenience override init() {
    self.init(source: .data(Data()), size: .zero, scale: 1, pointSize: SymbolConfiguration.usualPointSize)
  }

  /// A picture that was drawn.
  convenience init(drawing: DrawingContent, size: CGSize, scale: CGFloat) {
    self.init(
      source: .drawing(drawing), size: size, scale: scale, pointSize: SymbolConfiguration.usualPointSize)
  }

  /// A picture of a size, without content.
  static func blank(size: CGSize) -> UIImage {
    UIImage(source: .data(Data()), size: size, scale: 1, pointSize: SymbolConfiguration.usualPointSize)
  }

  /// The same picture.
  convenience init(copying other: UIImage) {
    self.init(
      source: other.source, size: other.size, scale: other.scale, pointSize: other.pointSize,
      mode: other.renderingMode, tint: other.tint, resizing: other.resizing)
  }

  /// The same picture with other insets.
  func with(_ resizing: Resizing) -> UIImage {
    UIImage(
      source: source, size: size, scale: scale, pointSize: pointSize, mode: renderingMode, tint: tint,
      resizing: resizing, images: images, duration: duration)
  }

  /// The symbol of this name, or `nil` if no icon of a desktop's theme has the same meaning.
  ///
  /// Differs from Apple: the common symbols are supported, by the icon that is nearest in meaning; variants and badges look like the plain symbol if
  /// the theme has no other.
  public convenience init?(systemName name: String) { self.init(systemName: name, withConfiguration: nil) }

  /// The symbol of this name at the size of `configuration`, or `nil` as in ``init(systemName:)``.
  public convenience init?(systemName name: String, withConfiguration configuration: SymbolConfiguration?) {
    guard SystemSymbols.base(of: name) != nil else { return nil }
    let pointSize = configuration?.pointSize ?? SymbolConfiguration.usualPointSize
    self.init(
      source: .symbol(name), size: UIImage.symbolSize(pointSize), scale: 1, pointSize: pointSize)
  }

  /// The picture in the file at `path`, or `nil` if it cannot be read or is not a picture. A name that ends in `@2x` or `@3x` determines
  /// the scale.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data, scale: UIImage.scale(ofFile: URL(fileURLWithPath: path)))
  }

  /// The number of pixels per point that a file's name says.
  static func scale(ofFile url: URL) -> CGFloat {
    let stem = url.deletingPathExtension().lastPathComponent
    return stem.hasSuffix("@2x") ? 2 : stem.hasSuffix("@3x") ? 3 : 1
  }

  /// The picture that `data` holds, or `nil` if it is not a picture.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// The picture that `data` holds, with `scale` pixels per point, or `nil` if it is not a picture.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let header = ImageHeader(data) else { return nil }
    let scale = scale.isFinite && scale > 0 ? scale : 1
    self.init(
      source: .data(data), size: CGSize(width: header.width / scale, height: header.height / scale), scale: scale,
      pointSize: SymbolConfiguration.usualPointSize)
  }

  /// The first page of a PDF file, which has no scale; `nil` if its size cannot be read. For catalogues: `init(data:)` reads none, as on a
  /// device.
  convenience init?(pdf data: Data) {
    guard let header = ImageHeader(pdf: data) else { return nil }
    self.init(
      source: .data(data), size: CGSize(width: header.width, height: header.height), scale: 1,
      pointSize: SymbolConfiguration.usualPointSize)
  }

  /// A sequence of pictures of which each is shown for an equal part of `duration`, in seconds; `nil` without pictures.
  public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    guard let first = images.first else { return nil }
    let whole = duration.isFinite && duration > 0 ? duration : Double(images.count) / 30
    return UIImage(
      source: first.source, size: first.size, scale: first.scale, pointSize: first.pointSize, mode: first.renderingMode,
      tint: first.tint, images: images, duration: whole)
  }

  /// The sequence of the pictures whose names are `name` and a number from 0 or 1 on; `nil` if there is none.
  @preconcurrency @MainActor public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
    let start = UIImage(named: name + "0") == nil ? 1 : 0
    let images = (start...1024).lazy.map { UIImage(named: name + "\($0)") }.prefix { $0 != nil }.compactMap(\.self)
    return animatedImage(with: Array(images), duration: duration)
  }

  /// The same picture in another size.
  func resized(to size: CGSize) -> UIImage {
    UIImage(
      source: source, size: size, scale: scale, pointSize: pointSize, mode: renderingMode, tint: tint,
      resizing: resizing, images: images, duration: duration)
  }

  /// The same picture with this rendering mode.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(
      source: source, size: size, scale: scale, pointSize: pointSize, mode: renderingMode, tint: tint,
      resizing: resizing)
  }

  /// The same picture as a template in `color`.
  public func withTintColor(_ color: UIColor) -> UIImage { withTintColor(color, renderingMode: renderingMode) }

  /// The same picture with this rendering mode and with `color` as its tint colour.
  ///
  /// Differs from Apple: a picture of its own colour keeps it in `alwaysTemplate` too.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    UIImage(
      source: source, size: size, scale: scale, pointSize: pointSize, mode: renderingMode, tint: color,
      resizing: resizing)
  }

  /// The same symbol at another size. Other pictures are unchanged.
  public func withConfiguration(_ configuration: SymbolConfiguration) -> UIImage {
    guard isSymbolImage else { return self }
    let pointSize = configuration.pointSize
    return UIImage(
      source: source, size: UIImage.symbolSize(pointSize), scale: scale, pointSize: pointSize, mode: renderingMode,
      tint: tint)
  }

  /// The same symbol at another size, or `nil` for a picture that is not a symbol.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    isSymbolImage ? withConfiguration(configuration) : nil
  }

  /// Icons of a theme are square, and slightly higher than the text beside them.
  private static func symbolSize(_ pointSize: CGFloat) -> CGSize {
    let side = (pointSize * 1.2).rounded()
    return CGSize(width: side, height: side)
  }

  /// Pictures of the same file or symbol, shown in the same way, are equal.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return self === other
      || source == other.source && size == other.size && renderingMode == other.renderingMode && tint == other.tint
        && resizing == other.resizing
  }

  /// Consistent with ``isEqual(_:)``.
  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(source)
    hasher.combine(renderingMode)
    return hasher.finalize()
  }

  /// The picture as a host shows it, where `tint` is the colour of templates; `nil` for the theme's.
  @MainActor func content(tint: RGBA?, in traits: UITraitCollection) -> ImageContent {
    var content = plainContent
    content.caps = resizing.caps
    content.isOutline =
      renderingMode == .alwaysTemplate || renderingMode == .automatic && (isSymbolImage || self.tint != nil)
    if let own = self.tint {
      content.tint = RGBA(own, in: traits)
      content.isOutline = true
    } else if renderingMode != .alwaysOriginal {
      content.tint = content.isOutline ? tint : nil
    }
    return content
  }
}
