/// Writes a property list as XML.
enum PropertyListWriter {
  /// The text of the file. Keys are sorted.
  static func text(_ value: FileValue) -> String {
    var lines = [
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
      "<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">",
      "<plist version=\"1.0\">",
    ]
    append(value, indentation: "", to: &lines)
    lines.append("</plist>")
    return lines.joined(separator: "\n") + "\n"
  }

  /// The depth of values has a limit, and so has this recursion.
  private static func append(_ value: FileValue, indentation: String, to lines: inout [String]) {
    switch value.content {
    case .string(let text): lines.append("\(indentation)<string>\(escaped(text))</string>")
    case .boolean(let isTrue): lines.append("\(indentation)<\(isTrue)/>")
    case .scalar(let element, let text): lines.append("\(indentation)<\(element)>\(escaped(text))</\(element)>")
    case .array(let elements):
      lines.append("\(indentation)<array>")
      for element in elements { append(element, indentation: indentation + "\t", to: &lines) }
      lines.append("\(indentation)</array>")
    case .dictionary(let entries):
      lines.append("\(indentation)<dict>")
      for (key, entry) in entries.sorted(by: { $0.key < $1.key }) {
        lines.append("\(indentation)\t<key>\(escaped(key))</key>")
        append(entry, indentation: indentation + "\t", to: &lines)
      }
      lines.append("\(indentation)</dict>")
    }
  }

  private static func escaped(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result.append(contentsOf: "&amp;".unicodeScalars)
      case "<": result.append(contentsOf: "&lt;".unicodeScalars)
      case ">": result.append(contentsOf: "&gt;".unicodeScalars)
      case "\r": result.append(contentsOf: "&#13;".unicodeScalars)
      // XML has no way to write the other control characters.
      case "\u{0}"..."\u{8}", "\u{B}", "\u{C}", "\u{E}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": result.append("\u{FFFD}")
      default: result.append(scalar)
      }
    }
    return String(result)
  }
}
