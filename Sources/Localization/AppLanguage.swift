package import Foundation
import Synchronization

/// The language in which the app runs, and the locale that belongs to it.
///
/// An app with localizations runs in that which the user reads best, as on a device. One without any runs in the user's language: its own
/// texts are as they are written, and the system's texts, dates and numbers are those of other programs on the desktop.
package struct AppLanguage: Equatable, Sendable {
  /// The language as a BCP 47 identifier.
  package let identifier: String
  /// The language of the system's own texts, as a BCP 47 identifier.
  package let systemTexts: String
  /// The identifier of `Locale.current`: the app's language, and the user's region.
  package let locale: String

  /// - Parameters:
  ///   - user: The user's languages.
  ///   - localizations: The app's localizations that the user reads best, best first.
  ///   - allowsMixedLocalizations: Whether the system's texts may be in another language than the app's.
  package init(user: UserLanguages, localizations: [String], allowsMixedLocalizations: Bool = false) {
    let preferred = user.identifiers.first ?? "en"
    identifier = localizations.first ?? preferred
    systemTexts = allowsMixedLocalizations ? preferred : identifier
    let own = LanguageIdentifier(identifier)
    let chosen = LanguageIdentifier(user.locale)
    if own.code == chosen.code {
      locale = user.locale
    } else {
      let language = identifier.replacingOccurrences(of: "-", with: "_")
      locale = own.region == nil ? chosen.region.map { "\(language)_\($0)" } ?? language : language
    }
  }

  /// Whether text of the language is written from right to left.
  package var isRightToLeft: Bool { LanguageIdentifier(identifier).isRightToLeft }

  /// The language of the process; English, as on a simulated device, unless a desktop has another one.
  package static var current: AppLanguage { stored.withLock { $0 } }

  private static let stored = Mutex(AppLanguage(user: .device, localizations: []))

  /// Makes the desktop's languages those of the process. Called before the app's code runs.
  package static func adopt(environment: [String: String], bundle: Bundle?) {
    UserLanguages.adopt(environment: environment)
    let language = AppLanguage(
      user: .current, localizations: bundle.map { StringTables.tables(of: $0).localizations } ?? [],
      allowsMixedLocalizations: bundle?.infoDictionary?["CFBundleAllowMixedLocalizations"] as? Bool ?? false)
    stored.withLock { $0 = language }
    SystemLanguage.current = SystemLanguage(preferred: [language.systemTexts] + UserLanguages.current.identifiers)
  }
}
