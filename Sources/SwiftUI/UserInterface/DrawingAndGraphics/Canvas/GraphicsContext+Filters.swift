public import SwiftUICore
import UIKitCore
import ViewBacking

extension GraphicsContext {
  /// A change of what is drawn. Differs from Apple: shaders are accepted and have no effect.
  public struct Filter: Sendable {
    fileprivate enum Kind: Sendable {
      case none
      case transform(CGAffineTransform)
      case blur(CGFloat)
      case shadow(Color, CGFloat, CGSize)
      case colors(ColorMatrixEffect.Kind, Double)
      case alphaThreshold(Double, Double, Color)
    }

    fileprivate let kind: Kind

    /// A blur, with a radius that is the standard deviation in points.
    public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
      Filter(kind: .blur(radius))
    }
    /// A shadow behind what is drawn. Differs from Apple: the options have no effect.
    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0,
      blendMode: BlendMode = .normal, options: ShadowOptions = ShadowOptions()
    ) -> Filter { Filter(kind: .shadow(color, radius, CGSize(width: x, height: y))) }
    /// A colour that is multiplied.
    public static func colorMultiply(_ color: Color) -> Filter { Filter(kind: .colors(.multiply(color), 1)) }
    /// A transform.
    public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter {
      Filter(kind: .transform(matrix.affine(in: .zero)))
    }
    /// Another saturation.
    public static func saturation(_ amount: Double) -> Filter { Filter(kind: .colors(.saturation, amount)) }
    /// Another brightness.
    public static func brightness(_ amount: Double) -> Filter { Filter(kind: .colors(.brightness, amount)) }
    /// Another contrast.
    public static func contrast(_ amount: Double) -> Filter { Filter(kind: .colors(.contrast, amount)) }
    /// The opposite colours.
    public static func colorInvert(_ amount: Double = 1) -> Filter {
      amount < 0.5 ? Filter(kind: .none) : Filter(kind: .colors(.invert, 1))
    }
    /// Other hues.
    public static func hueRotation(_ angle: Angle) -> Filter { Filter(kind: .colors(.hueRotation, angle.radians)) }
    /// Greys.
    public static func grayscale(_ amount: Double) -> Filter { Filter(kind: .colors(.grayscale, amount)) }
    /// The brightness as opacity.
    public static var luminanceToAlpha: Filter { Filter(kind: .colors(.luminanceToAlpha, 1)) }
    /// A shader that changes the color of each pixel.
    public static func colorShader(_ shader: Shader) -> Filter { Filter(kind: .none) }
    /// A shader that moves each pixel.
    public static func distortionShader(_ shader: Shader, maxSampleOffset: CGSize) -> Filter { Filter(kind: .none) }
    /// A shader that reads the whole layer.
    public static func layerShader(_ shader: Shader, maxSampleOffset: CGSize) -> Filter { Filter(kind: .none) }
    /// What has an opacity between two limits, in one colour; nothing else.
    public static func alphaThreshold(min: Double, max: Double = 1, color: Color = .black) -> Filter {
      Filter(kind: .alphaThreshold(min, max, color))
    }
  }

  /// How a blur is made. Differs from Apple: they have no effect.
  public struct BlurOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt32
    /// Options from their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Without transparent parts.
    public static let opaque = BlurOptions(rawValue: 1 << 0)
    /// The same in each pixel.
    public static let dithersResult = BlurOptions(rawValue: 1 << 1)
  }

  /// What is drawn of a shadow. Differs from Apple: they have no effect.
  public struct ShadowOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt32
    /// Options from their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The shadow above what is drawn.
    public static let shadowAbove = ShadowOptions(rawValue: 1 << 0)
    /// The shadow alone.
    public static let shadowOnly = ShadowOptions(rawValue: 1 << 1)
    /// The shadow of what is around what is drawn.
    public static let invertsAlpha = ShadowOptions(rawValue: 1 << 2)
    /// Without the opacity of the context.
    public static let disablesGroup = ShadowOptions(rawValue: 1 << 3)
  }

  /// The options of a filter.
  public struct FilterOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt32
    /// Options from their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// In proportion to light.
    public static let linearColor = FilterOptions(rawValue: 1 << 0)
  }

  /// Adds a filter, which changes what is drawn from now on. It applies to what the filters that are added later have changed.
  public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
    let isDark = environment.colorScheme == .dark
    switch filter.kind {
    case .none: break
    case .transform(let matrix): concatenate(matrix)
    case .blur(let radius): filters.append(.effect(.blur(radius.isFinite ? max(0, Double(radius)) : 0)))
    case .shadow(let color, let radius, let offset):
      filters.append(
        .effect(
          .shadow(
            RGBA(color, isDark: isDark), radius: radius.isFinite ? max(0, Double(radius)) : 0,
            x: Double(offset.width), y: Double(offset.height))))
    case .colors(let kind, let amount):
      let traits = UITraitCollection(userInterfaceStyle: isDark ? .dark : .light)
      let matrix = ColorMatrixEffect(kind: kind, amount: amount).matrix(in: traits)
      filters.append(.effect(.colorMatrix(matrix.rows, offset: matrix.offset)))
    case .alphaThreshold(let min, let max, let color):
      filters.append(.alphaThreshold(min: min, max: max, RGBA(color, isDark: isDark)))
    }
  }
}

extension RGBA {
  @MainActor fileprivate init(_ color: Color, isDark: Bool) {
    let color = color.resolved(isDark: isDark)
    self.init(
      red: Double(color.red), green: Double(color.green), blue: Double(color.blue), alpha: Double(color.opacity))
  }
}
