import Foundation

/// What a part of a text in Markdown is.
struct MarkdownStyle: Equatable, Hashable, Sendable {
  var isBold = false
  var isItalic = false
  var isStruckThrough = false
  var isCode = false
  var link: URL?
}

/// The marks of Markdown inside of a line: bold, italics, code, struck through, links.
enum Markdown {
  struct Run: Equatable {
    var text: String
    var style: MarkdownStyle
  }

  /// The parts of a text.
  static func runs(of text: String) -> [Run] {
    guard text.contains(where: { "*_`~[\\".contains($0) }) else {
      return text.isEmpty ? [] : [Run(text: text, style: MarkdownStyle())]
    }
    var runs: [Run] = []
    parse(Array(text), MarkdownStyle(), into: &runs)
    return runs
  }

  private static func append(_ text: some StringProtocol, _ style: MarkdownStyle, to runs: inout [Run]) {
    guard !text.isEmpty else { return }
    if runs.last?.style == style {
      runs[runs.count - 1].text += text
    } else {
      runs.append(Run(text: String(text), style: style))
    }
  }

  private static func parse(_ text: [Character], _ style: MarkdownStyle, into runs: inout [Run]) {
    var index = 0
    var plain = ""
    func flush() {
      append(plain, style, to: &runs)
      plain = ""
    }
    while index < text.count {
      let character = text[index]
      switch character {
      case "\\":
        if index + 1 < text.count, text[index + 1].isPunctuation || text[index + 1].isSymbol {
          plain.append(text[index + 1])
          index += 2
          continue
        }
      case "`":
        let length = run(of: "`", in: text, at: index)
        if let end = closing("`", length, in: text, from: index + length, isCode: true) {
          flush()
          var inner = style
          inner.isCode = true
          append(String(text[index + length..<end]), inner, to: &runs)
          index = end + length
          continue
        }
        plain += String(repeating: "`", count: length)
        index += length
        continue
      case "*", "_", "~":
        let length = run(of: character, in: text, at: index)
        let opens = index + length < text.count && !text[index + length].isWhitespace
        let isInWord = index > 0 && (text[index - 1].isLetter || text[index - 1].isNumber)
        if opens, !(character == "_" && isInWord), let (used, end) = span(character, length, in: text, at: index) {
          flush()
          var inner = style
          if character == "~" {
            inner.isStruckThrough = true
          } else {
            if used >= 2 { inner.isBold = true }
            if used != 2 { inner.isItalic = true }
          }
          let extra = length - used
          append(String(repeating: String(character), count: extra), style, to: &runs)
          parse(Array(text[index + length..<end]), inner, into: &runs)
          index = end + used
          continue
        }
        plain += String(repeating: String(character), count: length)
        index += length
        continue
      case "[":
        if let (label, url, end) = link(in: text, at: index) {
          flush()
          var inner = style
          inner.link = url
          parse(label, inner, into: &runs)
          index = end
          continue
        }
      default: break
      }
      plain.append(character)
      index += 1
    }
    flush()
  }

  private static func run(of character: Character, in text: [Character], at index: Int) -> Int {
    text[index...].prefix { $0 == character }.count
  }

  /// The number of marks that count, and where the closing ones begin.
  private static func span(
    _ mark: Character, _ length: Int, in text: [Character], at index: Int
  ) -> (used: Int, end: Int)? {
    let lengths = mark == "~" ? (length > 2 ? [] : [length]) : Array((1...min(3, length)).reversed())
    for used in lengths {
      if let end = closing(mark, used, in: text, from: index + length, isCode: false) { return (used, end) }
    }
    return nil
  }

  private static func closing(
    _ mark: Character, _ length: Int, in text: [Character], from start: Int, isCode: Bool
  ) -> Int? {
    var index = start
    while index < text.count {
      if text[index] == "\\", !isCode {
        index += 2
        continue
      }
      if !isCode, text[index] == "`" {
        let ticks = run(of: "`", in: text, at: index)
        index = closing("`", ticks, in: text, from: index + ticks, isCode: true).map { $0 + ticks } ?? index + ticks
        continue
      }
      guard text[index] == mark else {
        index += 1
        continue
      }
      let count = run(of: mark, in: text, at: index)
      let after = index + count
      let isInWord = mark == "_" && after < text.count && (text[after].isLetter || text[after].isNumber)
      if isCode ? count == length : (count == length || count == 3 || (length < count && count > 2)),
        index > start, isCode || (!text[index - 1].isWhitespace && !isInWord)
      {
        return isCode || count == length ? index : after - length
      }
      index += count
    }
    return nil
  }

  private static func link(
    in text: [Character], at index: Int
  ) -> (label: [Character], url: URL, end: Int)? {
    var depth = 0
    var close = index
    while close < text.count {
      if text[close] == "\\" {
        close += 2
        continue
      }
      if text[close] == "[" { depth += 1 }
      if text[close] == "]" {
        depth -= 1
        if depth == 0 { break }
      }
      close += 1
    }
    guard close + 1 < text.count, text[close + 1] == "(",
      let end = text[(close + 2)...].firstIndex(of: ")")
    else { return nil }
    let target = String(text[close + 2..<end]).split(separator: " ").first.map(String.init) ?? ""
    guard let url = URL(string: target) else { return nil }
    return (Array(text[index + 1..<close]), url, end + 1)
  }
}
