import Foundation
import Localization
import Synchronization

// What Foundation's getters return in an app (CUIKit): the locale of the app's language.

@_silgen_name("uikit_current_locale") func currentLocale() -> Locale {
  let identifier = AppLanguage.current.locale
  return lastLocale.withLock { last in
    if let last, last.identifier == identifier { return last.locale }
    let locale = Locale(identifier: identifier)
    last = (identifier, locale)
    return locale
  }
}

/// Texts with numbers ask for the locale each time.
private let lastLocale = Mutex<(identifier: String, locale: Locale)?>(nil)

@_silgen_name("uikit_current_calendar") func currentCalendar() -> Calendar { makeCalendar(in: .current) }

@_silgen_name("uikit_updating_calendar") func updatingCalendar() -> Calendar { makeCalendar(in: .autoupdatingCurrent) }

private func makeCalendar(in timeZone: TimeZone) -> Calendar {
  let locale = currentLocale()
  var calendar = Calendar(identifier: locale.calendar.identifier)
  calendar.locale = locale
  calendar.timeZone = timeZone
  return calendar
}

@_silgen_name("uikit_preferred_languages") func preferredLanguages() -> [String] {
  UserLanguages.current.identifiers
}

/// `NSLocalizedString`: Foundation for Linux takes a text of the development language.
@_silgen_name("uikit_localized_string") func localizedString(
  _ key: String, tableName: String?, bundle: Bundle, value: String, comment: String
) -> String {
  StringTables.tables(of: bundle).text(forKey: key, table: tableName) ?? (value.isEmpty ? key : value)
}
