/// A translated text with places for values.
package enum LocalizedFormat {
  /// A part of the text.
  package enum Part: Equatable {
    case literal(String)
    /// The place of a value, by its index.
    case value(Int)
  }

  /// The parts of a text, for a number of values. Places of values that do not exist are left out.
  package static func parts(of format: String, values count: Int) -> [Part] {
    // A text without values is no format: its percent signs are characters.
    if count == 0 { return [.literal(format)] }
    var parts: [Part] = []
    var text = ""
    var next = 0
    var rest = Substring(format)
    while let start = rest.firstIndex(of: "%") {
      text += rest[..<start]
      rest = rest[start...].dropFirst()
      if rest.first == "%" {
        text += "%"
        rest = rest.dropFirst()
        continue
      }
      guard let specifier = rest.prefixMatch(of: /(?:(\d+)\$)?[-+0 #]*\d*(?:\.\d+)?(?:hh|h|ll|l|q|z|t|j)?[@a-zA-Z]/)
      else {
        text += "%"
        continue
      }
      let index = specifier.output.1.flatMap { Int($0) }.map { $0 - 1 } ?? next
      next = index == .max ? index : index + 1
      if index >= 0, index < count {
        if !text.isEmpty { parts.append(.literal(text)) }
        text = ""
        parts.append(.value(index))
      }
      rest = rest[specifier.range.upperBound...]
    }
    text += rest
    if !text.isEmpty { parts.append(.literal(text)) }
    return parts
  }
}
