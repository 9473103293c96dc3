public import Foundation

/// A text in several languages, for the attributes of an item.
open class CSLocalizedString: NSObject {
  private let localizedStrings: [AnyHashable: Any]

  /// The texts by the identifiers of their languages.
  public init(localizedStrings: [AnyHashable: Any]) {
    self.localizedStrings = localizedStrings
    super.init()
  }

  /// The text in the language that the user prefers among those of the text.
  open func localizedString() -> String {
    let languages = localizedStrings.keys.compactMap { $0.base as? String }.sorted()
    let preferred = Bundle.preferredLocalizations(from: languages, forPreferences: Locale.preferredLanguages)
    return (preferred + languages).lazy.compactMap { self.localizedStrings[$0] as? String }.first ?? ""
  }
}
