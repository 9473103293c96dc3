public import Foundation

/// A tab stop of a paragraph.
open class NSTextTab: NSObject, NSCopying, @unchecked Sendable {
  // Sendable because it is never changed; the values of the options are those of the app.

  /// The name of an option.
  public struct OptionKey: RawRepresentable, Hashable, Sendable {
    /// The option's name.
    public var rawValue: String
    /// An option of this name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The characters that end a column besides a tab, a `CharacterSet`.
    public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
  }

  /// The alignment of the text at the stop.
  public let alignment: NSTextAlignment
  /// The distance from the edge of the text, in points.
  public let location: CGFloat
  /// The options.
  public let options: [OptionKey: Any]

  /// A tab stop at a distance from the edge of the text.
  public init(textAlignment alignment: NSTextAlignment, location loc: CGFloat, options: [OptionKey: Any] = [:]) {
    (self.alignment, location, self.options) = (alignment, loc, options)
    super.init()
  }

  /// The characters that end a column of decimal numbers: the decimal separator of a locale, or of the current one.
  open class func columnTerminators(for aLocale: Locale?) -> CharacterSet {
    CharacterSet(charactersIn: (aLocale ?? .current).decimalSeparator ?? ".")
  }

  /// The tab stop itself: it is never changed.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Tab stops of one alignment and one location are equal, if they have options for the same names.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSTextTab else { return false }
    return alignment == other.alignment && location == other.location
      && Set(options.keys) == Set(other.options.keys)
      && options[.columnTerminators] as? CharacterSet == other.options[.columnTerminators] as? CharacterSet
  }
  /// Consistent with ``isEqual(_:)``.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(alignment)
    hasher.combine(location)
    return hasher.finalize()
  }
}
