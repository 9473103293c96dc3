/// Reads the part of XML that schemes, workspaces, property lists and models of Core Data use.
///
/// Foundation's parser crashes on some damaged files. Entities beyond the five of XML and those by number are rejected, so that a
/// small file cannot expand to a large one.
package struct XMLReader {
  private var cursor: ByteCursor

  /// Reads the file's one element.
  package static func element(_ bytes: [UInt8], file: String) throws(ProjectError) -> XMLElement {
    var reader = XMLReader(cursor: ByteCursor(bytes, file: file))
    return try reader.document()
  }

  private init(cursor: ByteCursor) { self.cursor = cursor }

  /// The elements that are open are kept in a list, so that depth costs no stack.
  private mutating func document() throws(ProjectError) -> XMLElement {
    var open: [XMLElement] = []
    while true {
      let first = cursor.position
      while let byte = cursor.current, byte != UInt8(ascii: "<") { cursor.advance() }
      if !open.isEmpty, cursor.position > first {
        open[open.count - 1].text += try unescaped(first..<cursor.position)
      }
      guard cursor.current != nil else {
        guard let element = open.last else { throw cursor.failure("The file has no XML element.") }
        throw cursor.failure("<\(element.name)> of line \(element.line) has no end; the file is cut off or damaged.")
      }
      if cursor.isAt("<?") {
        guard cursor.skip(past: "?>") else { throw cursor.failure("A processing instruction has no end.") }
      } else if cursor.isAt("<!--") {
        cursor.advance(by: 4)
        guard cursor.skip(past: "-->") else { throw cursor.failure("A comment has no end.") }
      } else if cursor.isAt("<![CDATA[") {
        cursor.advance(by: 9)
        let first = cursor.position
        guard cursor.skip(past: "]]>") else { throw cursor.failure("A CDATA section has no end.") }
        if !open.isEmpty { open[open.count - 1].text += cursor.text(first..<cursor.position - 3) }
      } else if cursor.isAt("<!") {
        try documentType()
      } else if cursor.isAt("</") {
        cursor.advance(by: 2)
        let name = try name()
        guard let element = open.popLast(), element.name == name else {
          throw cursor.failure("</\(name)> does not belong to <\(open.last?.name ?? "")>.")
        }
        cursor.skipBlanks()
        guard cursor.skip(">") else { throw cursor.failure("Expected ‘>’, found \(cursor.found).") }
        if open.isEmpty { return element }
        open[open.count - 1].children.append(element)
      } else {
        let (element, isEmpty) = try startTag()
        if !isEmpty {
          guard open.count < ReaderLimits.depth else {
            throw cursor.failure("Elements are nested more than \(ReaderLimits.depth) deep.")
          }
          open.append(element)
        } else if open.isEmpty {
          return element
        } else {
          open[open.count - 1].children.append(element)
        }
      }
    }
  }

  private mutating func documentType() throws(ProjectError) {
    while let byte = cursor.current, byte != UInt8(ascii: ">") {
      guard byte != UInt8(ascii: "[") else {
        throw cursor.failure("The document type declares entities, which are not read.")
      }
      cursor.advance()
    }
    guard cursor.skip(">") else { throw cursor.failure("The document type has no end.") }
  }

  private mutating func startTag() throws(ProjectError) -> (XMLElement, isEmpty: Bool) {
    try cursor.countValue()
    let line = cursor.line
    cursor.advance()
    var element = XMLElement(name: try name(), attributes: [:], line: line)
    while true {
      cursor.skipBlanks()
      if cursor.skip(">") { return (element, false) }
      if cursor.isAt("/>") {
        cursor.advance(by: 2)
        return (element, true)
      }
      let key = try name()
      cursor.skipBlanks()
      guard cursor.skip("=") else { throw cursor.failure("Expected ‘=’ after an attribute, found \(cursor.found).") }
      cursor.skipBlanks()
      guard let quote = cursor.current, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
        throw cursor.failure("Expected a quotation mark, found \(cursor.found).")
      }
      cursor.advance()
      let first = cursor.position
      while let byte = cursor.current, byte != quote { cursor.advance() }
      guard cursor.current == quote else { throw cursor.failure("An attribute has no end.", line: line) }
      element.attributes[key] = try unescaped(first..<cursor.position)
      cursor.advance()
    }
  }

  private mutating func name() throws(ProjectError) -> String {
    let first = cursor.position
    while let byte = cursor.current {
      let isLetter = (0x41...0x5A).contains(byte & 0xDF) && byte < 0x80
      guard isLetter || (0x30...0x39).contains(byte) || "_-.:".utf8.contains(byte) || byte >= 0x80 else { break }
      cursor.advance()
    }
    guard cursor.position > first else { throw cursor.failure("Expected a name, found \(cursor.found).") }
    return cursor.text(first..<cursor.position)
  }

  private func unescaped(_ range: Range<Int>) throws(ProjectError) -> String {
    let text = cursor.text(range)
    guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
    var result = ""
    var remainder = text[...]
    while let start = remainder.firstIndex(of: "&") {
      result += remainder[..<start]
      guard let end = remainder[start...].prefix(12).firstIndex(of: ";") else {
        throw cursor.failure("‘&’ is not followed by the name of a character.")
      }
      let name = remainder[remainder.index(after: start)..<end]
      guard let character = Self.character(name) else { throw cursor.failure("The entity ‘&\(name);’ is unknown.") }
      result.append(character)
      remainder = remainder[remainder.index(after: end)...]
    }
    return result + remainder
  }

  private static func character(_ name: Substring) -> Character? {
    switch name {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    case "apos": return "'"
    default:
      guard name.hasPrefix("#") else { return nil }
      let isHexadecimal = name.hasPrefix("#x") || name.hasPrefix("#X")
      let digits = name.dropFirst(isHexadecimal ? 2 : 1)
      return UInt32(digits, radix: isHexadecimal ? 16 : 10).flatMap(Unicode.Scalar.init).map(Character.init)
    }
  }
}
