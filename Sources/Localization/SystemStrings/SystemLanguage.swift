import Synchronization

/// A language in which there are the system's own texts.
package enum SystemLanguage: Int, CaseIterable, Sendable {
  case english, german, french, spanish, hebrew, arabic, japanese, simplifiedChinese

  /// The first of these BCP 47 identifiers that is a known language, or English.
  package init(preferred identifiers: [String]) {
    self = identifiers.lazy.compactMap { SystemLanguage(identifier: $0) }.first ?? .english
  }

  private init?(identifier: String) {
    let language = LanguageIdentifier(identifier)
    let found: SystemLanguage? =
      switch language.code {
      case "en": .english
      case "de": .german
      case "fr": .french
      case "es": .spanish
      case "he": .hebrew
      case "ar": .arabic
      case "ja": .japanese
      case "zh" where language.chineseScript == "hans": .simplifiedChinese
      default: nil
      }
    guard let found else { return nil }
    self = found
  }

  /// The texts; empty for English, whose texts are the raw values.
  var texts: [SystemString: String] {
    switch self {
    case .english: [:]
    case .german: Self.germanTexts
    case .french: Self.frenchTexts
    case .spanish: Self.spanishTexts
    case .hebrew: Self.hebrewTexts
    case .arabic: Self.arabicTexts
    case .japanese: Self.japaneseTexts
    case .simplifiedChinese: Self.simplifiedChineseTexts
    }
  }

  /// The language of the process.
  package static var current: SystemLanguage {
    get { SystemLanguage(rawValue: stored.load(ordering: .relaxed)) ?? .english }
    set { stored.store(newValue.rawValue, ordering: .relaxed) }
  }

  private static let stored = Atomic(SystemLanguage.english.rawValue)
}
