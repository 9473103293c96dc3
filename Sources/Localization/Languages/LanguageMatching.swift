/// Finds the localizations of a bundle that a user reads best.
package enum LanguageMatching {
  /// The localizations of a bundle in the user's languages, best first, as `Bundle.preferredLocalizations` has them.
  ///
  /// - Parameters:
  ///   - languages: The user's languages, best first.
  ///   - available: The names of the bundle's `*.lproj` folders.
  ///   - development: The language in which the app was written, which needs no folder: its texts may be the keys, or lie in `Base.lproj`. It
  ///     is the result if the user reads none of the localizations.
  package static func preferred(
    user languages: [String], available: [String], development: String? = nil
  ) -> [String] {
    guard !available.isEmpty else { return [] }
    var candidates = available.filter { $0 != "Base" }
    let original = development ?? (available.contains("Base") ? "en" : nil)
    if let original, !candidates.contains(where: { same($0, original) }) { candidates.append(original) }
    let found = matches(user: languages, available: candidates)
    if !found.isEmpty { return found }
    return (candidates.first { $0 == original } ?? candidates.first).map { [$0] } ?? []
  }

  /// The localizations of `available` that the user reads, best first.
  ///
  /// A localization matches a language if it is the same or a more general or more special form of it; a Chinese one must have the same
  /// script.
  package static func matches(user languages: [String], available: [String]) -> [String] {
    var result: [String] = []
    for language in languages {
      let found =
        available.first { same($0, language) } ?? available.first { isForm($0, of: language) }
        ?? available.first { isForm(language, of: $0) }
      if let found, !result.contains(found) { result.append(found) }
    }
    return result
  }

  private static func same(_ lhs: String, _ rhs: String) -> Bool { LanguageIdentifier(lhs) == LanguageIdentifier(rhs) }

  /// Whether `general` is a more general form of `special`, as `pt` is of `pt-BR`.
  private static func isForm(_ general: String, of special: String) -> Bool {
    let (general, special) = (LanguageIdentifier(general), LanguageIdentifier(special))
    // Simplified and traditional Chinese are written apart, and a region may stand for the script.
    if general.code == "zh", special.code == "zh" { return general.chineseScript == special.chineseScript }
    return !general.parts.isEmpty && special.parts.starts(with: general.parts)
  }
}
