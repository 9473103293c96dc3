public import Foundation

extension NSAttributedString {
  /// The format of a document.
  public struct DocumentType: RawRepresentable, Hashable, Sendable {
    /// The format's name.
    public var rawValue: String
    /// A format of this name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Text without attributes.
    public static let plain = DocumentType(rawValue: "NSPlainText")
    /// HTML. See ``NSAttributedString/init(data:options:documentAttributes:)`` for what is read.
    public static let html = DocumentType(rawValue: "NSHTML")
    /// RTF. Differs from Apple: it is neither read nor written, and an error is thrown.
    public static let rtf = DocumentType(rawValue: "NSRTF")
    /// A folder with RTF. Differs from Apple: it is neither read nor written, and an error is thrown.
    public static let rtfd = DocumentType(rawValue: "NSRTFD")
  }

  /// The name of an option for reading a document.
  public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
    /// The option's name.
    public var rawValue: String
    /// An option of this name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The format, a ``DocumentType``. Without it the first characters decide.
    public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
    /// The encoding, the raw value of a `String.Encoding`. Without it, it is UTF-8, or Windows Latin 1 for bytes that are not UTF-8.
    public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
    /// The attributes of text without its own, a dictionary.
    public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
  }

  /// The name of an attribute of a document.
  public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
    /// The attribute's name.
    public var rawValue: String
    /// An attribute of this name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The format, a ``DocumentType``.
    public static let documentType = DocumentAttributeKey(rawValue: "DocumentType")
    /// The encoding, the raw value of a `String.Encoding`.
    public static let characterEncoding = DocumentAttributeKey(rawValue: "CharacterEncoding")
  }

  /// The text of a document, which is plain text or HTML.
  ///
  /// Of HTML are read: paragraphs, headings, line breaks, lists and rows of tables; bold, italic, underlined and struck-through text; links;
  /// `font`, and colour, size, family, weight, slant and alignment in `style`. HTML is never refused: what is not known is left out, and its
  /// text stays.
  ///
  /// Differs from Apple: style sheets and pictures are left out, and nothing is loaded. The text has the system's typeface at 12 points, and no
  /// colour where the document has none. It can be read off the main thread. `documentAttributes` receives the format and the encoding.
  ///
  /// - Throws: An error that names the format or the encoding, if it is not supported or the bytes are not text in it.
  public convenience init(
    data: Data, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    let (text, attributes) = try TextDocument.read(data, options)
    dict?.pointee = attributes
    self.init(attributedString: text)
  }

  /// The text of a document in a file. See ``init(data:options:documentAttributes:)``.
  ///
  /// - Throws: Foundation's error if the file cannot be read, or an error that names the format or the encoding.
  public convenience init(
    url: URL, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    try self.init(data: Data(contentsOf: url), options: options, documentAttributes: dict)
  }

  /// A document with a part of the text: plain text, the default, or HTML.
  ///
  /// Of HTML are written: paragraphs, bold and italic text, its size and colour, lines below and through it, and links.
  ///
  /// - Throws: An error that names the format, the encoding or the range, if it is not supported or outside the text.
  public func data(from range: NSRange, documentAttributes dict: [DocumentAttributeKey: Any] = [:]) throws -> Data {
    try TextDocument.write(NSTextStorage.plain(self), range, dict)
  }

  /// Whether a range, clamped to the text, has an ``NSTextAttachment``.
  public func containsAttachments(in range: NSRange) -> Bool {
    let text = NSTextStorage.plain(self)
    let start = min(max(0, range.location), text.length)
    let part = NSRange(location: start, length: min(max(0, range.length), text.length - start))
    var found = false
    text.enumerateAttribute(.attachment, in: part) { value, _, stop in
      guard value is NSTextAttachment else { return }
      found = true
      stop.pointee = true
    }
    return found
  }
}

extension NSMutableAttributedString {
  /// Replaces the text by that of a document. See ``NSAttributedString/init(data:options:documentAttributes:)``.
  ///
  /// - Throws: An error that names the format or the encoding; the text then stays.
  public func read(
    from data: Data, options opts: [NSAttributedString.DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    setAttributedString(try NSAttributedString(data: data, options: opts, documentAttributes: dict))
  }

  /// Replaces the text by that of a document in a file. See ``NSAttributedString/init(data:options:documentAttributes:)``.
  ///
  /// - Throws: Foundation's error if the file cannot be read, or an error that names the format or the encoding; the text then stays.
  public func read(
    from url: URL, options opts: [NSAttributedString.DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    setAttributedString(try NSAttributedString(url: url, options: opts, documentAttributes: dict))
  }
}
