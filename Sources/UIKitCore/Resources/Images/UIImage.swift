import Foundation

/// A picture, by its bytes or by the name of a symbol.
///
/// Differs from Apple: there are no pixels here. A picture keeps the bytes of its file for the host that draws it, and its
/// size comes from the file's header; PNG, JPEG, GIF, BMP and SVG are known. Symbols are those of the desktop's icon theme
/// that mean the same as Apple's.
public final class UIImage: NSObject, Sendable {
  /// Whether a picture's own colours are shown, or only its outline in the tint colour.
  public enum RenderingMode: Int, Hashable, Sendable {
    /// As usual there: symbols as outlines, other pictures in their own colours.
    case automatic = 0
    /// In its own colours.
    case alwaysOriginal = 1
    /// As an outline.
    case alwaysTemplate = 2
  }

  /// What is shown.
  enum Source: Hashable, Sendable {
    /// A symbol, by Apple's name and by that of the icon in the theme.
    case symbol(name: String, icon: String)
    case data(Data)
  }

  let source: Source
  /// The colour that the picture was given for itself.
  let tint: UIColor?
  /// How large a symbol is to be, as a size of text, in points.
  let pointSize: CGFloat
  /// In points.
  public let size: CGSize
  /// How many pixels make a point: that of the file's name (`@2x`), or 1.
  public let scale: CGFloat
  /// Whether its own colours are shown.
  public let renderingMode: RenderingMode
  /// Whether it is one of the system's symbols.
  public var isSymbolImage: Bool { symbolName != nil }

  /// The symbol's name, for `init(systemName:)`.
  var symbolName: String? { if case .symbol(let name, _) = source { name } else { nil } }
  /// The file's bytes, for all other initialisers.
  var data: Data? { if case .data(let data) = source { data } else { nil } }

  private init(
    source: Source, size: CGSize, scale: CGFloat, pointSize: CGFloat, mode: RenderingMode = .automatic,
    tint: UIColor? = nil
  ) {
    self.source = source
    self.size = size
    self.scale = scale
    self.pointSize = pointSize
    renderingMode = mode
    self.tint = tint
    super.init()
  }

  /// The symbol of this name, or `nil` if no icon of a desktop's theme means the same.
  ///
  /// Differs from Apple: the common symbols are known, and variants such as `.fill` look like the plain one where the
  /// theme has no other.
  public convenience init?(systemName name: String) { self.init(systemName: name, withConfiguration: nil) }

  /// The symbol of this name at the size that `configuration` asks for, or `nil` as in ``init(systemName:)``.
  public convenience init?(systemName name: String, withConfiguration configuration: SymbolConfiguration?) {
    guard let icon = SymbolNames.icon(for: name) else { return nil }
    let pointSize = configuration?.pointSize ?? SymbolConfiguration.usualPointSize
    self.init(
      source: .symbol(name: name, icon: icon), size: UIImage.symbolSize(pointSize), scale: 1, pointSize: pointSize)
  }

  /// The picture in the app's resources, with or without its ending (png, jpg, jpeg, gif, svg), or `nil` if there is
  /// none. Of a picture in several scales, such as `name@2x.png`, the one for the screen is taken.
  ///
  /// Differs from Apple: asset catalogues are not read.
  @MainActor public convenience init?(named name: String) {
    guard let bundle = UIApplication.current?.environment.bundle else { return nil }
    let dot = name.lastIndex(of: ".")
    let (stem, ending) = dot.map { (String(name[..<$0]), String(name[name.index(after: $0)...])) } ?? (name, "")
    let scales =
      switch UIScreen.main.scale {
      case ...1: ["", "@2x", "@3x"]
      case ...2: ["@2x", "@3x", ""]
      default: ["@3x", "@2x", ""]
      }
    for scale in scales {
      let candidates =
        dot == nil
        ? UIImage.endings.map { (stem + scale, $0) }
        : [(stem + scale, ending)] + UIImage.endings.map { (name + scale, $0) }
      for (file, ending) in candidates {
        if let url = bundle.resourceURL(name: file, extension: ending) {
          self.init(contentsOfFile: url.path)
          return
        }
      }
    }
    return nil
  }

  private static let endings = ["png", "jpg", "jpeg", "gif", "svg"]

  /// The picture in the file at `path`, or `nil` if it cannot be read or is no picture. A name that ends in `@2x` or `@3x`
  /// says how many pixels make a point.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    let stem = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
    self.init(data: data, scale: stem.hasSuffix("@2x") ? 2 : stem.hasSuffix("@3x") ? 3 : 1)
  }

  /// The picture that `data` holds, or `nil` if it is none.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// The picture that `data` holds, of which `scale` pixels make a point, or `nil` if it is none.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let header = ImageHeader(data) else { return nil }
    let scale = scale.isFinite && scale > 0 ? scale : 1
    self.init(
      source: .data(data), size: CGSize(width: header.width / scale, height: header.height / scale), scale: scale,
      pointSize: SymbolConfiguration.usualPointSize)
  }

  /// The same picture, shown that way.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(source: source, size: size, scale: scale, pointSize: pointSize, mode: renderingMode, tint: tint)
  }

  /// The same picture as an outline in `color`.
  public func withTintColor(_ color: UIColor) -> UIImage { withTintColor(color, renderingMode: renderingMode) }

  /// The same picture, shown that way and with `color` as its tint colour.
  ///
  /// Differs from Apple: a picture of its own colour keeps it in `alwaysTemplate` too.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    UIImage(source: source, size: size, scale: scale, pointSize: pointSize, mode: renderingMode, tint: color)
  }

  /// The same symbol at another size. Other pictures stay as they are.
  public func withConfiguration(_ configuration: SymbolConfiguration) -> UIImage {
    guard isSymbolImage else { return self }
    let pointSize = configuration.pointSize
    return UIImage(
      source: source, size: UIImage.symbolSize(pointSize), scale: scale, pointSize: pointSize, mode: renderingMode,
      tint: tint)
  }

  /// The same symbol at another size, or `nil` for a picture that is no symbol.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    isSymbolImage ? withConfiguration(configuration) : nil
  }

  /// Icons of a theme are square, and a little higher than the text beside them.
  private static func symbolSize(_ pointSize: CGFloat) -> CGSize {
    let side = (pointSize * 1.2).rounded()
    return CGSize(width: side, height: side)
  }

  /// Pictures of the same file or symbol, shown in the same way, are equal.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return self === other
      || source == other.source && size == other.size && renderingMode == other.renderingMode && tint == other.tint
  }

  /// Fits ``isEqual(_:)``.
  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(source)
    hasher.combine(renderingMode)
    return hasher.finalize()
  }

  /// The picture as a host shows it, where `tint` is the colour of outlines; `nil` for the theme's.
  @MainActor func content(tint: RGBA?, in traits: UITraitCollection) -> ImageContent {
    var content: ImageContent
    switch source {
    case .symbol(_, let icon): content = ImageContent(source: .symbol(icon), size: size)
    case .data(let data): content = ImageContent(source: .data(data), size: size)
    }
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
