public import Foundation

/// Text of the app's strings, with where it is looked up.
public struct LocalizedStringResource: Equatable, ExpressibleByStringInterpolation, Sendable {
  /// Where the strings are.
  public enum BundleDescription: Equatable, Sendable {
    /// In the app.
    case main
    /// In a bundle at a place.
    case atURL(URL)
    /// In the bundle of a class.
    case forClass(AnyClass)

    /// Whether both are the same place.
    public static func == (lhs: BundleDescription, rhs: BundleDescription) -> Bool { lhs.url == rhs.url }

    private var url: URL? {
      switch self {
      case .main: nil
      case .atURL(let url): url
      case .forClass(let type): Bundle(for: type).bundleURL
      }
    }

    var bundle: Bundle { url.flatMap { Bundle(url: $0) } ?? .main }
  }

  /// The key.
  public var key: String { value.key }
  /// The text if there is none for the key, with the values.
  public let defaultValue: String.LocalizationValue
  /// The file of strings.
  public let table: String?
  /// The language. Stored.
  public var locale: Locale
  /// Where the strings are.
  public let bundle: BundleDescription
  /// The key with its values.
  package let value: String.LocalizationValue

  /// Text by its key.
  public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }

  /// Text by its key, with values.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }

  /// Text by its key, in a file of strings.
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    value = keyAndValue
    defaultValue = keyAndValue
    self.table = table
    self.locale = locale
    self.bundle = bundle
  }

  /// Text by its key in a file of strings, or a default.
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    let key: String = "\(key)"
    value = String.LocalizationValue(key)
    self.defaultValue = defaultValue
    self.table = table
    self.locale = locale
    self.bundle = bundle
  }

  /// The text.
  package var text: String { value.text(in: bundle.bundle, table: table, fallback: defaultValue) }
}
