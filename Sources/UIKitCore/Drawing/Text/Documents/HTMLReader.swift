import Foundation

/// Reads the text of HTML. Each character is read a limited number of times, whatever the markup is.
struct HTMLReader {
  /// An element whose end has not been read.
  private struct Element {
    var name: String
    var style: HTMLStyle
    /// The number of the next item of a list.
    var item = 1
  }

  /// Elements that are deeper set nothing; their text stays.
  static let depthLimit = 200
  /// Lists that are deeper are items of the last one.
  private static let listLimit = 20
  /// Where the search for the previous item ends.
  private static let limits: Set<String> = ["ul", "ol", "table", "dl", "div", "blockquote", "body"]
  private static let blocks: Set<String> = [
    "p", "div", "h1", "h2", "h3", "h4", "h5", "h6", "ul", "ol", "li", "table", "tr", "caption", "section", "article",
    "header", "footer", "nav", "main", "aside", "blockquote", "pre", "address", "center", "dl", "dt", "dd", "figure",
    "figcaption", "form", "fieldset", "body", "html",
  ]
  /// Elements without an end.
  private static let empty: Set<String> = [
    "br", "hr", "img", "input", "meta", "link", "area", "base", "col", "embed", "source", "track", "wbr", "param",
  ]
  /// Elements whose content is not text of the document.
  private static let hidden: Set<String> = ["script", "style", "title", "noscript", "template", "textarea", "svg"]

  private let scalars: [UnicodeScalar]
  private let defaults: [NSAttributedString.Key: Any]
  private var index = 0
  private var stack: [Element] = []
  /// How many open elements are deeper than the limit.
  private var tooDeep = 0
  private var output = String.UnicodeScalarView()
  private var length = 0
  private var runs: [(style: HTMLStyle, length: Int)] = []
  /// Whether the present line has text other than a list's marker.
  private var lineHasText = false
  private var pendingSpace = false
  /// Whether a tag can end after the present position.
  private var hasTagEnds = true
  /// How many tags had a quote without an end. After many of them quotes mean nothing, so that the rest is not searched for each tag.
  private var openQuotes = 0

  init(_ string: String, _ defaults: [NSAttributedString.Key: Any]) {
    scalars = Array(string.unicodeScalars)
    self.defaults = defaults
  }

  private var style: HTMLStyle { stack.last?.style ?? HTMLStyle() }
  private var isPreformatted: Bool { stack.last?.style.isPreformatted ?? false }

  mutating func read() -> NSAttributedString {
    while index < scalars.count {
      switch scalars[index] {
      case "<" where readMarkup(): break
      case "&": add(readEntity())
      default:
        add(scalars[index])
        index += 1
      }
    }
    if stack.contains(where: { Self.blocks.contains($0.name) && $0.name != "body" && $0.name != "html" }) { endLine() }
    let text = NSMutableAttributedString(string: String(output))
    var location = 0
    var known: [HTMLStyle: [NSAttributedString.Key: Any]] = [:]
    for run in runs {
      let attributes = known[run.style] ?? run.style.attributes(defaults)
      known[run.style] = attributes
      // A string has the scalars that were added, so that the lengths agree.
      let range = NSRange(location: location, length: min(run.length, text.length - location))
      if range.length > 0 { text.setAttributes(attributes, range: range) }
      location += range.length
    }
    return text
  }

  // MARK: Text

  private mutating func add(_ scalar: UnicodeScalar) {
    switch scalar {
    case "\0": return
    case " ", "\n", "\t", "\r", "\u{0C}":
      if isPreformatted {
        if scalar == "\n" { breakLine() } else if scalar != "\r" { append(scalar) }
      } else {
        pendingSpace = true
      }
    default:
      if pendingSpace, lineHasText { append(" ") }
      pendingSpace = false
      append(scalar)
      lineHasText = true
    }
  }

  private mutating func append(_ scalar: UnicodeScalar) { append(scalar, style) }

  private mutating func append(_ scalar: UnicodeScalar, _ style: HTMLStyle) {
    output.append(scalar)
    let units = scalar.value > 0xFFFF ? 2 : 1
    length += units
    if let last = runs.last, last.style == style {
      runs[runs.count - 1].length += units
    } else {
      runs.append((style, units))
    }
  }

  private mutating func breakLine() {
    append("\n")
    (lineHasText, pendingSpace) = (false, false)
  }

  /// Ends the line if it has text.
  private mutating func endLine() {
    pendingSpace = false
    guard length > 0, output.last != "\n" else { return }
    // The line's end has the attributes of the line.
    append("\n", runs.last?.style ?? style)
    lineHasText = false
  }

  // MARK: Markup

