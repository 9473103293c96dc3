/// The calls in the text of a manifest, such as `.target(name: "App", path: "App")`.
struct ManifestCode {
  /// A call with the text between its parentheses.
  struct Call {
    /// The function's name.
    var name: String
    /// The text between the parentheses.
    var arguments: ArraySlice<UInt8>
    /// The line, from 1.
    var line: Int
  }

  private let text: [UInt8]
  /// Which bytes are code: neither in a comment nor in a text.
  private let isCode: [Bool]

  init(_ text: [UInt8]) {
    self.text = text
    isCode = Self.mask(text)
  }

  /// The major version in the comment that begins a manifest.
  var toolsVersion: Int? {
    let line = String(decoding: text.prefix { $0 != 0x0A }.prefix(200), as: UTF8.self)
    guard line.hasPrefix("//"), let colon = line.firstIndex(of: ":") else { return nil }
    return Int(line[line.index(after: colon)...].drop { $0 == " " }.prefix { $0.isNumber })
  }

  /// Marks comments and texts in quotation marks.
  private static func mask(_ text: [UInt8]) -> [Bool] {
    var mask = [Bool](repeating: true, count: text.count)
    var index = 0
    while index < text.count {
      let next = index + 1 < text.count ? text[index + 1] : 0
      var end = index
      if text[index] == UInt8(ascii: "/"), next == UInt8(ascii: "/") {
        while end < text.count, text[end] != 0x0A { end += 1 }
      } else if text[index] == UInt8(ascii: "/"), next == UInt8(ascii: "*") {
        end += 2
        while end < text.count, !(text[end - 1] == UInt8(ascii: "*") && text[end] == UInt8(ascii: "/")) { end += 1 }
        end = min(end + 1, text.count)
      } else if text[index] == UInt8(ascii: "\"") {
        end += 1
        while end < text.count, text[end] != UInt8(ascii: "\""), text[end] != 0x0A {
          end += text[end] == UInt8(ascii: "\\") ? 2 : 1
        }
        end = min(end + 1, text.count)
      }
      guard end > index else {
        index += 1
        continue
      }
      for position in index..<end { mask[position] = false }
      index = end
    }
    return mask
  }

  /// The calls of members with these names, in their order, without those inside of another.
  func calls(_ names: [String]) -> [Call] { calls(names, in: text.indices) }

  private func calls(_ names: [String], in range: Range<Int>) -> [Call] {
    var calls: [Call] = []
    var line = 1
    var counted = 0
    // All searches for ends together have a limit, so that many calls without one cost no more than their number.
    var searches = 4 * range.count + 10_000
    var end = range.lowerBound
    for index in range where text[index] == UInt8(ascii: ".") && isCode[index] && index >= end && calls.count < 2000 {
      let name = identifier(after: index, limit: range.upperBound)
      guard names.contains(name) else { continue }
      let open = index + 1 + name.utf8.count
      guard open < range.upperBound, text[open] == UInt8(ascii: "("),
        let close = closing(open, limit: range.upperBound, &searches)
      else { continue }
      while counted < index {
        if text[counted] == 0x0A { line += 1 }
        counted += 1
      }
      calls.append(Call(name: name, arguments: text[open + 1..<close], line: line))
      end = close
    }
    return calls
  }

  private func identifier(after point: Int, limit: Int) -> String {
    var end = point + 1
    while end < limit, (0x41...0x5A).contains(text[end] & 0xDF), text[end] < 0x80 { end += 1 }
    return String(decoding: text[point + 1..<end], as: UTF8.self)
  }

  private func closing(_ open: Int, limit: Int, _ searches: inout Int) -> Int? {
    var depth = 0
    // A declaration of a target is short; a damaged one ends here.
    for index in open..<min(limit, open + 100_000) {
      searches -= 1
      guard searches > 0 else { return nil }
      guard isCode[index] else { continue }
      if text[index] == UInt8(ascii: "(") { depth += 1 }
      if text[index] == UInt8(ascii: ")") { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }
}

extension ManifestCode.Call {
  private var text: String { String(decoding: arguments, as: UTF8.self) }

  /// The text literal of an argument.
  func string(_ label: String) -> String? {
    let text = text
    var remainder = text[...]
    while let found = remainder.firstRange(label + ":") {
      let isWhole = found.lowerBound == remainder.startIndex || remainder[..<found.lowerBound].last?.isLetter != true
      remainder = remainder[found.upperBound...]
      let value = remainder.drop(while: \.isWhitespace)
      guard isWhole, value.first == "\"" else { continue }
      return String(value.dropFirst().prefix { $0 != "\"" && !$0.isNewline })
    }
    return nil
  }

  /// The first text literal.
  var firstString: String? {
    let text = text
    guard let quote = text.firstIndex(of: "\"") else { return nil }
    return String(text[text.index(after: quote)...].prefix { $0 != "\"" && !$0.isNewline })
  }

  /// The text literals that are directly in the list of an argument.
  func strings(_ label: String) -> [String] {
    let text = text
    guard let found = text[...].firstRange(label + ":") else { return [] }
    let list = text[found.upperBound...].drop(while: \.isWhitespace)
    guard list.first == "[" else { return [] }
    var strings: [String] = []
    var depth = 0
    var literal: String?
    for character in list {
      if let text = literal {
        if character == "\"" {
          if depth == 1 { strings.append(text) }
          literal = nil
        } else {
          literal = text + String(character)
        }
        continue
      }
      switch character {
      case "\"": literal = ""
      case "[", "(": depth += 1
      case "]", ")":
        depth -= 1
        if depth == 0 { return strings }
      default: break
      }
    }
    return strings
  }

  /// The calls inside the arguments.
  func inner(_ names: [String]) -> [ManifestCode.Call] { ManifestCode(Array(arguments)).calls(names) }

  /// What follows the argument with this text literal, without the comma.
  func remainder(after literal: String) -> String? {
    let text = text
    guard let found = text[...].firstRange("\"\(literal)\"") else { return nil }
    let rest = text[found.upperBound...].drop { $0 == "," || $0.isWhitespace }
    let line = String(rest.map { $0.isNewline ? " " : $0 })
    return line.isEmpty ? nil : line
  }
}

extension Substring {
  /// The first occurrence of a text, by bytes.
  fileprivate func firstRange(_ pattern: String) -> Range<Index>? {
    let bytes = Array(utf8)
    let wanted = Array(pattern.utf8)
    guard bytes.count >= wanted.count, let first = wanted.first else { return nil }
    for offset in 0...(bytes.count - wanted.count) where bytes[offset] == first {
      guard bytes[offset..<offset + wanted.count].elementsEqual(wanted) else { continue }
      let start = utf8.index(startIndex, offsetBy: offset)
      return start..<utf8.index(start, offsetBy: wanted.count)
    }
    return nil
  }
}
