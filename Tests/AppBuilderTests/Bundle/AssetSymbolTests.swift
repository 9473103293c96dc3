import AppBuilder
import Foundation
import Testing
import TestSupport
import XcodeProject

@Suite("Symbols of asset catalogues") struct AssetSymbolTests {
  private let scratch = TemporaryFolder()

  private func symbols(_ names: String...) throws -> AssetSymbols {
    for name in names { try scratch.write("{}", to: "Assets.xcassets/\(name)/Contents.json") }
    return AssetSymbols([.init(path: scratch.path + "/Assets.xcassets", destination: "Assets.xcassets")])
  }

  @Test(
    "Names become words in camel case, without Image or Color at the end",
    arguments: [
      ("my-photo", "myPhoto"), ("app_logo", "appLogo"), ("Greek salad", "greekSalad"), ("Zpp.img", "zppImg"),
      ("product picture (1)", "productPicture1"), ("URLIcon", "urlIcon"), ("LuLu", "luLu"), ("QR Icons", "qrIcons"),
      ("QR-Code Icon Black", "qrCodeIconBlack"), ("QRpedia_QR-Code Blue", "qRpediaQRCodeBlue"),
      ("DSTextTertiary", "dsTextTertiary"), ("favicon-32x32", "favicon32X32"), ("img.g2", "imgG2"),
      ("night_8_moonsun", "night8Moonsun"), ("1", "_1"), ("2x", "_2X"), ("3c", "_3C"), ("3C", "_3_C"), ("BG", "BG"),
      ("A", "a"), ("HeroImage", "hero"), ("Hero image", "hero"), ("offer_Image", "offer"), ("Image", "image"),
      ("imagePicker", "imagePicker"), ("garçomFundo", "garçomFundo"),
    ])
  func names(name: String, symbol: String) throws {
    let source = try #require(
      try symbols(name + ".imageset").source(hasSwiftUI: false, extendsClasses: false))
    #expect(source.contains("static let `\(symbol)` = ImageResource(name: \"\(name)\", bundle: .main)"), "\(source)")
    #expect(!source.contains("UIColor") && !source.contains("import SwiftUI"))
  }

  @Test("A color has no Color at the end") func color() throws {
    let source = try #require(
      try symbols("AccentColor.colorset").source(hasSwiftUI: false, extendsClasses: false))
    #expect(source.contains("static let `accent` = ColorResource(name: \"AccentColor\", bundle: .main)"))
  }

  @Test("Folders with a namespace are types; others leave names as they are")
  func namespaces() throws {
    try scratch.write(#"{"properties": {"provides-namespace": true}}"#, to: "Assets.xcassets/Space/Contents.json")
    try scratch.write("{}", to: "Assets.xcassets/Space/Inner.imageset/Contents.json")
    let symbols = try symbols("Plain/Other.imageset")
    #expect(symbols.images == ["Other", "Space/Inner"])
    let source = try #require(symbols.source(hasSwiftUI: false, extendsClasses: false))
    #expect(source.contains("enum `Space` {") && source.contains("`inner` = ImageResource(name: \"Space/Inner\""))
  }

  @Test("Classes have the names where a setting asks for it, except those that they have already")
  func classes() throws {
    let symbols = try symbols("Sand.colorset", "Red.colorset", "Boat.imageset")
    let source = try #require(symbols.source(hasSwiftUI: true, extendsClasses: true))
    #expect(source.contains("static var `sand`: UIKit.UIColor { UIKit.UIColor(resource: ColorResource.`sand`) }"))
    #expect(source.contains("nonisolated static var `boat`: UIKit.UIImage"))
    #expect(!source.contains("@MainActor"), "Code of every actor uses the colors.")
    #expect(source.contains("extension SwiftUI.Color {") && !source.contains("static var `red`"))
  }

  @Test("Nothing is written for catalogues without pictures and colours, and two assets of one symbol are one")
  func empty() throws {
    #expect(try symbols("AppIcon.appiconset").source(hasSwiftUI: false, extendsClasses: true) == nil)
    let source = try #require(
      try symbols("a b.imageset", "a-b.imageset").source(hasSwiftUI: false, extendsClasses: false))
    #expect(source.components(separatedBy: "`aB`").count == 2)
  }

  @Test("Names with quotes and line breaks stay in their literals")
  func quotes() throws {
    let source = try #require(try symbols("a\"b\n.imageset").source(hasSwiftUI: false, extendsClasses: false))
    #expect(source.contains(#"`aB` = ImageResource(name: "a\"b\u{a}", bundle: .main)"#))
  }
}
