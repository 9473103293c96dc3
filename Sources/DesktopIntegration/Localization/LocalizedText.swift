/// A string and its translations.
public struct LocalizedText: Hashable, Sendable {
  /// The string for locales without a translation.
  public var text: String
  /// The translations by locale, written as `de`, `pt_BR` or `sr@latin`.
  public var translations: [String: String]

  /// Makes a string with these translations.
  public init(_ text: String, translations: [String: String] = [:]) {
    self.text = text
    self.translations = translations
  }
}
