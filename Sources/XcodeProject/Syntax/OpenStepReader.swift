import Foundation

/// Reads the older text format of property lists, in which `project.pbxproj` is written.
struct OpenStepReader {
  private var cursor: ByteCursor

  /// Reads the file's one value.
  static func value(_ bytes: [UInt8], file: String) throws(ProjectError) -> FileValue {
    var reader = OpenStepReader(cursor: ByteCursor(bytes, file: file))
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
    case UInt8(ascii: "{"): return FileValue(.dictionary(try dictionary(depth: depth)), line: line)
    case UInt8(ascii: "("): return FileValue(.array(try array(depth: depth)), line: line)
    case UInt8(ascii: "<"): return FileValue(.scalar(element: "data", text: try data()), line: line)
    default: return FileValue(.string(try string()), line: line)
    }
  }

  private mutating func dictionary(depth: Int) throws(ProjectError) -> [String: FileValue] {
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
      let key = try string()
      try cursor.skipBlanksAndComments()
      guard cursor.skip("=") else { throw cursor.failure("Expected ‘=’ after a key, found \(cursor.found).") }
      var value = try value(depth: depth + 1)
      value.line = line
      entries[key] = value
      try cursor.skipBlanksAndComments()
      guard cursor.skip(";") || cursor.current == UInt8(ascii: "}") else {
        throw cursor.failure("Expected ‘;’ after a value, found \(cursor.found).")
      }
    }
  }

  private mutating func array(depth: Int) throws(ProjectError) -> [FileValue] {
    let start = cursor.line
    cursor.advance()
    var elements: [FileValue] = []
    while true {
      try cursor.skipBlanksAndComments()
      if cursor.skip(")") { return elements }
      guard cursor.current != nil else {
        throw cursor.failure("The ‘(’ of line \(start) has no ‘)’; the file is cut off or damaged.")
      }
      elements.append(try value(depth: depth + 1))
      try cursor.skipBlanksAndComments()
      guard cursor.skip(",") || cursor.current == UInt8(ascii: ")") else {
        throw cursor.failure("Expected ‘,’ or ‘)’ in a list, found \(cursor.found).")
      }
    }
  }

  /// `<0102 ff>` as base 64, as the XML format writes data.
  private mutating func data() throws(ProjectError) -> String {
    let start = cursor.line
    cursor.advance()
    let first = cursor.position
    guard cursor.skip(past: ">") else { throw cursor.failure("Data has no ‘>’.", line: start) }
    let digits = cursor.text(first..<cursor.position - 1).compactMap(\.hexDigitValue)
    let bytes = stride(from: 0, to: digits.count - digits.count % 2, by: 2).map { index in
      UInt8(digits[index] * 16 + digits[index + 1])
    }
    return Data(bytes).base64EncodedString()
  }

  private static func isUnquoted(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "/"),
      UInt8(ascii: ":"), UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "@"), 0x80...0xFF:
      true
    default: false
    }
  }

  private mutating func string() throws(ProjectError) -> String {
    if let quote = cursor.current, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      return try quoted(by: quote)
    }
    let first = cursor.position
    while let byte = cursor.current, Self.isUnquoted(byte) { cursor.advance() }
    guard cursor.position > first else {
      let isConflict = cursor.isAt("<<<<<<<") || cursor.isAt("=======") || cursor.isAt(">>>>>>>")
      throw cursor.failure(
        isConflict
          ? "The file has an unresolved merge conflict." : "Expected a key or a value, found \(cursor.found).")
    }
    return cursor.text(first..<cursor.position)
  }

  private mutating func quoted(by quote: UInt8) throws(ProjectError) -> String {
    let start = cursor.line
    cursor.advance()
    var bytes: [UInt8] = []
    while let byte = cursor.current {
      cursor.advance()
      if byte == quote { return String(decoding: bytes, as: UTF8.self) }
      if byte == UInt8(ascii: "\\") { escape(into: &bytes) } else { bytes.append(byte) }
    }
    throw cursor.failure("A text in quotation marks has no end.", line: start)
  }

  private mutating func escape(into bytes: inout [UInt8]) {
    guard let byte = cursor.current else { return }
    cursor.advance()
    switch byte {
    case UInt8(ascii: "a"): bytes.append(7)
    case UInt8(ascii: "b"): bytes.append(8)
    case UInt8(ascii: "f"): bytes.append(12)
    case UInt8(ascii: "n"): bytes.append(10)
    case UInt8(ascii: "r"): bytes.append(13)
    case UInt8(ascii: "t"): bytes.append(9)
    case UInt8(ascii: "v"): bytes.append(11)
    case UInt8(ascii: "U"), UInt8(ascii: "u"):
      append(digits(radix: 16, atMost: 4, initial: 0), to: &bytes)
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      append(digits(radix: 8, atMost: 2, initial: UInt32(byte - UInt8(ascii: "0"))), to: &bytes)
    default: bytes.append(byte)
    }
  }

  private mutating func digits(radix: UInt32, atMost count: Int, initial: UInt32) -> UInt32 {
    var number = initial
    for _ in 0..<count {
      guard let byte = cursor.current, let digit = Character(Unicode.Scalar(byte)).hexDigitValue, digit < radix else {
        break
      }
      number = number * radix + UInt32(digit)
      cursor.advance()
    }
    return number
  }

  private func append(_ number: UInt32, to bytes: inout [UInt8]) {
    bytes.append(contentsOf: Array(String(Character(Unicode.Scalar(number) ?? "\u{FFFD}")).utf8))
  }
}