  /// Reads a tag, a comment or a declaration. Returns whether there was one.
  private mutating func readMarkup() -> Bool {
    guard index + 1 < scalars.count else { return false }
    let next = scalars[index + 1]
    if starts(with: "<!--", at: index) {
      index = position(of: "-->", from: index + 4).map { $0 + 3 } ?? scalars.count
      return true
    }
    guard hasTagEnds, next == "/" || next == "!" || next == "?" || next.isASCII && next.properties.isAlphabetic else {
      return false
    }
    guard let end = tagEnd() else {
      hasTagEnds = false
      return false
    }
    let start = index + 1
    index = end + 1
    if next == "!" || next == "?" { return true }
    let isEnd = next == "/"
    var place = isEnd ? start + 1 : start
    let name = word(&place, end)
    guard !name.isEmpty else { return true }
    if isEnd { close(name) } else { open(name, attributes(from: place, to: end)) }
    return true
  }

  /// The `>` that ends the tag at the index: the first one that is not in a quoted value, or the first one if a quote has no end.
  private mutating func tagEnd() -> Int? {
    var quote: UnicodeScalar?
    var first: Int?
    var previous: UnicodeScalar = "<"
    for place in index + 1..<scalars.count {
      let scalar = scalars[place]
      if scalar == ">" {
        if quote == nil || openQuotes > 50 { return place }
        first = first ?? place
      }
      if let open = quote {
        if scalar == open { quote = nil }
      } else if scalar == "\"" || scalar == "'", previous == "=" {
        quote = scalar
      }
      if !scalar.properties.isWhitespace { previous = scalar }
    }
    if first != nil { openQuotes += 1 }
    return first
  }

  private func starts(with text: String, at place: Int) -> Bool {
    var place = place
    for scalar in text.unicodeScalars {
      guard place < scalars.count, Self.lowercased(scalars[place]) == scalar else { return false }
      place += 1
    }
    return true
  }

  private func position(of text: String, from start: Int) -> Int? {
    var place = start
    while place < scalars.count {
      if starts(with: text, at: place) { return place }
      place += 1
    }
    return nil
  }

  private static func lowercased(_ scalar: UnicodeScalar) -> UnicodeScalar {
    "A"..."Z" ~= scalar ? UnicodeScalar(UInt8(scalar.value + 32)) : scalar
  }

  /// A name in small letters.
  private func word(_ place: inout Int, _ end: Int) -> String {
    var text = String.UnicodeScalarView()
    while place < end, !scalars[place].properties.isWhitespace, !"/=>".unicodeScalars.contains(scalars[place]) {
      text.append(Self.lowercased(scalars[place]))
      place += 1
    }
    return String(text)
  }

  private func attributes(from start: Int, to end: Int) -> [String: String] {
    var attributes: [String: String] = [:]
    var place = start
    func skipBlanks() { while place < end, scalars[place].properties.isWhitespace { place += 1 } }
    while place < end {
      let before = place
      while place < end, scalars[place].properties.isWhitespace || scalars[place] == "/" { place += 1 }
      let name = word(&place, end)
      skipBlanks()
      if place < end, scalars[place] == "=" {
        place += 1
        skipBlanks()
        let value = value(&place, end)
        if !name.isEmpty, attributes[name] == nil { attributes[name] = value }
      }
      if place == before { place += 1 }
    }
    return attributes
  }

  private func value(_ place: inout Int, _ end: Int) -> String {
    let quote = place < end && "\"'".unicodeScalars.contains(scalars[place]) ? scalars[place] : nil
    if quote != nil { place += 1 }
    var text = String.UnicodeScalarView()
    while place < end, quote.map({ scalars[place] != $0 }) ?? !scalars[place].properties.isWhitespace {
      if scalars[place] == "&" {
        let (scalar, length) = entity(at: place, before: end)
        text.append(scalar)
        place += length
      } else {
        text.append(scalars[place])
        place += 1
      }
    }
    if place < end, quote != nil { place += 1 }
    return String(text)
  }

  // MARK: Elements

  private mutating func open(_ name: String, _ attributes: [String: String]) {
    if Self.hidden.contains(name) {
      index = position(of: "</\(name)", from: index) ?? scalars.count
      return
    }
    switch name {
    case "br": return breakLine()
    case "hr": return endLine()
    case "td", "th": if lineHasText { append("\t") }
    case "p", "li", "tr", "dt", "dd", "option": closeSame(name)
    default: break
    }
    if Self.blocks.contains(name) { endLine() }
    guard !Self.empty.contains(name) else { return }
    guard stack.count < Self.depthLimit else {
      tooDeep += 1
      return
    }
    var element = Element(name: name, style: style)
    element.style.apply(name, attributes)
    if name == "ul" || name == "ol" {
      element.item = min(max(attributes["start"].flatMap { Int($0) } ?? 1, -1_000_000), 1_000_000)
      if element.style.lists.count < Self.listLimit {
        element.style.lists.append(
          HTMLStyle.List(isOrdered: name == "ol", depth: element.style.lists.count, start: element.item))
      }
    }
    stack.append(element)
    if name == "li" { addMarker() }
  }

