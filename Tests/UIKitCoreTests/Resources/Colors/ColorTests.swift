import Foundation
import RuntimeLogging
import Testing
import ViewBacking

@testable @_spi(Runtime) import UIKitCore

@Suite("Colours and their environment") struct ColorTests {
  private static let light = UITraitCollection(userInterfaceStyle: .light)
  private static let dark = UITraitCollection(userInterfaceStyle: .dark)

  private func hex(_ color: UIColor, in traits: UITraitCollection) -> String {
    let value = RGBA(color, in: traits)
    return [value.red, value.green, value.blue].map { share in
      let digits = String(Int((share * 255).rounded()), radix: 16, uppercase: true)
      return digits.count == 1 ? "0" + digits : digits
    }.joined()
  }

  @Test(
    "system colours are Apple's, light and dark",
    arguments: [
      (UIColor.systemRed, "FF3B30", "FF453A"), (.systemGreen, "34C759", "30D158"), (.systemBlue, "007AFF", "0A84FF"),
      (.systemOrange, "FF9500", "FF9F0A"), (.systemYellow, "FFCC00", "FFD60A"), (.systemPink, "FF2D55", "FF375F"),
      (.systemPurple, "AF52DE", "BF5AF2"), (.systemIndigo, "5856D6", "5E5CE6"), (.systemTeal, "30B0C7", "40C8E0"),
      (.systemGray, "8E8E93", "8E8E93"), (.systemGray2, "AEAEB2", "636366"), (.systemGray6, "F2F2F7", "1C1C1E"),
      (.systemBackground, "FFFFFF", "000000"), (.secondarySystemBackground, "F2F2F7", "1C1C1E"),
      (.systemGroupedBackground, "F2F2F7", "000000"), (.label, "000000", "FFFFFF"), (.darkText, "000000", "000000"),
      (.lightGray, "AAAAAA", "AAAAAA"), (.brown, "996633", "996633"),
    ])
  func system(color: UIColor, light: String, dark: String) {
    #expect(hex(color, in: Self.light) == light && hex(color, in: Self.dark) == dark)
    // An unknown appearance is light.
    #expect(hex(color, in: UITraitCollection()) == light)
  }

  @Test(
    "with a high contrast the system's colours differ more from the background, light and dark",
    arguments: [
      (UIColor.systemRed, "D70015", "FF6961"), (.systemBlue, "0040DD", "409CFF"), (.systemGreen, "248A3D", "30DB5B"),
      (.systemGray, "6C6C70", "AEAEB2"), (.tintColor, "0040DD", "409CFF"), (.label, "000000", "FFFFFF"),
      (.secondaryLabel, "636368", "A4A4AB"), (.systemBackground, "FFFFFF", "000000"), (.red, "FF0000", "FF0000"),
    ])
  func contrast(color: UIColor, light: String, dark: String) {
    let high = UITraitCollection(accessibilityContrast: .high)
    #expect(hex(color, in: UITraitCollection(traitsFrom: [Self.light, high])) == light)
    #expect(hex(color, in: UITraitCollection(traitsFrom: [Self.dark, high])) == dark)
    // So does a colour that is made from it.
    #expect(hex(color.withAlphaComponent(0.5), in: UITraitCollection(traitsFrom: [Self.dark, high])) == dark)
  }

