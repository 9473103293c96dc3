/// Reads JSON with what JSON5 adds: comments, trailing commas, keys without quotation marks, texts in single ones.
struct RelaxedJSONReader {
  private var cursor: ByteCursor

  /// Reads the file's one value.
  static func value(_ bytes: [UInt8], file: String) throws(ProjectError) -> FileValue {
    var reader = RelaxedJSONReader(cursor: ByteCursor(bytes, file: file))
    let value = try reader.value(depth: 0)
    try reader.cursor.skipBlanksAndComments()
    guard reader.cursor.current == nil else {
      throw reader.cursor.failure("Expected the end of the file, found \(reader.cursor.found).")
    }
    return value
  }

  private init(cursor: ByteCursor) { self.cursor = cursor }

  private mutating func value(depth: Int) throws(ProjectError) -> FileValue {
    try cursor.skipBlanksAndComments()
    try cursor.countValue()
    guard depth <= ReaderLimits.depth else {
      throw cursor.failure("Values are nested more than \(ReaderLimits.depth) deep.")
    }
    let line = cursor.line
    switch cursor.current {
    case UInt8(ascii: "{"): return FileValue(.dictionary(try object(depth: depth)), line: line)
    case UInt8(ascii: "["): return FileValue(.array(try array(depth: depth)), line: line)
    case UInt8(ascii: "\""), UInt8(ascii: "'"): return FileValue(.string(try string()), line: line)
    default: return FileValue(try literal(), line: line)
    }
  }

  private mutating func object(depth: Int) throws(ProjectError) -> [String: FileValue] {
    let start = cursor.line
    cursor.advance()
    var entries: [String: FileValue] = [:]
    while true {
      try cursor.skipBlanksAndComments()
      if cursor.skip("}") { return entries }
      guard cursor.current != nil else {
        throw cursor.failure("The ‘{’ of line \(start) has no ‘}’; the file is cut off or damaged.")
      }
      let line = cursor.line
      let isQuoted = cursor.current == UInt8(ascii: "\"") || cursor.current == UInt8(ascii: "'")
      let key = isQuoted ? try string() : try word("a key")
      try cursor.skipBlanksAndComments()
      guard cursor.skip(":") else { throw cursor.failure("Expected ‘:’ after a key, found \(cursor.found).") }
      var value = try value(depth: depth + 1)
      value.line = line
      entries[key] = value
      try cursor.skipBlanksAndComments()
      guard cursor.skip(",") || cursor.current == UInt8(ascii: "}") else {
        throw cursor.failure("Expected ‘,’ or ‘}’ after a value, found \(cursor.found).")
      }
    }
  }

  private mutating func array(depth: Int) throws(ProjectError) -> [FileValue] {
    let start = cursor.line
    cursor.advance()
    var elements: [FileValue] = []
    while true {
      try cursor.skipBlanksAndComments()
      if cursor.skip("]") { return elements }
      guard cursor.current != nil else {
        throw cursor.failure("The ‘[’ of line \(start) has no ‘]’; the file is cut off or damaged.")
      }
      elements.append(try value(depth: depth + 1))
      try cursor.skipBlanksAndComments()
      guard cursor.skip(",") || cursor.current == UInt8(ascii: "]") else {
        throw cursor.failure("Expected ‘,’ or ‘]’ in a list, found \(cursor.found).")
      }
    }
  }

  private mutating func literal() throws(ProjectError) -> FileValue.Content {
    let word = try word("a value")
    switch word {
    case "true": return .boolean(true)
    case "false": return .boolean(false)
    case "null": return .string("")
    default:
      guard let first = word.utf8.first, (0x30...0x39).contains(first) || "+-.".utf8.contains(first) else {
        throw cursor.failure("Expected a value, found the word ‘\(word.prefix(40))’.")
      }
      return .scalar(element: Int(word) == nil ? "real" : "integer", text: word)
    }
  }

  private mutating func word(_ expected: String) throws(ProjectError) -> String {
    let first = cursor.position
    while let byte = cursor.current {
      let isLetter = (0x41...0x5A).contains(byte & 0xDF) && byte < 0x80
      guard isLetter || (0x30...0x39).contains(byte) || "_$+-.".utf8.contains(byte) || byte >= 0x80 else { break }
      cursor.advance()
    }
    guard cursor.position > first else {
      let isConflict = cursor.isAt("<<<<<<<") || cursor.isAt("=======") || cursor.isAt(">>>>>>>")
      throw cursor.failure(
        isConflict ? "The file has an unresolved merge conflict." : "Expected \(expected), found \(cursor.found).")
    }
    return cursor.text(first..<cursor.position)
  }

  private mutating func string() throws(ProjectError) -> String {
    let start = cursor.line
    let quote = cursor.current
    cursor.advance()
    var text = String.UnicodeScalarView()
    var run = cursor.position
    while let byte = cursor.current {
      guard byte == quote || byte == UInt8(ascii: "\\") else {
        cursor.advance()
        continue
      }
      text.append(contentsOf: cursor.text(run..<cursor.position).unicodeScalars)
      cursor.advance()
      if byte == quote { return String(text) }
      if let scalar = escape() { text.append(scalar) }
      run = cursor.position
    }
    throw cursor.failure("A text in quotation marks has no end.", line: start)
  }

  private mutating func escape() -> Unicode.Scalar? {
    guard let byte = cursor.current else { return nil }
    // A character of several bytes stands for itself, and stays for the next run.
    guard byte < 0x80 else { return nil }
    cursor.advance()
    switch byte {
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "v"): return "\u{B}"
    case UInt8(ascii: "0"): return "\0"
    case UInt8(ascii: "\n"): return nil
    case UInt8(ascii: "u"): return unicodeEscape()
    default: return Unicode.Scalar(byte)
    }
  }

  private mutating func unicodeEscape() -> Unicode.Scalar {
    let first = fourDigits()
    guard (0xD800..<0xDC00).contains(first), cursor.isAt("\\u") else { return Unicode.Scalar(first) ?? "\u{FFFD}" }
    cursor.advance(by: 2)
    let second = fourDigits()
    guard (0xDC00..<0xE000).contains(second) else { return "\u{FFFD}" }
    return Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00)) ?? "\u{FFFD}"
  }

  private mutating func fourDigits() -> UInt32 {
    var number: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = cursor.current, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else { break }
      number = number * 16 + UInt32(digit)
      cursor.advance()
    }
    return number
  }
}
