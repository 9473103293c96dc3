import AttributeGraph
public import SwiftUICore
public import UIKitCore

/// A picture.
public struct Image: Equatable, Sendable {
  enum Source: Equatable, Sendable {
    case named(String, Bundle?)
    case symbol(String)
    case picture(UIImage)
  }

  struct Resizing: Equatable, Sendable {
    var capInsets: EdgeInsets
    var mode: ResizingMode
  }

  /// Whether the colours of a picture are shown, or only where it is opaque.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// Where it is opaque, in the colour of the foreground.
    case template
    /// Its own colours.
    case original
  }

  /// The size of a symbol relative to text.
  public enum Scale: Hashable, Sendable {
    /// Smaller than text.
    case small
    /// As text.
    case medium
    /// Larger than text.
    case large

    var factor: CGFloat {
      switch self {
      case .small: 0.8
      case .medium: 1
      case .large: 1.3
      }
    }
  }

  /// How a picture fills a larger space.
  public enum ResizingMode: Hashable, Sendable {
    /// Repeated.
    case tile
    /// Larger.
    case stretch
  }

  /// The quality of a picture of another size. Differs from Apple: the host decides.
  public enum Interpolation: Hashable, Sendable { case none, low, medium, high }

  /// The direction in which a picture is shown.
  public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
    case up = 1, upMirrored = 2, down = 3, downMirrored = 4, leftMirrored = 5, right = 6, rightMirrored = 7, left = 8
  }

  let source: Source
  private var label: Text?
  private var isDecorative = false
  private(set) var resizing: Resizing?
  private var mode: TemplateRenderingMode?
  private var symbolMode: SymbolRenderingMode?

  private init(_ source: Source) { self.source = source }

  /// A picture of the app's resources. Its name is its label.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(.named(name, bundle))
    label = Text(verbatim: name)
  }

  /// A picture of a resource. Its name is its label.
  public init(_ resource: ImageResource) { self.init(resource.name, bundle: resource.bundle) }

  /// A picture of the app's resources with a label.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(.named(name, bundle))
    self.label = label
  }

  /// A picture of the app's resources, with a value for pictures that depend on one.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) { self.init(name, bundle: bundle) }

  /// A picture of the app's resources that screen readers ignore.
  public init(decorative name: String, bundle: Bundle? = nil) {
    self.init(.named(name, bundle))
    isDecorative = true
  }

  /// A picture of the app's resources that screen readers ignore, with a value for pictures that depend on one.
  public init(decorative name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(decorative: name, bundle: bundle)
  }

  /// A symbol of the system. Differs from Apple: a dashed square stands for one that the desktop has no icon for.
  public init(systemName: String) { self.init(.symbol(systemName)) }

  /// A symbol of the system, with a value for symbols that depend on one. Differs from Apple: the value is not shown.
  public init(systemName: String, variableValue: Double?) { self.init(.symbol(systemName)) }

  /// A picture of UIKit.
  public init(uiImage: UIImage) { self.init(.picture(uiImage)) }

  /// A picture that can have another size than its own.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image {
    changed { $0.resizing = Resizing(capInsets: capInsets, mode: resizingMode) }
  }

  /// The picture in its own colours, or in the colour of the foreground.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image { changed { $0.mode = renderingMode } }

  /// The picture with a quality. Differs from Apple: the host decides.
  public func interpolation(_ interpolation: Interpolation) -> Image { self }

  /// The picture with smooth edges, or without. Differs from Apple: the host decides.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }

  /// The symbol in colours.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { changed { $0.symbolMode = mode } }

  private func changed(_ change: (inout Image) -> Void) -> Image {
    var image = self
    change(&image)
    return image
  }

  /// The picture of UIKit in an environment; `nil` if there is none.
  @MainActor func picture(in environment: EnvironmentValues) -> UIImage? {
    picture(
      pointSize: Image.symbolSize(in: environment), environment.symbolVariants,
      isDark: environment.colorScheme == .dark)
  }

  /// The picture of UIKit; `nil` if there is none. Symbols have a size and variants.
  @MainActor func picture(pointSize: CGFloat, _ variants: SymbolVariants, isDark: Bool) -> UIImage? {
    switch source {
    case .picture(let image): return image
    case .named(let name, let bundle):
      return AssetCatalog.image(named: name, in: bundle, for: .init(isDark: isDark), scale: UIScreen.main.scale)
    case .symbol(let name):
      let configuration = UIImage.SymbolConfiguration(pointSize: pointSize)
      for name in variants.names(of: name) {
        if let image = UIImage(systemName: name, withConfiguration: configuration) { return image }
      }
      guard !name.isEmpty else { return nil }
      MissingSymbols.report(name)
      return MissingSymbols.placeholder((pointSize * 1.2).rounded())
    }
  }

  @MainActor fileprivate static func symbolSize(in environment: EnvironmentValues) -> CGFloat {
    environment.textStyling.font(in: environment).uiFont(for: environment.dynamicTypeSize).pointSize
      * environment.imageScale.factor
  }

  @MainActor func show(in view: ImageView, _ environment: EnvironmentValues) {
    var image = picture(in: environment)
    if let mode { image = image?.withRenderingMode(mode == .template ? .alwaysTemplate : .alwaysOriginal) }
    if let resizing, resizing.mode == .tile || resizing.capInsets != EdgeInsets() {
      let insets = resizing.capInsets
      image = image?.resizableImage(
        withCapInsets: UIEdgeInsets(
          top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing),
        resizingMode: resizing.mode == .tile ? .tile : .stretch)
    }
    let isRedacted = environment.redactionReasons.contains(.placeholder)
    view.image = isRedacted ? nil : image
    view.backgroundColor = isRedacted ? .systemGray4 : nil
    view.isResizable = resizing != nil
    // A symbol that the desktop does not have takes its space all the same.
    let side: CGFloat =
      if case .symbol = source { (Image.symbolSize(in: environment) * 1.2).rounded() } else { 0 }
    view.ownSize = image?.size ?? CGSize(width: side, height: side)
    view.accessibilityLabel = isDecorative ? nil : label?.string
  }
}

