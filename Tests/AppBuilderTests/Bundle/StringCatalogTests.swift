import Foundation
import Testing
import TestSupport
import XcodeProject

@testable import AppBuilder

@Suite("String catalogs") struct StringCatalogTests {
  private let scratch = TemporaryFolder(containing: "sources")

  private static let catalog = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "" : { },
        "Hello" : { "localizations" : { "de" : { "stringUnit" : { "state" : "translated", "value" : "Hallo" } } } },
        "New" : { "localizations" : { "de" : { "stringUnit" : { "state" : "new", "value" : "" } } } },
        "Brand" : { "shouldTranslate" : false,
          "localizations" : { "de" : { "stringUnit" : { "state" : "translated", "value" : "Marke" } } } },
        "welcome" : { "extractionState" : "manual", "localizations" : {
          "en" : { "stringUnit" : { "state" : "translated", "value" : "Welcome" } },
          "de" : { "variations" : { "device" : {
            "iphone" : { "stringUnit" : { "value" : "Willkommen, iPhone" } },
            "ipad" : { "stringUnit" : { "value" : "Willkommen" } } } } } } },
        "%@ has %lld items" : { "localizations" : { "en" : { "variations" : { "plural" : {
          "one" : { "stringUnit" : { "value" : "%@ has %lld item" } },
          "other" : { "stringUnit" : { "value" : "%@ has %lld items" } } } } } } },
        "%lld birds" : { "localizations" : { "de" : { "variations" : { "plural" : {
          "one" : { "stringUnit" : { "value" : "%lld Vogel" } },
          "other" : { "stringUnit" : { "value" : "%lld Vögel" } } } } } } },
        "%lld in %lld" : { "localizations" : { "de" : {
          "stringUnit" : { "value" : "%#@files@ in %#@folders@" },
          "substitutions" : {
            "files" : { "argNum" : 1, "formatSpecifier" : "lld", "variations" : { "plural" : {
              "one" : { "stringUnit" : { "value" : "%arg Datei" } },
              "other" : { "stringUnit" : { "value" : "%arg Dateien" } } } } },
            "folders" : { "argNum" : 2, "formatSpecifier" : "lld", "variations" : { "plural" : {
              "other" : { "stringUnit" : { "value" : "%arg Ordnern" } } } } } } } } }
      },
      "version" : "1.0"
    }
    """

  @Test("Each language gets its texts; what is not translated or has no text yet is left out")
  func texts() throws {
    let tables = try StringCatalog(Data(Self.catalog.utf8)).tables
    #expect(tables.keys.sorted() == ["de", "en"])
    #expect(tables["de"]?.strings == ["Hello": "Hallo", "welcome": "Willkommen"])
    #expect(tables["en"]?.strings == ["welcome": "Welcome"])
  }

  @Test("A text with variants for a number gets an entry with the place of the number among the values")
  func plurals() throws {
    let tables = try StringCatalog(Data(Self.catalog.utf8)).tables
    let items = try #require(tables["en"]?.plurals["%@ has %lld items"])
    #expect(items["NSStringLocalizedFormatKey"] as? String == "%2$#@value@")
    let value = try #require(items["value"] as? [String: String])
    #expect(value["one"] == "%@ has %lld item" && value["NSStringFormatValueTypeKey"] == "lld")
    let birds = try #require(tables["de"]?.plurals["%lld birds"])
    #expect(birds["NSStringLocalizedFormatKey"] as? String == "%#@value@")
    let both = try #require(tables["de"]?.plurals["%lld in %lld"])
    #expect(both["NSStringLocalizedFormatKey"] as? String == "%1$#@files@ in %2$#@folders@")
    #expect((both["files"] as? [String: String])?["one"] == "%arg Datei")
  }

  @Test("The app's folder has tables in the folders of the languages, and a second build writes none of them again")
  func folder() throws {
    try scratch.write(Self.catalog, to: "sources/Localizable.xcstrings")
    try scratch.write(Self.catalog, to: "sources/mul.lproj/Main.xcstrings")
    func build() throws -> [ProjectDiagnostic] {
      var app = AppFolder(path: scratch.path + "/App.app")
      for name in ["Localizable.xcstrings", "mul.lproj/Main.xcstrings"] {
        try app.add(
          ProjectTarget.Resource(path: "\(scratch.path)/sources/\(name)", destination: name), owner: "/p/Info.plist")
      }
      try app.removeOthers()
      return app.diagnostics
    }
    #expect(try build().isEmpty)
    let files = scratch.files.filter { $0.hasPrefix("App.app/") }.map { String($0.dropFirst(8)) }
    #expect(
      files == [
        "de.lproj/Localizable.strings", "de.lproj/Localizable.stringsdict", "de.lproj/Main.strings",
        "de.lproj/Main.stringsdict", "en.lproj/Localizable.strings", "en.lproj/Localizable.stringsdict",
        "en.lproj/Main.strings", "en.lproj/Main.stringsdict",
      ])
    let path = scratch.path + "/App.app/de.lproj/Localizable.strings"
    let table = try PropertyListSerialization.propertyList(
      from: Data(contentsOf: URL(fileURLWithPath: path)), format: nil)
    #expect(table as? [String: String] == ["Hello": "Hallo", "welcome": "Willkommen"])
    let before = FileStatus(path)
    #expect(try build().isEmpty)
    #expect(FileStatus(path) == before)
  }

  @Test(
    "A damaged catalog is left out with a warning that says why",
    arguments: [
      ("", "it is no JSON"), ("[]", "it has no \u{201C}strings\u{201D}"), ("{\"strings\": 1}", "it has no"),
      ("{\"strings\": {\"a\": {\"localizations\": ", "it is no JSON"),
    ])
  func damaged(text: String, reason: String) throws {
    try scratch.write(text, to: "sources/Localizable.xcstrings")
    var app = AppFolder(path: scratch.path + "/App.app")
    try app.add(
      ProjectTarget.Resource(
        path: "\(scratch.path)/sources/Localizable.xcstrings", destination: "Localizable.xcstrings"),
      owner: "/p/Info.plist")
    #expect(app.diagnostics.count == 1)
    #expect(app.diagnostics.first.map { "\($0)" }?.contains(reason) == true)
    #expect(!FileManager.default.fileExists(atPath: scratch.path + "/App.app/en.lproj"))
  }

  @Test("Values of the wrong kind, and a language with a path, write nothing outside of the app's folder")
  func hostile() throws {
    try scratch.write(
      """
      {"strings": {"a": {"localizations": {"../../x": {"stringUnit": {"value": "b"}}, "de": 7,
      "fr": {"variations": {"plural": 3, "device": []}}, "it": {"stringUnit": {"value": 4}}}}, "b": []}}
      """, to: "sources/Localizable.xcstrings")
    var app = AppFolder(path: scratch.path + "/App.app")
    try app.add(
      ProjectTarget.Resource(
        path: "\(scratch.path)/sources/Localizable.xcstrings", destination: "Localizable.xcstrings"),
      owner: "/p/Info.plist")
    #expect(scratch.files.allSatisfy { $0.hasPrefix("App.app/") || $0.hasPrefix("sources/") })
  }
}
