/// Untrusted text in messages.
///
/// Errors, diagnostics and log lines quote apps, files, peers and arguments. Quoted text must not control the terminal, look like several
/// lines, or be arbitrarily long.
extension StringProtocol {
  /// The text as one printable line that can be quoted in a sentence; see ``oneLine(limit:)``.
  package var oneLine: String { oneLine(limit: PrintableLine.quotation) }

  /// The text as one printable line of at most `limit` Unicode scalars.
  ///
  /// Line breaks and tabs become `\n`, `\r` and `\t`; other control characters, and those that change how the text around them is
  /// shown, such as a right-to-left override, become `\u{…}`. A longer text is truncated in the middle, with `…` in place of what
  /// is left out. The function is idempotent, so a message may be truncated again together with its quotations.
  ///
  /// Takes time in proportion to `limit`, not to the text's length.
  package func oneLine(limit: Int) -> String {
    if utf8.count <= limit, utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return String(self) }
    let scalars = unicodeScalars
    var line = PrintableLine(limit: limit)
    var position = scalars.startIndex
    while position < scalars.endIndex, line.append(scalars[position]) { scalars.formIndex(after: &position) }
    guard position < scalars.endIndex else { return String(line.text) }
    // The end gets a third of the limit. Both parts together are shorter than the text, so they do not overlap.
    line.cut(to: limit - limit / 3 - 1)
    var end = PrintableLine(limit: limit / 3)
    var index = scalars.endIndex
    while index > scalars.startIndex {
      let before = scalars.index(before: index)
      guard end.prepend(scalars[before]) else { break }
      index = before
    }
    return String(line.text) + "\u{2026}" + String(end.text)
  }
}

/// Builds a line up to a limit.
package struct PrintableLine {
  /// The maximum length of a quoted word, path or value inside a sentence, in Unicode scalars.
  package static let quotation = 240
  /// The maximum length of a whole message, which has several quotations.
  package static let message = 4096

  fileprivate private(set) var text = String.UnicodeScalarView()
  /// The length of each unit of `text` that must not be split, such as `\u{1b}`.
  private var pieces: [Int] = []
  private var length = 0
  private let limit: Int

  fileprivate init(limit: Int) { self.limit = limit }

  /// Adds a scalar at the end, or returns `false` if it does not fit.
  fileprivate mutating func append(_ scalar: Unicode.Scalar) -> Bool {
    guard let escape = Self.escape(scalar) else {
      guard length < limit else { return false }
      text.append(scalar)
      grow(by: 1)
      return true
    }
    guard length + escape.unicodeScalars.count <= limit else { return false }
    text.append(contentsOf: escape.unicodeScalars)
    grow(by: escape.unicodeScalars.count)
    return true
  }

  /// Adds a scalar at the beginning, or returns `false` if it does not fit.
  fileprivate mutating func prepend(_ scalar: Unicode.Scalar) -> Bool {
    let piece = Self.escape(scalar).map { Array($0.unicodeScalars) } ?? [scalar]
    guard length + piece.count <= limit else { return false }
    text.insert(contentsOf: piece, at: text.startIndex)
    grow(by: piece.count)
    return true
  }

  private mutating func grow(by count: Int) {
    length += count
    pieces.append(count)
  }

  /// Removes units at the end that exceed `limit`.
  fileprivate mutating func cut(to limit: Int) {
    while length > max(0, limit), let piece = pieces.popLast() {
      text.removeLast(piece)
      length -= piece
    }
  }

  /// The escape of a scalar that must not be in a line unescaped; `nil` for every other one.
  package static func escape(_ scalar: Unicode.Scalar) -> String? {
    // Printable ASCII, the most frequent case, needs no lookup of the category.
    if (0x20..<0x7F).contains(scalar.value) { return nil }
    switch scalar {
    case "\n": return "\\n"
    case "\r": return "\\r"
    case "\t": return "\\t"
    default: break
    }
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: return "\\u{\(String(scalar.value, radix: 16))}"
    default: return nil
    }
  }
}
