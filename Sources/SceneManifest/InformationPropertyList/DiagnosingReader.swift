/// Reads typed values from property list values and records each value of another type.
struct DiagnosingReader {
  /// The file's name in diagnostics.
  let file: String
  /// The diagnostics so far, in the order of reading.
  private(set) var diagnostics: [ManifestDiagnostic] = []

  init(file: String) { self.file = file }

  mutating func report(
    _ severity: ManifestDiagnostic.Severity, _ path: String, found: String, expected: String, _ consequence: String = ""
  ) {
    diagnostics.append(
      ManifestDiagnostic(
        severity: severity, file: file, keyPath: path, found: found, expected: expected, consequence: consequence))
  }

  /// A string that is not empty; an empty one is reported and counts as absent.
  mutating func string(_ value: PropertyListValue?, at path: String) -> String? {
    guard let value else { return nil }
    guard let text = value.string else {
      report(.error, path, found: value.phrase, expected: "a string", "The value is ignored.")
      return nil
    }
    guard !text.isEmpty else {
      report(.warning, path, found: value.phrase, expected: "a string that is not empty", "The value is ignored.")
      return nil
    }
    return text
  }

  /// A Boolean value. `YES`, `NO`, `true`, `false`, `1` and `0` in another type are accepted, with a warning.
  mutating func boolean(_ value: PropertyListValue?, at path: String, default fallback: Bool = false) -> Bool {
    guard let value else { return fallback }
    let meaning: Bool?
    switch value {
    case .boolean(let boolean): return boolean
    case .integer(0): meaning = false
    case .integer(1): meaning = true
    case .string(let text):
      switch text.lowercased() {
      case "yes", "true", "1": meaning = true
      case "no", "false", "0": meaning = false
      default: meaning = nil
      }
    default: meaning = nil
    }
    if let meaning {
      report(.warning, path, found: value.phrase, expected: "a boolean", "It is read as \(meaning).")
      return meaning
    }
    report(.error, path, found: value.phrase, expected: "a boolean", "It is read as \(fallback).")
    return fallback
  }

  mutating func array(_ value: PropertyListValue?, at path: String) -> [PropertyListValue]? {
    guard let value else { return nil }
    guard let elements = value.array else {
      report(.error, path, found: value.phrase, expected: "an array")
      return nil
    }
    return elements
  }

  mutating func dictionary(_ value: PropertyListValue?, at path: String) -> [String: PropertyListValue]? {
    guard let value else { return nil }
    guard let entries = value.dictionary else {
      report(.error, path, found: value.phrase, expected: "a dictionary")
      return nil
    }
    return entries
  }

  /// The strings of an array; elements of another type and empty ones are reported and left out.
  mutating func strings(_ value: PropertyListValue?, at path: String) -> [String] {
    var texts: [String] = []
    for (index, element) in (array(value, at: path) ?? []).enumerated() {
      if let text = string(element, at: "\(path)[\(index)]") { texts.append(text) }
    }
    return texts
  }

  /// The dictionaries of an array with their key paths; elements of another type are reported and left out.
  mutating func dictionaries(
    _ value: PropertyListValue?, at path: String
  ) -> [(path: String, entries: [String: PropertyListValue])] {
    var found: [(path: String, entries: [String: PropertyListValue])] = []
    for (index, element) in (array(value, at: path) ?? []).enumerated() {
      let elementPath = "\(path)[\(index)]"
      if let entries = dictionary(element, at: elementPath) { found.append((elementPath, entries)) }
    }
    return found
  }
}
