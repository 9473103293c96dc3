public import Foundation

/// A colour, fixed or one that depends on the environment.
///
/// Differs from Apple: colours are in sRGB only; colour spaces are absent.
public final class UIColor: NSObject, Sendable {
  /// Must be the first stored property. See ``ComparedWord``.
  private let comparedWord = ComparedWord()
  private enum Source: Hashable, Sendable {
    case fixed(Components)
    indirect case variants(Variants)
  }

  private struct Variants: Hashable, Sendable {
    var light: Components
    var dark: Components
    /// For the elevated level in the dark appearance.
    var elevated: Components
    /// For a high contrast; the same as otherwise if there are none.
    var highContrast: HighContrast?

    struct HighContrast: Hashable, Sendable {
      var light: Components
      var dark: Components
    }

    func map(_ transform: (Components) -> Components) -> Variants {
      Variants(
        light: transform(light), dark: transform(dark), elevated: transform(elevated),
        highContrast: highContrast.map { HighContrast(light: transform($0.light), dark: transform($0.dark)) })
    }

    func components(in traits: UITraitCollection) -> Components {
      let isDark = traits.userInterfaceStyle == .dark
      if traits.accessibilityContrast == .high, let highContrast {
        return isDark ? highContrast.dark : highContrast.light
      }
      guard isDark else { return light }
      return traits.userInterfaceLevel == .elevated ? elevated : dark
    }
  }

  private struct Components: Hashable, Sendable {
    var red: CGFloat
    var green: CGFloat
    var blue: CGFloat
    var alpha: CGFloat
  }

  private let source: Source?
  private let provider: (@Sendable (UITraitCollection) -> UIColor)?
  /// The picture of a pattern.
  let pattern: UIImage?

  private init(_ source: Source) {
    self.source = source
    provider = nil
    pattern = nil
  }

  /// A picture that is repeated, for the background of a view.
  ///
  /// Differs from Apple: the background of a table, a scroll view, or a view with content of its own such as a label, stays clear, and text
  /// and shapes have the colour of text.
  public init(patternImage image: UIImage) {
    (source, provider) = (UIColor.label.source, nil)
    pattern = image
  }

