import Foundation
import SceneManifest
import TestSupport
import Testing
import ViewBacking

@testable @_spi(Runtime) import UIKitCore

@MainActor @Suite("Typefaces in the app's files (UIAppFonts)") struct AppFontsTests {
  private let folder = TemporaryFolder(containing: "Test.app")

  /// Runs `body` in an app of its own with these font files, which its Info.plist lists.
  private func inApp<Result>(_ files: [String: Data], listed: [String], _ body: ([String]) -> Result) throws -> Result {
    for (name, data) in files { try folder.write(data, to: "Test.app/" + name) }
    let process = UIProcess.library()
    return process.enter {
      let found = process.resources.fonts.use(
        InfoPlist(["UIAppFonts": .array(listed.map { .string($0) })]),
        of: AppBundle(executablePath: folder.path + "/Test.app/Test"))
      return body(found)
    }
  }

  private let bold = FontFixture("Brand-ExtraHeavyOne", family: "Brand Sans", weight: 700, isItalic: true).data()

  @Test("a font is made by the PostScript name, the full name or the family, with the weight and the slant of its file")
  func names() throws {
    try inApp(["brand.ttf": bold], listed: ["brand.ttf"]) { _ in
      for name in ["Brand-ExtraHeavyOne", "brand-extraheavyone", "Brand Sans Full", "Brand Sans"] {
        let font = UIFont(name: name, size: 20)
        #expect(font?.fontName == "Brand-ExtraHeavyOne")
        #expect(font?.familyName == "Brand Sans")
        #expect(font?.weight == .bold)
        #expect(font?.pointSize == 20)
        let description = font?.description()
        #expect(description?.family == "Brand Sans")
        #expect(description?.weight == 700)
        #expect(description?.isItalic == true)
      }
    }
  }

  @Test("fonts that are made of it stay in the family") func derived() throws {
    try inApp(["brand.ttf": bold], listed: ["brand.ttf"]) { _ in
      let font = UIFont(name: "Brand-ExtraHeavyOne", size: 20)!
      let others = [
        font.withSize(30), UIFont(descriptor: font.fontDescriptor, size: 0),
        UIFont(descriptor: font.fontDescriptor.withSymbolicTraits([])!, size: 0),
        UIFontMetrics(forTextStyle: .body).scaledFont(for: font),
        UIFont(descriptor: UIFontDescriptor(name: "Brand-ExtraHeavyOne", size: 12), size: 0),
      ]
      for other in others { #expect(other.description().family == "Brand Sans") }
      #expect(!others[2].description().isItalic)
    }
  }

  @Test("families and names list them") func listed() throws {
    try inApp(["brand.ttf": bold], listed: ["brand.ttf"]) { _ in
      #expect(UIFont.familyNames.contains("Brand Sans"))
      #expect(UIFont.fontNames(forFamilyName: "Brand Sans") == ["Brand-ExtraHeavyOne"])
    }
    #expect(!UIFont.familyNames.contains("Brand Sans"))
  }

  @Test("a file is found in a folder, and by a path that Xcode's build flattens") func places() throws {
    let files = [
      "Fonts/one.ttf": FontFixture("One", family: "One").data(), "two.otf": FontFixture("Two", family: "Two").data(),
    ]
    try inApp(files, listed: ["one.ttf", "Resources/Fonts/two.otf"]) { found in
      #expect(found.map { URL(fileURLWithPath: $0).lastPathComponent } == ["one.ttf", "two.otf"])
      #expect(UIFont(name: "One", size: 9)?.face.family == "One")
      #expect(UIFont(name: "Two", size: 9)?.face.family == "Two")
    }
  }

  @Test("a listed file that is missing or no font is left out, and the others are used") func missing() throws {
    let files = ["text.ttf": Data("text".utf8), "one.ttf": FontFixture("One", family: "One").data()]
    try inApp(files, listed: ["absent.ttf", "text.ttf", "../one.ttf", "", "one.ttf"]) { found in
      #expect(!found.contains { $0.hasSuffix("absent.ttf") })
      #expect(UIFont(name: "One", size: 9)?.face.family == "One")
      // As every other name.
      #expect(UIFont(name: "absent", size: 9)?.familyName == "absent")
    }
  }
}
