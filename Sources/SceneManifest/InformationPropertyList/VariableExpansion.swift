/// Replaces Xcode's `$(NAME)` and `${NAME}` in the strings of an Info.plist.
///
/// Values may refer to further variables (`$(TARGET_NAME)` inside `PRODUCT_NAME`), names may be composed of others (`$(NAME_$(SUFFIX))`),
/// and modifiers follow after colons. A variable that cannot be replaced is left as written, with a diagnostic.
struct VariableExpansion {
  let variables: [String: String]
  private(set) var reader: DiagnosingReader
  /// The number of characters that expansion may still write; nested variables can double the text with each step.
  private var remaining = 1 << 20

  init(variables: [String: String], reader: DiagnosingReader) {
    self.variables = variables
    self.reader = reader
  }

  /// The value with all its strings, at any depth, replaced.
  mutating func expand(_ value: PropertyListValue, at path: String) -> PropertyListValue {
    switch value {
    case .string(let text): return .string(expand(text, at: path))
    case .array(let elements):
      var expanded: [PropertyListValue] = []
      for (index, element) in elements.enumerated() { expanded.append(expand(element, at: "\(path)[\(index)]")) }
      return .array(expanded)
    case .dictionary(let entries): return .dictionary(expand(entries, at: path))
    default: return value
    }
  }

  /// The entries with keys and values replaced; in the order of the keys, so that diagnostics are the same each time.
  mutating func expand(_ entries: [String: PropertyListValue], at path: String) -> [String: PropertyListValue] {
    var expanded: [String: PropertyListValue] = [:]
    for (key, value) in entries.sorted(by: { $0.key < $1.key }) {
      let entryPath = path.isEmpty ? key : "\(path).\(key)"
      expanded[expand(key, at: entryPath)] = expand(value, at: entryPath)
    }
    return expanded
  }

  private mutating func expand(_ text: String, at path: String) -> String {
    text.contains("$") ? expand(text, at: path, within: []) : text
  }

  private mutating func expand(_ text: String, at path: String, within names: [String]) -> String {
    var result = ""
    var remainder = text[...]
    while let dollar = remainder.firstIndex(of: "$") {
      result += remainder[..<dollar]
      let open = remainder.index(after: dollar)
      guard open < remainder.endIndex, remainder[open] == "(" || remainder[open] == "{" else {
        result.append("$")
        remainder = remainder[open...]
        continue
      }
      guard let close = Self.closing(of: open, in: remainder) else {
        reader.report(
          .warning, path,
          found: "\(PropertyListValue.quoted(String(remainder[dollar...]))) without its closing bracket",
          expected: "a variable such as $(PRODUCT_NAME)", "It is left as written.")
        return result + remainder[dollar...]
      }
      let inner = String(remainder[remainder.index(after: open)..<close])
      result += replacement(for: inner, written: String(remainder[dollar...close]), at: path, within: names)
      remainder = remainder[remainder.index(after: close)...]
    }
    return result + remainder
  }

  private static func closing(of open: Substring.Index, in text: Substring) -> Substring.Index? {
    let opening = text[open]
    let closing: Character = opening == "(" ? ")" : "}"
    var depth = 0
    for index in text[open...].indices {
      if text[index] == opening { depth += 1 }
      if text[index] == closing { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }

  private mutating func replacement(
    for inner: String, written: String, at path: String, within names: [String]
  ) -> String {
    guard names.count < 32, remaining > 0 else {
      reader.report(
        .warning, path, found: "the variable \(written)", expected: "variables at most 32 deep and 1 MiB long",
        "It is left as written.")
      return written
    }
    let parts = expand(inner, at: path, within: names + [""]).split(separator: ":", omittingEmptySubsequences: false)
    let name = String(parts.first ?? "")
    var value: String
    if names.contains(name), !name.isEmpty {
      reader.report(
        .warning, path, found: "the variable \(written), which stands for itself", expected: "a variable with a value",
        "It is left as written.")
      return written
    } else if let definition = variables[name] {
      value = expand(definition, at: path, within: names + [name])
    } else if parts.dropFirst().contains(where: { $0.hasPrefix("default=") }) {
      value = ""
    } else {
      let list = variables.keys.sorted().joined(separator: ", ")
      reader.report(
        .warning, path, found: "the unknown variable \(written)",
        expected: list.isEmpty ? "no variable" : "one of \(list)", "It is left as written.")
      return written
    }
    for modifier in parts.dropFirst() {
      guard let changed = Self.apply(String(modifier), to: value) else {
        reader.report(
          .warning, path, found: "the unknown modifier \(PropertyListValue.quoted(String(modifier))) in \(written)",
          expected: "one of \(Self.modifiers.joined(separator: ", "))", "The variable is left as written.")
        return written
      }
      value = changed
    }
    remaining -= value.utf8.count
    return value
  }

  private static let modifiers = [
    "base", "c99extidentifier", "default=", "dir", "file", "identifier", "lower", "rfc1034identifier", "suffix",
    "upper",
  ]

  private static func apply(_ modifier: String, to value: String) -> String? {
    let file = value.split(separator: "/").last ?? ""
    let point = file.lastIndex(of: ".")
    switch modifier {
    case "c99extidentifier", "identifier": return Identifiers.c99(value)
    case "rfc1034identifier": return Identifiers.rfc1034(value)
    case "lower": return value.lowercased()
    case "upper": return value.uppercased()
    case "file": return String(file)
    case "dir": return value.lastIndex(of: "/").map { String(value[...$0]) } ?? ""
    case "base": return String(point.map { file[..<$0] } ?? file)
    case "suffix": return point.map { String(file[$0...]) } ?? ""
    case _ where modifier.hasPrefix("default="): return value.isEmpty ? String(modifier.dropFirst(8)) : value
    default: return nil
    }
  }
}

/// Xcode's two ways to derive an identifier from a name.
enum Identifiers {
  /// Letters, digits and underscores; any other character becomes an underscore, and so does a leading digit.
  static func c99(_ name: String) -> String {
    var result = String(name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
    if let first = result.first, first.isNumber { result = "_" + result.dropFirst() }
    return result
  }

  /// ASCII letters, digits, hyphens and periods; any other character becomes a hyphen.
  static func rfc1034(_ name: String) -> String {
    String(name.map { $0 == "." || $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" })
  }
}
