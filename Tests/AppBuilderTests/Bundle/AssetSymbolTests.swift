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

  @Test("Names become words in camel case, without Image or Color at the end")
  func names() throws {
    let symbols = try symbols(
      "my-photo.imageset", "URLIcon.imageset", "2x.imageset", "HeroImage.imageset", "AccentColor.colorset")
    let source = try #require(symbols.source(hasSwiftUI: false, extendsClasses: false))
    for (symbol, name) in [("myPhoto", "my-photo"), ("urlIcon", "URLIcon"), ("_2x", "2x"), ("hero", "HeroImage")] {
      #expect(source.contains("static let `\(symbol)` = ImageResource(name: \"\(name)\", bundle: .main)"), "\(source)")
    }
    #expect(source.contains("static let `accent` = ColorResource(name: \"AccentColor\", bundle: .main)"))
    #expect(!source.contains("UIColor") && !source.contains("import SwiftUI"))
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
    #expect(source.contains("static var `boat`: UIKit.UIImage"))
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
