public import SwiftUICore
public import UIKitCore

/// A colour, which depends on the appearance where it is shown. As a view it fills the space that it is offered.
public struct Color: Hashable, Sendable, CustomStringConvertible {
  /// How a colour is given.
  indirect enum Source: Hashable, Sendable {
    case uiColor(UIColor)
    case resolved(Resolved)
    case named(String, Bundle?)
    /// What controls are tinted with.
    case accent
    case opacity(Source, Double)
    case mix(Source, Source, Double)
  }

  let source: Source

  private init(source: Source) { self.source = source }

  /// A space of colours.
  public enum RGBColorSpace: Hashable, Sendable {
    /// The usual one.
    case sRGB
    /// The usual one with parts in proportion to light.
    case sRGBLinear
    /// A wider one.
    case displayP3
  }

  /// A colour of UIKit.
  public init(uiColor: UIColor) { source = .uiColor(uiColor) }

  /// A colour of UIKit.
  @_disfavoredOverload public init(_ color: UIColor) { source = .uiColor(color) }

  /// A colour of CoreGraphics.
  public init(cgColor: CGColor) { source = .uiColor(UIColor(cgColor: cgColor)) }

  /// A colour of CoreGraphics.
  public init(_ cgColor: CGColor) { self.init(cgColor: cgColor) }

  /// The same colour.
  @_disfavoredOverload public init<T: ShapeStyle & Hashable>(_ color: T) where T.Resolved == Color.Resolved {
    self = color as? Color ?? Color(color.resolve(in: EnvironmentValues()))
  }

  /// A colour as it is in an environment.
  public init(_ resolved: Resolved) { source = .resolved(resolved) }

  /// A colour of the app's resources.
  public init(_ name: String, bundle: Bundle? = nil) { source = .named(name, bundle) }

  /// The colour of a resource.
  public init(_ resource: ColorResource) { self.init(resource.name, bundle: resource.bundle) }

  /// A colour by its parts, each between 0 and 1.
  public init(_ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1) {
    source = .resolved(
      Resolved(
        colorSpace: colorSpace, red: Float(red), green: Float(green), blue: Float(blue), opacity: Float(opacity)))
  }

