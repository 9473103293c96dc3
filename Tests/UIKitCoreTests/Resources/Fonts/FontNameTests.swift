import Foundation
import Testing
import ViewBacking

@testable @_spi(Runtime) import UIKitCore

@Suite("Names of typefaces") struct FontNameTests {
  @Test(
    "A face at the end of a name is its weight and slant",
    arguments: [
      ("Helvetica-Bold", "Helvetica", UIFont.Weight.bold, false),
      ("Helvetica-BoldOblique", "Helvetica", .bold, true),
      ("HelveticaNeue-UltraLight", "HelveticaNeue", .ultraLight, false),
      ("AvenirNext-DemiBoldItalic", "AvenirNext", .semibold, true), ("Georgia-Italic", "Georgia", .regular, true),
      ("Arial-BoldMT", "Arial", .bold, false), ("ArialMT", "Arial", .regular, false),
      ("TimesNewRomanPS-BoldItalicMT", "TimesNewRoman", .bold, true),
      ("TimesNewRomanPSMT", "TimesNewRoman", .regular, false), ("DejaVu Sans-Bold Oblique", "DejaVu Sans", .bold, true),
    ])
  func faces(name: String, family: String, weight: UIFont.Weight, isItalic: Bool) {
    let parts = FontName(name)
    #expect(parts.family == family && parts.weight == weight && parts.isItalic == isItalic)
    let font = UIFont(name: name, size: 12)
    #expect(font?.fontName == name && font?.familyName == family)
    #expect(font?.description().family == family && font?.description().isItalic == isItalic)
    #expect(font?.fontDescriptor == UIFontDescriptor(name: name, size: 12))
  }

  @Test(
    "A name whose end is no face is a family",
    arguments: ["Cantarell", "Noto-Sans", "A-", "-Bold", "M", "MT", "Sans-7"])
  func families(name: String) {
    #expect(FontName(name).family == name && FontName(name).weight == .regular && !FontName(name).isItalic)
  }

  @Test("The names of faces lead back to them, and a face that names cannot have is left out") func names() {
    let names = FontName.names(
      ofFamily: "Deja Vu", faces: ["Book", "Bold", "Regular", "Bold Oblique", "Condensed", "Extra Light"])
    #expect(names == ["Deja Vu", "Deja Vu-Bold", "Deja Vu-BoldOblique", "Deja Vu-ExtraLight"])
    #expect(FontName(names[3]).weight == .ultraLight && FontName(names[3]).family == "Deja Vu")
  }

  @Test("Without windows there are three families with four typefaces each, and another family has none")
  @MainActor func withoutWindows() {
    #expect(UIFont.familyNames == ["Monospace", "Sans", "Serif"])
    #expect(UIFont.fontNames(forFamilyName: "Serif") == ["Serif", "Serif-Bold", "Serif-Italic", "Serif-BoldItalic"])
    #expect(UIFont.fontNames(forFamilyName: "Unheard").isEmpty)
  }
}
