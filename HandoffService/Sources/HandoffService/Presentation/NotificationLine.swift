/// Text of another device in a notification: one line, of limited length, without characters that change the direction of other text.
enum NotificationLine {
  /// How many characters are shown.
  static let maximumCharacters = 120
  /// How many code points they may have: a character can have any number of combining marks.
  static let maximumScalars = 240

  /// The text as it is shown; `nil` if nothing is left of it.
  static func text(_ text: String) -> String? {
    var scalars = String.UnicodeScalarView()
    var isCut = false
    // Spaces at the start and in a row are left out.
    var isAfterSpace = true
    for scalar in text.unicodeScalars {
      guard scalars.count < maximumScalars else {
        isCut = true
        break
      }
      if isSpace(scalar) {
        if !isAfterSpace { scalars.append(" ") }
        isAfterSpace = true
      } else if isShown(scalar) {
        scalars.append(scalar)
        isAfterSpace = false
      }
    }
    var line = String(scalars)
    if line.count > maximumCharacters {
      line = String(line.prefix(maximumCharacters))
      isCut = true
    }
    while line.last == " " { line.removeLast() }
    guard !line.isEmpty else { return nil }
    return isCut ? line + "\u{2026}" : line
  }

  /// The text inside of other text: its direction has no effect on what surrounds it.
  static func isolated(_ text: String) -> String { "\u{2068}\(text)\u{2069}" }

  /// The text in the markup of notifications.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .spaceSeparator, .lineSeparator, .paragraphSeparator: true
    default: ("\t"..."\r").contains(scalar) || scalar == "\u{85}"
    }
  }

  private static func isShown(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .surrogate, .privateUse, .unassigned: false
    // Those that join characters, in Persian and in emoji.
    case .format: scalar == "\u{200C}" || scalar == "\u{200D}"
    default: true
    }
  }
}
