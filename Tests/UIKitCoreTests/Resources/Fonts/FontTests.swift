import Foundation
import Testing
import ViewBacking

@testable @_spi(Runtime) import UIKitCore

@Suite("Fonts and their descriptors") struct FontTests {
  @Test(
    "text styles have the sizes of the standard content size",
    arguments: [
      (UIFont.TextStyle.largeTitle, 34.0), (.title1, 28), (.title2, 22), (.title3, 20), (.headline, 17),
      (.subheadline, 15), (.body, 17), (.callout, 16), (.footnote, 13), (.caption1, 12), (.caption2, 11),
    ])
  func styles(style: UIFont.TextStyle, size: Double) {
    let font = UIFont.preferredFont(forTextStyle: style)
    #expect(font.pointSize == size && font.description().weight == (style == .headline ? 600 : 400))
    #expect(UIFontDescriptor.preferredFontDescriptor(withTextStyle: style) == font.fontDescriptor)
  }

  @Test(
    "each weight maps to the nearest one of the theme",
    arguments: [
      (UIFont.Weight.ultraLight, 200), (.thin, 250), (.light, 300), (.regular, 400), (.medium, 500), (.semibold, 600),
      (.bold, 700), (.heavy, 800), (.black, 900), (UIFont.Weight(0.05), 400), (UIFont.Weight(0.38), 700),
      (UIFont.Weight(5), 900), (UIFont.Weight(rawValue: -5), 200),
    ])
  func weights(weight: UIFont.Weight, css: Int) {
    #expect(UIFont.systemFont(ofSize: 12, weight: weight).description().weight == css)
    #expect(UIFont.monospacedSystemFont(ofSize: 12, weight: weight).description().weight == css)
  }

  @Test(
    "the font description for a host has a family only where the app names one",
    arguments: [
      (UIFont.systemFont(ofSize: 12), nil, false, false), (UIFont.italicSystemFont(ofSize: 12), nil, true, false),
      (UIFont.monospacedSystemFont(ofSize: 12, weight: .regular), nil, false, true),
      (UIFont(name: "Cantarell", size: 12)!, "Cantarell", false, false),
      (
        UIFont(descriptor: UIFont.systemFont(ofSize: 12).fontDescriptor.withDesign(.serif)!, size: 0), "Serif", false,
        false
      ),
      (
        UIFont(descriptor: UIFont.systemFont(ofSize: 12).fontDescriptor.withDesign(.rounded)!, size: 0), nil, false,
        false
      ),
    ])
  func families(font: UIFont, family: String?, italic: Bool, monospaced: Bool) {
    let expected = FontDescription(family: family, size: 12, isItalic: italic, isMonospaced: monospaced)
    #expect(font.description() == expected)
  }

  @Test("a width is accepted, and each is the standard one") func widths() {
    for width in [UIFont.Width.compressed, .condensed, .standard, .expanded] {
      let font = UIFont.systemFont(ofSize: 20, weight: .light, width: width)
      #expect(font == UIFont.systemFont(ofSize: 20, weight: .light))
    }
  }

