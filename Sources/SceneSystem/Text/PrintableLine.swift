/// Text of others in messages.
///
/// What an app, a file, a peer or an argument says stands in errors, diagnostics and log lines. A terminal that shows them must obey
/// none of it, a line must not pretend to be several, and nobody wants to read a megabyte.
extension StringProtocol {
  /// The text as one printable line that can be quoted in a sentence; see ``oneLine(limit:)``.
  package var oneLine: String { oneLine(limit: PrintableLine.quotation) }

  /// The text as one printable line of at most `limit` Unicode scalars.
  ///
  /// Line breaks and tabs become `\n`, `\r` and `\t`; other control characters, and those that change how the text around them is
  /// shown, as a right-to-left override, become `\u{…}`. Of a longer text the beginning and the end stay, with `…` between them. A
  /// text that is such a line already stays as it is, so a message may be cut again with what it quotes.
  ///
  /// The work is in proportion to `limit`, not to the text.
  package func oneLine(limit: Int) -> String {
    if utf8.count <= limit, utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return String(self) }
    let scalars = unicodeScalars
    var line = PrintableLine(limit: limit)
    var rest = scalars.startIndex
    while rest < scalars.endIndex, line.append(scalars[rest]) { scalars.formIndex(after: &rest) }
    guard rest < scalars.endIndex else { return String(line.text) }
    // The end has a third of the room. Both together are shorter than what did not fit, so they do not meet.
    line.cut(to: limit - limit / 3 - 1)
    var end = PrintableLine(limit: limit / 3)
    var place = scalars.endIndex
    while place > scalars.startIndex {
      let before = scalars.index(before: place)
      guard end.prepend(scalars[before]) else { break }
      place = before
    }
    return String(line.text) + "\u{2026}" + String(end.text)
  }
}

/// A line that is being put together within a limit.
package struct PrintableLine {
  /// How long a word, path or value of others may be inside a sentence, in Unicode scalars.
  package static let quotation = 240
  /// How long a whole message may be. It holds several quotations.
  package static let message = 4096

  fileprivate private(set) var text = String.UnicodeScalarView()
  /// The length of each piece in `text` that must not be torn, as `\u{1b}`.
  private var pieces: [Int] = []
  private var length = 0
  private let limit: Int

  fileprivate init(limit: Int) { self.limit = limit }

  /// Adds a scalar, or returns `false` where it does not fit.
  fileprivate mutating func append(_ scalar: Unicode.Scalar) -> Bool {
    guard let escape = Self.escape(scalar) else {
      guard length < limit else { return false }
      text.append(scalar)
      take(1)
      return true
    }
    guard length + escape.unicodeScalars.count <= limit else { return false }
    text.append(contentsOf: escape.unicodeScalars)
    take(escape.unicodeScalars.count)
    return true
  }

  /// The same at the beginning.
  fileprivate mutating func prepend(_ scalar: Unicode.Scalar) -> Bool {
    let piece = Self.escape(scalar).map { Array($0.unicodeScalars) } ?? [scalar]
    guard length + piece.count <= limit else { return false }
    text.insert(contentsOf: piece, at: text.startIndex)
    take(piece.count)
    return true
  }

  private mutating func take(_ count: Int) {
    length += count
    pieces.append(count)
  }

  /// Removes what is beyond `limit` at the end.
  fileprivate mutating func cut(to limit: Int) {
    while length > max(0, limit), let piece = pieces.popLast() {
      text.removeLast(piece)
      length -= piece
    }
  }

  /// How a scalar is written that must not stand in a line as it is; `nil` for every other one.
  package static func escape(_ scalar: Unicode.Scalar) -> String? {
    // Most are these, and need no look into a table.
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