  /// A grey between black, 0, and white, 1.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// A colour by its hue, its saturation and its brightness, each between 0 and 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let turns = hue.isFinite ? hue - hue.rounded(.down) : 0
    func channel(_ offset: Double) -> Double {
      let position = (offset + turns * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(position, 4 - position, 1))
    }
    self.init(red: channel(5), green: channel(3), blue: channel(1), opacity: opacity)
  }

  /// The colour with its opacity multiplied.
  public func opacity(_ opacity: Double) -> Color { Color(source: .opacity(source, opacity)) }

  /// The colour mixed with another one; a fraction of 1 is the other one.
  public func mix(with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual) -> Color {
    Color(source: .mix(source, rhs.source, max(0, min(1, fraction))))
  }

  /// A gradient from a lighter shade of the colour to the colour.
  public var gradient: AnyGradient {
    AnyGradient(Gradient(colors: [mix(with: .white, by: 0.25), self]))
  }

  /// The colour of CoreGraphics, if it does not depend on the appearance.
  public var cgColor: CGColor? {
    switch source {
    case .resolved(let resolved): resolved.cgColor
    default: nil
    }
  }

  /// The colour as it is in an environment.
  public func resolve(in environment: EnvironmentValues) -> Resolved {
    settled(in: environment).resolved(
      isDark: environment.colorScheme == .dark, isHighContrast: environment.colorSchemeContrast == .increased)
  }

  /// The colour in the light or the dark appearance.
  func resolved(isDark: Bool, isHighContrast: Bool = false) -> Resolved {
    let style = UITraitCollection(userInterfaceStyle: isDark ? .dark : .light)
    guard isHighContrast else { return Color.resolve(source, in: style) }
    let contrast = UITraitCollection(accessibilityContrast: .high)
    return Color.resolve(source, in: UITraitCollection(traitsFrom: [style, contrast]))
  }

  /// The colour of UIKit. That of what controls are tinted with is the platform's.
  public var uiColor: UIColor {
    switch source {
    case .uiColor(let color): return color
    case .accent: return .tintColor
    case .resolved(let resolved): return resolved.uiColor
    case .named, .opacity, .mix:
      let source = source
      return UIColor { Color.resolve(source, in: $0).uiColor }
    }
  }

  /// The colour where the tint of an environment is known.
  func settled(in environment: EnvironmentValues) -> Color {
    guard let tint = environment.tintShading?.color else { return self }
    return Color(source: Color.replacingAccent(source, tint.source))
  }

  private static func replacingAccent(_ source: Source, _ accent: Source) -> Source {
    switch source {
    case .uiColor, .resolved, .named: source
    case .accent: accent
    case .opacity(let base, let opacity): .opacity(replacingAccent(base, accent), opacity)
    case .mix(let one, let two, let fraction):
      .mix(replacingAccent(one, accent), replacingAccent(two, accent), fraction)
    }
  }

  private static func resolve(_ source: Source, in traits: UITraitCollection) -> Resolved {
    switch source {
    case .uiColor(let color): return Resolved(color.resolvedColor(with: traits))
    case .accent: return Resolved(UIColor.tintColor.resolvedColor(with: traits))
    case .resolved(let resolved): return resolved
    case .named(let name, let bundle):
      guard let color = AssetCatalog.color(named: name, in: bundle, for: .init(traits)) else {
        return Resolved(colorSpace: .sRGB, red: 0, green: 0, blue: 0, opacity: 0)
      }
      return Resolved(
        colorSpace: .sRGB, red: Float(color.red), green: Float(color.green), blue: Float(color.blue),
        opacity: Float(color.opacity))
    case .opacity(let base, let opacity):
      var resolved = resolve(base, in: traits)
      resolved.opacity *= Float(opacity)
      return resolved
    case .mix(let one, let two, let fraction):
      let (one, two) = (resolve(one, in: traits), resolve(two, in: traits))
      func part(_ path: KeyPath<Resolved, Float>) -> Float {
        one[keyPath: path] + (two[keyPath: path] - one[keyPath: path]) * Float(fraction)
      }
      return Resolved(
        colorSpace: .sRGB, red: part(\.red), green: part(\.green), blue: part(\.blue), opacity: part(\.opacity))
    }
  }

  /// The name or the parts of the colour.
  public var description: String {
    switch source {
    case .uiColor(let color):
      let names: [(UIColor, String)] = [
        (.systemRed, "red"), (.systemOrange, "orange"), (.systemYellow, "yellow"), (.systemGreen, "green"),
        (.systemMint, "mint"), (.systemTeal, "teal"), (.systemCyan, "cyan"), (.systemBlue, "blue"),
        (.systemIndigo, "indigo"), (.systemPurple, "purple"), (.systemPink, "pink"), (.systemBrown, "brown"),
        (.white, "white"), (.systemGray, "gray"), (.black, "black"), (.clear, "clear"), (.label, "primary"),
        (.secondaryLabel, "secondary"),
      ]
      return names.first { $0.0 === color }?.1 ?? "\(color)"
    case .accent: return "accentColor"
    case .resolved(let resolved): return resolved.description
    case .named(let name, _): return "NamedColor(name: \"\(name)\")"
    case .opacity(let base, let opacity): return "\(Int((opacity * 100).rounded()))% \(Color(source: base))"
    case .mix(let one, let two, let fraction): return "mix(\(Color(source: one)), \(Color(source: two)), \(fraction))"
    }
  }

  /// Red.
  public static let red = Color(.systemRed)
  /// Orange.
  public static let orange = Color(.systemOrange)
  /// Yellow.
  public static let yellow = Color(.systemYellow)
  /// Green.
  public static let green = Color(.systemGreen)
  /// Mint.
  public static let mint = Color(.systemMint)
  /// Teal.
  public static let teal = Color(.systemTeal)
  /// Cyan.
  public static let cyan = Color(.systemCyan)
  /// Blue.
  public static let blue = Color(.systemBlue)
  /// Indigo.
  public static let indigo = Color(.systemIndigo)
  /// Purple.
  public static let purple = Color(.systemPurple)
  /// Pink.
  public static let pink = Color(.systemPink)
  /// Brown.
  public static let brown = Color(.systemBrown)
  /// White.
  public static let white = Color(.white)
  /// Grey.
  public static let gray = Color(.systemGray)
  /// Black.
  public static let black = Color(.black)
  /// No colour.
  public static let clear = Color(.clear)
  /// The colour of text.
  public static let primary = Color(.label)
  /// The colour of text of less importance.
  public static let secondary = Color(.secondaryLabel)
  /// The colour of what can be pressed.
  public static let accentColor = Color(source: .accent)
}

extension Color: ShapeStyle {
  /// What is drawn in an environment.
  public func _shading(in environment: EnvironmentValues) -> _Shading { _Shading(.color(settled(in: environment))) }
}

extension ShapeStyle where Self == Color {
  /// Red.
  public static var red: Color { Color(.systemRed) }
  /// Orange.
  public static var orange: Color { Color(.systemOrange) }
  /// Yellow.
  public static var yellow: Color { Color(.systemYellow) }
  /// Green.
  public static var green: Color { Color(.systemGreen) }
  /// Mint.
  public static var mint: Color { Color(.systemMint) }
  /// Teal.
  public static var teal: Color { Color(.systemTeal) }
  /// Cyan.
  public static var cyan: Color { Color(.systemCyan) }
  /// Blue.
  public static var blue: Color { Color(.systemBlue) }
  /// Indigo.
  public static var indigo: Color { Color(.systemIndigo) }
  /// Purple.
  public static var purple: Color { Color(.systemPurple) }
  /// Pink.
  public static var pink: Color { Color(.systemPink) }
  /// Brown.
  public static var brown: Color { Color(.systemBrown) }
  /// White.
  public static var white: Color { Color(.white) }
  /// Grey.
  public static var gray: Color { Color(.systemGray) }
  /// Black.
  public static var black: Color { Color(.black) }
  /// No colour.
  public static var clear: Color { Color(.clear) }
  /// What controls are tinted with.
  public static var accentColor: Color { Color.accentColor }
}

