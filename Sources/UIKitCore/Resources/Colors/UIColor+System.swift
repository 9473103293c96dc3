public import Foundation
import RuntimeLogging

extension UIColor {
  /// The system's brown.
  public static let systemBrown = UIColor(light: 0xA2845E, dark: 0xAC8E68, high: (0x7F6545, 0xB59469))
  /// The system's mint.
  public static let systemMint = UIColor(light: 0x00C7BE, dark: 0x63E6E2, high: (0x0C817B, 0x66D4CF))
  /// The system's cyan.
  public static let systemCyan = UIColor(light: 0x32ADE6, dark: 0x64D2FF, high: (0x0071A4, 0x70D7FF))
  /// A grey one step from the background's.
  public static let systemGray2 = UIColor(light: 0xAEAEB2, dark: 0x636366, high: (0x8E8E93, 0x7C7C80))
  /// A grey closer to the background.
  public static let systemGray3 = UIColor(light: 0xC7C7CC, dark: 0x48484A, high: (0xAEAEB2, 0x545456))
  /// A grey closer still.
  public static let systemGray4 = UIColor(light: 0xD1D1D6, dark: 0x3A3A3C, high: (0xBCBCC0, 0x444446))
  /// A grey close to the background.
  public static let systemGray5 = UIColor(light: 0xE5E5EA, dark: 0x2C2C2E, high: (0xD8D8DC, 0x363638))
  /// The grey next to the background.
  public static let systemGray6 = UIColor(light: 0xF2F2F7, dark: 0x1C1C1E, high: (0xEBEBF0, 0x242426))

  /// The background of content inside content inside content.
  public static let tertiarySystemBackground = UIColor(light: 0xFFFFFF, dark: 0x2C2C2E, elevated: 0x3A3A3C)
  /// The background of a grouped list.
  public static let systemGroupedBackground = UIColor(light: 0xF2F2F7, dark: 0x000000, elevated: 0x1C1C1E)
  /// The background of a group in it.
  public static let secondarySystemGroupedBackground = UIColor(light: 0xFFFFFF, dark: 0x1C1C1E, elevated: 0x2C2C2E)
  /// The background of content in such a group.
  public static let tertiarySystemGroupedBackground = UIColor(light: 0xF2F2F7, dark: 0x2C2C2E, elevated: 0x3A3A3C)

  /// Secondary text. Differs from Apple: opaque, as it looks on the system's background.
  public static let secondaryLabel = UIColor(light: 0x8A8A8E, dark: 0x98989F, high: (0x636368, 0xA4A4AB))
  /// Tertiary text.
  public static let tertiaryLabel = UIColor(light: 0xC4C4C7, dark: 0x5A5A5F, high: (0x77777B, 0x818187))
  /// Quaternary text.
  public static let quaternaryLabel = UIColor(light: 0xDCDCDD, dark: 0x404044, high: (0x949498, 0x5E5E62))
  /// Placeholder text.
  public static let placeholderText = UIColor(light: 0xC4C4C7, dark: 0x5A5A5F, high: (0x77777B, 0x818187))
  /// The text of a link.
  public static let link = UIColor(light: 0x007AFF, dark: 0x0984FF, high: (0x0040DD, 0x409CFF))
  /// A thin line between content.
  public static let separator = UIColor(light: 0xC6C6C8, dark: 0x38383A, high: (0x7C7C80, 0x7C7C80))
  /// The same, opaque on every background.
  public static let opaqueSeparator = UIColor(light: 0xC6C6C8, dark: 0x38383A, high: (0x7C7C80, 0x7C7C80))
  /// A fill behind thin shapes.
  public static let systemFill = UIColor(light: 0xE4E4E6, dark: 0x39393D)
  /// A fill behind medium-sized shapes, such as the track of a switch.
  public static let secondarySystemFill = UIColor(light: 0xE9E9EB, dark: 0x333337)
  /// A fill behind large shapes, such as a search field.
  public static let tertiarySystemFill = UIColor(light: 0xEFEFF0, dark: 0x29292C)
  /// A fill behind very large shapes.
  public static let quaternarySystemFill = UIColor(light: 0xF4F4F5, dark: 0x212124)
  /// Text on a light background, independent of the appearance.
  public static let darkText = UIColor(white: 0, alpha: 1)
  /// Text on a dark background, independent of the appearance.
  public static let lightText = UIColor(white: 1, alpha: 0.6)
  /// The colour of tappable elements: in a view its ``UIView/tintColor``, elsewhere the app's accent colour. iOS 15.
  ///
  /// Differs from Apple: `resolvedColor(with:)` returns the accent colour, as traits have no tint here.
  public static let tintColor = UIColor { AccentColor.current.color.resolvedColor(with: $0) }

  /// A colour with hue, saturation and brightness, each from 0 to 1.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let turns = hue.isFinite ? hue - hue.rounded(.down) : 0
    func channel(_ offset: CGFloat) -> CGFloat {
      let position = (offset + turns * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(position, 4 - position, 1))
    }
    self.init(red: channel(5), green: channel(3), blue: channel(1), alpha: alpha)
  }

  /// A colour with components of the display P3 colour space, each from 0 to 1. Colours beyond sRGB have components beyond 0 and 1.
  public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    func linear(_ value: CGFloat) -> CGFloat {
      let size = abs(value)
      let result = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
      return value < 0 ? -result : result
    }
    func encoded(_ value: CGFloat) -> CGFloat {
      let size = abs(value)
      let result = size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
      return value < 0 ? -result : result
    }
    let (r, g, b) = (linear(red), linear(green), linear(blue))
    self.init(
      red: encoded(1.2249401 * r - 0.2249404 * g), green: encoded(-0.0420569 * r + 1.0420571 * g),
      blue: encoded(-0.0196376 * r - 0.0786361 * g + 1.0982735 * b), alpha: alpha)
  }

  /// The colour `name` of the asset catalogue, in all its appearances, or `nil` if there is none.
  ///
  /// Catalogues are read from their source, so that the folder `Assets.xcassets` must be among the resources.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// The colour `name` of a bundle's asset catalogue, in all its appearances, or `nil` if there is none. `traitCollection` changes nothing.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    func find(isDark: Bool, isHighContrast: Bool) -> UIColor? {
      AssetCatalog.color(named: name, in: bundle, for: .init(isDark: isDark, isHighContrast: isHighContrast))
        .map { UIColor($0) }
    }
    guard let light = find(isDark: false, isHighContrast: false) else { return nil }
    self.init(
      light: light, dark: find(isDark: true, isHighContrast: false) ?? light,
      high: (find(isDark: false, isHighContrast: true) ?? light, find(isDark: true, isHighContrast: true) ?? light))
  }

  /// The colour of a resource, light and dark.
  ///
  /// Differs from Apple: it is clear if there is none.
  public convenience init(resource: ColorResource) {
    let color = UIColor(named: resource.name, in: resource.bundle, compatibleWith: nil) ?? .clear
    self.init { color.resolvedColor(with: $0) }
  }

  private convenience init(_ components: AssetCatalog.Components) {
    self.init(red: components.red, green: components.green, blue: components.blue, alpha: components.opacity)
  }
}

extension UIColor: _ExpressibleByColorLiteral {
  /// The colour of a colour literal.
  public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }
}

/// The type of colour literals. Apps do not name it.
public typealias _ColorLiteralType = UIColor
