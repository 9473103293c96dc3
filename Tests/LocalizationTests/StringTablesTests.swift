import Foundation
import TestSupport
import Testing

@testable import Localization

@Suite("Texts of a bundle in the user's language") struct StringTablesTests {
  let folder = TemporaryFolder()

  private func write(_ text: String, to path: String) throws {
    try folder.write(text, to: path)
  }

  private func tables(_ languages: String...) -> StringTables {
    StringTables(folder: folder.path, languages: languages, development: "en")
  }

  private static let files = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict><key>files</key><dict>
    <key>NSStringLocalizedFormatKey</key><string>%#@files@ in %#@folders@</string>
    <key>files</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
    <key>NSStringFormatValueTypeKey</key><string>d</string><key>zero</key><string>No file</string>
    <key>one</key><string>%d file</string><key>other</key><string>%d files</string></dict>
    <key>folders</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
    <key>NSStringFormatValueTypeKey</key><string>d</string>
    <key>one</key><string>a folder</string><key>other</key><string>%d folders</string></dict>
    </dict></dict></plist>
    """

  @Test("A text is found in the language that the user reads best, and a key without a text is not translated")
  func texts() throws {
    try write("\"Hello\" = \"Hallo\";", to: "de.lproj/Localizable.strings")
    try write("\"Hello\" = \"Hello!\"; \"Only\" = \"Only here\";", to: "en.lproj/Localizable.strings")
    try write("\"Other\" = \"Andere\";", to: "de.lproj/Errors.strings")
    #expect(tables("de-AT", "en").localizations == ["de", "en"])
    #expect(tables("de-AT", "en").text(forKey: "Hello", table: nil) == "Hallo")
    #expect(tables("de-AT", "en").text(forKey: "Only", table: nil) == nil)
    #expect(tables("de").text(forKey: "Other", table: "Errors") == "Andere")
    #expect(tables("fr", "en-GB").text(forKey: "Hello", table: "") == "Hello!")
    #expect(tables("it").text(forKey: "Hello", table: nil) == "Hello!")
  }

  @Test("A bundle that has one language and no folders for languages has its texts too")
  func withoutFolders() throws {
    try write("\"Hello\" = \"Hi\";", to: "Localizable.strings")
    #expect(tables("de").localizations == [] && tables("de").text(forKey: "Hello", table: nil) == "Hi")
  }

  @Test(
    "The variant of a text follows each of its numbers",
    arguments: [
      (["0", "1"], "No file in a folder"), (["1", "1"], "%1$d file in a folder"),
      (["2", "3"], "%1$d files in %2$d folders"),
      (["none", "1"], "No file in a folder"), ([], "No file in %2$d folders"),
    ])
  func plurals(values: [String], format: String) throws {
    try write(Self.files, to: "en.lproj/Localizable.stringsdict")
    #expect(tables("en").format(forKey: "files", table: nil, values: values) == format)
    #expect(tables("en").text(forKey: "files", table: nil) == "%1$d files in %2$d folders")
  }

  @Test("Each language has its own categories of numbers")
  func categories() {
    #expect([0, 1, 2, 5].map { PluralCategory(of: $0, in: "en") } == [.other, .one, .other, .other])
    #expect([1, 2, 5, 22].map { PluralCategory(of: $0, in: "pl") } == [.one, .few, .many, .few])
    #expect(
      [0, 1, 2, 3, 11, 100].map { PluralCategory(of: $0, in: "ar") } == [.zero, .one, .two, .few, .many, .other])
    #expect([0, 1].map { PluralCategory(of: $0, in: "fr") } == [.one, .one])
    #expect([1, 2].map { PluralCategory(of: $0, in: "ja") } == [.other, .other])
    #expect(PluralCategory(of: 1, in: "no such language") == .other || PluralCategory(of: 1, in: "") == .other)
  }

  @Test("Variables that contain each other end")
  func circle() throws {
    let variable: [String: Any] = ["other": "%#@a@%#@b@"]
    let format = try #require(PluralFormat(["NSStringLocalizedFormatKey": "%#@a@", "a": variable, "b": variable]))
    #expect(!format.format(for: ["1"], in: "en").contains("%#"))
  }

  @Test("A damaged table counts as none, and a name with a path finds nothing")
  func damaged() throws {
    try write("\"Hello\" = ", to: "en.lproj/Localizable.strings")
    try write("\"Secret\" = \"x\";", to: "Secret.strings")
    try write("x", to: "en.lproj/inner/y")
    #expect(tables("en").text(forKey: "Hello", table: nil) == nil)
    #expect(tables("en").text(forKey: "Secret", table: "../Secret") == nil)
    #expect(tables("en").text(forKey: "Secret", table: "a\0b") == nil)
  }

  @Test("The tables of a bundle are those of its folder")
  func bundle() throws {
    try write("\"Hello\" = \"Hi\";", to: "en.lproj/Localizable.strings")
    let bundle = try #require(Bundle(path: folder.path))
    #expect(StringTables.tables(of: bundle).text(forKey: "Hello", table: nil) == "Hi")
    #expect(StringTables.tables(of: bundle) === StringTables.tables(of: bundle))
  }
}
