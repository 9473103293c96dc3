/// A text and its translations.
public struct LocalisedText: Hashable, Sendable {
  /// The text for everybody for whom there is no translation.
  public var text: String
  /// The translations by locale, written as `de`, `pt_BR` or `sr@latin`.
  public var translations: [String: String]

  /// A text with these translations.
  public init(_ text: String, translations: [String: String] = [:]) {
    self.text = text
    self.translations = translations
  }
}
