/// A value of a file with the line on which it begins: of a property list in any text format, or of JSON.
package struct FileValue: Hashable, Sendable {
  /// The kinds of values.
  package enum Content: Hashable, Sendable {
    /// A text, and in the older text format everything that is not a container.
    case string(String)
    /// `true` and `false` of XML and JSON.
    case boolean(Bool)
    /// Any other value by the name of its element in XML: `integer`, `real`, `date`, `data`.
    case scalar(element: String, text: String)
    /// A list.
    case array([FileValue])
    /// Entries by their keys.
    case dictionary([String: FileValue])
  }

  /// The value.
  package var content: Content
  /// The line, from 1.
  package var line: Int

  package init(_ content: Content, line: Int = 0) {
    self.content = content
    self.line = line
  }

  /// A text as a value.
  package init(_ text: String) { self.init(.string(text)) }

  /// The text of a value that is not a container; truth values are `YES` and `NO`, as build settings write them.
  package var text: String? {
    switch content {
    case .string(let text), .scalar(_, let text): text
    case .boolean(let isTrue): isTrue ? "YES" : "NO"
    case .array, .dictionary: nil
    }
  }

  /// The elements of a list.
  package var array: [FileValue]? {
    guard case .array(let elements) = content else { return nil }
    return elements
  }

  /// The entries of a dictionary.
  package var dictionary: [String: FileValue]? {
    guard case .dictionary(let entries) = content else { return nil }
    return entries
  }

  /// The entry of this key in a dictionary.
  package subscript(key: String) -> FileValue? { dictionary?[key] }

  /// The texts of a list's elements; containers in it are left out.
  package var texts: [String] { array?.compactMap(\.text) ?? [] }

  /// Whether the value stands for true, as in `YES`, `1` and `true`.
  package var isTrue: Bool { text.map(BooleanText.isTrue) ?? false }
}

/// Truth values as build settings and schemes write them.
enum BooleanText {
  /// Whether `text` stands for true.
  static func isTrue(_ text: String) -> Bool {
    ["yes", "true", "1"].contains(text.lowercased())
  }
}