@MainActor extension Color: UnaryView, ReusableView {
  /// It has no body.
  public typealias Body = Never

  /// Makes the node. Apps do not call it.
  public static func _makeView(view: _GraphValue<Color>, inputs: _ViewInputs) -> _ViewOutputs {
    let shown = UIView()
    shown.isUserInteractionEnabled = false
    let leaf = LayoutLeaf(UIViewContent(view: shown) { $0.replacingUnspecifiedDimensions() })
    var (animation, last) = (DrawingAnimation<Color>(), Color?.none)
    inputs.followWithEnvironment(view) { color, environment in
      let color = color.settled(in: environment)
      animation.show(color, after: last, in: environment, inputs) { shown.backgroundColor = $0.uiColor }
      last = color
    }
    return _ViewOutputs(node: leaf)
  }
}

extension Color {
  /// A colour as it is in an environment.
  public struct Resolved: Hashable, Sendable, CustomStringConvertible, Codable {
    /// Red in proportion to light.
    public var linearRed: Float
    /// Green in proportion to light.
    public var linearGreen: Float
    /// Blue in proportion to light.
    public var linearBlue: Float
    /// The opacity.
    public var opacity: Float

    /// A colour by its parts in a space of colours.
    public init(
      colorSpace: Color.RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
    ) {
      self.opacity = opacity
      switch colorSpace {
      case .sRGBLinear: (linearRed, linearGreen, linearBlue) = (red, green, blue)
      case .sRGB:
        (linearRed, linearGreen, linearBlue) = (
          Self.linear(red), Self.linear(green), Self.linear(blue)
        )
      case .displayP3:
        let (r, g, b): (Float, Float, Float) = (Self.linear(red), Self.linear(green), Self.linear(blue))
        linearRed = 1.2249 * r
        linearRed -= 0.2247 * g
        linearGreen = 1.0419 * g
        linearGreen -= 0.0420 * r
        linearBlue = 1.0979 * b
        linearBlue -= 0.0197 * r
        linearBlue -= 0.0786 * g
      }
    }

    init(_ color: UIColor) {
      var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
      color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
      self.init(red: Float(red), green: Float(green), blue: Float(blue), opacity: Float(alpha))
    }

    // Single precision, as on a device: descriptions depend on its rounding.
    private static func linear(_ value: Float) -> Float {
      let (value, sign): (Float, Float) = (abs(value), value < 0 ? -1 : 1)
      return sign * (value <= 0.04045 ? value * 0.077_399_380_8 : pow(value * 0.947_867_298_674 + 0.052_132_701_4, 2.4))
    }

    private static func gamma(_ value: Float) -> Float {
      let (value, sign): (Float, Float) = (abs(value), value < 0 ? -1 : 1)
      if value == 1 { return sign }
      return sign * (value <= 0.0031308 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055)
    }

    /// Red.
    public var red: Float {
      get { Self.gamma(linearRed) }
      set { linearRed = Self.linear(newValue) }
    }

    /// Green.
    public var green: Float {
      get { Self.gamma(linearGreen) }
      set { linearGreen = Self.linear(newValue) }
    }

    /// Blue.
    public var blue: Float {
      get { Self.gamma(linearBlue) }
      set { linearBlue = Self.linear(newValue) }
    }

    /// The colour of CoreGraphics.
    public var cgColor: CGColor {
      CGColor(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(opacity))
    }

    var uiColor: UIColor {
      UIColor(
        red: Self.rounded(red), green: Self.rounded(green), blue: Self.rounded(blue),
        alpha: Self.rounded(opacity))
    }

    /// Without what the conversion to light and back has added.
    private static func rounded(_ value: Float) -> CGFloat { CGFloat((Double(value) * 1e6).rounded() / 1e6) }

    /// The components as hexadecimal numbers, with the opacity last.
    public var description: String {
      func hex(_ value: Float) -> String {
        let number = value.isNaN ? 0 : UInt8(max(0, min(255, (value * 255).rounded())))
        return (number < 16 ? "0" : "") + String(number, radix: 16, uppercase: true)
      }
      return "#" + hex(red) + hex(green) + hex(blue) + hex(opacity)
    }
  }
}

extension Color.Resolved: ShapeStyle {
  /// What is drawn in an environment.
  public func _shading(in environment: EnvironmentValues) -> _Shading { _Shading(.color(Color(self))) }
}

extension Color.Resolved: Animatable {
  /// The parts.
  public var animatableData: AnimatablePair<Float, AnimatablePair<Float, AnimatablePair<Float, Float>>> {
    get { AnimatablePair(red, AnimatablePair(green, AnimatablePair(blue, opacity))) }
    set {
      red = newValue.first
      green = newValue.second.first
      blue = newValue.second.second.first
      opacity = newValue.second.second.second
    }
  }
}

extension UIColor {
  /// A colour of SwiftUI.
  public convenience init(_ color: Color) {
    let own = color.uiColor
    self.init { own.resolvedColor(with: $0) }
  }
}