  @Test("a descriptor is made from a font and makes one, at its own size or another") func descriptors() {
    for font in [
      UIFont.boldSystemFont(ofSize: 20), .italicSystemFont(ofSize: 20), UIFont(name: "Cantarell", size: 20)!,
      .monospacedSystemFont(ofSize: 20, weight: .heavy),
    ] {
      #expect(UIFont(descriptor: font.fontDescriptor, size: 0) == font)
      #expect(UIFont(descriptor: font.fontDescriptor, size: 9) == font.withSize(9))
      #expect(UIFont(descriptor: font.fontDescriptor.withSize(30), size: 0).pointSize == 30)
    }
    #expect(
      UIFont(descriptor: UIFontDescriptor(name: "Cantarell", size: 11), size: 0) == UIFont(name: "Cantarell", size: 11))
  }

  @Test("descriptors of the same font are equal and have equal hashes") func equality() {
    let (one, same) = (UIFont.systemFont(ofSize: 12).fontDescriptor, UIFont.systemFont(ofSize: 12).fontDescriptor)
    #expect(one == same && one.hash == same.hash)
    for other in [
      one.withSize(13), one.withDesign(.serif)!, one.withSymbolicTraits(.traitBold)!,
      one.withSymbolicTraits(.traitItalic)!,
      UIFontDescriptor(name: "Cantarell", size: 12),
    ] { #expect(other != one) }
  }

  @Test(
    "every combination of traits is applied, and fonts keep their other attributes", arguments: 0..<8)
  func traits(bits: Int) throws {
    let all: [UIFontDescriptor.SymbolicTraits] = [.traitBold, .traitItalic, .traitMonoSpace]
    let wanted = UIFontDescriptor.SymbolicTraits(all.enumerated().filter { bits >> $0.offset & 1 == 1 }.map(\.element))
    for weight in [UIFont.Weight.light, .regular, .semibold, .black] {
      let made = try #require(UIFont.systemFont(ofSize: 15, weight: weight).fontDescriptor.withSymbolicTraits(wanted))
      #expect(made.symbolicTraits == wanted && made.pointSize == 15)
      let again = try #require(made.withSymbolicTraits(wanted))
      #expect(again == made)
    }
  }

  @Test("bold of a bold font keeps its weight, and bold of another font is bold") func bolder() {
    func bold(_ weight: UIFont.Weight) -> UIFont.Weight? {
      UIFont.systemFont(ofSize: 15, weight: weight).fontDescriptor.withSymbolicTraits(.traitBold)?.weight
    }
    #expect(bold(.heavy) == .heavy && bold(.semibold) == .semibold && bold(.light) == .bold && bold(.medium) == .bold)
  }

  @Test("a serif font stays serif when it is made bold, and not when it is made monospaced") func design() throws {
    let serif = try #require(UIFont.systemFont(ofSize: 15).fontDescriptor.withDesign(.serif))
    #expect(serif.withSymbolicTraits(.traitBold)?.face.design == .serif)
    #expect(serif.withSymbolicTraits(.traitMonoSpace)?.face.design == .monospaced)
    #expect(serif.withDesign(.monospaced)?.withSymbolicTraits([])?.face.design == .default)
  }

  @Test("an invalid size is the system's", arguments: [0, -3, CGFloat.nan, .infinity])
  func unsound(size: CGFloat) {
    #expect(
      UIFont.systemFont(ofSize: size).pointSize == 14 && UIFont.systemFont(ofSize: 9).withSize(size).pointSize == 14)
  }

  @Test("line height, cap height and x-height grow with the size, in this order", arguments: [8.0, 17, 100])
  func metrics(size: Double) {
    let font = UIFont.systemFont(ofSize: size)
    #expect(font.xHeight < font.capHeight && font.capHeight < font.ascender && font.descender < 0)
    #expect(abs(font.lineHeight - (font.ascender - font.descender)) < 1e-6)
    #expect(abs(font.lineHeight / UIFont.systemFont(ofSize: 1).lineHeight - size) < 1e-6)
  }

  @Test("the system's sizes are UIKit's") func sizes() {
    #expect(
      [UIFont.labelFontSize, UIFont.buttonFontSize, UIFont.systemFontSize, UIFont.smallSystemFontSize] == [
        17, 18, 14, 12,
      ])
  }
}

@Suite("Fonts and colours are values") struct FontAndColorTests {
  @Test("A font is its name, size and weight") func fonts() {
    #expect(UIFont.boldSystemFont(ofSize: 12) == UIFont.systemFont(ofSize: 12, weight: .bold))
    #expect(UIFont.systemFont(ofSize: 12) != UIFont.systemFont(ofSize: 13))
    #expect(UIFont.systemFont(ofSize: 12).withSize(13) == UIFont.systemFont(ofSize: 13))
    #expect(UIFont(name: "", size: 3) == nil)
    #expect(UIFont(name: "Avenir", size: 3)?.fontName == "Avenir")
    #expect(UIFont.preferredFont(forTextStyle: .largeTitle).pointSize == 34)
    #expect(UIFont.preferredFont(forTextStyle: .headline).weight == .semibold)
    #expect(UIFont.preferredFont(forTextStyle: .init(rawValue: "unheard")).pointSize == 17)
    #expect(
      UIFont.monospacedSystemFont(ofSize: 9, weight: .regular).hash
        == UIFont.monospacedSystemFont(ofSize: 9, weight: .regular).hash)
  }

  @Test(
    "Hue, saturation and brightness give red, green and blue",
    arguments: [(0.0, 1.0, 0.0, 0.0), (1.0 / 3, 0.0, 1.0, 0.0), (2.0 / 3, 0.0, 0.0, 1.0), (1.0, 1.0, 0.0, 0.0)])
  func hue(hue: Double, red: Double, green: Double, blue: Double) {
    var seen: (CGFloat, CGFloat, CGFloat, CGFloat) = (-1, -1, -1, -1)
    UIColor(hue: hue, saturation: 1, brightness: 1, alpha: 0.5)
      .getRed(&seen.0, green: &seen.1, blue: &seen.2, alpha: &seen.3)
    #expect(abs(seen.0 - red) < 1e-9 && abs(seen.1 - green) < 1e-9 && abs(seen.2 - blue) < 1e-9)
    #expect(seen.3 == 0.5)
  }

  @Test("System colours follow the appearance") func systemColors() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let light = UITraitCollection(userInterfaceStyle: .light)
    #expect(UIColor.systemGroupedBackground.resolvedColor(with: dark) == .black)
    #expect(
      UIColor.secondaryLabel.resolvedColor(with: dark) != UIColor.secondaryLabel.resolvedColor(with: light))
  }

  @MainActor @Test("Without an asset catalogue a named colour is nil") func named() {
    #expect(UIColor(named: "Brand") == nil)
  }
}

