import Foundation
public import SceneManifest

/// The translations that an app's bundle has of its Info.plist: `InfoPlist.strings` in the `*.lproj` folders.
public struct Localizations: Hashable, Sendable {
  /// The translation tables by locale: for each a string for a key of Info.plist, or for a string in it.
  public var tables: [String: [String: String]] = [:]

  /// No translations.
  public init() {}

  /// Reads the tables of the `*.lproj` folders in a folder. One that cannot be read is ignored: a menu then shows the string of Info.plist
  /// itself.
  public init(folder: String, fileSystem: any BundleFileSystem = LocalFileSystem()) {
    for name in fileSystem.names(inFolder: folder).sorted() where name.hasSuffix(".lproj") {
      let file = "\(folder)/\(name)/InfoPlist.strings"
      guard let locale = Self.locale(ofLanguage: String(name.dropLast(".lproj".count))), fileSystem.isFile(file) else {
        continue
      }
      // The format is an older property list format, so the Info.plist reader can read it.
      guard let table = try? InfoPlist(contentsOf: URL(fileURLWithPath: file)) else { continue }
      tables[locale] = table.entries.compactMapValues(\.string)
    }
  }

  /// The string with its translations. For each locale the first key with a translation is used.
  public func text(_ text: String, keys: [String]) -> LocalizedText {
    LocalizedText(
      text,
      translations: tables.compactMapValues { table in
        keys.lazy.compactMap { table[$0] }.first { !$0.isEmpty && $0 != text }
      })
  }

  /// The desktop's locale for a language: `pt-BR` is `pt_BR`, `zh-Hant` is `zh_TW`, `sr-Latn` is `sr@latin`. `nil` for a language without
  /// one, and for `Base`.
  static func locale(ofLanguage name: String) -> String? {
    switch name {
    case "zh-Hans": return "zh_CN"
    case "zh-Hant": return "zh_TW"
    default: break
    }
    let parts = name.split(whereSeparator: { $0 == "-" || $0 == "_" })
    guard let language = parts.first, 2...3 ~= language.count, language.allSatisfy({ ("a"..."z").contains($0) }) else {
      return nil
    }
    var locale = String(language)
    var modifier = ""
    for part in parts.dropFirst() {
      switch part {
      case "Latn": modifier = "@latin"
      case "Cyrl": modifier = "@cyrillic"
      case _ where part.count == 2 && part.allSatisfy { ("A"..."Z").contains($0) }: locale += "_" + part
      case "Hans", "Hant": continue
      default: return nil
      }
    }
    return locale + modifier
  }
}
