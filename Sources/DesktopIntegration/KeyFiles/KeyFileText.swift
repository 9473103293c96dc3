/// The encoding of strings in a ``KeyFile``: on one line, with escapes.
enum KeyFileText {
  /// The string with escapes for characters that a line cannot contain. Other control characters are removed; no format has them.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      // A reader would strip leading and trailing spaces.
      case " " where result.isEmpty: result += "\\s"
      case _ where scalar.properties.generalCategory == .control || scalar == "\u{2028}" || scalar == "\u{2029}":
        continue
      default: result.unicodeScalars.append(scalar)
      }
    }
    if result.hasSuffix(" ") { result = result.dropLast() + "\\s" }
    return result
  }

  /// The string without escapes. An unknown escape is left unchanged.
  static func unescaped(_ written: some StringProtocol) -> String {
    var result = ""
    var isEscaped = false
    for scalar in written.unicodeScalars {
      guard isEscaped else {
        if scalar == "\\" { isEscaped = true } else { result.unicodeScalars.append(scalar) }
        continue
      }
      isEscaped = false
      switch scalar {
      case "\\": result += "\\"
      case "n": result += "\n"
      case "r": result += "\r"
      case "t": result += "\t"
      case "s": result += " "
      case ";": result += ";"
      default:
        result += "\\"
        result.unicodeScalars.append(scalar)
      }
    }
    return isEscaped ? result + "\\" : result
  }

  /// The strings as a list, each followed by a semicolon.
  static func written(_ list: [String]) -> String {
    list.map { text in
      escaped(text).split(separator: ";", omittingEmptySubsequences: false).joined(separator: "\\;") + ";"
    }
    .joined()
  }

  /// The strings of a list. The semicolon after the last is optional.
  static func list(_ written: String) -> [String] {
    var elements = [""]
    var isEscaped = false
    for scalar in written.unicodeScalars {
      if scalar == ";", !isEscaped {
        elements.append("")
      } else {
        elements[elements.count - 1].unicodeScalars.append(scalar)
      }
      isEscaped = scalar == "\\" && !isEscaped
    }
    if elements.last == "" { elements.removeLast() }
    return elements.map { unescaped($0) }
  }
}