@MainActor @Suite("Fonts, attributed text and elevated colours") struct TextAppearanceTests {
  @Test("traits can be added and removed") func traits() throws {
    let font = UIFont.systemFont(ofSize: 20)
    let bold = UIFont(
      descriptor: try #require(font.fontDescriptor.withSymbolicTraits([.traitBold, .traitItalic])), size: 0)
    #expect(bold.pointSize == 20 && bold.description().weight == 700 && bold.description().isItalic)
    #expect(bold.fontDescriptor.symbolicTraits == [.traitBold, .traitItalic])
    let plain = UIFont(descriptor: try #require(bold.fontDescriptor.withSymbolicTraits([])), size: 0)
    #expect(plain == font)
    #expect(UIFont.italicSystemFont(ofSize: 20) != font)
    #expect(UIFont.monospacedSystemFont(ofSize: 9, weight: .bold).description().isMonospaced)
    #expect(UIFont.systemFont(ofSize: .nan).pointSize == UIFont.systemFontSize)
    #expect(UIFontMetrics.default.scaledFont(for: font, maximumPointSize: 12).pointSize == 12)
  }

  @Test("attributed text is shown in its runs, and plain text replaces it") func attributed() {
    let label = UILabel()
    let text = NSMutableAttributedString(string: "plain ")
    text.append(
      NSAttributedString(
        string: "red", attributes: [.foregroundColor: UIColor.red, .underlineStyle: NSUnderlineStyle.single.rawValue]))
    label.attributedText = text
    text.append(NSAttributedString(string: "later"))
    guard case .label(let content) = label.shownContent else { return }
    #expect(label.text == "plain red" && content.text == "plain red")
    #expect(content.styled?.runs.map(\.text) == ["plain ", "red"])
    #expect(content.styled?.runs[1].color?.red == 1 && content.styled?.runs[1].isUnderlined == true)
    #expect(content.styled?.runs[0].color == nil)
    #expect(label.intrinsicContentSize == CGSize(width: 72, height: 20))
    label.text = "x"
    guard case .label(let plain) = label.shownContent else { return }
    #expect(plain.styled == nil && label.attributedText?.string == "x")
  }

  @Test("an elevated window is lighter in the dark appearance") func elevated() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    #expect(UIColor.systemBackground.resolvedColor(with: dark) == .black)
    #expect(
      UIColor.systemBackground.resolvedColor(with: dark.replacing(level: .elevated))
        == UIColor.secondarySystemBackground.resolvedColor(with: dark))
    #expect(UIColor.systemBackground.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)) == .white)
  }

  @Test("hue, saturation and brightness are read back", arguments: [0.0, 0.1, 0.35, 0.5, 0.72, 0.95])
  func hue(hue: CGFloat) {
    var (h, s, b, a) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    UIColor(hue: hue, saturation: 0.6, brightness: 0.8, alpha: 0.3).getHue(
      &h, saturation: &s, brightness: &b, alpha: &a)
    #expect(abs(h - hue) < 1e-9 && abs(s - 0.6) < 1e-9 && abs(b - 0.8) < 1e-9 && a == 0.3)
  }
}
