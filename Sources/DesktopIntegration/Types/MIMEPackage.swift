/// The types of document that an app adds to the desktop's own list (Shared MIME-info specification).
public struct MIMEPackage: Hashable, Sendable {
  /// One type.
  public struct DocumentType: Hashable, Sendable {
    /// The MIME type.
    public var name: String
    /// Other MIME types for the same.
    public var aliases: [String]
    /// The name for users.
    public var comment: LocalizedText
    /// The MIME types that it is a subclass of.
    public var parents: [String]
    /// The file name extensions, without the period.
    public var extensions: [String]
    /// The weight of the extensions against those of other types, from 0 to 100; 50 is the default.
    public var weight: Int
  }

  /// The types.
  public var types: [DocumentType]
  /// The app that the file is written for, by its bundle identifier.
  public var owner: String

  private static let ownerMark = "X-Proscenium-Bundle: "

  /// Makes a package from its parts.
  public init(types: [DocumentType], owner: String) {
    self.types = types
    self.owner = owner
  }

  /// The file, an XML document.
  public var text: String {
    var lines = [
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "<!-- \(Self.ownerMark)\(Self.comment(owner)) -->",
      "<mime-info xmlns=\"http://www.freedesktop.org/standards/shared-mime-info\">",
    ]
    for type in types {
      lines.append("  <mime-type type=\(Self.quoted(type.name))>")
      lines.append("    <comment>\(Self.escaped(type.comment.text))</comment>")
      for (locale, text) in type.comment.translations.sorted(by: { $0.key < $1.key }) {
        lines.append("    <comment xml:lang=\(Self.quoted(locale))>\(Self.escaped(text))</comment>")
      }
      lines += type.aliases.map { "    <alias type=\(Self.quoted($0))/>" }
      lines += type.parents.map { "    <sub-class-of type=\(Self.quoted($0))/>" }
      let weight = type.weight == 50 ? "" : " weight=\"\(type.weight)\""
      lines += type.extensions.map { "    <glob\(weight) pattern=\(Self.quoted("*." + Self.literal($0)))/>" }
      lines.append("  </mime-type>")
    }
    return (lines + ["</mime-info>"]).joined(separator: "\n") + "\n"
  }

  /// Whether the text is a package that was written for the app with this bundle identifier.
  public static func isPackage(_ text: String, of owner: String) -> Bool {
    let lines = text.split(whereSeparator: \.isNewline)
    return lines.count > 1 && lines[1] == "<!-- \(ownerMark)\(comment(owner)) -->"
  }

  private static func quoted(_ text: String) -> String { "\"\(escaped(text))\"" }

  /// The text escaped for XML, without characters that XML cannot contain.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\n", "\t", "\r": result += " "
      case _ where scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF: continue
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Two hyphens would end a comment early, and a line break its line.
  private static func comment(_ owner: String) -> String {
    var result = ""
    for scalar in owner.unicodeScalars
    where scalar.properties.generalCategory != .control && !Character(scalar).isNewline {
      if scalar == "-", result.hasSuffix("-") { result += " " }
      result.unicodeScalars.append(scalar)
    }
    return result.hasSuffix("-") ? result + " " : result
  }

  /// Escapes the characters that have a special meaning in a pattern.
  private static func literal(_ suffix: String) -> String {
    suffix.map { "*?[]\\".contains($0) ? "[\($0)]" : String($0) }.joined()
  }
}
