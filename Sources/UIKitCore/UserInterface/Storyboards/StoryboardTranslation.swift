import Localization
import Foundation

/// Finds the translation of a storyboard: another file of the same name, or a table of its texts.
///
/// Xcode keeps one file in `Base.lproj`, and for each language a table `Main.strings` in `de.lproj`, whose keys are an object's identifier
/// and a property: `aBc-12-xYz.text`.
enum StoryboardTranslation {
  /// The document at `url`, with the texts of the user's language.
  @MainActor static func document(
    at url: URL, kind: StoryboardDocument.Kind
  ) throws(StoryboardDocument.Failure) -> StoryboardDocument {
    let folder = url.deletingLastPathComponent()
    guard folder.pathExtension == "lproj" else { return try StoryboardDocument(contentsOf: url, kind: kind) }
    let root = folder.deletingLastPathComponent()
    for language in languages(in: root) {
      let own = root.appendingPathComponent("\(language).lproj/\(url.lastPathComponent)")
      if own != url, FileManager.default.fileExists(atPath: own.path) {
        return try StoryboardDocument(contentsOf: own, kind: kind)
      }
      let name = url.deletingPathExtension().lastPathComponent
      let table = root.appendingPathComponent("\(language).lproj/\(name).strings")
      guard let strings = strings(at: table) else { continue }
      let document = try StoryboardDocument(contentsOf: url, kind: kind)
      document.translate(strings)
      return document
    }
    return try StoryboardDocument(contentsOf: url, kind: kind)
  }

  /// The languages that a folder has translations for, the user's first choice at the beginning. Those after the language of the base file
  /// are left out.
  @MainActor private static func languages(in root: URL) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? []
    let available = names.filter { $0.hasSuffix(".lproj") && $0 != "Base.lproj" }.map { String($0.dropLast(6)) }
      .sorted()
    guard !available.isEmpty else { return [] }
    let chosen =
      UIProcess.current.userDefaults?.stringArray(forKey: "AppleLanguages") ?? UserLanguages.current.identifiers
    return Array(LanguageMatching.matches(user: chosen, available: available).prefix(1))
  }

  /// A table of strings, of at most a megabyte.
  private static func strings(at url: URL) -> [String: String]? {
    guard let data = try? Data(contentsOf: url), data.count <= 1 << 20 else { return nil }
    return try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: String]
  }
}

extension StoryboardDocument {
  /// Replaces texts by translations, whose keys are an object's identifier, a point, and a property.
  package func translate(_ strings: [String: String]) {
    var byObject: [String: [(property: String, text: String)]] = [:]
    for (key, text) in strings {
      guard let dot = key.firstIndex(of: ".") else { continue }
      byObject[String(key[..<dot]), default: []].append((String(key[key.index(after: dot)...]), text))
    }
    root.walk { element in
      if let id = element["id"], let texts = byObject[id] {
        for (property, text) in texts { translate(element, property, text) }
      }
      return true
    }
  }

  private func translate(_ element: StoryboardElement, _ property: String, _ text: String) {
    if property.hasSuffix("Title"), element.name == "button", property != "title" {
      let state = String(property.dropLast(5))
      element.children.first { $0.name == "state" && $0["key"] == state }?.translate("title", to: text)
    } else if property.hasPrefix("segmentTitles["), let index = Int(property.dropFirst(14).dropLast()) {
      let segments = element.child("segments")?.children ?? []
      if segments.indices.contains(index) { segments[index].translate("title", to: text) }
    } else if property == "configuration.title" {
      element.child("buttonConfiguration")?.translate("title", to: text)
    } else {
      element.translate(property, to: text)
    }
  }
}
