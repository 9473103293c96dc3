package import Foundation

/// A string catalog (`.xcstrings`), which Xcode compiles into tables: for each language a `.strings` file, and a `.stringsdict` file for the
/// texts with variants for numbers.
package struct StringCatalog {
  /// The tables of one language.
  package struct Tables: Equatable {
    package var strings: [String: String] = [:]
    package var plurals: [String: NSDictionary] = [:]
  }

  /// Why a file is no catalog.
  package struct Failure: Error { package var reason: String }

  /// The tables by language; that of the source is there even if its texts are the keys themselves.
  package private(set) var tables: [String: Tables] = [:]

  /// The largest file that is read, in bytes.
  static let limit = 64 << 20

  /// The devices whose variant is used, best first: an app's windows are like an iPad's.
  private static let devices = ["ipad", "other", "iphone", "mac"]
  private static let categories = ["zero", "one", "two", "few", "many", "other"]

  package init(_ data: Data) throws(Failure) {
    let root: Any
    do {
      root = try JSONSerialization.jsonObject(with: data)
    } catch {
      throw Failure(reason: "it is no JSON")
    }
    guard let root = root as? [String: Any], let entries = root["strings"] as? [String: Any] else {
      throw Failure(reason: "it has no \u{201C}strings\u{201D}")
    }
    if let source = root["sourceLanguage"] as? String { tables[source] = Tables() }
    for (key, entry) in entries {
      guard let entry = entry as? [String: Any], entry["shouldTranslate"] as? Bool != false else { continue }
      for (language, localization) in entry["localizations"] as? [String: Any] ?? [:] {
        guard let localization = localization as? [String: Any] else { continue }
        add(localization, of: key, to: &tables[language, default: Tables()])
      }
    }
  }

  private func add(_ localization: [String: Any], of key: String, to tables: inout Tables) {
    let text = Self.text(of: localization)
    let substitutions = localization["substitutions"] as? [String: Any] ?? [:]
    if let plural = Self.plural(of: localization) {
      let position = Self.numberPosition(in: key)
      let entry = Self.variable(plural, valueType: position.valueType)
      tables.plurals[key] =
        [
          "NSStringLocalizedFormatKey": position.index == 0 ? "%#@value@" : "%\(position.index + 1)$#@value@",
          "value": entry,
        ] as NSDictionary
    } else if let text, !substitutions.isEmpty {
      var entry: [String: Any] = [:]
      var format = text
      for (name, value) in substitutions {
        guard let value = value as? [String: Any], let plural = Self.plural(of: value) else { continue }
        entry[name] = Self.variable(plural, valueType: value["formatSpecifier"] as? String ?? "lld")
        if let position = value["argNum"] as? Int {
          format = format.replacingOccurrences(of: "%#@\(name)@", with: "%\(position)$#@\(name)@")
        }
      }
      entry["NSStringLocalizedFormatKey"] = format
      tables.plurals[key] = entry as NSDictionary
    } else if let text {
      tables.strings[key] = text
    }
  }

  /// The translated text; `nil` for one that is new and has no text yet.
  private static func text(of localization: [String: Any]) -> String? {
    let chosen = variant(of: localization)
    guard let unit = chosen["stringUnit"] as? [String: Any], let value = unit["value"] as? String else { return nil }
    return value.isEmpty && unit["state"] as? String == "new" ? nil : value
  }

  /// The texts for grammatical numbers; `nil` if there are none.
  private static func plural(of localization: [String: Any]) -> [String: String]? {
    let chosen = variant(of: localization)
    guard let variations = chosen["variations"] as? [String: Any], let plural = variations["plural"] as? [String: Any]
    else { return nil }
    return plural.compactMapValues { ($0 as? [String: Any]).flatMap { text(of: $0) } }
  }

  /// The variant for the device, if there are variants for devices.
  private static func variant(of localization: [String: Any]) -> [String: Any] {
    guard let variations = localization["variations"] as? [String: Any],
      let byDevice = variations["device"] as? [String: Any]
    else { return localization }
    return devices.lazy.compactMap { byDevice[$0] as? [String: Any] }.first ?? [:]
  }

  private static func variable(_ plural: [String: String], valueType: String) -> [String: Any] {
    var entry: [String: Any] = [
      "NSStringFormatSpecTypeKey": "NSStringPluralRuleType", "NSStringFormatValueTypeKey": valueType,
    ]
    for category in categories { entry[category] = plural[category] }
    return entry
  }

  /// The place of the first number among the values of a key, and its specifier.
  private static func numberPosition(in key: String) -> (index: Int, valueType: String) {
    let specifiers = key.replacing("%%", with: "").matches(
      of: /%(?:(\d+)\$)?[-+0 #]*\d*(?:\.\d+)?((?:hh|h|ll|l|q|z|t|j)?[@a-zA-Z])/)
    for (index, specifier) in specifiers.enumerated() where specifier.output.2.last != "@" {
      return (specifier.output.1.flatMap { Int($0) }.map { max(1, $0) - 1 } ?? index, String(specifier.output.2))
    }
    return (0, "lld")
  }
}
