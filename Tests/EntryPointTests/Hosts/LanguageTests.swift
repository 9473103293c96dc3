import Foundation
import TestSupport
import TestTraits
import Testing

/// The language of a desktop app, which POSIX's variables name: Foundation for Linux does not read them.
@Suite("The user's language on a desktop", .waitsForProcesses) struct LanguageTests {
  let folder = TemporaryFolder.forApps()

  /// What the app prints about its language, by the first word of each line.
  private func run(_ environment: [String: String], localizations: [String: String] = [:]) throws -> [String: String] {
    var environment = environment
    for name in ["LANG", "LANGUAGE", "LC_ALL", "LC_MESSAGES", "LC_TIME"] where environment[name] == nil {
      environment[name] = ""
    }
    environment["PROBE_LANGUAGE"] = "1"
    if !localizations.isEmpty {
      // The app's bundle is the folder of its Info.plist.
      let source = BuildLayout.package + "/Tests/Fixtures/HostedProbe/Info.plist"
      let info = try String(contentsOfFile: source, encoding: .utf8)
      environment["PROSCENIUM_INFO_PLIST"] = try folder.write(info, to: "App/Info.plist")
      for (language, text) in localizations {
        try folder.write("\"Hello\" = \"\(text)\";", to: "App/\(language).lproj/Localizable.strings")
      }
    }
    let app = try RunningProcess(in: folder, environment: environment)
    var found: [String: String] = [:]
    while found["direction"] == nil {
      let parts = try #require(app.line()).split(separator: " ", maxSplits: 1)
      if parts.count == 2 { found[String(parts[0])] = String(parts[1]) }
    }
    app.send(SIGKILL)
    return found
  }

  @Test("Without a language an app has that of a simulated device")
  func none() throws {
    let found = try run(["LANG": "C.UTF-8"])
    #expect(found["language"] == "en-001" && found["locale"] == "en_001 en_001")
    #expect(found["date"] == "9 September 2001" && found["number"] == "1,234.5" && found["system"] == "Edit")
  }

  @Test("An app without localizations has dates, numbers and the system's texts in the user's language")
  func unlocalized() throws {
    let found = try run(["LANG": "de_AT.UTF-8"])
    #expect(found["language"] == "de-AT" && found["locale"] == "de_AT de_AT")
    #expect(found["date"] == "9. September 2001" && found["system"] == "Bearbeiten")
    #expect(found["text"] == "Hello" && found["default"] == "as it is" && found["direction"] == "left to right")
  }

  @Test("A localized app has its texts in the language that the user reads best")
  func localized() throws {
    let texts = ["en": "Hello!", "fr": "Bonjour", "de": "Hallo"]
    let german = try run(["LANG": "de_DE.UTF-8"], localizations: texts)
    #expect(german["text"] == "Hallo" && german["default"] == "as it is" && german["number"] == "1.234,5")
    let list = try run(["LANG": "de_DE.UTF-8", "LANGUAGE": "pl:fr"], localizations: texts)
    #expect(list["text"] == "Bonjour" && list["system"] == "Modifier" && list["language"] == "pl fr")
  }

  @Test("An app that is localized, but not in the user's language, is shown in its own, with the user's region")
  func foreign() throws {
    let found = try run(["LANG": "he_IL.UTF-8"], localizations: ["en": "Hello!"])
    #expect(found["text"] == "Hello!" && found["system"] == "Edit" && found["locale"] == "en_IL en_IL")
    #expect(found["direction"] == "left to right")
  }

  @Test("An app in a language that is written from right to left has that direction")
  func direction() throws {
    let found = try run(["LANG": "he_IL.UTF-8"])
    #expect(found["direction"] == "right to left" && found["system"] == "ערוך")
  }
}