/// Symbols for which the desktop has no icon.
@MainActor private enum MissingSymbols {
  /// What is shown instead, so that what depends on the symbol can be seen and used.
  static func placeholder(_ side: CGFloat) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    // Symbols are often shown much larger.
    format.scale = 8
    let size = CGSize(width: side, height: side)
    let picture = UIGraphicsImageRenderer(size: size, format: format).image { _ in
      let path = UIBezierPath(
        roundedRect: CGRect(origin: .zero, size: size).insetBy(dx: side * 0.08, dy: side * 0.08),
        cornerRadius: side * 0.2)
      path.lineWidth = side * 0.07
      path.setLineDash([side * 0.14, side * 0.1], count: 2, phase: 0)
      UIColor.black.setStroke()
      path.stroke()
    }
    return picture.withRenderingMode(.alwaysTemplate)
  }

  private static var names: Set<String> = []

  /// Writes a line for each name, once.
  static func report(_ name: String) {
    guard names.count < 1_000, names.insert(name).inserted else { return }
    RuntimeIssues.report("The desktop has no icon for the symbol \(name). A dashed square is shown instead.")
  }
}

/// A view of a picture.
final class ImageView: UIImageView {
  var isResizable = false
  var ownSize = CGSize.zero
}

@MainActor extension Image: UnaryView {
  /// It has no body.
  public typealias Body = Never

  /// Makes the node. Apps do not call it.
  public static func _makeView(view: _GraphValue<Image>, inputs: _ViewInputs) -> _ViewOutputs {
    let shown = ImageView(frame: .zero)
    let leaf = LayoutLeaf(
      UIViewContent(view: shown) { proposal in
        shown.isResizable ? proposal.replacingUnspecifiedDimensions(by: shown.ownSize) : shown.ownSize
      })
    var (animation, last) = (DrawingAnimation<Color>(), Color?.none)
    inputs.followWithEnvironment(view) { [weak leaf] image, environment in
      image.show(in: shown, environment)
      let tint = environment.foregroundStyles?.levels.first?.color ?? .primary
      animation.show(tint, after: last, in: environment, inputs) { shown.tintColor = $0.uiColor }
      last = tint
      leaf?.contentDidChange()
    }
    return _ViewOutputs(node: leaf)
  }
}

