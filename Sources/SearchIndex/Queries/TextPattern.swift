import Foundation

/// A text with placeholders, as queries have it: `*` stands for any characters.
package struct TextPattern: Hashable, Sendable {
  /// How texts are compared.
  package struct Options: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }
    /// Without regard to case: `c`.
    package static let caseInsensitive = Options(rawValue: 1)
    /// Without regard to diacritics: `d`.
    package static let diacriticInsensitive = Options(rawValue: 2)
    /// From the beginning of any word, to the end of one: `w`.
    package static let words = Options(rawValue: 4)
  }

  /// The parts between the placeholders. At least one; an empty part at the beginning or the end stands for a placeholder there.
  private let parts: [[Character]]
  /// How texts are compared.
  package let options: Options

  /// A pattern.
  ///
  /// - Parameter text: The text with `*` as placeholder. A backslash makes the next character an ordinary one.
  package init(_ text: String, options: Options = []) {
    var parts: [String] = [""]
    var isEscaped = false
    for character in text {
      if isEscaped {
        parts[parts.count - 1].append(character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else if character == "*" {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    if isEscaped { parts[parts.count - 1].append("\\") }
    // Placeholders beside each other are one.
    let kept = parts.enumerated().filter { $0 == 0 || $0 == parts.count - 1 || !$1.isEmpty }.map(\.element)
    self.options = options
    self.parts = kept.map { Self.fold($0, options) }
  }

  private static func fold(_ text: String, _ options: Options) -> [Character] {
    var compared: String.CompareOptions = []
    if options.contains(.caseInsensitive) { compared.insert(.caseInsensitive) }
    if options.contains(.diacriticInsensitive) { compared.insert(.diacriticInsensitive) }
    return Array(compared.isEmpty ? text : text.folding(options: compared, locale: nil))
  }

  /// Whether a text has this form; with ``Options/words`` whether words in it do.
  package func matches(_ text: String) -> Bool {
    let text = Self.fold(text, options)
    guard options.contains(.words) else { return matches(text, from: 0) }
    return text.indices.contains { start in
      text[start].isPartOfWord && Self.isBoundary(start, in: text) && matches(text, from: start)
    }
  }

  /// Each part is looked for behind the one before; the first place that has it leaves most for the others.
  private func matches(_ text: [Character], from start: Int) -> Bool {
    guard text[start...].starts(with: parts[0]) else { return false }
    var next = start + parts[0].count
    guard parts.count > 1 else { return isEnd(next, of: text) }
    for part in parts[1..<(parts.count - 1)] {
      guard let found = Self.firstIndex(of: part, in: text, from: next) else { return false }
      next = found + part.count
    }
    let last = parts[parts.count - 1]
    if last.isEmpty { return true }
    while let found = Self.firstIndex(of: last, in: text, from: next) {
      if isEnd(found + last.count, of: text) { return true }
      next = found + 1
    }
    return false
  }

  private static func firstIndex(of part: [Character], in text: [Character], from start: Int) -> Int? {
    guard start + part.count <= text.count else { return nil }
    return (start...(text.count - part.count)).first { text[$0...].starts(with: part) }
  }

  private func isEnd(_ index: Int, of text: [Character]) -> Bool {
    options.contains(.words) ? Self.isBoundary(index, in: text) : index == text.count
  }

  private static func isBoundary(_ index: Int, in text: [Character]) -> Bool {
    index == 0 || index == text.count || text[index - 1].isPartOfWord != text[index].isPartOfWord
  }

  /// Whether the pattern, as a text, comes before another one.
  package func isBefore(_ text: String) -> Bool { plain < String(Self.fold(text, options)) }

  /// Whether the pattern, as a text, comes after another one.
  package func isAfter(_ text: String) -> Bool { plain > String(Self.fold(text, options)) }

  private var plain: String { String(parts.joined(separator: "*")) }

  /// Words that are prefixes of words of every text of this form.
  var requiredWords: [String] { SearchWords.words(of: String(parts[0])) }
}

extension Character {
  fileprivate var isPartOfWord: Bool { isLetter || isNumber }
}
