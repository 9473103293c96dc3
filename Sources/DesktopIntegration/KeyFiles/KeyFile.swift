/// A file of groups with keys and values, such as desktop files and D-Bus service files.
///
/// Values are stored as they are in the file, including escapes; the typed accessors read and write them. Comments and blank lines are not
/// stored.
public struct KeyFile: Hashable, Sendable {
  /// One line `Key=value` or `Key[locale]=value`.
  public struct Entry: Hashable, Sendable {
    /// The key without its locale.
    public var key: String
    /// The locale of a translation, or `nil`.
    public var locale: String?
    /// The value as it is written, including escapes.
    public var encodedValue: String
  }

  /// One `[Group]` and its entries, in the order of the file.
  public struct Group: Hashable, Sendable {
    /// The text between the brackets.
    public var name: String
    /// The entries in the order of the file.
    public var entries: [Entry] = []
  }

  /// The groups in the order of the file.
  public var groups: [Group] = []

  /// A file without groups.
  public init() {}

  /// The group of this name, or `nil`. If there are several, the first.
  public func group(_ name: String) -> Group? { groups.first { $0.name == name } }

  // MARK: Text

  /// Reads a file.
  ///
  /// Lines that are neither a group, an entry, a comment nor blank, and entries before the first group, are ignored: a reader of files that
  /// other programs wrote needs their content, not their mistakes.
  public init(parsing text: String) {
    for line in text.split(whereSeparator: \.isNewline) {
      let line = line.trimmingSpaces
      if line.hasPrefix("["), let end = line.lastIndex(of: "]") {
        groups.append(Group(name: String(line[line.index(after: line.startIndex)..<end])))
      } else if !line.hasPrefix("#"), let equals = line.firstIndex(of: "="), !groups.isEmpty {
        var key = line[..<equals].trimmingSpaces
        var locale: String?
        if key.hasSuffix("]"), let open = key.firstIndex(of: "[") {
          locale = String(key[key.index(after: open)...].dropLast())
          key = key[..<open]
        }
        let value = line[line.index(after: equals)...].trimmingSpaces
        groups[groups.count - 1].entries.append(Entry(key: String(key), locale: locale, encodedValue: String(value)))
      }
    }
  }

  /// The file's text: a blank line between groups, and a line break at the end.
  public var text: String {
    groups.map { group in
      let lines = group.entries.map { entry in
        "\(entry.key)\(entry.locale.map { "[\($0)]" } ?? "")=\(entry.encodedValue)\n"
      }
      return "[\(group.name)]\n" + lines.joined()
    }.joined(separator: "\n")
  }
}

// MARK: Values

extension KeyFile.Group {
  /// Makes an empty group.
  init(_ name: String) { self.name = name }

  /// The string of a key, or `nil` if the key is missing.
  public func string(_ key: String, locale: String? = nil) -> String? {
    written(key, locale: locale).map { KeyFileText.unescaped($0) }
  }

  /// The strings of a list; empty if the key is missing.
  public func list(_ key: String) -> [String] { written(key).map(KeyFileText.list) ?? [] }

  /// The Boolean value of a key; false if the key is missing or has any value but `true`.
  public func boolean(_ key: String) -> Bool { written(key) == "true" }

  /// The string of a key with all its translations, or `nil` if the key is missing.
  func localized(_ key: String) -> LocalizedText? {
    string(key).map { text in
      var result = LocalizedText(text)
      for entry in entries where entry.key == key {
        if let locale = entry.locale { result.translations[locale] = KeyFileText.unescaped(entry.encodedValue) }
      }
      return result
    }
  }

  private func written(_ key: String, locale: String? = nil) -> String? {
    entries.first { $0.key == key && $0.locale == locale }?.encodedValue
  }

  mutating func add(_ key: String, _ value: String) {
    entries.append(KeyFile.Entry(key: key, locale: nil, encodedValue: KeyFileText.escaped(value)))
  }

  /// Adds a list, unless it is empty.
  mutating func add(_ key: String, list: [String]) {
    guard !list.isEmpty else { return }
    entries.append(KeyFile.Entry(key: key, locale: nil, encodedValue: KeyFileText.written(list)))
  }

  mutating func add(_ key: String, _ value: Bool) { add(key, value ? "true" : "false") }

  /// Adds a string and its translations, in the order of their locales.
  mutating func add(_ key: String, _ value: LocalizedText) {
    add(key, value.text)
    for (locale, text) in value.translations.sorted(by: { $0.key < $1.key }) {
      entries.append(KeyFile.Entry(key: key, locale: locale, encodedValue: KeyFileText.escaped(text)))
    }
  }
}

extension Substring {
  /// Without the spaces and tabs at both ends.
  fileprivate var trimmingSpaces: Substring {
    var trimmed = self
    while let first = trimmed.first, first == " " || first == "\t" { trimmed.removeFirst() }
    while let last = trimmed.last, last == " " || last == "\t" { trimmed.removeLast() }
    return trimmed
  }
}
