import Foundation

/// Prints a text in HTML. iOS 4.2.
///
/// Differs from Apple: the text is printed without styles, tables and pictures. Paragraphs, headings and items of lists are lines of their own,
/// and headings are bold.
@preconcurrency @MainActor open class UIMarkupTextPrintFormatter: UISimpleTextPrintFormatter {
  /// The HTML.
  open var markupText: String? {
    didSet { attributedText = MarkupText.plain(markupText ?? "") }
  }

  /// A formatter of HTML.
  public init(markupText: String) {
    self.markupText = markupText
    super.init(attributedText: MarkupText.plain(markupText))
  }
}

/// The text of HTML.
@MainActor enum MarkupText {
  private static let blocks: Set<String> = [
    "p", "div", "br", "li", "tr", "ul", "ol", "table", "h1", "h2", "h3", "h4", "h5", "h6", "section", "article",
    "blockquote", "pre", "hr",
  ]
  private static let entities: [String: String] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "ndash": "–", "mdash": "—",
    "hellip": "…", "copy": "©", "euro": "€", "bull": "•",
  ]

  static func plain(_ markup: String) -> NSAttributedString {
    let result = NSMutableAttributedString(string: "")
    var rest = markup[...]
    var bold = 0
    var line = ""
    func flush() {
      guard !line.isEmpty else { return }
      let font = bold > 0 ? UIFont.boldSystemFont(ofSize: 12) : .systemFont(ofSize: 12)
      result.append(NSAttributedString(string: line, attributes: [.font: font, .foregroundColor: UIColor.black]))
      line = ""
    }
    func endLine() {
      while line.hasSuffix(" ") { line.removeLast() }
      flush()
      if result.length > 0, !result.string.hasSuffix("\n") { result.append(NSAttributedString(string: "\n")) }
    }
    while let first = rest.first {
      if rest.hasPrefix("<!--") {
        rest = rest.range(of: "-->").map { rest[$0.upperBound...] } ?? ""
      } else if first == "<", isTag(rest), let end = rest.firstIndex(of: ">") {
        let tag = rest[rest.index(after: rest.startIndex)..<end]
        rest = rest[rest.index(after: end)...]
        let isEnd = tag.hasPrefix("/")
        let name = tag.drop { $0 == "/" }.prefix { $0.isLetter || $0.isNumber }.lowercased()
        if !isEnd, ["script", "style", "head"].contains(name) {
          // Text that is not shown.
          let close = rest.range(of: "</\(name)", options: .caseInsensitive)
          rest = close.map { rest[$0.lowerBound...] } ?? ""
          continue
        }
        if blocks.contains(name) { endLine() }
        if name == "li", !isEnd { line = "• " }
        if ["b", "strong", "h1", "h2", "h3", "h4", "h5", "h6"].contains(name) {
          flush()
          bold = max(0, bold + (isEnd ? -1 : 1))
        }
      } else if first == "&", let end = rest.prefix(12).firstIndex(of: ";") {
        let name = String(rest[rest.index(after: rest.startIndex)..<end])
        line += character(name) ?? "&\(name);"
        rest = rest[rest.index(after: end)...]
      } else {
        rest = rest.dropFirst()
        if !first.isWhitespace {
          line.append(first)
        } else if !line.isEmpty ? !line.hasSuffix(" ") : result.length > 0 && !result.string.hasSuffix("\n") {
          line += " "
        }
      }
    }
    endLine()
    if result.string.hasSuffix("\n") { result.deleteCharacters(in: NSRange(location: result.length - 1, length: 1)) }
    return result
  }

  /// Whether a tag, a comment or a declaration begins with the first character, which is `<`.
  private static func isTag(_ markup: Substring) -> Bool {
    guard let next = markup.dropFirst().first else { return false }
    return next.isLetter || "/!?".contains(next)
  }

  private static func character(_ name: String) -> String? {
    guard name.hasPrefix("#") else { return entities[name] }
    let digits = name.dropFirst()
    let number = digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return number.flatMap(Unicode.Scalar.init).map { String(Character($0)) }
  }
}
