/// Text of others in the log and in sentences: it does not control the terminal, look like several lines, or exceed a length.
enum LogText {
  /// A whole line of the log.
  static func line(_ text: String) -> String { printable(text, limit: 4096) }

  /// A name, a path or an address inside a sentence.
  static func quoted(_ text: String) -> String { printable(text, limit: 240) }

  private static func printable(_ text: String, limit: Int) -> String {
    var line = String.UnicodeScalarView()
    var count = 0
    for scalar in text.unicodeScalars {
      guard count < limit else { return String(line) + "\u{2026}" }
      count += 1
      if isPrintable(scalar) {
        line.append(scalar)
      } else {
        line.append(contentsOf: "\\u{\(String(scalar.value, radix: 16))}".unicodeScalars)
      }
    }
    return String(line)
  }

  private static func isPrintable(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: false
    default: true
    }
  }
}