  /// Ends an element that is not ended by its tag, such as the previous item of a list.
  private mutating func closeSame(_ name: String) {
    guard tooDeep == 0 else { return }
    for element in stack.reversed() {
      if element.name == name { return close(name) }
      if Self.limits.contains(element.name) { return }
    }
  }

  private mutating func addMarker() {
    guard let list = stack.lastIndex(where: { $0.name == "ul" || $0.name == "ol" }), let kind = style.lists.last else {
      return
    }
    let marker = NSTextList(markerFormat: kind.format, options: 0).marker(forItemNumber: stack[list].item)
    stack[list].item += 1
    for scalar in "\t\(marker)\t".unicodeScalars { append(scalar) }
  }

  private mutating func close(_ name: String) {
    if name == "br" { return breakLine() }
    if Self.blocks.contains(name) { endLine() }
    if tooDeep > 0, !Self.empty.contains(name), !Self.hidden.contains(name) {
      tooDeep -= 1
      return
    }
    guard let place = stack.lastIndex(where: { $0.name == name }) else { return }
    // An inline element does not end the block around it; it ends inside the blocks that are open.
    if !Self.blocks.contains(name), stack[place...].dropFirst().contains(where: { Self.blocks.contains($0.name) }) {
      return
    }
    stack.removeSubrange(place...)
  }

  // MARK: Entities

  private static let entities: [String: UnicodeScalar] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "ndash": "–", "mdash": "—",
    "hellip": "…", "copy": "©", "reg": "®", "trade": "™", "euro": "€", "pound": "£", "yen": "¥", "cent": "¢",
    "sect": "§", "para": "¶", "bull": "•", "middot": "·", "deg": "°", "plusmn": "±", "times": "×", "divide": "÷",
    "frac12": "½", "frac14": "¼", "frac34": "¾", "sup2": "²", "sup3": "³", "micro": "µ", "laquo": "«", "raquo": "»",
    "lsquo": "‘", "rsquo": "’", "sbquo": "‚", "ldquo": "“", "rdquo": "”", "bdquo": "„", "larr": "←", "uarr": "↑",
    "rarr": "→", "darr": "↓", "harr": "↔", "infin": "∞", "ne": "≠", "le": "≤", "ge": "≥", "iexcl": "¡", "iquest": "¿",
    "shy": "\u{AD}", "zwj": "\u{200D}", "zwnj": "\u{200C}", "ensp": "\u{2002}", "emsp": "\u{2003}",
    "thinsp": "\u{2009}", "Auml": "Ä", "auml": "ä", "Ouml": "Ö", "ouml": "ö", "Uuml": "Ü", "uuml": "ü", "szlig": "ß",
    "Agrave": "À", "agrave": "à", "Aacute": "Á", "aacute": "á", "Acirc": "Â", "acirc": "â", "Atilde": "Ã",
    "atilde": "ã", "Aring": "Å", "aring": "å", "AElig": "Æ", "aelig": "æ", "Ccedil": "Ç", "ccedil": "ç",
    "Egrave": "È", "egrave": "è", "Eacute": "É", "eacute": "é", "Ecirc": "Ê", "ecirc": "ê", "Euml": "Ë", "euml": "ë",
    "Igrave": "Ì", "igrave": "ì", "Iacute": "Í", "iacute": "í", "Icirc": "Î", "icirc": "î", "Iuml": "Ï", "iuml": "ï",
    "Ntilde": "Ñ", "ntilde": "ñ", "Ograve": "Ò", "ograve": "ò", "Oacute": "Ó", "oacute": "ó", "Ocirc": "Ô",
    "ocirc": "ô", "Otilde": "Õ", "otilde": "õ", "Oslash": "Ø", "oslash": "ø", "Ugrave": "Ù", "ugrave": "ù",
    "Uacute": "Ú", "uacute": "ú", "Ucirc": "Û", "ucirc": "û", "Yacute": "Ý", "yacute": "ý", "yuml": "ÿ",
  ]

  private mutating func readEntity() -> UnicodeScalar {
    let (scalar, length) = entity(at: index, before: scalars.count)
    index += length
    return scalar
  }

  /// The character of an entity and its length; an ampersand that begins none stays.
  private func entity(at start: Int, before end: Int) -> (UnicodeScalar, Int) {
    let last = min(end, start + 12)
    guard let close = scalars[start..<last].firstIndex(of: ";") else { return ("&", 1) }
    var name = String.UnicodeScalarView()
    name.append(contentsOf: scalars[start + 1..<close])
    let text = String(name)
    if let scalar = Self.entities[text] { return (scalar, close - start + 1) }
    guard text.hasPrefix("#") else { return ("&", 1) }
    let digits = text.dropFirst()
    let isHex = digits.hasPrefix("x") || digits.hasPrefix("X")
    let number = isHex ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    guard let number else { return ("&", 1) }
    let scalar = number == 0 ? nil : UnicodeScalar(number)
    return (scalar ?? "\u{FFFD}", close - start + 1)
  }
}
