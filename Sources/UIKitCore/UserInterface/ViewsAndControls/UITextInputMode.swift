public import Foundation

/// A language in which the user enters text. iOS 4.2.
///
/// Differs from Apple: the languages are the user's preferred ones, because the desktop does not report those of its keyboards.
@preconcurrency @MainActor open class UITextInputMode: NSObject {
  /// The language as in BCP 47, such as `en-US`.
  open private(set) var primaryLanguage: String?

  init(language: String?) {
    primaryLanguage = language
    super.init()
  }

  /// The languages, the preferred one first.
  open class var activeInputModes: [UITextInputMode] {
    let languages = Locale.preferredLanguages
    if languages != known.compactMap(\.primaryLanguage) { known = languages.map(UITextInputMode.init(language:)) }
    return known
  }
  private static var known: [UITextInputMode] = []

  static var current: UITextInputMode? { activeInputModes.first }

  /// Posted when the language has changed. Never posted.
  public nonisolated static let currentInputModeDidChangeNotification = NSNotification.Name(
    "UITextInputCurrentInputModeDidChangeNotification")
}