  @Test("with another alpha a colour still follows the appearance") func alpha() {
    let provided = UIColor { $0.userInterfaceStyle == .dark ? .green : .red }
    for (color, light, dark) in [
      (UIColor.label, UIColor.black, UIColor.white), (provided, .red, .green), (.blue, .blue, .blue),
    ] {
      let pale = color.withAlphaComponent(0.5)
      #expect(pale.resolvedColor(with: Self.light) == light.withAlphaComponent(0.5))
      #expect(pale.resolvedColor(with: Self.dark) == dark.withAlphaComponent(0.5))
      #expect(pale.withAlphaComponent(1).resolvedColor(with: Self.dark) == dark)
    }
    let elevated = Self.dark.replacing(level: .elevated)
    #expect(
      hex(UIColor.systemBackground.withAlphaComponent(0.1), in: elevated) == hex(.systemBackground, in: elevated))
  }

  @Test("colours that resolve equally everywhere are equal and have equal hashes, for the same alpha only")
  func equality() {
    #expect(UIColor.label.withAlphaComponent(0.5) == UIColor.label.withAlphaComponent(0.5))
    #expect(UIColor.label.withAlphaComponent(0.5) != UIColor.label)
    #expect(UIColor.label.withAlphaComponent(1) == UIColor.label)
    let colors: Set<UIColor> = [.red, UIColor(red: 1, green: 0, blue: 0, alpha: 1), .label, .systemBackground, .clear]
    #expect(colors.count == 4)
    #expect(UIColor.label != UIColor.black && UIColor.label.resolvedColor(with: Self.light) == UIColor.black)
  }

  @Test("resolving a fixed colour gives an equal colour, however often") func resolving() {
    #expect(UIColor.red.resolvedColor(with: Self.dark) == UIColor.red)
    let once = UIColor.label.resolvedColor(with: Self.dark)
    #expect(once.resolvedColor(with: Self.light) == once)
  }

  @Test("the components of a dynamic colour are those of the thread's current traits") func current() async {
    let previous = UITraitCollection.current
    UITraitCollection.current = Self.dark
    defer { UITraitCollection.current = previous }
    var white: CGFloat = -1
    #expect(UIColor.label.getRed(&white, green: nil, blue: nil, alpha: nil) && white == 1)
    var brightness: CGFloat = -1
    #expect(UIColor.label.getHue(nil, saturation: nil, brightness: &brightness, alpha: nil) && brightness == 1)
    #expect(UIColor.label.cgColor == UIColor.white.cgColor)
  }

  @Test("greys have no hue, and a hue outside of 0 to 1 wraps around", arguments: [0, 0.25, 0.5, 1])
  func greys(white: CGFloat) {
    var (hue, saturation, brightness) = (CGFloat(-1), CGFloat(-1), CGFloat(-1))
    UIColor(white: white, alpha: 1).getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: nil)
    #expect(hue == 0 && saturation == 0 && brightness == white)
    let (inside, outside) = (
      UIColor(hue: white * 0.9, saturation: 1, brightness: 1, alpha: 1),
      UIColor(hue: white * 0.9 - 1, saturation: 1, brightness: 1, alpha: 1)
    )
    let (one, other) = (RGBA(inside, in: Self.light), RGBA(outside, in: Self.light))
    #expect(abs(one.red - other.red) + abs(one.green - other.green) + abs(one.blue - other.blue) < 1e-9)
  }

  @Test("a provider is called for each trait collection, and receives it") func provider() {
    final class Asked: @unchecked Sendable { var styles: [UIUserInterfaceStyle] = [] }
    let asked = Asked()
    let color = UIColor {
      asked.styles.append($0.userInterfaceStyle)
      return .red
    }
    _ = color.resolvedColor(with: Self.dark)
    _ = color.resolvedColor(with: Self.light)
    _ = RGBA(color, in: Self.dark)
    #expect(asked.styles == [.dark, .light, .dark])
  }

  @Test("components outside of 0 to 1 are kept, as on a device") func outside() {
    var (red, green) = (CGFloat(0), CGFloat(0))
    UIColor(red: 1.5, green: -0.5, blue: 0, alpha: 1).getRed(&red, green: &green, blue: nil, alpha: nil)
    #expect(red == 1.5 && green == -0.5)
  }
}

@Suite("Colours and traits") struct ColorAndTraitTests {
  @Test("components can be read back, and equal colours are equal") func shares() {
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    #expect(
      UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4).getRed(&red, green: &green, blue: &blue, alpha: &alpha))
    #expect([red, green, blue, alpha] == [0.1, 0.2, 0.3, 0.4])
    #expect(UIColor.white == UIColor(white: 1, alpha: 1))
    #expect(UIColor.white != UIColor.black)
    #expect(UIColor.red.withAlphaComponent(0.5) == UIColor(red: 1, green: 0, blue: 0, alpha: 0.5))
  }

  @Test("dynamic colours follow the traits, and one that returns itself does not loop") func dynamic() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    #expect(UIColor.systemBackground.resolvedColor(with: dark) == .black)
    #expect(UIColor.systemBackground.resolvedColor(with: .current) == .white)
    let own = UIColor { $0.userInterfaceStyle == .dark ? .red : .blue }
    #expect(own.resolvedColor(with: dark) == .red)
    #expect(own == own)
    final class Knot: @unchecked Sendable { var colour: UIColor? }
    let knot = Knot()
    knot.colour = UIColor { _ in knot.colour! }
    #expect(knot.colour!.resolvedColor(with: dark) == .black)
    knot.colour = nil
  }

  @Test("edge insets shrink a rectangle") func insets() {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(CGRect(x: 0, y: 0, width: 10, height: 10).inset(by: insets) == CGRect(x: 2, y: 1, width: 4, height: 6))
    #expect(UIEdgeInsets() == .zero)
  }

  @Test(
    "Components of display P3 become those of sRGB; white, black and grey are the same",
    arguments: [
      ([1, 1, 1], [1, 1, 1]), ([0, 0, 0], [0, 0, 0]), ([0.5, 0.5, 0.5], [0.5, 0.5, 0.5]),
      ([1, 0, 0], [1.093, -0.2268, -0.1501]), ([0, 1, 0], [-0.5116, 1.0183, -0.3107]),
    ])
  func displayP3(components: [CGFloat], expected: [CGFloat]) {
    let color = UIColor(displayP3Red: components[0], green: components[1], blue: components[2], alpha: 0.25)
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (9, 9, 9, 9)
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    for (value, other) in zip([red, green, blue], expected) { #expect(abs(value - other) < 0.001) }
    #expect(alpha == 0.25)
  }

  @Test("Named pictures and colours can be asked for on any thread")
  func otherThreads() async {
    let found = await Task.detached {
      (UIImage(named: "there is none"), UIColor(named: "there is none"))
    }.value
    #expect(found.0 == nil && found.1 == nil)
  }
}