  /// The colour with these components, each from 0 to 1; values outside are kept, as on a device.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    source = .fixed(Components(red: red, green: green, blue: blue, alpha: alpha))
    provider = nil
    pattern = nil
  }

  /// A grey from 0, black, to 1, white.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// A colour that is resolved for each environment. `dynamicProvider` may be called from any thread.
  public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    source = nil
    provider = dynamicProvider
    pattern = nil
  }

  /// - Parameter high: The light and the dark colour for a high contrast.
  init(light: UInt32, dark: UInt32, elevated: UInt32? = nil, high: (light: UInt32, dark: UInt32)? = nil) {
    func components(_ hex: UInt32) -> Components {
      Components(
        red: CGFloat(hex >> 16 & 0xFF) / 255, green: CGFloat(hex >> 8 & 0xFF) / 255, blue: CGFloat(hex & 0xFF) / 255,
        alpha: 1)
    }
    source = .variants(
      Variants(
        light: components(light), dark: components(dark), elevated: components(elevated ?? dark),
        highContrast: high.map {
          Variants.HighContrast(light: components($0.light), dark: components($0.dark))
        }))
    provider = nil
    pattern = nil
  }

  /// A colour that is one of these fixed ones, by the appearance.
  convenience init(light: UIColor, dark: UIColor, high: (light: UIColor, dark: UIColor)) {
    func fixed(_ color: UIColor) -> Components { color.components(in: .current, depth: 0) }
    let darkComponents = fixed(dark)
    self.init(
      .variants(
        Variants(
          light: fixed(light), dark: darkComponents, elevated: darkComponents,
          highContrast: Variants.HighContrast(light: fixed(high.light), dark: fixed(high.dark)))))
  }

  /// The colour resolved in an environment: always a fixed one, or a pattern.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    guard pattern == nil else { return self }
    let components = components(in: traitCollection, depth: 0)
    return UIColor(
      red: components.red, green: components.green, blue: components.blue, alpha: components.alpha)
  }

  /// The same colour with another opacity. A dynamic colour stays dynamic. Differs from Apple: a pattern keeps its opacity.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    guard pattern == nil else { return self }
    func faded(_ components: Components) -> Components {
      var components = components
      components.alpha = alpha
      return components
    }
    return switch source {
    case .fixed(let own): UIColor(.fixed(faded(own)))
    case .variants(let variants): UIColor(.variants(variants.map(faded)))
    case nil: UIColor { [self] in resolvedColor(with: $0).withAlphaComponent(alpha) }
    }
  }

  /// Writes hue, saturation, brightness and opacity, as they are in the current environment, to the given pointers.
  /// - Returns: `true`: every colour here has these components.
  @discardableResult public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let own = components(in: .current, depth: 0)
    let (most, least) = (max(own.red, own.green, own.blue), min(own.red, own.green, own.blue))
    let range = most - least
    var sixth: CGFloat = 0
    if range > 0 {
      switch most {
      case own.red: sixth = (own.green - own.blue) / range
      case own.green: sixth = (own.blue - own.red) / range + 2
      default: sixth = (own.red - own.green) / range + 4
      }
    }
    hue?.pointee = (sixth < 0 ? sixth + 6 : sixth) / 6
    saturation?.pointee = most > 0 ? range / most : 0
    brightness?.pointee = most
    alpha?.pointee = own.alpha
    return true
  }

  /// Writes the components, as they are in the current environment, to the given pointers.
  /// - Returns: `true`: every colour here has these components.
  @discardableResult public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let own = components(in: .current, depth: 0)
    red?.pointee = own.red
    green?.pointee = own.green
    blue?.pointee = own.blue
    alpha?.pointee = own.alpha
    return true
  }

  /// Writes the brightness as a shade of grey, and the opacity, in the current environment to the given pointers.
  /// - Returns: `true`: every colour here has these components.
  @discardableResult public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let own = components(in: .current, depth: 0)
    // No rounding for grey colours.
    let isGrey = own.red == own.green && own.green == own.blue
    white?.pointee = isGrey ? own.red : 0.299 * own.red + 0.587 * own.green + 0.114 * own.blue
    alpha?.pointee = own.alpha
    return true
  }

  /// Equal fixed colours are equal; a colour with a provider equals only itself.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    if self === other { return true }
    return source != nil && source == other.source && pattern == other.pattern
  }

  /// Consistent with ``isEqual(_:)``.
  public override var hash: Int { source?.hashValue ?? ObjectIdentifier(self).hashValue }

  private func components(in traits: UITraitCollection, depth: Int) -> Components {
    switch source {
    case .fixed(let components): return components
    case .variants(let variants): return variants.components(in: traits)
    case nil:
      // The limit ends the recursion of a provider that returns its own colour.
      guard depth < 8, let provider else { return Components(red: 0, green: 0, blue: 0, alpha: 1) }
      return provider(traits).components(in: traits, depth: depth + 1)
    }
  }

  /// Black.
  public static let black = UIColor(white: 0, alpha: 1)
  /// White.
  public static let white = UIColor(white: 1, alpha: 1)
  /// A grey with a white level of two thirds.
  public static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
  /// A grey with a white level of one half.
  public static let gray = UIColor(white: 0.5, alpha: 1)
  /// A grey with a white level of one third.
  public static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
  /// Pure red.
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  /// Pure green.
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  /// Pure blue.
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  /// Green and blue.
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  /// Red and green.
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  /// Red and blue.
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  /// Red with half as much green.
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// Half red, half blue.
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// Brown.
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  /// Fully transparent.
  public static let clear = UIColor(white: 0, alpha: 0)

  /// The system's red, lighter in the dark.
  public static let systemRed = UIColor(light: 0xFF3B30, dark: 0xFF453A, high: (0xD70015, 0xFF6961))
  /// The system's green, lighter in the dark.
  public static let systemGreen = UIColor(light: 0x34C759, dark: 0x30D158, high: (0x248A3D, 0x30DB5B))
  /// The system's blue, lighter in the dark.
  public static let systemBlue = UIColor(light: 0x007AFF, dark: 0x0A84FF, high: (0x0040DD, 0x409CFF))
  /// The system's orange, lighter in the dark.
  public static let systemOrange = UIColor(light: 0xFF9500, dark: 0xFF9F0A, high: (0xC93400, 0xFFB340))
  /// The system's yellow, lighter in the dark.
  public static let systemYellow = UIColor(light: 0xFFCC00, dark: 0xFFD60A, high: (0xB25000, 0xFFD426))
  /// The system's pink, lighter in the dark.
  public static let systemPink = UIColor(light: 0xFF2D55, dark: 0xFF375F, high: (0xD30F45, 0xFF6482))
  /// The system's purple, lighter in the dark.
  public static let systemPurple = UIColor(light: 0xAF52DE, dark: 0xBF5AF2, high: (0x8944AB, 0xDA8FFF))
  /// The system's teal, lighter in the dark.
  public static let systemTeal = UIColor(light: 0x30B0C7, dark: 0x40C8E0, high: (0x008299, 0x5DE6FF))
  /// The system's indigo, lighter in the dark.
  public static let systemIndigo = UIColor(light: 0x5856D6, dark: 0x5E5CE6, high: (0x3634A3, 0x7D7AFF))
  /// The system's grey.
  public static let systemGray = UIColor(light: 0x8E8E93, dark: 0x8E8E93, high: (0x6C6C70, 0xAEAEB2))
  /// The background behind everything: white, or black in the dark.
  public static let systemBackground = UIColor(light: 0xFFFFFF, dark: 0x000000, elevated: 0x1C1C1E)
  /// The background of content on the background.
  public static let secondarySystemBackground = UIColor(light: 0xF2F2F7, dark: 0x1C1C1E, elevated: 0x2C2C2E)
  /// Text: black, or white in the dark.
  public static let label = UIColor(light: 0x000000, dark: 0xFFFFFF)
}
