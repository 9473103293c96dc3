/// Text for XML and for HTML that is XML at the same time.
package enum Markup {
  /// The text with every character escaped that could end an element or an attribute. Characters that XML cannot represent, such as control
  /// characters, become the replacement character.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - keepsLines: Whether line breaks are kept, as in the text of an element; otherwise they become blanks.
  package static func escaped(_ text: String, keepsLines: Bool = false) -> String {
    guard text.utf8.contains(where: { $0 < 0x20 || $0 >= 0x7F || isSpecial($0) }) else { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result.append(contentsOf: "&amp;".unicodeScalars)
      case "<": result.append(contentsOf: "&lt;".unicodeScalars)
      case ">": result.append(contentsOf: "&gt;".unicodeScalars)
      case "\"": result.append(contentsOf: "&quot;".unicodeScalars)
      case "'": result.append(contentsOf: "&#39;".unicodeScalars)
      case "\n" where keepsLines: result.append(scalar)
      case "\n", "\r", "\t": result.append(" ")
      // Characters that change the direction of text could make one line read as another.
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{FFFE}", "\u{FFFF}", "\u{202A}"..."\u{202E}",
        "\u{2066}"..."\u{2069}":
        result.append("\u{FFFD}")
      default: result.append(scalar)
      }
    }
    return String(result)
  }

  private static func isSpecial(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "&") || byte == UInt8(ascii: "<") || byte == UInt8(ascii: ">") || byte == UInt8(ascii: "\"")
      || byte == UInt8(ascii: "'")
  }

  /// The text truncated to this many characters, with an ellipsis if something is missing.
  static func truncated(_ text: String, to count: Int) -> String {
    guard text.utf8.count > count, text.count > count else { return text }
    return text.prefix(count - 1) + "\u{2026}"
  }
}
