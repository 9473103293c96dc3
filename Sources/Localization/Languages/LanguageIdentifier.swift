/// The parts of a language's identifier, such as `zh-Hant-TW` or `de_AT`. It is read at the start of each app: Foundation's `Locale.Language`
/// loads Unicode's data first.
struct LanguageIdentifier: Equatable {
  /// The parts in lower case.
  let parts: [String]

  init(_ identifier: String) {
    if let code = Self.oldNames[identifier] {
      parts = [code]
    } else {
      parts = identifier.split(whereSeparator: { $0 == "-" || $0 == "_" }).map { $0.lowercased() }
    }
  }

  /// Xcode's old names for localizations.
  private static let oldNames = [
    "English": "en", "German": "de", "French": "fr", "Spanish": "es", "Italian": "it", "Japanese": "ja", "Dutch": "nl",
  ]

  /// The language, such as `de`. Hebrew has one code, though it once had another.
  var code: String { parts.first.map { $0 == "iw" ? "he" : $0 } ?? "" }

  /// The country or the part of the world, such as `AT` or `001`.
  var region: String? {
    parts.dropFirst().first { part in
      part.utf8.count == 2
        || (part.utf8.count == 3 && part.utf8.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 })
    }?.uppercased()
  }

  /// The script of Chinese, which a region may stand for.
  var chineseScript: String {
    if let script = parts.first(where: { $0 == "hans" || $0 == "hant" }) { return script }
    return parts.contains { ["tw", "hk", "mo"].contains($0) } ? "hant" : "hans"
  }

  /// Whether the language's usual script, or the one that is named, is written from right to left.
  var isRightToLeft: Bool {
    if let script = parts.dropFirst().first(where: { $0.utf8.count == 4 }) {
      return ["arab", "hebr", "syrc", "thaa", "nkoo", "adlm"].contains(script)
    }
    return ["ar", "ckb", "dv", "fa", "he", "ks", "ps", "sd", "ug", "ur", "yi"].contains(code)
  }
}
