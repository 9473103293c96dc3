/// The modifiers after a variable's name, as in `$(PRODUCT_NAME:c99extidentifier)`.
enum SettingModifier {
  /// The value changed by a modifier, or `nil` for an unknown one.
  static func apply(_ modifier: Substring, to value: String) -> String? {
    let (name, argument) = split(modifier)
    switch name {
    case "c99extidentifier", "identifier": return c99Identifier(value)
    case "rfc1034identifier", "bundleidentifier": return hostName(value)
    case "lower": return value.lowercased()
    case "upper": return value.uppercased()
    case "quote": return quoted(value)
    case "file": return FilePath.name(value)
    case "dir":
      let folder = FilePath.folder(value)
      return folder.isEmpty ? "./" : folder == "/" ? folder : folder + "/"
    case "base": return FilePath.stem(value)
    case "suffix":
      let name = FilePath.name(value)
      let stem = FilePath.stem(value)
      return String(name.dropFirst(stem.count))
    case "standardizepath", "abspath": return FilePath.normalized(value)
    case "default": return value.isEmpty ? argument : value
    case "relativeto": return FilePath.relative(value, to: argument) ?? value
    case "not": return BooleanText.isTrue(value) ? "NO" : "YES"
    default: return nil
    }
  }

  private static func split(_ modifier: Substring) -> (Substring, argument: String) {
    guard let equals = modifier.firstIndex(of: "=") else { return (modifier, "") }
    return (modifier[..<equals], String(modifier[modifier.index(after: equals)...]))
  }

  /// Letters, digits and underscores; any other character, and a digit in front, becomes an underscore.
  static func c99Identifier(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      let isDigit = ("0"..."9").contains(scalar)
      let isLetter = scalar == "_" || scalar.properties.isXIDContinue
      if result.isEmpty, isDigit || isLetter && !scalar.properties.isXIDStart && scalar != "_" {
        result.append("_")
      } else {
        result.unicodeScalars.append(isLetter ? scalar : "_")
      }
    }
    return result
  }

  /// ASCII letters, digits, hyphens and points; any other character becomes a hyphen.
  static func hostName(_ text: String) -> String {
    String(text.map { $0.isASCII && ($0.isLetter || $0.isNumber) || $0 == "." || $0 == "-" ? $0 : "-" })
  }

  private static func quoted(_ text: String) -> String {
    var result = ""
    for character in text {
      if character.isWhitespace || "\\\"'$&;()<>|*?".contains(character) { result.append("\\") }
      result.append(character)
    }
    return result
  }
}
