import Localization
import Testing

@Suite("The user's languages") struct UserLanguagesTests {
  @Test(
    "POSIX's variables name the languages and the locale as gettext reads them",
    arguments: [
      (["LANG": "de_AT.UTF-8"], ["de-AT"], "de_AT"), (["LANG": "fr"], ["fr"], "fr"),
      (["LANG": "en_US.UTF-8", "LC_MESSAGES": "es_MX.UTF-8"], ["es-MX"], "en_US"),
      (["LANG": "en_US", "LC_TIME": "de_DE"], ["en-US"], "de_DE"),
      (["LANG": "en_US", "LC_ALL": "ja_JP.eucJP", "LC_TIME": "de_DE"], ["ja-JP"], "ja_JP"),
      (["LANG": "de_DE", "LANGUAGE": "fr_CA:es:en"], ["fr-CA", "es", "en"], "de_DE"),
      (["LANG": "sr_RS@latin"], ["sr-Latn-RS"], "sr_Latn_RS"), (["LANG": "zh_TW.Big5"], ["zh-TW"], "zh_TW"),
    ] as [([String: String], [String], String)])
  func variables(environment: [String: String], identifiers: [String], locale: String) {
    let languages = UserLanguages(environment: environment)
    #expect(languages?.identifiers == identifiers && languages?.locale == locale)
  }

  @Test(
    "Without a language, and for texts that are no locale, nothing is chosen",
    arguments: [
      [:], ["LANG": "C.UTF-8"], ["LANG": "POSIX"], ["LANG": ""], ["LANGUAGE": "de"], ["LANG": "C", "LANGUAGE": "de"],
      ["LANG": "../../etc"], ["LANG": "_"], ["LANG": "d\u{1B}[2J"], ["LC_ALL": "C", "LANG": "de_DE"],
      ["LANG": String(repeating: "x", count: 100_000)],
    ] as [[String: String]])
  func none(environment: [String: String]) { #expect(UserLanguages(environment: environment) == nil) }

  @Test(
    "Of a bundle's localizations the user gets that which is the same, a more general or a more special form",
    arguments: [
      (["de-AT"], ["de", "en"], "de"), (["de"], ["de-CH", "en"], "de-CH"),
      (["pt-PT"], ["en", "pt-BR", "pt-PT"], "pt-PT"),
      (["pl", "fr-CA", "en"], ["en", "fr"], "fr"), (["zh-TW"], ["en", "zh-Hans", "zh-Hant"], "zh-Hant"),
      (["zh-CN"], ["zh-Hant", "zh-Hans"], "zh-Hans"), (["de-DE"], ["English", "German"], "German"),
      (["pl"], ["de", "en", "fr"], "en"), (["en-US"], ["de", "Base"], "en"), (["en-US"], ["de"], "en"),
    ] as [([String], [String], String)])
  func matching(user: [String], available: [String], best: String) {
    #expect(LanguageMatching.preferred(user: user, available: available, development: "en").first == best)
  }

  @Test("A bundle without localizations has no preferred one; one without English falls back to its first")
  func fallback() {
    #expect(LanguageMatching.preferred(user: ["de"], available: []) == [])
    #expect(LanguageMatching.preferred(user: ["de"], available: ["fr", "it"]) == ["fr"])
    #expect(LanguageMatching.matches(user: ["de"], available: ["fr", "it"]) == [])
    #expect(LanguageMatching.preferred(user: ["en", "de"], available: ["de", "en"]) == ["en", "de"])
  }

  @Test("An app runs in its own localization, with the user's region; one without localizations in the user's language")
  func appLanguage() throws {
    let austrian = try #require(UserLanguages(environment: ["LANG": "de_AT.UTF-8"]))
    let german = AppLanguage(user: austrian, localizations: ["de"])
    #expect(german.identifier == "de" && german.locale == "de_AT" && german.systemTexts == "de")
    let english = AppLanguage(user: austrian, localizations: ["en"])
    #expect(english.identifier == "en" && english.locale == "en_AT" && english.systemTexts == "en")
    let mixed = AppLanguage(user: austrian, localizations: ["en"], allowsMixedLocalizations: true)
    #expect(mixed.identifier == "en" && mixed.systemTexts == "de-AT")
    let none = AppLanguage(user: austrian, localizations: [])
    #expect(none.identifier == "de-AT" && none.locale == "de_AT" && !none.isRightToLeft)
    let hebrew = try #require(UserLanguages(environment: ["LANG": "he_IL.UTF-8"]))
    #expect(AppLanguage(user: hebrew, localizations: []).isRightToLeft)
    #expect(!AppLanguage(user: hebrew, localizations: ["en"]).isRightToLeft)
  }

  @Test("A process without a desktop runs in English, whatever the variables are")
  func device() {
    #expect(UserLanguages.current == .device && AppLanguage.current.locale == "en_001")
    #expect(SystemLanguage.current == .english)
  }
}
