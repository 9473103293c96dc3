import Foundation
import Testing

@testable import UIKitCore

@MainActor @Suite("Descriptors of fonts by their attributes") struct FontDescriptorTests {
  private typealias Traits = [UIFontDescriptor.TraitKey: Any]

  @Test("a font has the family, the face and the size of its attributes") func families() {
    let font = UIFont(
      descriptor: UIFontDescriptor(fontAttributes: [.family: "Georgia", .face: "Bold Italic"]), size: 20)
    #expect(font.familyName == "Georgia")
    #expect(font.pointSize == 20)
    #expect(font.fontDescriptor.symbolicTraits == [.traitBold, .traitItalic])
    let named = UIFontDescriptor(fontAttributes: [.name: "Helvetica-Light", .size: 12, .family: "Ignored"])
    #expect(UIFont(descriptor: named, size: 0).fontName == "Helvetica-Light")
    #expect(named.pointSize == 12)
    #expect(named.postscriptName == "Helvetica-Light")
    #expect(named.object(forKey: .family) as? String == "Helvetica")
    #expect(named.object(forKey: .size) as? CGFloat == 12)
    #expect(named.object(forKey: .cascadeList) == nil)
  }

  /// A value of any type, and the weight that it means beside a bold trait.
  struct WeightCase: @unchecked Sendable {
    let value: Any
    let weight: UIFont.Weight
  }

  nonisolated static let weightCases = [
    WeightCase(value: UIFont.Weight.heavy, weight: .heavy), WeightCase(value: CGFloat(0.3), weight: .semibold),
    WeightCase(value: 0.3, weight: .semibold), WeightCase(value: NSNumber(value: -0.4), weight: .light),
    WeightCase(value: 0, weight: .regular), WeightCase(value: "heavy", weight: .bold),
  ]

  @Test("a weight is that of UIFont or a number, and precedes a symbolic trait", arguments: weightCases)
  func weights(one: WeightCase) {
    let traits: Traits = [.weight: one.value, .symbolic: UIFontDescriptor.SymbolicTraits.traitBold.rawValue]
    let descriptor = UIFont.systemFont(ofSize: 17).fontDescriptor.addingAttributes([.traits: traits])
    #expect(descriptor.weight == one.weight)
    #expect(descriptor.pointSize == 17)
  }

  @Test("traits may be given by their names, and a slant is italic") func names() {
    let traits = ["NSCTFontSlantTrait": 0.07, "NSCTFontWeightTrait": 0.4]
    let descriptor = UIFontDescriptor(fontAttributes: [.traits: traits, .size: 10])
    #expect(descriptor.symbolicTraits == [.traitBold, .traitItalic])
  }

  @Test("the attributes of a descriptor make it again") func roundTrip() {
    for font in [
      UIFont.systemFont(ofSize: 15, weight: .heavy), .italicSystemFont(ofSize: 9), UIFont(name: "Georgia", size: 30)!,
    ] {
      let again = UIFontDescriptor(fontAttributes: font.fontDescriptor.fontAttributes)
      #expect(UIFont(descriptor: again, size: 0) == font)
    }
  }

  @Test("a family or a face replaces the font's own, and its weight and slant stay with a family") func replaced() {
    let bold = UIFont.boldSystemFont(ofSize: 14).fontDescriptor
    #expect(UIFont(descriptor: bold.withFamily("Georgia"), size: 0).familyName == "Georgia")
    #expect(bold.withFamily("Georgia").symbolicTraits == .traitBold)
    let italic = UIFont(name: "Georgia-Bold", size: 14)!.fontDescriptor.withFace("Italic")
    #expect(UIFont(descriptor: italic, size: 0).familyName == "Georgia")
    #expect(italic.symbolicTraits == .traitItalic)
  }

  @Test("a style of text has its font, and other attributes change it") func styles() {
    let headline = UIFontDescriptor(fontAttributes: [.textStyle: UIFont.TextStyle.headline])
    #expect(UIFont(descriptor: headline, size: 0) == .preferredFont(forTextStyle: .headline))
    let large = UIFontDescriptor(fontAttributes: [.textStyle: UIFont.TextStyle.headline.rawValue, .size: 40])
    #expect(large.pointSize == 40)
    #expect(large.symbolicTraits == .traitBold)
  }

  @Test("values of other types, and numbers that are no sizes, change nothing") func unusable() {
    let base = UIFont.systemFont(ofSize: 17).fontDescriptor
    for attributes: [UIFontDescriptor.AttributeName: Any] in [
      [:], [.size: "large"], [.size: Double.nan], [.size: Double.infinity], [.family: 7], [.name: ""],
      [.traits: "bold"], [.traits: [UIFontDescriptor.TraitKey.slant: "yes"]], [.featureSettings: [1]],
      [.textStyle: 3],
    ] { #expect(base.addingAttributes(attributes) == base) }
  }
}
