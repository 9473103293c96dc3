package import Foundation
import Synchronization

/// The texts of a bundle in the user's language.
package final class StringTables: Sendable {
  /// The localizations of the bundle, best first; empty for a bundle without localizations.
  package let localizations: [String]
  private let folder: String
  private let tables = Mutex<[String: Table]>([:])

  /// One table in one language.
  private struct Table {
    var texts: [String: String] = [:]
    var plurals: [String: PluralFormat] = [:]
    var language = "en"
  }

  /// The largest file that is read, in bytes.
  private static let limit = 16 << 20

  /// - Parameters:
  ///   - folder: The path of the folder with the `*.lproj` folders.
  ///   - languages: The user's languages, best first.
  ///   - development: The language in which the app was written.
  package init(folder: String, languages: [String], development: String? = nil) {
    self.folder = folder
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let available = names.filter { $0.hasSuffix(".lproj") }.map { String($0.dropLast(6)) }.sorted()
    localizations = LanguageMatching.preferred(user: languages, available: available, development: development)
  }

  /// The tables of a bundle, which are read once in a process.
  package static func tables(of bundle: Bundle) -> StringTables {
    if let known = known.withLock({ $0[ObjectIdentifier(bundle)] }) { return known.tables }
    let tables = StringTables(
      folder: bundle.resourcePath ?? bundle.bundlePath, languages: UserLanguages.current.identifiers,
      development: developmentLanguage(of: bundle))
    known.withLock {
      if $0.count == 64 { $0.removeAll() }
      $0[ObjectIdentifier(bundle)] = (bundle, tables)
    }
    return tables
  }

  /// The language in which an app was written. `Bundle.developmentLocalization` traps if the Info.plist names none; a variable of Xcode
  /// that no build has replaced stands for English.
  private static func developmentLanguage(of bundle: Bundle) -> String? {
    guard let name = bundle.infoDictionary?["CFBundleDevelopmentRegion"] as? String else { return nil }
    return name.isEmpty || name.contains("$") ? "en" : name
  }

  /// By the bundle, which is retained so that no other one has its identity. Asking a bundle for its path takes longer than finding a text.
  private static let known = Mutex<[ObjectIdentifier: (bundle: Bundle, tables: StringTables)]>([:])

  /// The text of a key; `nil` if there is none. Of a text with variants for numbers it is that for most numbers.
  package func text(forKey key: String, table name: String?) -> String? {
    let table = table(named: name)
    return table.texts[key] ?? table.plurals[key]?.generalFormat
  }

  /// The format of a key for these values; `nil` if there is none.
  package func format(forKey key: String, table name: String?, values: [String]) -> String? {
    let table = table(named: name)
    return table.plurals[key]?.format(for: values, in: table.language) ?? table.texts[key]
  }

  private func table(named name: String?) -> Table {
    let name = name.flatMap { $0.isEmpty ? nil : $0 } ?? "Localizable"
    if let known = tables.withLock({ $0[name] }) { return known }
    let table = read(name)
    tables.withLock { $0[name] = table }
    return table
  }

  /// Reads the table in the best language that has it.
  private func read(_ name: String) -> Table {
    var table = Table()
    guard !name.utf8.contains(where: { $0 == UInt8(ascii: "/") || $0 == 0 }) else { return table }
    // Texts may also lie beside the folders, in an app of one language.
    for localization in localizations.map(Optional.some) + ["Base", nil] {
      let place = localization.map { "\(folder)/\($0).lproj/\(name)" } ?? "\(folder)/\(name)"
      let texts = Self.dictionary(at: place + ".strings") as? [String: String]
      let plurals = Self.dictionary(at: place + ".stringsdict")
      guard texts != nil || plurals != nil else { continue }
      table.texts = texts ?? [:]
      table.plurals = (plurals ?? [:]).compactMapValues { ($0 as? [String: Any]).flatMap { PluralFormat($0) } }
      table.language = localization.flatMap { $0 == "Base" ? nil : $0 } ?? "en"
      return table
    }
    return table
  }

  private static func dictionary(at path: String) -> [String: Any]? {
    guard let size = try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int, size <= limit,
      let data = FileManager.default.contents(atPath: path)
    else { return nil }
    return try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
  }
}