/// The colours of a symbol. Differs from Apple: each symbol is shown in one colour, that of the foreground.
public struct SymbolRenderingMode: Hashable, Sendable {
  private let kind: Int
  /// One colour.
  public static let monochrome = SymbolRenderingMode(kind: 0)
  /// The symbol's own colours.
  public static let multicolor = SymbolRenderingMode(kind: 1)
  /// Shades of one colour.
  public static let hierarchical = SymbolRenderingMode(kind: 2)
  /// The levels of the foreground.
  public static let palette = SymbolRenderingMode(kind: 3)
}

/// A variant of a symbol.
public struct SymbolVariants: Hashable, Sendable {
  private var isFilled = false
  private var shape: String?
  private var isSlashed = false

  /// The symbol as it is.
  public static let none = SymbolVariants()
  /// In a circle.
  public static let circle = SymbolVariants().circle
  /// In a square.
  public static let square = SymbolVariants().square
  /// In a rectangle.
  public static let rectangle = SymbolVariants().rectangle
  /// Filled.
  public static let fill = SymbolVariants().fill
  /// Crossed out.
  public static let slash = SymbolVariants().slash

  /// The variant in a circle.
  public var circle: SymbolVariants { with("circle") }
  /// The variant in a square.
  public var square: SymbolVariants { with("square") }
  /// The variant in a rectangle.
  public var rectangle: SymbolVariants { with("rectangle") }
  /// The variant, filled.
  public var fill: SymbolVariants {
    var variants = self
    variants.isFilled = true
    return variants
  }
  /// The variant, crossed out.
  public var slash: SymbolVariants {
    var variants = self
    variants.isSlashed = true
    return variants
  }

  /// Whether another variant is a part of this one.
  public func contains(_ other: SymbolVariants) -> Bool {
    (!other.isFilled || isFilled) && (!other.isSlashed || isSlashed) && (other.shape == nil || other.shape == shape)
  }

  private func with(_ shape: String) -> SymbolVariants {
    var variants = self
    variants.shape = shape
    return variants
  }

  func union(_ other: SymbolVariants) -> SymbolVariants {
    var variants = self
    variants.isFilled = isFilled || other.isFilled
    variants.isSlashed = isSlashed || other.isSlashed
    variants.shape = other.shape ?? shape
    return variants
  }

  /// The names to look for, the best one first.
  fileprivate func names(of name: String) -> [String] {
    guard self != .none else { return [name] }
    let parts = [shape, isSlashed ? "slash" : nil, isFilled ? "fill" : nil].compactMap { $0 }
    let added = parts.filter { part in !name.split(separator: ".").contains { $0 == part } }
    return [([name] + added).joined(separator: "."), name]
  }
}

extension EnvironmentValues {
  /// The size of symbols relative to text.
  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }

  /// The variant of symbols.
  public var symbolVariants: SymbolVariants {
    get { self[SymbolVariantsKey.self] }
    set { self[SymbolVariantsKey.self] = newValue }
  }

  /// The colours of symbols; `nil` for the symbol's own choice.
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { self[SymbolRenderingModeKey.self] }
    set { self[SymbolRenderingModeKey.self] = newValue }
  }
}

private struct ImageScaleKey: EnvironmentKey { static let defaultValue = Image.Scale.medium }
private struct SymbolVariantsKey: EnvironmentKey { static let defaultValue = SymbolVariants.none }
private struct SymbolRenderingModeKey: EnvironmentKey { static var defaultValue: SymbolRenderingMode? { nil } }

extension View {
  /// Sets the size of the symbols in the view relative to text.
  nonisolated public func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }

  /// Sets the variant of the symbols in the view.
  nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View {
    transformEnvironment(\.symbolVariants) { $0 = variant == .none ? .none : $0.union(variant) }
  }

  /// Sets the colours of the symbols in the view.
  nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    environment(\.symbolRenderingMode, mode)
  }
}

extension Image: ReusableView {}
