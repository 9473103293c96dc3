import Foundation
import SceneManifest

/// The translations that an app's bundle has of its Info.plist: `InfoPlist.strings` in the `*.lproj` folders.
public struct Localisations: Hashable, Sendable {
  /// What each locale says for a key of Info.plist, or for a text in it.
  public var tables: [String: [String: String]] = [:]

  /// No translations.
  public init() {}

  /// Reads the tables of the `*.lproj` folders in a folder. One that cannot be read is passed over: a menu then shows the text
  /// of Info.plist itself.
  public init(folder: String, fileSystem: any BundleFileSystem = LocalFileSystem()) {
    for name in fileSystem.names(inFolder: folder).sorted() where name.hasSuffix(".lproj") {
      let file = "\(folder)/\(name)/InfoPlist.strings"
      guard let locale = Self.locale(ofLanguage: String(name.dropLast(".lproj".count))), fileSystem.isFile(file) else {
        continue
      }
      // The format is that of an Info.plist's older brother, so its reader does.
      guard let table = try? InfoPlist(contentsOf: URL(fileURLWithPath: file)) else { continue }
      tables[locale] = table.entries.compactMapValues(\.string)
    }
  }

  /// The text with its translations. The first of the keys that a locale has counts.
  public func text(_ text: String, keys: [String]) -> LocalisedText {
    LocalisedText(
      text,
      translations: tables.compactMapValues { table in
        keys.lazy.compactMap { table[$0] }.first { !$0.isEmpty && $0 != text }
      })
  }

  /// The desktop's name of a language: `pt-BR` is `pt_BR`, `zh-Hant` is `zh_TW`, `sr-Latn` is `sr@latin`. `nil` for what the
  /// desktop has no name for, and for `Base`.
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
