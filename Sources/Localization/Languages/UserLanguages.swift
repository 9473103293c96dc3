import Foundation
import Synchronization

/// The languages and the region that the user has chosen.
///
/// A process has those of a device in English unless it runs on a desktop: Foundation for Linux does not read the desktop's variables.
package struct UserLanguages: Equatable, Sendable {
  /// The languages as BCP 47 identifiers, the user's first choice at the beginning.
  package let identifiers: [String]
  /// The identifier of the locale for dates and numbers, such as `de_AT`.
  package let locale: String

  /// The languages of a simulated device.
  package static let device = UserLanguages(identifiers: ["en-001"], locale: "en_001")

  package init(identifiers: [String], locale: String) {
    self.identifiers = identifiers
    self.locale = locale
  }

  /// The languages that POSIX's variables name: `LANGUAGE` is a list, and `LC_ALL`, `LC_MESSAGES` and `LANG` name one, as gettext reads them;
  /// dates and numbers follow `LC_ALL`, `LC_TIME` and `LANG`.
  ///
  /// `nil` if no language is chosen: without variables, and for the locales `C` and `POSIX`.
  package init?(environment: [String: String]) {
    func value(_ names: String...) -> String? { names.lazy.compactMap { environment[$0] }.first { !$0.isEmpty } }
    guard let messages = value("LC_ALL", "LC_MESSAGES", "LANG"), let first = Self.identifier(posix: messages) else {
      return nil
    }
    // gettext ignores the list if the locale is that of C.
    let list = (environment["LANGUAGE"] ?? "").split(separator: ":").compactMap { Self.identifier(posix: String($0)) }
    identifiers = list.isEmpty ? [first] : Array(list.prefix(64))
    let formats = value("LC_ALL", "LC_TIME", "LANG").flatMap { Self.identifier(posix: $0) } ?? first
    locale = formats.replacingOccurrences(of: "-", with: "_")
  }

  /// The languages of a user default `AppleLanguages`.
  package init(identifiers: [String], region: UserLanguages) {
    self.identifiers = identifiers
    locale = identifiers.first?.replacingOccurrences(of: "-", with: "_") ?? region.locale
  }

  /// The BCP 47 identifier of a POSIX locale such as `de_AT.UTF-8`, `sr_RS@latin` or `zh_CN`; `nil` for `C` and `POSIX`, and for a text that
  /// is no locale.
  static func identifier(posix: String) -> String? {
    let name = posix.prefix { $0 != "." && $0 != "@" }
    guard name != "C", name != "POSIX" else { return nil }
    let parts = name.split(whereSeparator: { $0 == "_" || $0 == "-" })
    guard let language = parts.first, 2...3 ~= language.utf8.count,
      parts.allSatisfy({ $0.utf8.count <= 8 && $0.utf8.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "z") ~= $0 } })
    else { return nil }
    let modifier = posix.split(separator: "@").dropFirst().first.map(String.init)
    var result = [language.lowercased()]
    switch modifier {
    case "latin": result.append("Latn")
    case "cyrillic": result.append("Cyrl")
    default: break
    }
    return (result + parts.dropFirst().map(String.init)).joined(separator: "-")
  }

  // MARK: The process's languages

  /// The languages of the process. A user default `AppleLanguages`, which apps set that have their own choice of language, precedes the
  /// desktop's; as on a device a change has an effect at the next start.
  package static var current: UserLanguages {
    if let known = state.withLock({ $0.current }) { return known }
    // Reading the defaults may read locales, so no lock is held.
    let chosen = UserDefaults.standard.stringArray(forKey: "AppleLanguages") ?? []
    return state.withLock { state in
      if let known = state.current { return known }
      let current =
        chosen.isEmpty ? state.desktop : UserLanguages(identifiers: chosen, region: state.desktop)
      state.current = current
      return current
    }
  }

  /// Makes the desktop's languages those of the process. Called before the app's code runs.
  package static func adopt(environment: [String: String]) {
    guard let languages = UserLanguages(environment: environment) else { return }
    state.withLock {
      $0.desktop = languages
      $0.current = nil
    }
  }

  private struct State {
    var desktop = UserLanguages.device
    var current: UserLanguages?
  }
  private static let state = Mutex(State())
}
