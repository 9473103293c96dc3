import Localization
import Testing

@Suite("The system's own texts") struct SystemStringTests {
  @Test("Each language has a text for each of them, with the same places of names", arguments: SystemLanguage.allCases)
  func complete(language: SystemLanguage) {
    for string in SystemString.allCases {
      let text = string.text(in: language)
      #expect(!text.isEmpty, "\(string)")
      #expect(text.contains("%@") == string.rawValue.contains("%@"), "\(string)")
      #expect(text.hasSuffix("…") == string.rawValue.hasSuffix("…"), "\(string)")
      #expect(text == text.trimmingPrefix(" "), "\(string)")
    }
  }

  @Test("A language other than English is translated, apart from the words that are the same there")
  func translated() {
    for language in SystemLanguage.allCases where language != .english {
      let same = SystemString.allCases.filter { $0.text(in: language) == $0.rawValue }
      #expect(same.count <= 16, "\(language): \(same)")
    }
  }

  @Test(
    "The first of the user's languages that has texts is used",
    arguments: [
      (["de-AT"], .german), (["pl", "fr"], .french), (["pl"], .english), ([], .english),
      (["zh-CN"], .simplifiedChinese),
      (["zh-TW"], .english), (["zh-Hant", "ja"], .japanese), (["iw"], .hebrew), (["ar-EG"], .arabic),
      (["en", "de"], .english), (["es-MX"], .spanish),
    ] as [([String], SystemLanguage)])
  func choice(identifiers: [String], language: SystemLanguage) {
    #expect(SystemLanguage(preferred: identifiers) == language)
  }

  @Test("A name is set in its place")
  func name() {
    #expect(SystemString.deleteFile.localized("a %@ b") == "Delete “a %@ b”?")
    #expect(SystemString.cancel.localized == "Cancel")
    #expect(SystemString.cancel.text(in: .german) == "Abbrechen")
  }
}
